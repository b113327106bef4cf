import { describe, expect, it } from 'vitest';
import { courierBehaviour } from '../../../actors/courier/index.ts';
import {
  removeOldestReviews,
  reviewBehaviour,
  reviewFiles,
  reviewRecords,
  unused,
  usedBy,
} from '../../../actors/review/index.ts';
import { received } from '../../../actors/review/review-context.ts';
import { reviewView } from '../../../actors/review/review-view.ts';
import type { Behaviour } from '../../../runtime/hosting/index.ts';
import { MemoryStore, type Write } from '../../../runtime/index.ts';
import { loneActor } from '../../runtime/hosting/lone-actor.ts';
import { submission } from './drive.ts';

const HASH = 'a'.repeat(64);
const document: Write = reviewFiles.document.put(Buffer.from('text'), HASH);
const used = (review: string): Write => reviewRecords.use.put(1, HASH, review);

/** Hands the events to an actor over the store, one after another. */
async function live(store: MemoryStore, behaviour: Behaviour, key: string, events: readonly { type: string }[]) {
  let now = 100;
  const actor = loneActor(behaviour, key, store, { now: () => now++ });
  for (const [index, event] of events.entries()) await actor.handle(`m${index}`, event);
}

/** Areas of the store in which something of the review lies. */
const areas = (store: MemoryStore, review: string) =>
  [...store.range([])].filter(([key]) => key.join(' ').includes(review)).map(([key]) => key[0]);

/** What the host itself keeps of actors until they retire, and the messages they sent. */
const ofTheHost = ['inbox', 'outbox', 'order', 'alarm'];

describe('records left by a review after retention', () => {
  it('keeps neither record nor document of one that was cancelled before it was drafted', async () => {
    const store = new MemoryStore();
    await store.commit([document]);
    const submit = submission({ review_id: 'rev_gone', document: { hash: HASH, length: 4 } });
    await live(store, reviewBehaviour, 'rev_gone', [
      { type: 'submit', submit },
      { type: 'cancel', reason: 'no' },
    ] as never);
    expect(reviewFiles.document.get(store, HASH)).toBeDefined();
    expect(await removeOldestReviews(store, (at) => at < 10_000)).toBe(1);
    expect(areas(store, 'rev_gone').filter((area) => !ofTheHost.includes(String(area)))).toEqual([]);
    expect(reviewFiles.document.get(store, HASH)).toBeUndefined();
  });

  it('removes an artifact that was ready after the review was over', async () => {
    const store = new MemoryStore();
    const context = received(submission({ review_id: 'rev_late' }), 100);
    await store.commit([
      reviewRecords.view.put(reviewView('cancelled', context), 'rev_late'),
      reviewRecords.over.put('rev_late', 100, 'rev_late'),
      reviewFiles.artifact.put(Buffer.from('late'), 'rev_late', 'pdf'),
    ]);
    await removeOldestReviews(store, (at) => at < 500);
    expect(reviewFiles.artifact.get(store, 'rev_late', 'pdf')).toBeUndefined();
  });

  it('removes the log of its webhook, and the couriers that went again', async () => {
    const store = new MemoryStore();
    const context = received(submission({ review_id: 'rev_told' }), 100);
    await store.commit([
      reviewRecords.view.put(reviewView('completed', context), 'rev_told'),
      reviewRecords.over.put('rev_told', 100, 'rev_told'),
    ]);
    const courier = courierBehaviour([]);
    const body = {
      review_id: 'rev_told',
      account_id: 'demonstration',
      url: 'https://example.com/',
      payload: { event: 'review.completed', timestamp: '2026-11-20T00:00:00.000Z' },
    };
    const again = { number: 1, earlier: [] };
    for (const parcel of [body, { ...body, again }]) {
      const [addressed] = courier.route({ subject: 'conclave.review.rev_told.deliver', body: parcel });
      await live(store, courier, addressed?.key ?? '', [
        addressed?.event,
        { type: 'post.done', output: { status: 200 } },
      ] as never);
    }
    expect([...store.range(['delivery'])]).toHaveLength(1);
    await removeOldestReviews(store, (at) => at < 500);
    expect([...store.range([])].map(([key]) => key[0]).filter((area) => !ofTheHost.includes(String(area)))).toEqual([]);
  });
});

describe('the use of a document', () => {
  const nobody = () => false;

  it('keeps it while another review has it, also one that is about to begin', async () => {
    const store = new MemoryStore();
    await store.commit([document, used('rev_old'), used('rev_coming')]);
    await store.commit(unused(store, HASH, 'rev_old'));
    await removeOldestReviews(store, nobody);
    expect(reviewFiles.document.get(store, HASH)).toBeDefined();
    await store.commit(unused(store, HASH, 'rev_coming'));
    await removeOldestReviews(store, nobody);
    expect([...store.range([])]).toEqual([]);
    expect(reviewFiles.document.get(store, HASH)).toBeUndefined();
  });

  it('keeps it when it is submitted again between the last use and the removal, on whichever node', async () => {
    const store = new MemoryStore();
    await store.commit([document, used('rev_old')]);
    const found = unused(store, HASH, 'rev_old');
    // Another node's submission came before what was found here was written.
    await store.commit(usedBy(HASH, Buffer.from('text'), 'rev_new'));
    await store.commit(found);
    await removeOldestReviews(store, nobody);
    expect(reviewFiles.document.get(store, HASH)).toBeDefined();
    await store.commit(unused(store, HASH, 'rev_new'));
    // And one came after.
    await store.commit(usedBy(HASH, Buffer.from('text'), 'rev_third'));
    await removeOldestReviews(store, nobody);
    expect(reviewFiles.document.get(store, HASH)).toBeDefined();
  });
});
