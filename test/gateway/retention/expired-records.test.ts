import { describe, expect, it } from 'vitest';
import { accountBehaviour, accountRecords } from '../../../actors/account/index.ts';
import { reviewRecords } from '../../../actors/review/index.ts';
import { received } from '../../../actors/review/review-context.ts';
import { reviewView } from '../../../actors/review/review-view.ts';
import { removeExpired } from '../../../gateway/retention/expired-records.ts';
import { RetentionSweep } from '../../../gateway/retention/retention-sweep.ts';
import { Idempotency } from '../../../gateway/reviews/idempotency.ts';
import { MemoryStore, silentLogger, VirtualClock } from '../../../runtime/index.ts';
import { submission } from '../../actors/review/drive.ts';
import { loneActor } from '../../runtime/hosting/lone-actor.ts';

const DAY_MS = 86_400_000;
/** The least that any record is kept. */
const KEPT_MS = 8 * DAY_MS;

/** An account that has handled so many commands, one a millisecond from 0 on. */
async function obedient(store: MemoryStore, commands: number): Promise<void> {
  let now = 0;
  const actor = loneActor(accountBehaviour, 'a', store, { now: () => now });
  for (; now < commands; now++) {
    const id = `cmd_${now}`;
    const event =
      now === 0 ? { type: 'create', id, name: 'A', tier: 'free' } : { type: 'set-limit', id, calls_per_minute: 9 };
    await actor.handle(id, event);
  }
}

const count = (store: MemoryStore, area: string): number => [...store.range([area])].length;

describe('expired records', () => {
  it('forgets commands and their answers, by the time they came', async () => {
    const store = new MemoryStore();
    await obedient(store, 5);
    expect([count(store, 'inbox'), count(store, 'answer')]).toEqual([5, 5]);
    expect(await removeExpired(store, { now: KEPT_MS + 3, retentionMs: 0 }, async () => {})).toBe(3);
    expect([count(store, 'inbox'), count(store, 'answer')]).toEqual([2, 2]);
    expect(accountRecords.answer.get(store, 'a', 'cmd_3')).toBeDefined();
  });

  it('reads all records in slices, and lets other work run between them', async () => {
    const store = new MemoryStore();
    const letter = (n: number) => ({ op: 'put', key: ['dead-letter', 'x', `m${n}`], value: { at: n } }) as const;
    await store.commit(Array.from({ length: 2_500 }, (_, n) => letter(n)));
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses += 1;
    };
    expect(await removeExpired(store, { now: KEPT_MS + 2_400, retentionMs: 0 }, pause)).toBe(2_400);
    expect(count(store, 'dead-letter')).toBe(100);
    expect(pauses).toBe(2);
  });

  it('forgets an Idempotency-Key with the retention, so that it starts anew', async () => {
    const store = new MemoryStore();
    const clock = new VirtualClock(0);
    const keys = new Idempotency(store, clock);
    const request = { account: 'a', route: '/v1/reviews', key: 'k', fingerprint: 'f' };
    let works = 0;
    const submit = () =>
      keys.run(
        request,
        async (review_id) => {
          works += 1;
          return { review_id, status: 'in_progress', credits_used: 1, agents_assigned: 1 } as never;
        },
        () => false,
      );
    await submit();
    expect((await submit()).replayed).toBe(true);
    const keeper = new RetentionSweep({ store, clock, retentionMs: 10 * DAY_MS, log: silentLogger });
    keeper.start();
    await clock.advanceAsync(9 * DAY_MS);
    expect((await submit()).replayed).toBe(true);
    await clock.advanceAsync(2 * DAY_MS);
    expect((await submit()).replayed).toBe(false);
    expect(works).toBe(2);
    keeper.stop();
  });
});

describe('expired records: a backlog', () => {
  it('is removed within minutes, although one sweep removes only a part of it', async () => {
    const store = new MemoryStore();
    const clock = new VirtualClock(DAY_MS);
    for (let n = 0; n < 450; n++) {
      const review_id = `rev_${n}`;
      const view = reviewView('completed', received(submission({ review_id }), 0));
      await store.commit([reviewRecords.view.put(view, review_id), reviewRecords.over.put(review_id, n, review_id)]);
    }
    const keeper = new RetentionSweep({ store, clock, retentionMs: 1, log: silentLogger });
    keeper.start();
    for (let minute = 0; minute < 5; minute++) {
      await clock.advanceAsync(60_000);
      for (let turn = 0; turn < 600; turn++) await Promise.resolve();
    }
    expect(count(store, 'view')).toBe(0);
    keeper.stop();
    expect(clock.nextInstant()).toBeUndefined();
  });
});
