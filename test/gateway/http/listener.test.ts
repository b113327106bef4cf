import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../gateway/http/limits.ts';
import { createListener } from '../../../gateway/http/listener.ts';
import { RequestIds } from '../../../gateway/http/request-id.ts';
import { ErrorBody } from '../../../protocols/index.ts';
import { createLogger, seededEntropy, systemClock } from '../../../runtime/index.ts';
import { DOCUMENT, newReview, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
const lines: string[] = [];
const SMALL = { maxCharacters: 1_000, maxFileBytes: 10_000 };
beforeAll(async () => {
  gateway = await startGateway({
    limits: SMALL,
    log: createLogger({ clock: systemClock, write: (line) => lines.push(line) }),
  });
});
afterAll(() => gateway.close());

interface RawReply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends text as it is and reads until the server closes the connection. */
function raw(text: string | Buffer, url = gateway.url): Promise<RawReply> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(text);
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body });
    });
  });
}

const post = (headers: string, body = '', to = gateway) =>
  `POST /api/review/text-review HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${to.keys.enterprise}\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n${body}`;

/** The error code of an answer in the interface's form. */
function codeOf(reply: RawReply): string {
  const error = ErrorBody.parse(JSON.parse(reply.body));
  expect(error.status).toBe(reply.status);
  expect(reply.head).toMatch(/\nx-request-id: \S+/);
  return error.error_code;
}

describe('listener: Host', () => {
  test('two Host headers are refused, whichever is right', async () => {
    const request = (hosts: string) => `GET /openapi.json HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`;
    const refused = await raw(request('Host: x\r\nHost: y\r\n'));
    expect([refused.status, codeOf(refused)]).toEqual([400, 'INVALID_PARAMETERS']);
    expect((await raw(request('Host: x\r\n'))).status).toBe(200);
  });
});

describe('listener: time', () => {
  // Its own gateway: on a busy machine these times are too short for a request that does arrive.
  let impatient: RunningGateway;
  beforeAll(async () => {
    const times = { headersTimeoutMs: 150, requestTimeoutMs: 300, connectionsCheckingIntervalMs: 20 };
    impatient = await startGateway({ limits: { ...SMALL, ...times } });
  });
  afterAll(() => impatient.close());

  test('headers that do not arrive are 408', async () => {
    expect(codeOf(await raw('GET /api/review HTTP/1.1\r\nHost: x\r\n', impatient.url))).toBe('REQUEST_TIMEOUT');
  });

  test('a body that does not arrive is 408', async () => {
    const before = impatient.reviews.submissions.length;
    const unfinished = post('Content-Length: 100\r\n', '{"document_text":', impatient);
    expect(codeOf(await raw(unfinished, impatient.url))).toBe('REQUEST_TIMEOUT');
    expect(impatient.reviews.submissions.length).toBe(before);
  });
});

describe('listener: size', () => {
  test('headers over the limit are 431', async () => {
    expect(codeOf(await raw(post(`X-Large: ${'x'.repeat(20_000)}\r\n`)))).toBe('HEADERS_TOO_LARGE');
  });

  test('a body announced over the limit is 413 before it is sent', async () => {
    expect(codeOf(await raw(post('Content-Length: 900000\r\n')))).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a body that is over the limit without announcing it is 413', async () => {
    const chunk = `${(50_000).toString(16)}\r\n${' '.repeat(50_000)}\r\n`;
    const reply = await raw(post('Transfer-Encoding: chunked\r\n', `${chunk.repeat(3)}0\r\n\r\n`));
    expect(codeOf(reply)).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a form over the limit without announcing it is 413', async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    const form = chunk(head) + chunk('x'.repeat(50_000)).repeat(3);
    const request = post('Transfer-Encoding: chunked\r\n', `${form}0\r\n\r\n`)
      .replace('text-review', 'file-review')
      .replace('application/json', 'multipart/form-data; boundary=b');
    expect(codeOf(await raw(request))).toBe('PAYLOAD_TOO_LARGE');
  });
});

