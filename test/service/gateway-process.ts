import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const GATEWAY = fileURLToPath(new URL('../../gateway/gateway.ts', import.meta.url));

/** One more process with listeners only: beside the service of this directory, or as a node of a cluster. */
export class GatewayProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #complaints: () => string;

  private constructor(child: ChildProcess, url: string, complaints: () => string) {
    this.#complaints = complaints;
    this.#child = child;
    this.url = url;
  }

  static async start(home: string, settings: Record<string, string> = {}): Promise<GatewayProcess> {
    const { NATS_URL: _, ...inherited } = process.env;
    const env = { ...inherited, PORT: '0', CONCLAVE_ADMIN_PORT: '0', CONCLAVE_HOME: home, ...settings };
    const child = spawn(process.execPath, [GATEWAY], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr?.on('data', (chunk) => {
      complaints += chunk;
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const url = /^The gateway is ready at (\S+)$/.exec(line)?.[1];
      if (url === undefined) continue;
      child.stdout?.resume();
      return new GatewayProcess(child, url, () => complaints);
    }
    throw new Error(`the gateway did not start: ${complaints}`);
  }

  /** What it has logged. */
  get complaints(): string {
    return this.#complaints();
  }

  /** Asks it to stop; resolves with its exit code. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    const [code] = (await once(this.#child, 'exit')) as [number | null];
    return code;
  }
}
