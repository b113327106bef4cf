import { fileURLToPath } from 'node:url';
import type { SimulatedPanel, SweepDesign, SweepHeader } from '../../../protocols/lab/index.ts';
import { type Clock, type TaskPool, WorkerPool } from '../../../runtime/index.ts';
import { append } from '../results-file.ts';
import type { Chunk } from './sweep-worker.ts';

/** Runs of a protocol on an item that a worker gets at once: a second's work or so, which is what a kill loses. */
const CHUNK_RUNS = 1000;

/** Debates in a chunk, whatever they are made of: a tenth of a small sweep, and a hundredth of a large one, is still to be seen coming. */
const MOST_DEBATES = 16;
const LEAST_CHUNKS = 100;

/** A chunk is done in seconds; one that takes this long hangs. */
const CHUNK_TIMEOUT_MS = 30 * 60_000;

/** Threads of a sweep, its design already read. */
export function sweepPool(threads: number, clock: Clock): TaskPool {
  return new WorkerPool({ file: fileURLToPath(new URL('./sweep-worker.ts', import.meta.url)), threads, clock });
}

export interface SweepRun {
  readonly design: SweepDesign;
  readonly panel: SimulatedPanel;
  readonly header: SweepHeader;
  /** The file of results, opened by `resumed`, and how many lines it holds: those debates are not held again. */
  readonly path: string;
  readonly done: number;
  readonly pool: TaskPool;
  readonly threads: number;
  /** Called with the number of debates in the file, at first and after every write. */
  readonly onProgress: (done: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Runs a sweep to its end. Workers compute chunks in any order, the file gets them in the design's: the bytes do not depend on
 * the number of threads. Throws TaskCancelled when the signal aborts.
 */
export async function runSweep({
  design,
  panel,
  header,
  path,
  done,
  pool,
  threads,
  onProgress,
  signal,
}: SweepRun): Promise<void> {
  onProgress(done);
  const options = { timeoutMs: CHUNK_TIMEOUT_MS, priority: 0, ...(signal === undefined ? {} : { signal }) };
  const chunks = chunksOf({ key: header.design, design, panel }, header, done);
  const running: Promise<unknown>[] = [];
  let written = done;
  // Two for each thread, so that none waits while the oldest is written.
  for (let next = 0; next < chunks.length || running.length > 0; ) {
    while (next < chunks.length && running.length < 2 * threads) {
      const task = pool.run('debates', chunks[next++], options);
      // Its failure is reported when its turn comes; until then it must not count as an unhandled rejection.
      task.catch(() => undefined);
      running.push(task);
    }
    const lines = (await running.shift()) as string[];
    await append(path, lines);
    written += lines.length;
    onProgress(written);
  }
}

function chunksOf(base: Pick<Chunk, 'key' | 'design' | 'panel'>, header: SweepHeader, done: number): Chunk[] {
  const { scenes, debates, columns, items_per_debate } = header;
  const most = Math.max(MOST_DEBATES, Math.floor(debates / LEAST_CHUNKS));
  const size = Math.max(1, Math.min(most, Math.floor(CHUNK_RUNS / (columns.length * items_per_debate))));
  return scenes.flatMap((_, scene) => {
    const chunks: Chunk[] = [];
    for (let from = Math.max(0, done - scene * debates); from < debates; from += size) {
      chunks.push({ ...base, scene, from, to: Math.min(debates, from + size) });
    }
    return chunks;
  });
}
