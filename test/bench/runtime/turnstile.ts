/** Lets so many through at a time, the others in the order they came. */
export function turnstile(places: number): (pass: () => Promise<void>) => Promise<void> {
  const queue: (() => void)[] = [];
  let free = places;
  return async (pass) => {
    if (free === 0) await new Promise<void>((resolve) => queue.push(resolve));
    else free -= 1;
    try {
      await pass();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
