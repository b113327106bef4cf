import { createHmac } from 'node:crypto';
import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ChangeNotifier } from '../../../gateway/reviews/change-notifier.ts';
import { DeliveryService, type WebhookSenderOptions, webhookSender } from '../../../gateway/webhooks/index.ts';
import type { Deliver } from '../../../protocols/index.ts';
import {
  MemoryBus,
  MemoryJournal,
  MemoryStore,
  systemClock,
  systemEntropy,
  VirtualClock,
} from '../../../runtime/index.ts';
import { answering } from '../answering.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const receiver = async (answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const parcel = (url: string): Deliver => ({
  review_id: 'rev_1',
  account_id: 'acme',
  url,
  payload: { event: 'review.completed', review_id: 'rev_1' },
});

const post = (url: string, options: Partial<WebhookSenderOptions> = {}) => {
  const given = {
    store: new MemoryStore(),
    clock: systemClock,
    entropy: systemEntropy,
    allowLoopback: true,
    ...options,
  };
  const send = webhookSender(given);
  const signal = new AbortController().signal;
  return send({ parcel: parcel(url), webhook_id: 'msg_1' }, { key: 'rev_1', signal, attempt: 1, heartbeat: () => {} });
};

/** A resolver that gives these addresses, one for each look-up; the last one for ever. */
const resolver = (...addresses: string[]) => {
  const asked: string[] = [];
  const resolve = (host: string, _: unknown, callback: (error: null, found: unknown) => void) => {
    const address = addresses[Math.min(asked.length, addresses.length - 1)] as string;
    asked.push(host);
    callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  };
  return { resolve: resolve as unknown as typeof lookup, asked };
};

const verified = (secret: string, header: string, text: string): boolean => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return header.split(' ').includes(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
};

describe('webhook sender: receivers', () => {
  test('a 2xx is delivered; anything else is not', async () => {
    let status = 204;
    const url = await receiver((_, response) => response.writeHead(status).end());
    expect(await post(url)).toEqual({ status: 204 });
    for (status of [304, 400, 410, 500, 503]) {
      await expect(post(url)).rejects.toThrow(`the receiver answered ${status}`);
    }
  });

  test('a trace is named to the receiver where traces are exported', async () => {
    const named: (string | string[] | undefined)[] = [];
    const url = await receiver((request, response) => {
      named.push(request.headers.traceparent);
      response.writeHead(204).end();
    });
    await post(url);
    await post(url, { traceparent: (review, courier) => `00-${review}-${courier}-01` });
    expect(named).toEqual([undefined, '00-rev_1-rev_1-01']);
  });

  test('redirects are not followed', async () => {
    const paths: string[] = [];
    const url = await receiver((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await expect(post(`${url}/hook`)).rejects.toThrow('the receiver answered 307');
    expect(paths).toEqual(['/hook']);
  });

  test('one that hangs is given up when its time is over', async () => {
    const url = await receiver(() => {});
    await expect(post(url, { answerMs: 50 })).rejects.toThrow(/^the receiver did not answer within 0.05 seconds$/);
  });

  test('one that takes its time between the look-up and the status line is given up all the same', async () => {
    const url = await receiver((_, response) => {
      response.flushHeaders = () => {};
      response.socket?.write('HTTP/1.1 200 OK\r\nx-a: ');
    });
    await expect(post(url, { answerMs: 50 })).rejects.toThrow(/^the receiver did not answer within 0.05 seconds$/);
  });

  test('one that floods is cut off, and counts by its status', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await receiver((_, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(64 * 1024);
      const flood = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', flood).once('close', closed.resolve);
      flood();
    });
    expect(await post(url)).toEqual({ status: 200 });
    await closed.promise;
  });

  test('nobody there, or no HTTP, is a failure that can be tried again', async () => {
    const url = await receiver((request) => request.socket.end('SMTP ready\r\n'));
    await expect(post(url)).rejects.toThrow(/parse|expected HTTP|response/i);
    await expect(post('http://127.0.0.1:1')).rejects.toThrow(/^the receiver refused the connection$/);
  });
});

describe('webhook sender: addresses', () => {
  test('a name that resolves to an address that is not public is not called', async () => {
    for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1']) {
      const { resolve } = resolver(address);
      const given = { allowLoopback: false, resolve };
      await expect(post('http://client.example/hook', given)).rejects.toThrow('the receiver has no public address');
    }
  });

  test('a name that does not exist is told as one that is not public: neither says what this network has', async () => {
    for (const code of ['ENOTFOUND', 'EAI_AGAIN']) {
      const resolve = (_host: string, _options: unknown, callback: (error: Error) => void) =>
        callback(Object.assign(new Error(`getaddrinfo ${code} client.example`), { code }));
      const given = { allowLoopback: false, resolve: resolve as unknown as typeof lookup };
      await expect(post('http://client.example/hook', given)).rejects.toThrow(/^the receiver has no public address$/);
    }
  });

  test('a name that was public at the first look-up and is loopback at the second is not called then', async () => {
    let calls = 0;
    const url = await receiver((_, response) => {
      calls += 1;
      response.end();
    });
    const { port } = new URL(url);
    // The first address takes no connection; what matters is that each connection asks and judges anew.
    const { resolve, asked } = resolver('192.0.2.1', '127.0.0.1');
    const send = webhookSender({
      store: new MemoryStore(),
      clock: systemClock,
      entropy: systemEntropy,
      allowLoopback: false,
      answerMs: 50,
      resolve,
    });
    const signal = new AbortController().signal;
    const target = { parcel: parcel(`http://rebinding.example:${port}/`), webhook_id: 'msg_1' };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(send(target, { key: 'rev_1', signal, attempt: 1, heartbeat: () => {} })).rejects.toThrow(
        'the receiver has no public address',
      );
    }
    expect([asked.length, calls]).toEqual([2, 0]);
  });

  test('a literal that is not public is refused for good, whenever it got into the record', async () => {
    await expect(post('http://2130706433/', { allowLoopback: false })).rejects.toMatchObject({ name: 'TerminalError' });
  });
});

