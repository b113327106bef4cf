import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Post {
  readonly path: string;
  readonly id: string | undefined;
  /** How many secrets signed it. */
  readonly signatures: number;
}

/** Takes every webhook that comes, on loopback. */
export class Receiver {
  readonly url: string;
  readonly posts: Post[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', ({ url = '', headers }, answer) => {
      const signatures = String(headers['webhook-signature']).split(' ').length;
      this.posts.push({ path: url, id: headers['webhook-id']?.toString(), signatures });
      answer.writeHead(204).end();
    });
  }

  static async start(): Promise<Receiver> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Receiver(server);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
