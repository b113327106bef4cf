import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../gateway/experts/python/calendar_expert.py', import.meta.url));

/** The example expert in its own process, once it listens. */
export class PythonExpert {
  readonly #child: ChildProcess;
  /** What the service answered to its statements. */
  readonly receipts: string[] = [];

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(natsUrl: string): Promise<PythonExpert> {
    const child = spawn('python3', [PROGRAM, natsUrl], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr?.on('data', (chunk) => {
      complaints += chunk;
    });
    const expert = new PythonExpert(child);
    const ready = Promise.withResolvers<void>();
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) =>
      line === 'ready' ? ready.resolve() : expert.receipts.push(line),
    );
    child.once('exit', () => ready.reject(new Error(`the expert ended: ${complaints}`)));
    await ready.promise;
    return expert;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
