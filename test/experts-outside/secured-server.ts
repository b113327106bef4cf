import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NatsServer, systemClock } from '../../runtime/index.ts';

type Part = 'roles' | 'tls';

/** A server with parts of nats.conf switched on as its first lines say; every role's password is its own name and `-pw`. */
export class SecuredServer {
  readonly directory: string;
  readonly #server: NatsServer;

  private constructor(server: NatsServer, directory: string) {
    this.#server = server;
    this.directory = directory;
  }

  static async start(parts: readonly Part[], edit: (text: string) => string = (text) => text): Promise<SecuredServer> {
    const directory = await mkdtemp(join(tmpdir(), 'conclave-nats-'));
    const written = await readFile(new URL('../../nats.conf', import.meta.url), 'utf8');
    const on = parts.reduce((text, part) => text.replaceAll(new RegExp(`^#${part} `, 'gm'), ''), written);
    const named = on.replaceAll(/user: (\S+), password: \$\w+/g, 'user: $1, password: $1-pw');
    const config = join(directory, 'nats.conf');
    await writeFile(config, edit(named));
    const server = await NatsServer.start({ directory: join(directory, 'nats'), config, clock: systemClock });
    return new SecuredServer(server, directory);
  }

  /** Host and port. */
  get address(): string {
    return this.#server.url.replace('nats://', '');
  }

  /** As a member of the role would set NATS_URL. */
  urlOf(role: string, scheme = 'nats'): string {
    return `${scheme}://${role}:${role}-pw@${this.address}`;
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.directory, { recursive: true, force: true });
  }
}
