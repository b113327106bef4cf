import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DOCUMENT, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
const sockets: Socket[] = [];
beforeEach(async () => {
  // No minimum rate: what ends the bodies here is what the test is about.
  gateway = await startGateway({ limits: { minBodyBytesPerSecond: 0 } });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await gateway.close();
});

/** A connection on which this was sent, that is never ended by its client. */
async function send(text: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(gateway.url).port), host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const unfinished = (key: string, target = 'POST /api/review/text-review'): string =>
  `${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;

describe('slow clients', () => {
  test('64 unfinished submissions of one account cost another account nothing', async () => {
    for (let count = 0; count < 64; count += 1) await send(unfinished(gateway.keys.enterprise));
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => submitText(gateway, DOCUMENT, { key: gateway.keys.business })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  test('playbooks, trials and decisions that are unfinished count like submissions', async () => {
    const { enterprise } = gateway.keys;
    const targets = ['POST /api/playbooks', 'PUT /api/playbooks/x', 'POST /api/playbooks/x/try'];
    const large = [...targets, 'POST /api/review/rev_1/decisions'];
    const sent = Array.from({ length: 64 }, (_, n) => send(unfinished(enterprise, large[n % large.length] as string)));
    const waiting = await Promise.all(sent);
    // The account has all it may have under way; nobody else has less for it.
    await expect.poll(async () => (await submitText(gateway, DOCUMENT)).status).toBe(503);
    expect((await submitText(gateway, DOCUMENT, { key: gateway.keys.business })).status).toBe(200);
    for (const socket of waiting) socket.destroy();
    await expect.poll(async () => (await submitText(gateway, DOCUMENT)).status).toBe(200);
  });

  test('broken bodies free their slots at once', async () => {
    const broken = await Promise.all(Array.from({ length: 70 }, () => send(unfinished(gateway.keys.enterprise))));
    for (const socket of broken) socket.destroy();
    await expect.poll(async () => (await submitText(gateway, DOCUMENT)).status).toBe(200);
  });

  test('after a 408 the connection is closed, though its client keeps it open', async () => {
    await gateway.close();
    gateway = await startGateway({
      limits: { requestTimeoutMs: 500, headersTimeoutMs: 400, connectionsCheckingIntervalMs: 50 },
    });
    const waiting = [await send(unfinished(gateway.keys.enterprise)), await send('GET / HTTP/1.1\r\nHost: x\r\n')];
    for (const socket of waiting) {
      socket.resume();
      // A half-closed server would take what comes for as long as it comes.
      const isClosed = (): boolean => socket.destroyed || !socket.write('{');
      await expect.poll(isClosed).toBe(true);
    }
  });

  test('unfinished headers of one address are capped, the oldest are closed, and others get in', async () => {
    await gateway.close();
    gateway = await startGateway({ limits: { maxUnusedConnectionsOfAddress: 5 } });
    const waiting = await Promise.all(Array.from({ length: 20 }, () => send('GET /api/review HTTP/1.1\r\n')));
    for (const socket of waiting) socket.resume();
    await expect.poll(() => waiting.filter((socket) => socket.readableEnded || socket.destroyed).length).toBe(15);
    expect((await submitText(gateway, DOCUMENT)).status).toBe(200);
  });
});
