import { expect, it } from 'vitest';
import { accountBehaviour, accountRecords } from '../../../actors/account/index.ts';
import { removeOldestReviews, reviewBehaviour } from '../../../actors/review/index.ts';
import { AccountService } from '../../../gateway/accounts/index.ts';
import { ChangeNotifier } from '../../../gateway/reviews/change-notifier.ts';
import { ReviewRemoved } from '../../../gateway/reviews/review-service.ts';
import { StoredReviewService } from '../../../gateway/reviews/stored-review-service.ts';
import type { LedgerEntry } from '../../../protocols/account/index.ts';
import { Host, NoReply, TerminalError } from '../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, seededEntropy, VirtualClock } from '../../../runtime/index.ts';

const REVIEW = 'rev_00000000-0000-4000-8000-0000000000bb';

const SUBMISSION = {
  review_id: REVIEW,
  account_id: 'acme',
  document_title: 'Terms',
  document_text: 'The supplier delivers within thirty days.',
  source: { format: 'txt' as const, file_name: null, notes: [] },
  preset: 'quick' as const,
  deep_review: false,
  output_language: 'English' as const,
  webhook_url: null,
  idempotency_key: 'k',
  protocol: null,
  document_type: null,
};

const settled = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A node whose message server loses the first order for a review, having confirmed it. */
async function forgetfulNode() {
  const clock = new VirtualClock(Date.UTC(2026, 10, 20));
  const store = new MemoryStore();
  const bus = new MemoryBus(new MemoryJournal({ clock }));
  const changes = new ChangeNotifier(clock);
  await changes.listen(bus);
  const read = async () => {
    throw new TerminalError('nothing to read');
  };
  const behaviours = [accountBehaviour, reviewBehaviour];
  const host = new Host({ name: 'node', bus, store, clock, behaviours, handlers: { read }, onError: () => {} });
  await host.start();
  const accounts = new AccountService({
    bus,
    store,
    clock,
    entropy: seededEntropy(3),
    pepper: new Uint8Array(32),
    changes,
  });
  const during = async <Value>(work: Promise<Value>): Promise<Value> => {
    const over = new AbortController();
    const outcome = work.finally(() => over.abort());
    outcome.catch(() => undefined);
    for (let turn = 0; turn < 600 && !over.signal.aborted; turn += 1) {
      await settled(5);
      clock.advance(100);
    }
    return await outcome;
  };
  await during(accounts.open({ id: 'acme', name: 'Acme', tier: 'business' }));
  const append = bus.append.bind(bus);
  const lost: string[] = [];
  bus.append = async (subject, body, id) => {
    if (lost.length > 0 || !subject.endsWith('.submit')) return await append(subject, body, id);
    lost.push(subject);
    return { sequence: 1, duplicate: false };
  };
  const entries = () =>
    [...store.range(accountRecords.entry.under('acme'))]
      .map(([, entry]) => entry as LedgerEntry)
      .filter(({ review_id }) => review_id === REVIEW);
  const reviews = new StoredReviewService({ bus, store, clock, changes });
  return { clock, store, host, accounts, reviews, during, lost, entries };
}

it('begins a paid review when its client asks again, although the message server lost the order for it', async () => {
  const { host, reviews, during, lost, entries } = await forgetfulNode();
  await expect(during(reviews.submit(SUBMISSION))).rejects.toBeInstanceOf(NoReply);
  expect(lost).toHaveLength(1);
  expect((await during(reviews.submit(SUBMISSION))).review_id).toBe(REVIEW);
  await settled(50);
  expect(entries().map(({ kind }) => kind)).toEqual(['reserve', 'release']);
  await host.stop();
});

it('gives the credits back after a day when nobody asks again, and reserves them again for a later request', async () => {
  const { clock, store, host, accounts, reviews, during, entries } = await forgetfulNode();
  await expect(during(reviews.submit(SUBMISSION))).rejects.toBeInstanceOf(NoReply);
  expect(accounts.view('acme')).toMatchObject({ balance: 149, reserved: 1 });
  for (let hour = 0; hour < 23; hour += 1) {
    clock.advance(3_600_000);
    await settled(5);
  }
  expect(accounts.view('acme')).toMatchObject({ balance: 149, reserved: 1 });
  clock.advance(3_600_000);
  await settled(50);
  expect(accounts.view('acme')).toMatchObject({ balance: 150, reserved: 0 });
  expect(entries().map(({ kind, note }) => [kind, note])).toEqual([
    ['reserve', null],
    ['release', 'the review was lost'],
  ]);
  expect(accountRecords.charge.get(store, REVIEW)).toBeUndefined();
  expect((await during(reviews.submit(SUBMISSION))).review_id).toBe(REVIEW);
  await settled(50);
  expect(entries().map(({ kind }) => kind)).toEqual(['reserve', 'release', 'reserve', 'release']);
  await host.stop();
});

it('says at once that a review was removed by retention, and charges nothing for asking', async () => {
  const { clock, store, host, reviews, during, entries } = await forgetfulNode();
  await expect(during(reviews.submit(SUBMISSION))).rejects.toBeInstanceOf(NoReply);
  await during(reviews.submit(SUBMISSION));
  await settled(50);
  expect(await removeOldestReviews(store, (at) => at < clock.now() + 1)).toBe(1);
  expect(reviews.view(REVIEW)).toBeUndefined();
  const before = clock.now();
  await expect(reviews.submit(SUBMISSION)).rejects.toBeInstanceOf(ReviewRemoved);
  expect(clock.now()).toBe(before);
  expect(entries().map(({ kind }) => kind)).toEqual(['reserve', 'release']);
  await host.stop();
});
