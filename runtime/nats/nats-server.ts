import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Logger, silentLogger } from '../logger.ts';
import type { Entropy } from '../random.ts';
import { wait } from '../time/wait.ts';
import { type Credentials, openCredentials, writePrivately } from './credentials.ts';
import { end, freePort, hasEnded, launch, type NatsServerOptions } from './launch.ts';
import { endOrphan, removeRecord } from './record.ts';
import { ROLES, securedConfig } from './secured-config.ts';

interface SecuredServerOptions extends NatsServerOptions {
  /** Ids of the outside experts. */
  readonly experts: readonly string[];
  readonly entropy: Entropy;
}

/** What a shell reads to be that role, so that no password is on a command line, where every user of the machine sees it. */
function writeEnvironment(directory: string, role: string, url: string, credentials: Credentials): Promise<void> {
  const lines = [`NATS_URL=${url}`, `NATS_USER=${role}`, `NATS_PASSWORD=${credentials[role]}`];
  return writePrivately(join(directory, `${role}.env`), lines.map((line) => `export ${line}\n`).join(''));
}

/** Between restarts (ms), growing; a server that stayed up for a minute begins at the first again. */
const BACKOFF_MS = [50, 250, 1000, 5000] as const;
const HEALTHY_AFTER_MS = 60_000;

/**
 * Our own nats-server child.
 *
 * Invariants:
 *  1. One server to a directory: an orphan of a killed service is ended before a new one starts; the server of a service
 *     that still runs is left alone, and starting fails.
 *  2. A server that dies is started again on the same port until `stop`.
 *  3. After `stop` no child is left.
 */
export class NatsServer {
  readonly #options: NatsServerOptions;
  readonly #log: Logger;
  readonly #port: number;
  readonly #stopped = new AbortController();
  #child: ChildProcess;
  readonly #supervision: Promise<void>;
  readonly #onExit = (): boolean => this.#child.kill('SIGKILL');

  private constructor(options: NatsServerOptions, port: number, child: ChildProcess) {
    this.#options = options;
    this.#log = options.log ?? silentLogger;
    this.#port = port;
    this.#child = child;
    // A service that ends without `stop` (an uncaught exception) takes the child with it.
    process.once('exit', this.#onExit);
    this.#supervision = this.#supervise();
  }

  /** Resolves when the server accepts connections. Rejects with NatsServerFailed. */
  static async start(options: NatsServerOptions): Promise<NatsServer> {
    await mkdir(options.directory, { recursive: true, mode: 0o700 });
    await endOrphan(options.directory, options.clock, options.log ?? silentLogger);
    const port = await freePort();
    return new NatsServer(options, port, await launch(options, port));
  }

  /** As `start`, and open to nobody without a password: with the roles of the configuration, these outside experts among them. */
  static async startSecured({ experts, entropy, ...options }: SecuredServerOptions): Promise<NatsServer> {
    const { directory } = options;
    const credentials = await openCredentials(directory, [...ROLES, ...experts], entropy);
    const config = join(directory, 'nats.conf');
    await writePrivately(config, securedConfig(await readFile(options.config, 'utf8'), experts, credentials));
    const server = await NatsServer.start({ ...options, config });
    for (const role of ['observer', ...experts]) await writeEnvironment(directory, role, server.url, credentials);
    return server;
  }

  /** For NATS clients; without a password. */
  get url(): string {
    return `nats://127.0.0.1:${this.#port}`;
  }

  /** Process id of the child that runs now. */
  get pid(): number {
    return this.#child.pid as number;
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await end(this.#child, this.#options.clock);
    await this.#supervision;
    process.removeListener('exit', this.#onExit);
    await removeRecord(this.#options.directory);
  }

  async #supervise(): Promise<void> {
    const { clock } = this.#options;
    let failures = 0;
    while (!this.#stopped.signal.aborted) {
      const since = clock.now();
      if (!hasEnded(this.#child)) await once(this.#child, 'exit');
      if (this.#stopped.signal.aborted) return;
      failures = clock.now() - since > HEALTHY_AFTER_MS ? 0 : failures;
      this.#log.error('nats_server.died', {
        code: this.#child.exitCode,
        signal: this.#child.signalCode,
        restarts: failures,
      });
      await wait(clock, BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)] as number, this.#stopped.signal);
      if (!this.#stopped.signal.aborted) await this.#relaunch();
    }
  }

  async #relaunch(): Promise<void> {
    try {
      this.#child = await launch(this.#options, this.#port, (child) => {
        this.#child = child;
      });
      // Stopped while it was starting.
      if (this.#stopped.signal.aborted) await end(this.#child, this.#options.clock);
      else this.#log.info('nats_server.restarted', { port: this.#port });
    } catch (error) {
      this.#log.error('nats_server.restart_failed', { error: error instanceof Error ? error : undefined });
    }
  }
}
