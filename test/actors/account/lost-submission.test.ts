import { expect, it } from 'vitest';
import { accountBehaviour, accountKeys } from '../../../actors/account/index.ts';
import { reviewBehaviour } from '../../../actors/review/index.ts';
import { AccountDesk } from '../../../gateway/accounts/index.ts';
import { ReviewBell } from '../../../gateway/review-bell.ts';
import { DeskBusy } from '../../../gateway/review-desk.ts';
import { Reviews } from '../../../gateway/reviews.ts';
import type { LedgerEntry } from '../../../protocols/account/index.ts';
import { Host, TerminalError } from '../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, seededEntropy, VirtualClock } from '../../../runtime/index.ts';

const REVIEW = 'rev_00000000-0000-4000-8000-0000000000bb';

it('begins a paid review when its client asks again, although the message server lost the order for it', async () => {
  const clock = new VirtualClock(Date.UTC(2026, 10, 20));
  const store = new MemoryStore();
  const bus = new MemoryBus(new MemoryJournal({ clock }));
  const bell = new ReviewBell(clock);
  await bell.listen(bus);
  const read = async () => {
    throw new TerminalError('nothing to read');
  };
  const behaviours = [accountBehaviour, reviewBehaviour];
  const host = new Host({ name: 'node', bus, store, clock, behaviours, workers: { read }, onError: () => {} });
  await host.start();
  const accounts = new AccountDesk({ bus, store, clock, entropy: seededEntropy(3), pepper: new Uint8Array(32), bell });
  const during = async <Value>(work: Promise<Value>): Promise<Value> => {
    const over = new AbortController();
    const outcome = work.finally(() => over.abort());
    outcome.catch(() => undefined);
    for (let turn = 0; turn < 600 && !over.signal.aborted; turn += 1) {
      for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setImmediate(resolve));
      clock.advance(100);
    }
    return await outcome;
  };
  await during(accounts.open({ id: 'acme', name: 'Acme', tier: 'business' }));

  // Confirmed, and gone with the power.
  const append = bus.append.bind(bus);
  let isLost = false;
  bus.append = async (subject, body, id) => {
    if (isLost || !subject.endsWith('.submit')) return await append(subject, body, id);
    isLost = true;
    return { sequence: 1, duplicate: false };
  };
  const desk = new Reviews({ bus, store, clock, bell });
  const submission = {
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
  await expect(during(desk.submit(submission))).rejects.toBeInstanceOf(DeskBusy);
  expect(isLost).toBe(true);
  expect((await during(desk.submit(submission))).review_id).toBe(REVIEW);
  const kinds = () =>
    [...store.range(accountKeys.ledger('acme'))]
      .map(([, entry]) => entry as LedgerEntry)
      .filter(({ review_id }) => review_id === REVIEW)
      .map(({ kind }) => kind);
  await during(new Promise<void>((resolve) => setImmediate(resolve)));
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(kinds()).toEqual(['reserve', 'release']);
  await host.stop();
});