describe('listener: what is not HTTP', () => {
  test.each([
    ['noise', 'hello\r\n\r\n'],
    ['two lengths', () => post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}')],
    ['length and chunks', () => post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
    ['a header with a line break in it', () => post('X-A: b\rc\r\nContent-Length: 2\r\n', '{}')],
  ])('%s is 400', async (_, text) => {
    const reply = await raw(typeof text === 'string' ? text : text());
    expect(codeOf(reply)).toBe('INVALID_PARAMETERS');
    expect(reply.body).toContain('not a well-formed HTTP request');
  });
});

describe('listener: life', () => {
  test('a client that reads nothing is cut off', async () => {
    const ids = new RequestIds(seededEntropy(1));
    const { server } = createListener({ ...DEFAULT_LIMITS, idleMs: 100 }, ids);
    const { promise: cut, resolve } = Promise.withResolvers<boolean>();
    server.on('request', (_, response) => {
      response.on('close', () => resolve(response.writableFinished));
      response.end(Buffer.alloc(64 * 1024 * 1024));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await cut).toBe(false);
    socket.destroy();
    server.close();
  });

  test('a header given twice is never half believed', async () => {
    const key = `Bearer ${gateway.keys.enterprise}`;
    const ask = (headers: string) => `GET /api/review HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;
    expect((await raw(ask(`Authorization: ${key}\r\n`))).status).toBe(200);
    const others = `Authorization: Bearer agr_live_${'0'.repeat(38)}\r\n`;
    for (const headers of [`Authorization: ${key}\r\n${others}`, `${others}Authorization: ${key}\r\n`]) {
      expect(codeOf(await raw(ask(headers)))).toBe('UNAUTHORIZED');
    }
    expect(codeOf(await raw(post('Content-Type: text/plain\r\nContent-Length: 2\r\n', '{}')))).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  test('an expectation nobody knows is not met, and the request answered in the interface’s form', async () => {
    const reply = await raw(post('Expect: wonders\r\nContent-Length: 2\r\n', '{}'));
    expect(codeOf(reply)).toBe('INVALID_PARAMETERS');
  });

  test('a client that goes away in the middle of its body leaves nothing behind', async () => {
    const before = gateway.reviews.submissions.length;
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    await new Promise<void>((resolve) => socket.write(post('Content-Length: 100\r\n', '{"docu'), () => resolve()));
    socket.resetAndDestroy();
    await newReview(gateway);
    expect(gateway.reviews.submissions.length).toBe(before + 1);
  });

  test('an unforeseen error is in the log with its request id, and without the document', async () => {
    gateway.reviews.failure = new Error('the disk is on fire');
    const headers = { 'x-request-id': 'find-me' };
    const reply = await submitText(gateway, DOCUMENT, { headers });
    gateway.reviews.failure = undefined;
    expect(reply.status).toBe(500);
    const line = lines.find((entry) => entry.includes('find-me'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 'error',
      event: 'http.failed',
      error: 'Error: the disk is on fire',
    });
    expect(lines.join('')).not.toContain(DOCUMENT.document_text);
  });

  test('a request under way is finished when the service stops', async () => {
    const stopping = await startGateway();
    const gate = Promise.withResolvers<void>();
    stopping.reviews.gate = gate.promise;
    const reply = submitText(stopping, DOCUMENT);
    await expect.poll(() => stopping.reviews.submissions.length).toBe(1);
    const closed = stopping.close();
    gate.resolve();
    expect((await reply).status).toBe(200);
    await closed;
    await expect(fetch(`${stopping.url}/openapi.json`)).rejects.toThrow('fetch failed');
  });

  test('a connection that was opened ahead of need does not hold the service up', async () => {
    const stopping = await startGateway({ limits: { shutdownMs: 20_000 } });
    const socket = connect(Number(new URL(stopping.url).port), '127.0.0.1');
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await newReview(stopping);
    await stopping.close();
    await ended;
    expect(socket.destroyed).toBe(true);
  }, 10_000);

  test('a port that is taken is an error that says so', async () => {
    const { Effect, Layer } = await import('effect');
    const { Gateway, httpServer } = await import('../../../gateway/http/index.ts');
    expect(Gateway.key).toBe('conclave/gateway/Gateway');
    const layer = httpServer({
      ...({} as Parameters<typeof httpServer>[0]),
      host: '127.0.0.1',
      port: Number(new URL(gateway.url).port),
      reviews: gateway.reviews,
      entropy: { bytes: (count) => new Uint8Array(count), uuid: () => '' },
    });
    const error = await Effect.runPromise(Effect.flip(Effect.scoped(Layer.build(layer))));
    expect(error._tag).toBe('ServeError');
    expect(String(error.cause)).toContain('EADDRINUSE');
  });
});

describe('listener: stop', () => {
  test('a connection on which nothing came does not hold it up; one that is asked on gets its answer', async () => {
    const stopping = await startGateway({ limits: { shutdownMs: 60_000 } });
    const unused = await connected(stopping.url);
    const used = await connected(stopping.url);
    const first = once(used, 'data');
    used.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(String((await first)[0])).toMatch(/^HTTP\/1.1 200 /);
    const ended = once(unused, 'close');
    await stopping.close();
    await ended;
  });
});

async function connected(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
