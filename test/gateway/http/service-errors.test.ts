import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  InsufficientCredits,
  ReviewRemoved,
  ServiceBusy,
  SubmissionsPaused,
} from '../../../gateway/reviews/review-service.ts';
import { DOCUMENT, submitText } from '../client.ts';
import { FakeReviewService } from '../fake-review-service.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
afterEach(() => {
  gateway.reviews.failure = undefined;
});

describe('submissions: what the service says', () => {
  test('credits that do not suffice are 402 with both figures', async () => {
    gateway.reviews.failure = new InsufficientCredits(6, 2);
    const detail = 'The review needs 6 credits; 2 are available.';
    expect(await submitText(gateway, DOCUMENT)).toBeRefused('INSUFFICIENT_CREDITS', detail);
  });

  test('a busy service is 503 with Retry-After', async () => {
    gateway.reviews.failure = new ServiceBusy(7);
    const reply = await submitText(gateway, DOCUMENT);
    expect(reply).toBeRefused('UNAVAILABLE');
    expect(reply.headers.get('retry-after')).toBe('7');
  });

  test('submissions that are paused are 503 with the reason, and the key begins nothing', async () => {
    const options = { headers: { 'idempotency-key': 'paused' } };
    gateway.reviews.failure = new SubmissionsPaused('The journal was purged.');
    expect(await submitText(gateway, DOCUMENT, options)).toBeRefused('UNAVAILABLE', 'The journal was purged.');
    gateway.reviews.failure = undefined;
    expect((await submitText(gateway, DOCUMENT, options)).status).toBe(200);
  });

  test('a review that retention has removed is 404, and the key says so again', async () => {
    gateway.reviews.failure = new ReviewRemoved();
    for (let tries = 0; tries < 2; tries += 1) {
      const reply = await submitText(gateway, DOCUMENT, { headers: { 'idempotency-key': 'removed' } });
      expect(reply).toBeRefused('NOT_FOUND', /removed when its retention was over; a new key begins a new review/);
    }
  });

  test('an unforeseen error is 500 and says nothing of itself', async () => {
    gateway.reviews.failure = new Error('secret path /etc/x');
    const reply = await submitText(gateway, DOCUMENT);
    expect(reply).toBeRefused('INTERNAL', 'Internal error; retry.');
    expect(reply.text).not.toMatch(/secret|at .*\.ts/);
  });

  test('a tier without the interface is 403, after the parameters and before the service', async () => {
    const before = gateway.reviews.submissions.length;
    const options = { key: gateway.keys.free };
    expect(await submitText(gateway, DOCUMENT, options)).toBeRefused('TIER_FORBIDDEN', /free tier .* upgrade/);
    expect(await submitText(gateway, {}, options)).toBeRefused('INVALID_PARAMETERS');
    expect(gateway.reviews.submissions.length).toBe(before);
  });

  test('more submissions at once than the limit are 503', async () => {
    const small = await startGateway({ limits: { maxOpenBodies: 2 }, reviews: new FakeReviewService() });
    const gate = Promise.withResolvers<void>();
    small.reviews.gate = gate.promise;
    const replies = [1, 2, 3].map(() => submitText(small, DOCUMENT));
    const first = await Promise.race(replies);
    expect(first).toBeRefused('UNAVAILABLE');
    gate.resolve();
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 503]);
    expect((await submitText(small, DOCUMENT)).status).toBe(200);
    await small.close();
  });
});
