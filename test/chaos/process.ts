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

/** A program that is ended without a word and started again with the same command, on the same directory and ports. */
export class Restartable {
  readonly name: string;
  /** Times it was killed. */
  kills = 0;
  readonly #command: Command;
  #child: ChildProcess | undefined;
  #complaints = '';

  constructor(command: Command) {
    this.name = command.name;
    this.#command = command;
  }

  /** Resolves when it answers. Throws Error with its last words when it does not. */
  async start(): Promise<void> {
    const { file, args, env, isReady } = this.#command;
    const child = spawn(file, [...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    child.stderr?.on('data', (chunk) => {
      this.#complaints = (this.#complaints + chunk).slice(-4_000);
    });
    const until = performance.now() + READY_WITHIN_MS;
    while (!(await isReady())) {
      // Killed while it was starting: whoever did that starts it again.
      if (this.#child !== child || child.signalCode !== null) return;
      if (child.exitCode !== null) throw new Error(`${this.name} ended by itself: ${this.#complaints}`);
      if (performance.now() > until) throw new Error(`${this.name} does not answer: ${this.#complaints}`);
      await pause(LOOK_MS);
    }
  }

  async kill(): Promise<void> {
    this.kills += 1;
    await this.end('SIGKILL');
  }

  /** Stopped in its tracks, as by a long pause of its machine; it does not know when it goes on. */
  async freeze(ms: number): Promise<void> {
    const child = this.#child;
    child?.kill('SIGSTOP');
    await pause(ms);
    child?.kill('SIGCONT');
  }

  /** What it wrote to standard error, the end of it. */
  get complaints(): string {
    return this.#complaints;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
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
