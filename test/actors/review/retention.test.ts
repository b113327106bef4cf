import { describe, expect, it } from 'vitest';
import { removeOldestReviews, reviewFiles, reviewRecords } from '../../../actors/review/index.ts';
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
    put([...reviewRecords.view.key(review)], reviewView(stage, context)),
    put([...reviewRecords.listed.key('demonstration', at, review)]),
    ...(stage === 'completed' ? [put([...reviewRecords.over.key(at, review)], review)] : []),
    put([...reviewRecords.event.key(review, 1)]),
    put([...reviewRecords.use.key(HASH, review)]),
    put([...reviewRecords.debate.key(review)], context),
    put(['actor', 'review', review]),
    put(['actor', 'expert', `${review}.liability-cap`]),
    put(['actor', 'expert', `${review}.notices`]),
    reviewFiles.result.put(Buffer.from('{}'), review),
    reviewFiles.artifact.put(Buffer.from('text'), review, 'txt'),
    reviewFiles.document.put(Buffer.from('text'), HASH),
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
    expect(reviewFiles.result.get(store, 'rev_old')).toBeUndefined();
    expect(reviewFiles.artifact.get(store, 'rev_old', 'txt')).toBeUndefined();
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
    expect(reviewFiles.document.get(store, HASH)).toBeDefined();
    await removeOldestReviews(store, (at) => at < 5_000);
    expect(reviewFiles.document.get(store, HASH)).toBeUndefined();
    expect([...store.range([])]).toEqual([]);
  });
});
