import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver that never answers its first webhook and refuses the others, on loopback. */
export class SlowReceiver {
  readonly url: string;
  readonly #server: Server;
  readonly #came: PromiseWithResolvers<void>[] = [];
  #count = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/slow`;
    server.on('request', (request, answer) => {
      request.resume();
      this.#count += 1;
      if (this.#count > 1) answer.writeHead(500).end();
      this.#nth(this.#count).resolve();
    });
  }

  static async start(): Promise<SlowReceiver> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new SlowReceiver(server);
  }

  /** Resolves when the nth webhook has arrived, counted from 1. */
  came(number: number): Promise<void> {
    return this.#nth(number).promise;
  }

  #nth(number: number): PromiseWithResolvers<void> {
    this.#came[number] ??= Promise.withResolvers<void>();
    return this.#came[number];
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
