import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** What node:http adds to every answer by itself. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive']);

/** The baseline server in its own process. */
export class BareServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** One that answers a GET of this path with the bytes of this answer, and a POST with what it was sent. */
  static async start(path = '/', answer = new Response()): Promise<BareServer> {
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !NODES_OWN.has(name)));
    const args = [BARE, path, JSON.stringify(headers), await answer.text()];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = (await once(child.stdout, 'data')) as [Buffer];
    return new BareServer(child, `http://127.0.0.1:${String(port).trim()}`);
  }

  stop(): void {
    this.#child.kill();
  }
}