describe('webhook sender: signatures', () => {
  const heard: { headers: IncomingMessage['headers']; body: string }[] = [];
  const listen = () =>
    receiver(
      answering(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        heard.push({ headers: request.headers, body });
        response.end();
      }),
    );
  const open = async () => {
    const clock = new VirtualClock(Date.UTC(2026, 10, 20));
    const store = new MemoryStore();
    const bus = new MemoryBus(new MemoryJournal({ clock }));
    return {
      clock,
      store,
      reviews: new DeliveryService({ bus, store, clock, entropy: systemEntropy, changes: new ChangeNotifier(clock) }),
      url: await listen(),
    };
  };
  const signed = () => {
    const { headers, body } = heard.at(-1) as (typeof heard)[number];
    const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    return { header: String(headers['webhook-signature']), text };
  };

  test('after a rotation both secrets sign for a day, then only the new one', async () => {
    const { clock, store, reviews, url } = await open();
    const first = await reviews.rotateSecret('acme');
    expect(first.previousExpiresAt).toBeNull();
    await post(url, { store, clock });
    const alone = signed();
    expect(alone.header.split(' ')).toHaveLength(1);
    expect(verified(first.secret, alone.header, alone.text)).toBe(true);

    const second = await reviews.rotateSecret('acme');
    expect(second.previousExpiresAt).toBe(clock.now() + 86_400_000);
    clock.advance(86_399_999);
    await post(url, { store, clock });
    const both = signed();
    expect([first, second].map(({ secret }) => verified(secret, both.header, both.text))).toEqual([true, true]);
    clock.advance(1);
    await post(url, { store, clock });
    const after = signed();
    expect([first, second].map(({ secret }) => verified(secret, after.header, after.text))).toEqual([false, true]);
  });

  test('two rotations at once make two secrets, and the later one signs', async () => {
    const { clock, store, reviews, url } = await open();
    const rotated = await Promise.all([1, 2, 3].map(() => reviews.rotateSecret('acme')));
    expect(new Set(rotated.map(({ secret }) => secret)).size).toBe(3);
    await post(url, { store, clock });
    const { header, text } = signed();
    expect(rotated.filter(({ secret }) => verified(secret, header, text))).toHaveLength(2);
  });
});
