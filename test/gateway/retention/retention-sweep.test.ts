import { describe, expect, it } from 'vitest';
import { reviewRecords } from '../../../actors/review/index.ts';
import { received } from '../../../actors/review/review-context.ts';
import { reviewView } from '../../../actors/review/review-view.ts';
import { RetentionSweep } from '../../../gateway/retention/retention-sweep.ts';
import { MemoryStore, silentLogger, VirtualClock } from '../../../runtime/index.ts';
import { REVIEW, submission } from '../../actors/review/drive.ts';

const DAY_MS = 86_400_000;

describe('retention sweep', () => {
  it('removes a review once its time is over, and not before', async () => {
    const store = new MemoryStore();
    const clock = new VirtualClock(DAY_MS);
    const view = reviewView('completed', received(submission(), clock.now()));
    await store.commit([reviewRecords.view.put(view, REVIEW), reviewRecords.over.put(REVIEW, view.updated_at, REVIEW)]);
    const keeper = new RetentionSweep({ store, clock, retentionMs: 2 * DAY_MS, log: silentLogger });
    keeper.start();
    await clock.advanceAsync(DAY_MS);
    expect(reviewRecords.view.get(store, REVIEW)).toBeDefined();
    await clock.advanceAsync(2 * DAY_MS);
    expect(reviewRecords.view.get(store, REVIEW)).toBeUndefined();
    keeper.stop();
    expect(clock.nextInstant()).toBeUndefined();
  });

  it('removes what is over, however young, when the store has grown too large', async () => {
    const store = new MemoryStore();
    const clock = new VirtualClock(DAY_MS);
    const view = reviewView('completed', received(submission(), clock.now()));
    await store.commit([reviewRecords.view.put(view, REVIEW), reviewRecords.over.put(REVIEW, view.updated_at, REVIEW)]);
    let bytes = 1_000;
    const size = { bytes: () => bytes, maxBytes: 1_000 };
    const keeper = new RetentionSweep({ store, clock, retentionMs: 90 * DAY_MS, size, log: silentLogger });
    keeper.start();
    await clock.advanceAsync(DAY_MS);
    expect(reviewRecords.view.get(store, REVIEW)).toBeDefined();
    bytes = 1_001;
    await clock.advanceAsync(DAY_MS);
    expect(reviewRecords.view.get(store, REVIEW)).toBeUndefined();
    keeper.stop();
  });
});
