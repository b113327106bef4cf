import { describe, expect, it } from 'vitest';
import { accountBehaviour, accountRecords } from '../../../actors/account/index.ts';
import { reviewBehaviour } from '../../../actors/review/index.ts';
import { AccountService } from '../../../gateway/accounts/index.ts';
import { ChangeNotifier } from '../../../gateway/reviews/change-notifier.ts';
import type { Submission, Submitted } from '../../../gateway/reviews/review-service.ts';
import { StoredReviewService } from '../../../gateway/reviews/stored-review-service.ts';
import type { LedgerEntry } from '../../../protocols/account/index.ts';
import type { ReviewView } from '../../../protocols/index.ts';
import { Host, TerminalError } from '../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, seededEntropy, VirtualClock } from '../../../runtime/index.ts';
import { Doomed } from './doomed.ts';

const REVIEW = 'rev_00000000-0000-4000-8000-0000000000aa';

const SUBMISSION: Submission = {
  review_id: REVIEW,
  account_id: 'acme',
  document_title: 'Terms',
  document_text: 'The supplier delivers within thirty days.',
  source: { format: 'txt', file_name: null, notes: [] },
  preset: 'quick',
  deep_review: false,
  output_language: 'English',
  webhook_url: null,
  idempotency_key: 'k',
  protocol: null,
  document_type: null,
};

/** Disk and message server: what a crash leaves. */
class Machine {
  readonly clock = new VirtualClock(Date.UTC(2026, 10, 20));
  readonly store = new MemoryStore();
  readonly journal = new MemoryJournal({ clock: this.clock });

  /** A process on it: accounts and reviews live there, and every document is unreadable, so that reviews end soon. */
  async start(doomed: Doomed) {
    const inner = new MemoryBus(this.journal);
    const bus = doomed.bus(inner);
    const store = doomed.store(this.store);
    const { clock } = this;
    const changes = new ChangeNotifier(clock);
    await changes.listen(bus);
    const read = async () => {
      throw new TerminalError('nothing to read');
    };
    const host = new Host({
      name: 'node',
      bus,
      store,
      clock,
      behaviours: [accountBehaviour, reviewBehaviour],
      handlers: { read },
      onError: () => {},
    });
    await host.start();
    const reviews = new StoredReviewService({ bus, store, clock, changes });
    const entropy = seededEntropy(3);
    const accounts = new AccountService({ bus, store, clock, entropy, pepper: new Uint8Array(32), changes });
    return { reviews, accounts, close: () => inner.close() };
  }

  /** Lets time pass until the work is done, or the process has ended; a minute at most. */
  async during<Value>(work: Promise<Value>, doomed: Doomed): Promise<Value | undefined> {
    const over = new AbortController();
    const outcome = Promise.race([work, doomed.ended.then(() => undefined)]).finally(() => over.abort());
    outcome.catch(() => undefined);
    for (let turn = 0; turn < 600 && !over.signal.aborted; turn += 1) await this.pass(100);
    return await outcome;
  }

  async pass(ms: number): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    this.clock.advance(ms);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  /** What came of it in the end. */
  outcome() {
    const view = this.store.get(['view', REVIEW]) as ReviewView | undefined;
    const entries = [...this.store.range(accountRecords.entry.under('acme'))].map(([, entry]) => entry as LedgerEntry);
    const own = entries.filter(({ review_id }) => review_id === REVIEW);
    return {
      review: view?.status,
      charge: accountRecords.charge.get(this.store, REVIEW),
      kinds: own.map(({ kind }) => kind),
    };
  }
}

async function open(): Promise<Machine> {
  const machine = new Machine();
  const alive = new Doomed(Number.POSITIVE_INFINITY);
  const process = await machine.start(alive);
  await machine.during(process.accounts.open({ id: 'acme', name: 'Acme', tier: 'business' }), alive);
  await machine.pass(6_000);
  await process.close();
  return machine;
}

/** Starts anew after a crash and lets everything that is due happen. */
async function recover(machine: Machine, again: boolean): Promise<Submitted | undefined> {
  const alive = new Doomed(Number.POSITIVE_INFINITY);
  const process = await machine.start(alive);
  const answer = again ? await machine.during(process.reviews.submit(SUBMISSION), alive) : undefined;
  for (let second = 0; second < 12; second += 1) await machine.pass(1_000);
  await process.close();
  return answer;
}

async function stepsOfOne(): Promise<number> {
  const machine = await open();
  const alive = new Doomed(Number.POSITIVE_INFINITY);
  const process = await machine.start(alive);
  await machine.during(process.reviews.submit(SUBMISSION), alive);
  for (let second = 0; second < 12; second += 1) await machine.pass(1_000);
  expect(machine.outcome()).toEqual({ review: 'failed', charge: 'acme', kinds: ['reserve', 'release'] });
  return alive.steps;
}

async function crashAt(step: number): Promise<Machine> {
  const machine = await open();
  const doomed = new Doomed(step);
  const process = await machine.start(doomed);
  await machine.during(process.reviews.submit(SUBMISSION), doomed).catch(() => undefined);
  for (let second = 0; second < 3; second += 1) await machine.pass(1_000);
  await process.close();
  return machine;
}

describe('submission: kill -9 at every write', () => {
  it('leaves a charge and its review, or neither', async () => {
    const steps = await stepsOfOne();
    expect(steps).toBeGreaterThan(20);
    const seen = new Set<string>();
    for (let step = 1; step <= steps; step += 1) {
      const machine = await crashAt(step);
      await recover(machine, false);
      const { review, charge, kinds } = machine.outcome();
      seen.add(String(review));
      const neither = [step, undefined, undefined, []];
      const both = [step, 'failed', 'acme', ['reserve', 'release']];
      expect([step, review, charge, kinds]).toEqual(review === undefined ? neither : both);
    }
    expect([...seen].toSorted()).toEqual(['failed', 'undefined']);
  });

  it('charges once when the client sends the request again, and answers it', async () => {
    const steps = await stepsOfOne();
    for (let step = 1; step <= steps; step += 1) {
      const machine = await crashAt(step);
      const answer = await recover(machine, true);
      expect([step, answer?.review_id]).toEqual([step, REVIEW]);
      expect([step, machine.outcome().kinds]).toEqual([step, ['reserve', 'release']]);
    }
  });
});
