import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answering } from '../gateway/answering.ts';

/** Accepts the first webhook that comes, on loopback. */
export class WebhookReceiver {
  readonly url: string;
  reviewId = '';
  method = '';
  headers: Readonly<Record<string, string>> = {};
  body = '';
  /** Resolves when it has come. */
  readonly delivered: Promise<void>;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.delivered = promise;
    server.on(
      'request',
      answering(async (request, answer) => {
        this.method = request.method ?? '';
        this.headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        this.body = (await buffer(request)).toString();
        answer.writeHead(204).end(() => resolve());
      }),
    );
  }

  static async start(): Promise<WebhookReceiver> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new WebhookReceiver(server);
  }

  get payload(): Readonly<Record<string, unknown>> {
    return JSON.parse(this.body);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
