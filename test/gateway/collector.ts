import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from './answering.ts';

export interface Collector {
  readonly endpoint: string;
  /** Each as it came: method, path and body. */
  readonly bodies: string[];
  /** What was sent of one signal, parsed. */
  readonly sent: (signal: 'traces' | 'metrics' | 'logs') => unknown[];
  readonly close: () => Promise<unknown>;
}

/** A collector that keeps what it is sent. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer(
    answering(async (request, response) => {
      const chunks = await request.toArray();
      bodies.push(`${request.method} ${request.url} ${Buffer.concat(chunks as Buffer[])}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sent: Collector['sent'] = (signal) =>
    bodies
      .filter((body) => body.startsWith(`POST /v1/${signal} `))
      .map((body) => JSON.parse(body.slice(body.indexOf('{'))));
  return { endpoint, bodies, sent, close: () => new Promise((resolve) => server.close(resolve)) };
}
