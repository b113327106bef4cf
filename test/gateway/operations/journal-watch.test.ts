import { describe, expect, test } from 'vitest';
import { JournalWatch, Readiness } from '../../../gateway/operations/index.ts';
import { ChangeNotifier } from '../../../gateway/reviews/change-notifier.ts';
import { SubmissionsPaused } from '../../../gateway/reviews/review-service.ts';
import { StoredReviewService } from '../../../gateway/reviews/stored-review-service.ts';
import {
  type JournalState,
  MemoryBus,
  MemoryJournal,
  MemoryStore,
  seededEntropy,
  silentLogger,
  VirtualClock,
} from '../../../runtime/index.ts';
import { scenarios } from '../../simulation/documents.ts';

const FULL: JournalState = {
  created: '2026-01-01T00:00:00Z',
  messages: 100,
  firstSequence: 1,
  lastSequence: 100,
  oldestAt: 0,
  bytes: 50_000,
};
const EMPTY: JournalState = { ...FULL, messages: 0, firstSequence: 101 };
const MADE_AGAIN: JournalState = { ...EMPTY, created: '2026-01-02T00:00:00Z', firstSequence: 1, lastSequence: 0 };

/** A watch over a journal that is as the test says, and a node that has so many messages to bring again. */
function open() {
  const clock = new VirtualClock(1_000);
  const seen = { state: FULL as JournalState | undefined, left: 0, losses: 0, brought: 0 };
  const watch = new JournalWatch({
    look: async () => seen.state,
    limits: { maxAgeMs: 7 * 86_400_000, maxBytes: 1_000_000 },
    clock,
    log: silentLogger,
    onLoss: () => {
      seen.losses += 1;
    },
  });
  watch.recoverBy(async () => {
    seen.brought += 1;
    return seen.left;
  });
  return { clock, watch, seen };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('journal: purged or deleted by somebody', () => {
  test('a purge is said until all that was on its way is brought again', async () => {
    const { clock, watch, seen } = open();
    await watch.look();
    expect(watch.trouble).toBeUndefined();
    Object.assign(seen, { state: EMPTY, left: 3 });
    const looking = watch.look();
    await turn();
    expect(watch.trouble).toMatch(/^The journal on the message server was purged of 100 messages; /);
    seen.left = 0;
    clock.advance(500);
    await looking;
    expect(watch.trouble).toBeUndefined();
    expect(seen).toMatchObject({ losses: 1, brought: 2 });
  });

  test('a deleted journal is waited for, and nothing is brought before it is there again', async () => {
    const { watch, seen } = open();
    await watch.look();
    seen.state = undefined;
    await watch.look();
    await watch.look();
    expect(watch.trouble).toMatch(/ was deleted; /);
    expect(seen).toMatchObject({ losses: 1, brought: 0 });
    seen.state = MADE_AGAIN;
    await watch.look();
    expect(watch.trouble).toBeUndefined();
    expect(seen.brought).toBe(1);
  });

  test('meanwhile the node is not ready, and a submission is refused with the reason', async () => {
    const { clock, watch, seen } = open();
    const [store, bus] = [new MemoryStore(), new MemoryBus(new MemoryJournal({ clock }))];
    const readiness = new Readiness({ store, bus, clock, entropy: seededEntropy(1), journal: watch });
    await readiness.open();
    const changes = new ChangeNotifier(clock);
    const reviews = new StoredReviewService({ bus, store, clock, changes, paused: () => watch.trouble });
    await watch.look();
    expect(await readiness.reason()).toBeUndefined();
    seen.state = undefined;
    await watch.look();
    expect(await readiness.reason()).toMatch(/ was deleted; /);
    const [{ submission } = { submission: undefined }] = scenarios();
    if (submission === undefined) throw new Error('the simulation has no reviews');
    const refused = reviews.submit(submission);
    await expect(refused).rejects.toThrow(SubmissionsPaused);
    await expect(refused).rejects.toThrow(/ was deleted; /);
    expect([...store.range(['document'])]).toEqual([]);
    seen.state = MADE_AGAIN;
    await watch.look();
    expect(await readiness.reason()).toBeUndefined();
  });
});
