/** How the processor time of a pure function grows with the length of its input. */

export interface Growth {
  /** Exponent of the length in the time: 1 is linear, 2 quadratic; 0 where too little time was used to tell. */
  readonly slope: number;
  /** Processor time at the largest size that was tried (ms). */
  readonly ms: number;
  /** UTF-16 units of that size. */
  readonly size: number;
}

/** Sizes of the inputs (UTF-16 units). */
const [SMALL, MIDDLE, LARGE] = [8_192, 32_768, 131_072] as const;

/** Below this, collections and compilation decide more than the input (ms). */
const NOISE_MS = 25;

/** A small input that takes this long is not tried at the largest size (ms). */
const SLOW_MS = 60;

/** Least processor time of so many runs: collections and other processes only ever add. */
const RUNS = 2;

/** `make` prepares the input of a size, whose cost does not count; `run` is what is measured. */
export function growth<Input>(make: (size: number) => Input, run: (input: Input) => unknown): Growth {
  const timed = (size: number): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let n = 0; n < RUNS && least > NOISE_MS; n++) least = Math.min(least, processorMs(make(size), run));
    return least;
  };
  const small = timed(SMALL);
  if (small > SLOW_MS) return between(SMALL, small, MIDDLE, timed(MIDDLE));
  const large = timed(LARGE);
  if (large < NOISE_MS) return { slope: 0, ms: large, size: LARGE };
  return between(MIDDLE, timed(MIDDLE), LARGE, large);
}

/** Sizes at which a growth is looked at again: what takes milliseconds at the others is told from noise here. */
const [LARGER, LARGEST] = [262_144, 1_048_576] as const;

/** What takes longer than this at the largest of the usual sizes has been told from noise there (ms). */
const CERTAIN_MS = 400;

/** The same between larger sizes, for what looked steep in a few milliseconds. */
export function growthBeyond<Input>(
  { ms, size }: Growth,
  make: (size: number) => Input,
  run: (input: Input) => unknown,
): Growth {
  if (ms > CERTAIN_MS || size < LARGE) return growth(make, run);
  return between(LARGER, processorMs(make(LARGER), run), LARGEST, processorMs(make(LARGEST), run));
}

function between(size: number, ms: number, larger: number, more: number): Growth {
  return { slope: Math.log(more / Math.max(ms, 1)) / Math.log(larger / size), ms: more, size: larger };
}

function processorMs<Input>(input: Input, run: (input: Input) => unknown): number {
  const before = process.cpuUsage();
  run(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
