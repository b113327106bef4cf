/** What a piece of work gave, and how long it took. */
export interface Timed<Result> {
  readonly result: Result;
  readonly ms: number;
  /** What the processor spent on it: where a machine is shared, the clock tells of its other users too. */
  readonly cpuMs: number;
}

function timed<Result>(work: () => Result): Timed<Result> {
  const [from, used] = [performance.now(), process.cpuUsage()];
  const result = work();
  const ms = performance.now() - from;
  const { user, system } = process.cpuUsage(used);
  return { result, ms, cpuMs: (user + system) / 1000 };
}

/** The quickest of several runs: what is slower is the machine's doing, not the program's. */
export function quickest<Result>(runs: number, work: () => Result): Timed<Result> {
  let best = timed(work);
  for (let run = 1; run < runs; run++) {
    const next = timed(work);
    if (next.ms < best.ms) best = next;
  }
  return best;
}

export const inMs = (ms: number): string => (ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
