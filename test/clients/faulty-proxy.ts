import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that came through. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  /** Milliseconds of a monotonic clock. */
  readonly at: number;
}

/**
 * What goes wrong. dropping: event streams break off. busy: the service is busy first, and its first answer is lost.
 * cutting: files break off in the middle. redirecting: somebody in between sends clients elsewhere.
 */
export type Fault = 'dropping' | 'busy' | 'cutting' | 'redirecting';

/** What a bad network and a busy service do to a client, on loopback before the real service. */
export class FaultyProxy {
  readonly url: string;
  readonly passed: Passed[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(target: string, fault: Fault): Promise<FaultyProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new FaultyProxy(server);
    server.on('request', (incoming, answer) => proxy.#pass(target, fault, incoming, answer));
    return proxy;
  }

  /** Requests whose path ends so. */
  count(end: string): number {
    return this.passed.filter(({ path }) => path.endsWith(end)).length;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(target: string, fault: Fault, incoming: IncomingMessage, answer: ServerResponse): void {
    const { method = '', url = '', headers } = incoming;
    const idempotencyKey = headers['idempotency-key']?.toString();
    this.passed.push({ method, path: url, idempotencyKey, at: performance.now() });
    const tries = this.passed.filter((each) => each.method === 'POST').length;
    if (fault === 'busy' && method === 'POST' && tries === 1) {
      incoming.resume();
      const body = { detail: 'The service is busy.', error_code: 'UNAVAILABLE', status: 503 };
      answer.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end(JSON.stringify(body));
      return;
    }
    if (fault === 'redirecting') {
      incoming.resume();
      answer.writeHead(307, { location: target + url }).end();
      return;
    }
    const onward = request(target + url, { method, headers }, (real) => {
      if (fault === 'busy' && method === 'POST' && tries === 2) {
        real.resume().on('end', () => answer.destroy());
        return;
      }
      answer.writeHead(real.statusCode ?? 502, real.headers);
      if (fault === 'dropping' && url.endsWith('/events') && real.statusCode === 200) {
        // Enough for the opening and no event.
        real.once('data', (chunk: Buffer) => {
          answer.write(chunk.subarray(0, 20), () => answer.destroy());
          onward.destroy();
        });
        return;
      }
      if (fault === 'cutting' && url.includes('/download/')) {
        real.once('data', (chunk: Buffer) => {
          answer.write(chunk.subarray(0, 100), () => answer.destroy());
          onward.destroy();
        });
        return;
      }
      real.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  }
}
