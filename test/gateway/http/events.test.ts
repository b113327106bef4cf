import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StreamPlaces } from '../../../gateway/http/stream-places.ts';
import { call, DOCUMENT, newReview, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway({ limits: { heartbeatMs: 20, maxStreams: 3, maxStreamsOfAccount: 2 } });
});
afterEach(() => gateway.close());

interface Stream {
  readonly status: number;
  readonly headers: Headers;
  /** The next block of the stream, or undefined at its end. */
  next(): Promise<string | undefined>;
  /** The next block that is an event. */
  event(): Promise<Record<string, string> | undefined>;
  stop(): Promise<void>;
}

async function follow(id: string, headers: Record<string, string> = {}): Promise<Stream> {
  const abort = new AbortController();
  const response = await fetch(`${gateway.url}/api/review/${id}/events`, {
    headers: { authorization: `Bearer ${gateway.keys.enterprise}`, ...headers },
    signal: abort.signal,
  });
  const blocks = readBlocks(response);
  const next = async () => (await blocks.next()).value ?? undefined;
  return {
    status: response.status,
    headers: response.headers,
    next,
    async event() {
      for (let block = await next(); block !== undefined; block = await next()) {
        if (block.startsWith('id: ')) return Object.fromEntries(block.split('\n').map(split));
      }
      return undefined;
    },
    async stop() {
      abort.abort();
      await readToEnd(next);
    },
  };
}

const split = (line: string): [string, string] => {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)];
};

async function* readBlocks(response: Response): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    rest += chunk;
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      yield rest.slice(0, end);
      rest = rest.slice(end + 2);
    }
  }
  return undefined;
}

describe('events: server-sent', () => {
  test('recorded ones first, then as they happen, until the review is over', async () => {
    const id = await newReview(gateway);
    gateway.reviews.emit(id, 'review.stage', { stage: 'reading' });
    const stream = await follow(id);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect(await stream.next()).toBe('retry: 2000');
    const first = await stream.event();
    expect(first).toMatchObject({ id: '1', event: 'review.stage' });
    expect(JSON.parse(first?.data ?? '')).toEqual({
      review_id: id,
      seq: 1,
      name: 'review.stage',
      at: expect.any(Number),
      data: { stage: 'reading' },
    });
    gateway.reviews.emit(id, 'expert.reported', { text: 'two\nlines\r\n\r\nid: 9' });
    const second = await stream.event();
    expect(second?.id).toBe('2');
    expect(JSON.parse(second?.data ?? '').data.text).toBe('two\nlines\r\n\r\nid: 9');
    gateway.reviews.emit(id, 'review.completed');
    gateway.reviews.complete(id);
    expect(await stream.event()).toMatchObject({ id: '3', event: 'review.completed' });
    expect(await stream.event()).toBeUndefined();
  });

  test('Last-Event-ID resumes without gap or repeat', async () => {
    const id = await newReview(gateway);
    for (let made = 0; made < 4; made += 1) gateway.reviews.emit(id, 'expert.reported', { made });
    const first = await follow(id);
    const seen = [(await first.event())?.id, (await first.event())?.id];
    await first.stop();
    gateway.reviews.emit(id, 'expert.reported', { made: 4 });
    const second = await follow(id, { 'last-event-id': seen[1] ?? '' });
    for (let read = 0; read < 3; read += 1) seen.push((await second.event())?.id);
    await second.stop();
    expect(seen).toEqual(['1', '2', '3', '4', '5']);
  });

  test('sends the remaining events of a finished review, and 204 when there are none', async () => {
    const id = await newReview(gateway);
    gateway.reviews.emit(id, 'review.stage');
    gateway.reviews.emit(id, 'review.completed');
    gateway.reviews.complete(id);
    const rest = await follow(id, { 'last-event-id': '1' });
    expect((await rest.event())?.id).toBe('2');
    expect(await rest.event()).toBeUndefined();
    const headers = { 'last-event-id': '2' };
    const nothing = await call(gateway, `/api/review/${id}/events`, { headers });
    expect(nothing.status).toBe(204);
  });

  test('silence is filled with comments', async () => {
    const stream = await follow(await newReview(gateway));
    expect(await stream.next()).toBe('retry: 2000');
    expect(await stream.next()).toBe(': still here');
    expect(await stream.next()).toBe(': still here');
    await stream.stop();
  });

  test('answers a malformed id with 400', async () => {
    const path = `/api/review/${await newReview(gateway)}/events`;
    for (const id of ['x', '-1', '1.5', '9'.repeat(16)]) {
      const reply = await call(gateway, path, { headers: { 'last-event-id': id } });
      expect(reply).toBeRefused('INVALID_PARAMETERS', /^Last-Event-ID: /);
    }
  });

  test('a client that leaves frees its reader and its place', async () => {
    const id = await newReview(gateway);
    const streams = [await follow(id), await follow(id)];
    for (const stream of streams) expect(await stream.next()).toBe('retry: 2000');
    await expect.poll(() => gateway.reviews.waiting(id)).toBe(2);
    const third = await call(gateway, `/api/review/${id}/events`);
    expect(third).toBeRefused('UNAVAILABLE');
    // Another account finds the third place.
    const key = gateway.keys.business;
    const theirs = (await submitText(gateway, DOCUMENT, { key })).json().review_id as string;
    const other = await follow(theirs, { authorization: `Bearer ${key}` });
    expect(await other.next()).toBe('retry: 2000');
    await other.stop();
    expect(third.headers.get('retry-after')).toBe('2');
    for (const stream of streams) await stream.stop();
    await expect.poll(() => gateway.reviews.waiting(id)).toBe(0);
    const again = await follow(id);
    expect(await again.next()).toBe('retry: 2000');
    await again.stop();
  });

  test('a stream ends at once when its key is revoked, and another key of the account goes on', async () => {
    const { keys } = gateway.accounts.view('acme');
    const { key } = await gateway.accounts.addKey('acme', 'Second key');
    const id = await newReview(gateway);
    const [revoked, kept] = [await follow(id), await follow(id, { authorization: `Bearer ${key}` })];
    expect([await revoked.next(), await kept.next()]).toEqual(['retry: 2000', 'retry: 2000']);
    await gateway.accounts.revokeKey('acme', keys[0]?.key_id ?? '');
    expect(await readToEnd(revoked.next)).toBe('ended');
    expect(await kept.next()).toBe(': still here');
    await kept.stop();
  });

  test('stopping the service ends the streams at once', async () => {
    const id = await newReview(gateway);
    const stream = await follow(id);
    expect(await stream.next()).toBe('retry: 2000');
    const rest = readToEnd(stream.next);
    const before = process.hrtime.bigint();
    await gateway.close();
    // The listener waits 2 s for what is still open: less shows that the stream ended by itself.
    expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(1_500);
    expect(await rest).toMatch(/^(ended|TypeError: terminated)$/);
    await expect.poll(() => gateway.reviews.waiting(id)).toBe(0);
  });
});

