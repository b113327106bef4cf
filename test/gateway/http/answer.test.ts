import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answers, answerAtOnce } from '../../../gateway/http/answer.ts';
import { newReview } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** Sends the text on one connection, and reads until the server closes it. */
async function context(text: string): Promise<string> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  await once(socket, 'close');
  return answer;
}

const head = (target: string, more = '', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${gateway.keys.enterprise}\r\n${more}\r\n`;
const LAST = 'Connection: close\r\n';

describe('answering: requests on one connection', () => {
  test('answers pipelined requests in the order they were sent, though the second is ready first', async () => {
    const id = await newReview(gateway);
    const review = `/api/review/${id}`;
    const answers = await context(
      head(`${review}/cancel`, 'X-Request-Id: slow\r\n', 'POST') +
        head(`${review}/status`, 'X-Request-Id: quick\r\n') +
        head('/nowhere', `X-Request-Id: last\r\n${LAST}`),
    );
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '404']);
    expect([...answers.matchAll(/x-request-id: (\S+)/gi)].map(([, given]) => given)).toEqual(['slow', 'quick', 'last']);
  });

  test('a body that nobody asked for is not taken for the next request', async () => {
    const status = `/api/review/${await newReview(gateway)}/status`;
    const answers = await context(`${head(status, 'Content-Length: 5\r\n')}hello${head(status, LAST)}`);
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const status = `/api/review/${await newReview(gateway)}/status`;
    const [got = '', body = ''] = (await context(head(status, LAST))).split('\r\n\r\n');
    const [asked = '', nothing] = (await context(head(status, LAST, 'HEAD'))).split('\r\n\r\n');
    const names = (text: string) => [...text.matchAll(/^([\w-]+):/gm)].map(([, name]) => name);
    expect(names(asked)).toEqual(names(got));
    expect(asked).toContain(`content-length: ${body.length}`);
    expect(nothing).toBe('');
  });

  test('a target may be a whole URL', async () => {
    const status = `/api/review/${await newReview(gateway)}/status`;
    expect(await context(head(`http://elsewhere.example${status}`, LAST))).toContain('HTTP/1.1 200');
    const refused = await context(
      head('http://elsewhere.example/nowhere', `Accept: application/problem+json\r\n${LAST}`),
    );
    expect(refused).toContain('"instance":"/nowhere"');
  });
});

describe('answering: what cannot be written at once', () => {
  /** Asks a server once; what was left to the framework's listener is answered 500. */
  async function ask(answers: Answers): Promise<{ status: number; left: number }> {
    let left = 0;
    const wait: RequestListener = (_, response) => {
      left += 1;
      response.writeHead(500).end();
    };
    const server = createServer(wait).listen(0, '127.0.0.1');
    answerAtOnce(server, answers);
    await once(server, 'listening');
    const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
    server.close();
    return { status, left };
  }

  test('a header that Node refuses is left to the framework, and ends no process', async () => {
    const broken = () => Effect.succeed({ status: 200, headers: { 'x-broken': 'a\nb' }, body: 'text' });
    expect(await ask(broken)).toEqual({ status: 500, left: 1 });
  });

  test('so is a failure nobody made an answer of', async () => {
    const failed = Exit.failCause(Cause.interrupt()) as Exit.Exit<never, never>;
    expect(await ask(() => failed)).toEqual({ status: 500, left: 1 });
  });

  test('an answer that is there is not', async () => {
    const ready = () => Effect.succeed({ status: 203, headers: {}, body: 'text' });
    expect(await ask(ready)).toEqual({ status: 203, left: 0 });
  });
});
