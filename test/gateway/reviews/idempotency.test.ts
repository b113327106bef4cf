import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Idempotency, IdempotencyMismatch } from '../../../gateway/reviews/idempotency.ts';
import { InsufficientCredits } from '../../../gateway/reviews/review-service.ts';
import { MemoryStore, systemClock } from '../../../runtime/index.ts';
import { call, DOCUMENT, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
afterEach(() => {
  gateway.reviews.gate = undefined;
  gateway.reviews.failure = undefined;
});

const last = () => gateway.reviews.submissions.at(-1);
const keyed = (key: string, body: unknown = DOCUMENT) =>
  submitText(gateway, body, { headers: { 'idempotency-key': key } });
const submitFile = (text: string, headers: Record<string, string>) => {
  const body = new FormData();
  body.append('file', new File([text], 'Lease.txt'));
  return call(gateway, '/api/review/file-review', { method: 'POST', headers, body });
};

describe('idempotency: over HTTP', () => {
  test('the same request has the same answer and is submitted once', async () => {
    const first = await keyed('k-1');
    const count = gateway.reviews.submissions.length;
    // Another order of the fields and a default written out: the same request.
    const second = await keyed('k-1', { preset: 'comprehensive', ...DOCUMENT });
    expect(second.text).toBe(first.text);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(gateway.reviews.submissions.length).toBe(count);
  });

  test('an answer that is kept is given to all who ask for it at once', async () => {
    const first = await keyed('k-1b');
    const again = await Promise.all([1, 2, 3, 4, 5].map(() => keyed('k-1b')));
    expect(new Set(again.map(({ text }) => text))).toEqual(new Set([first.text]));
  });

  test('another request under the same key gets 422', async () => {
    await keyed('k-2');
    expect(await keyed('k-2', { ...DOCUMENT, preset: 'quick' })).toBeRefused('IDEMPOTENCY_MISMATCH');
  });

  test('while the first request is running, the second gets 409', async () => {
    const gate = Promise.withResolvers<void>();
    gateway.reviews.gate = gate.promise;
    const first = keyed('k-3');
    await expect.poll(() => last()?.idempotency_key).toBe('k-3');
    const second = await keyed('k-3');
    expect(second).toBeRefused('IDEMPOTENCY_IN_PROGRESS');
    expect(second.headers.get('retry-after')).toBe('1');
    expect(await keyed('k-3', { ...DOCUMENT, preset: 'quick' })).toBeRefused('IDEMPOTENCY_MISMATCH');
    gate.resolve();
    expect((await first).status).toBe(200);
  });

  test('accounts and routes have their own keys', async () => {
    const mine = await keyed('k-4');
    const headers = { 'idempotency-key': 'k-4' };
    const theirs = await submitText(gateway, DOCUMENT, { headers, key: gateway.keys.business });
    const upload = await submitFile('x', headers);
    const ids = [mine, theirs, upload].map((reply) => reply.json().review_id);
    expect(new Set(ids).size).toBe(3);
  });

  test('a file sent again is the same request', async () => {
    const headers = { 'idempotency-key': 'k-5' };
    const first = await submitFile('x', headers);
    expect((await submitFile('x', headers)).text).toBe(first.text);
    expect(await submitFile('y', headers)).toBeRefused('IDEMPOTENCY_MISMATCH');
  });

  test('a malformed key gets 400', async () => {
    for (const key of ['x'.repeat(256), 'with space', '']) {
      expect(await keyed(key)).toBeRefused('INVALID_PARAMETERS', /^Idempotency-Key: must have 1 to 255 visible ASCII/);
    }
    expect((await keyed('x'.repeat(255))).status).toBe(200);
  });

  test('a refused request leaves the key free for the corrected one', async () => {
    gateway.reviews.failure = new InsufficientCredits(6, 2);
    expect(await keyed('k-6')).toBeRefused('INSUFFICIENT_CREDITS');
    gateway.reviews.failure = undefined;
    expect((await keyed('k-6', { ...DOCUMENT, preset: 'quick' })).status).toBe(200);
  });
});

const answer = (review_id: string) =>
  ({ review_id, status: 'in_progress', credits_used: 3, agents_assigned: 9 }) as const;
const fail = () => Promise.reject(new Error('lost'));

describe('idempotency: across a crash', () => {
  const request = { account: 'acme', route: '/api/review/text-review', key: 'crash', fingerprint: 'f' };

  test('work that was begun and never answered is done again under the same review_id', async () => {
    const store = new MemoryStore();
    const ids: string[] = [];
    const before = new Idempotency(store, systemClock);
    const lost = before.run(
      request,
      async (id) => {
        ids.push(id);
        throw new Error('the process ends here');
      },
      () => false,
    );
    await expect(lost).rejects.toThrow('the process ends here');
    const after = new Idempotency(store, systemClock);
    const work = async (id: string) => {
      ids.push(id);
      return answer(id);
    };
    const { replayed } = await after.run(request, work, () => false);
    expect(replayed).toBe(false);
    expect(ids[1]).toBe(ids[0]);
    const again = await after.run(request, work, () => false);
    expect(again).toEqual({ answer: answer(ids[0] ?? ''), replayed: true });
    expect(ids.length).toBe(2);
  });

  test('refuses one of two requests with the same key in two processes at once', async () => {
    const store = new MemoryStore();
    const outcomes = await Promise.allSettled(
      ['f', 'g'].map((fingerprint) =>
        new Idempotency(store, systemClock).run(
          { ...request, fingerprint },
          async (id) => answer(id),
          () => false,
        ),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: expect.any(IdempotencyMismatch) });
  });

  test('the unanswered record still refuses another request', async () => {
    const store = new MemoryStore();
    const idempotency = new Idempotency(store, systemClock);
    await expect(idempotency.run(request, fail, () => false)).rejects.toThrow('lost');
    const other = idempotency.run(
      { ...request, fingerprint: 'g' },
      async (id) => answer(id),
      () => false,
    );
    await expect(other).rejects.toBeInstanceOf(IdempotencyMismatch);
  });
});
