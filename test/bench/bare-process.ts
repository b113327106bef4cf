import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** The baseline server in a process of its own. */
export class BareServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** One that answers each GET with this body. */
  static async start(body: string): Promise<BareServer> {
    const child = spawn(process.execPath, [BARE, body], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    return new BareServer(child, `http://127.0.0.1:${String(port).trim()}`);
  }

  stop(): void {
    this.#child.kill();
  }
}
