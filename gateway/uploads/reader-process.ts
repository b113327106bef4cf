/**
 * One process for one file: the parent's side. Owns the process from its start to its end; the clock is the scheduler's.
 *
 * Invariants:
 *  1. Whatever the file does, the promise settles, and the process has ended by then.
 *  2. The process has no environment, cannot write files, start processes, or make code out of strings.
 *  3. It ends when this process ends: its channel closes.
 *  4. A file that takes seconds of a processor is read on at a low priority. From the start, it would be a small file's that waits.
 *  5. Where the system tells (Linux), time is that of a processor: a busy machine neither ends nor slows an honest file.
 */
import { fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Clock, inBackground, processorMsOf, type TaskRun } from '../../runtime/index.ts';
import type { ReadReply, ReadRequest } from './reader-messages.ts';
import { UnreadableUpload } from './upload-reader.ts';

const READER = fileURLToPath(new URL('./reader-worker.ts', import.meta.url));

/** Nine times less of a contended processor, and the least there is. */
const NICENESS = 10;
const NICEST = 19;

/** Most files take less than one second of a processor, the start of their process included (ms). */
const SLOW_AFTER_MS = 3_000;

/** Between two looks at what a starved process has used, at least (ms). */
const LOOK_AGAIN_MS = 250;

export interface ReaderLimits {
  readonly clock: Clock;
  /** Aborted: the process is killed. */
  readonly signal: AbortSignal;
  /** Resident memory, in MB. */
  readonly maxMemoryMb: number;
}

/** The outcome rejects with UnreadableUpload when the process dies before it answers. */
export function runReader(request: ReadRequest, { clock, signal, maxMemoryMb }: ReaderLimits): TaskRun {
  const child = fork(READER, [String(maxMemoryMb)], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
      '--disallow-code-generation-from-strings',
      // The heap is a part of the whole: a document that fits comes nowhere near.
      `--max-old-space-size=${Math.ceil(maxMemoryMb * 0.75)}`,
    ],
  });
  const { pid } = child;
  const processorMs = pid === undefined || process.platform !== 'linux' ? undefined : () => processorMsOf(pid);
  const stayFast = lowerPriorityWhenSlow(pid, clock, processorMs);
  const kill = (): boolean => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  const outcome = new Promise<ReadReply>((resolve, reject) => {
    let answer: ReadReply | undefined;
    child.on('message', (message) => {
      answer = message as ReadReply;
      kill();
    });
    child.on('error', (error) => {
      stayFast();
      reject(error);
    });
    child.on('exit', (code, killedBy) => {
      stayFast();
      signal.removeEventListener('abort', kill);
      if (answer !== undefined) resolve(answer);
      else reject(deathOf(code, killedBy));
    });
    child.send(request, (error) => error && kill());
  });
  return { outcome, ...(processorMs && { processorMs }) };
}

/** What it gives back ends the looking. */
function lowerPriorityWhenSlow(pid: number | undefined, clock: Clock, processorMs: TaskRun['processorMs']): () => void {
  let isOver = false;
  let disarm = (): void => undefined;
  const look = async (): Promise<void> => {
    const used = (await processorMs?.()) ?? SLOW_AFTER_MS;
    if (isOver) return;
    if (used >= SLOW_AFTER_MS) lowerPriority(pid);
    else lookIn(Math.max(SLOW_AFTER_MS - used, LOOK_AGAIN_MS));
  };
  const lookIn = (ms: number): void => {
    // A process that has ended tells nothing, and needs no priority.
    disarm = clock.at(clock.now() + ms, () => inBackground(look(), () => undefined));
  };
  lookIn(SLOW_AFTER_MS);
  return () => {
    isOver = true;
    disarm();
  };
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(NICEST, getPriority() + NICENESS));
  } catch {
    // It has just ended.
  }
}

/** V8 aborts when the heap is full, and the watch inside kills when the whole is; a timeout is named by the scheduler. */
function deathOf(code: number | null, killedBy: NodeJS.Signals | null): UnreadableUpload {
  const cause = new Error(`the reading process ended with ${killedBy ?? code}`);
  const memory = killedBy === 'SIGKILL' || killedBy === 'SIGABRT' || killedBy === 'SIGTRAP' || code === 134;
  const message = memory
    ? 'The file needs too much memory to be read. It may be damaged, or made to be large.'
    : 'The file is damaged: it could not be read.';
  return new UnreadableUpload(message, { cause });
}
