import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PanelSize } from './stub-panel.ts';

const MAIN = fileURLToPath(new URL('./node-worker.ts', import.meta.url));

export interface NodeSetup {
  /** Of the message server. */
  readonly url: string;
  readonly name: string;
  /** Where its store is, in a directory of its name. */
  readonly directory: string;
  readonly panel: PanelSize;
  /** What an expert's call takes, in milliseconds. */
  readonly callMs: number;
  /** Calls this node makes at once. */
  readonly calls: number;
}

/** A node of a cluster in its own process. */
export class NodeProcess {
  readonly name: string;
  readonly #child: ChildProcess;

  private constructor(name: string, child: ChildProcess) {
    this.name = name;
    this.#child = child;
  }

  /** Resolves when it takes messages; it may have no homes yet. */
  static async start(setup: NodeSetup): Promise<NodeProcess> {
    const child = spawn(process.execPath, [MAIN, JSON.stringify(setup)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`node ${setup.name} ended`)));
    await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => {});
    return new NodeProcess(setup.name, child);
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
