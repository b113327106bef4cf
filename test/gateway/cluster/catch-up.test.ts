import { describe, expect, test } from 'vitest';
import { CatchUp } from '../../../gateway/cluster/catch-up.ts';
import { call, newReview } from '../client.ts';
import { startGateway } from '../gateway.ts';

describe('catch-up', () => {
  test('is one at a time however many ask, and never one that began before it was asked for', async () => {
    const begun: PromiseWithResolvers<void>[] = [];
    const look = new CatchUp(() => {
      const next = Promise.withResolvers<void>();
      begun.push(next);
      return next.promise;
    });
    const first = look.wait();
    await Promise.resolve();
    await Promise.resolve();
    const later = Promise.all(Array.from({ length: 500 }, () => look.wait()));
    expect(begun).toHaveLength(1);
    begun[0]?.resolve();
    await first;
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.resolve();
    await later;
    expect(begun).toHaveLength(2);
  });

  test('is not waited for beyond a thousand, and survives a log that is away', async () => {
    const look = new CatchUp(() => new Promise(() => {}));
    const waiting = Array.from({ length: 1_000 }, () => look.wait());
    await look.wait();
    expect(waiting).toHaveLength(1_000);
    await new CatchUp(() => Promise.reject(new Error('away'))).wait();
  });

  test('finds a review, a result and a key that came from another node meanwhile', async () => {
    let meanwhile = (): void => {};
    let looks = 0;
    const catchUp = new CatchUp(async () => {
      looks += 1;
      meanwhile();
    });
    const gateway = await startGateway({ catchUp });
    const id = await newReview(gateway);
    expect((await call(gateway, `/api/review/${id}/status`)).status).toBe(200);
    expect(looks).toBe(0);
    expect((await call(gateway, `/api/review/${id}/results`)).status).toBe(409);
    expect(looks).toBe(1);
    meanwhile = () => gateway.reviews.complete(id);
    expect((await call(gateway, `/api/review/${id}/results`)).status).toBe(200);
    meanwhile = () => {};
    const unknown = '/api/review/rev_00000000-0000-4000-8000-000000000000';
    expect((await call(gateway, unknown)).status).toBe(404);
    expect((await call(gateway, '/api/review', { key: 'nonsense' })).status).toBe(401);
    expect(looks).toBe(3);
    await gateway.close();
  });
});
