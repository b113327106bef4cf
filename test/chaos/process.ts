import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Command {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Resolves when it answers; asked again until it does. */
  readonly isReady: () => Promise<boolean>;
}

/** How long a start may take, in milliseconds: three of them at once on two cores are slow. */
const READY_WITHIN_MS = 180_000;

const LOOK_MS = 100;

/** A supervisor starts again what ended by itself after this long, in milliseconds. */
const AGAIN_AFTER_MS = 500;

/**
 * A program that is ended without a word and started again with the same command, on the same directory and ports. Where it
 * ends by itself, it is started again as an operator's supervisor does it, and its last words are kept.
 */
export class Restartable {
  readonly name: string;
  /** Last words of each time that it ended by itself. */
  readonly ends: string[] = [];
  readonly #command: Command;
  #child: ChildProcess | undefined;
  #complaints = '';
  /** Counts starts and ends that were asked for: what happens to an earlier run is no news. */
  #run = 0;

  constructor(command: Command) {
    this.name = command.name;
    this.#command = command;
  }

  /** Resolves when it answers, or was ended meanwhile. Throws Error with its last words when it does not answer for long. */
  async start(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    this.#launch(run);
    const until = performance.now() + READY_WITHIN_MS;
    while (!(await this.#command.isReady())) {
      // Ended while it was starting: the code that ended it starts it again.
      if (this.#run !== run) return;
      if (performance.now() > until) throw new Error(`${this.name} does not answer: ${this.#complaints}`);
      await pause(LOOK_MS);
    }
  }

  #launch(run: number): void {
    const { file, args, env } = this.#command;
    const child = spawn(file, [...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    this.#complaints = '';
    child.stderr?.on('data', (chunk) => {
      this.#complaints = (this.#complaints + chunk).slice(-4_000);
    });
    // When all that it said has been read.
    child.once('close', async () => {
      if (this.#run !== run) return;
      this.ends.push(this.#complaints);
      await pause(AGAIN_AFTER_MS);
      if (this.#run === run) this.#launch(run);
    });
  }

  /** Stopped in its tracks, as by a long pause of its machine; it does not know when it goes on. */
  async freeze(ms: number): Promise<void> {
    const child = this.#child;
    child?.kill('SIGSTOP');
    await pause(ms);
    child?.kill('SIGCONT');
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#run += 1;
    const child = this.#child;
    if (child === undefined) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
