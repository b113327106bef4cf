import { reviewRecords } from '../../actors/review/index.ts';
import {
  ACCOUNT_PATTERNS,
  type AccountAnswer,
  type LedgerEntry,
  parseAccountSubject,
} from '../../protocols/account/index.ts';
import { PATTERNS, type ReviewEvent } from '../../protocols/index.ts';
import type { Bus, Store, Subscription } from '../../runtime/index.ts';
import type { EventCounters } from './event-counters.ts';

/** Counts what accounts and reviews say on the bus, until it is stopped. In one process of a node: each would hear the same. */
export async function countEvents(bus: Bus, store: Store, counters: EventCounters): Promise<Subscription> {
  const accounts = await bus.subscribe(ACCOUNT_PATTERNS.events, ({ subject, body }) => {
    const name = parseAccountSubject(subject)?.name;
    if (name === 'ledger') {
      const { kind, credits } = body as LedgerEntry;
      // A counter does not fall: a correction counts by its size.
      counters.add('conclave_credits_total', kind, Math.abs(credits));
    }
    if (name === 'answered') counters.add('conclave_account_commands_total', (body as AccountAnswer).outcome);
  });
  const reviews = await bus.subscribe(PATTERNS.events, ({ body }) => {
    const { name, review_id } = body as ReviewEvent;
    if (name !== 'completed' && name !== 'failed' && name !== 'cancelled') return;
    counters.add('conclave_reviews_ended_total', name);
    const view = reviewRecords.view.get(store, review_id);
    if (name !== 'completed' || view === undefined || view.completed_at === null) return;
    counters.observeReview((view.completed_at - view.created_at) / 1_000);
  });
  return {
    stop: async () => {
      await accounts.stop();
      await reviews.stop();
    },
  };
}
