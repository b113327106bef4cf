/** Collects what arrives and hands it out in order, so that a test awaits the messages and never a time. */
export function gathering<T>(): { add(item: T): void; take(count: number): Promise<T[]>; all(): T[] } {
  const items: T[] = [];
  let wake: () => void = () => undefined;
  return {
    add(item) {
      items.push(item);
      wake();
    },
    async take(count) {
      while (items.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return items.splice(0, count);
    },
    /** What has arrived and was not taken. */
    all: () => [...items],
  };
}
