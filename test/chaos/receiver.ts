import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeededRandom } from '../../protocols/index.ts';

/** One webhook as it arrived. */
export interface Received {
  readonly id: string;
  readonly review: string;
  readonly event: string;
  /** Whether it was taken; otherwise it has to come again. */
  readonly taken: boolean;
}

/** A receiver of webhooks that is not always in the mood. */
export class Receiver {
  readonly url: string;
  readonly received: Received[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  }

  /** @param refuses of a hundred deliveries, refused with 503 */
  static async start(random: SeededRandom, refuses: number): Promise<Receiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { review_id, event } = JSON.parse(Buffer.concat(chunks).toString()) as {
          review_id: string;
          event: string;
        };
        const taken = random.integer(1, 100) > refuses;
        receiver.received.push({ id: String(request.headers['webhook-id']), review: review_id, event, taken });
        response.writeHead(taken ? 204 : 503).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const receiver = new Receiver(server);
    return receiver;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
