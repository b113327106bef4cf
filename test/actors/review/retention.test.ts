import { describe, expect, it } from 'vitest';
import { removeOldestReviews, reviewKeys } from '../../../actors/review/index.ts';
import { received } from '../../../actors/review/review-context.ts';
import { reviewView } from '../../../actors/review/review-view.ts';
import { MemoryStore, type Write } from '../../../runtime/index.ts';
import { submission } from './drive.ts';

const HASH = 'a'.repeat(64);

/** What a finished (or running) review leaves in a store. */
function left(review: string, at: number, stage: 'completed' | 'analysing'): Write[] {
  const context = { ...received(submission({ review_id: review }), at), artifacts: ['txt' as const] };
  const put = (key: (string | number)[], value: unknown = 1): Write => ({ op: 'put', key, value });
  return [
    put([...reviewKeys.view(review)], reviewView(stage, context)),
    put([...reviewKeys.listed('demonstration', at, review)]),
    ...(stage === 'completed' ? [put([...reviewKeys.over(at, review)], review)] : []),
    put([...reviewKeys.event(review, 1)]),
    put([...reviewKeys.use(HASH, review)]),
    put([...reviewKeys.debate(review)], context),
    put(['actor', 'review', review]),
    put(['actor', 'expert', `${review}.liability-cap`]),
    put(['actor', 'expert', `${review}.notices`]),
    { op: 'put-bytes', key: reviewKeys.result(review), bytes: Buffer.from('{}') },
    { op: 'put-bytes', key: reviewKeys.artifact(review, 'txt'), bytes: Buffer.from('text') },
    { op: 'put-bytes', key: reviewKeys.document(HASH), bytes: Buffer.from('text') },
  ];
}

const traces = (store: MemoryStore, review: string) =>
  ['view', 'listed', 'event', 'document-of', 'debate', 'actor'].flatMap((area) =>
    [...store.range([area])].filter(([key]) => key.join(' ').includes(review)),
  ).length;

describe('retention', () => {
  it('removes what is over for long enough, whole, and nothing else', async () => {
    const store = new MemoryStore();
    await store.commit([
      ...left('rev_old', 100, 'completed'),
      ...left('rev_new', 900, 'completed'),
      ...left('rev_live', 100, 'analysing'),
    ]);
    expect(await removeOldestReviews(store, (at) => at < 500)).toBe(1);
    expect(traces(store, 'rev_old')).toBe(0);
    expect(store.bytes(reviewKeys.result('rev_old'))).toBeUndefined();
    expect(store.bytes(reviewKeys.artifact('rev_old', 'txt'))).toBeUndefined();
    expect(traces(store, 'rev_new')).toBe(8);
    expect(traces(store, 'rev_live')).toBe(8);
  });

  it('removes those that ended first when there must be room, until there is', async () => {
    const store = new MemoryStore();
    await store.commit([...left('rev_b', 200, 'completed'), ...left('rev_a', 100, 'completed')]);
    await store.commit([...left('rev_c', 300, 'completed'), ...left('rev_live', 50, 'analysing')]);
    let asked = 0;
    expect(await removeOldestReviews(store, () => ++asked <= 2)).toBe(2);
    expect(['rev_a', 'rev_b', 'rev_c', 'rev_live'].map((review) => traces(store, review))).toEqual([0, 0, 8, 8]);
  });

  it('keeps a document until the last review of it is gone', async () => {
    const store = new MemoryStore();
    await store.commit([...left('rev_one', 100, 'completed'), ...left('rev_two', 900, 'completed')]);
    await removeOldestReviews(store, (at) => at < 500);
    expect(store.bytes(reviewKeys.document(HASH))).toBeDefined();
    await removeOldestReviews(store, (at) => at < 5_000);
    expect(store.bytes(reviewKeys.document(HASH))).toBeUndefined();
    expect([...store.range([])]).toEqual([]);
  });
});
