import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const GATEWAY = fileURLToPath(new URL('../../gateway/gateway.ts', import.meta.url));

/** One more process with listeners only, beside the service of this directory. */
export class GatewayProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(home: string): Promise<GatewayProcess> {
    const { NATS_URL: _, ...inherited } = process.env;
    const env = { ...inherited, PORT: '0', CONCLAVE_ADMIN_PORT: '0', CONCLAVE_HOME: home };
    const child = spawn(process.execPath, [GATEWAY], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr?.on('data', (chunk) => {
      complaints += chunk;
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const url = /^The gateway is ready at (\S+)$/.exec(line)?.[1];
      if (url === undefined) continue;
      child.stdout?.resume();
      return new GatewayProcess(child, url);
    }
    throw new Error(`the gateway did not start: ${complaints}`);
  }

  /** Asks it to stop; resolves with its exit code. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    const [code] = (await once(this.#child, 'exit')) as [number | null];
    return code;
  }
}