describe('event streams of one address', () => {
  test('leave room for others, whichever accounts they are of', () => {
    const places = new StreamPlaces({ maxStreams: 10, maxStreamsOfAccount: 3, maxStreamsOfAddress: 4 });
    const owner = (account: string, address: string) => ({ account, address });
    const ends = ['a', 'a', 'b', 'b'].map((account) => places.begin(owner(account, '192.0.2.1')));
    expect(places.hasRoom(owner('c', '192.0.2.1'))).toBe(false);
    // The same address in another form.
    expect(places.hasRoom(owner('c', '::ffff:192.0.2.1'))).toBe(false);
    expect(places.hasRoom(owner('c', '192.0.2.2'))).toBe(true);
    ends[0]?.();
    ends[0]?.();
    expect(places.open).toBe(3);
    expect(places.hasRoom(owner('c', '192.0.2.1'))).toBe(true);
    for (let n = 0; n < 3; n += 1) places.begin(owner('d', `2001:db8::${n}`));
    expect(places.hasRoom(owner('d', '198.51.100.1'))).toBe(false);
  });

  test('are limited over HTTP', async () => {
    const tight = await startGateway({ limits: { maxStreamsOfAddress: 1 } });
    const id = await newReview(tight);
    const path = `/api/review/${id}/events`;
    const abort = new AbortController();
    const headers = { authorization: `Bearer ${tight.keys.enterprise}` };
    const open = await fetch(tight.url + path, { headers, signal: abort.signal });
    expect(open.status).toBe(200);
    await open.body?.getReader().read();
    expect(await call(tight, path)).toBeRefused('UNAVAILABLE');
    abort.abort();
    await expect.poll(async () => tight.reviews.waiting(id)).toBe(0);
    await tight.close();
  });
});

/** How the stream ends: in order, or with its connection. */
async function readToEnd(next: Stream['next']): Promise<string> {
  try {
    while ((await next()) !== undefined);
    return 'ended';
  } catch (error) {
    return String(error);
  }
}
