import { accountRecords } from '../../actors/account/index.ts';
import { type AccountView, TIERS } from '../../protocols/account/index.ts';
import type { Key, Store } from '../../runtime/index.ts';
import { byLabel, type MetricFamily } from './metric-family.ts';

/** Entries counted of one kind: a scrape must end, and beyond this the exact number says no more. */
const MAX_COUNTED = 10_000;

/** What is in the store of this node now. */
export function storedCounts(store: Store): MetricFamily[] {
  const tiers = new Map<string, number>(TIERS.map((tier) => [tier, 0]));
  for (const [, value] of store.range(accountRecords.view.under(), { limit: MAX_COUNTED }))
    add(tiers, (value as AccountView).tier);
  return [
    byLabel('gauge', 'conclave_accounts', 'Accounts by tier.', 'tier', tiers),
    waiting('orders', 'Activities that are scheduled and not done, by type of actor.', byActor(store, 'order')),
    waiting(
      'alarms',
      'Deadlines that are set, by type of actor; of couriers: webhooks waiting for their next attempt.',
      byActor(store, 'alarm'),
    ),
    waiting(
      'outbox',
      'Messages that the message server has not confirmed yet, by type of actor.',
      byActor(store, 'outbox'),
    ),
    waiting('dead_letters', 'Events that no actor could handle, by type of actor.', deadLetters(store)),
  ];
}

const waiting = (name: string, help: string, counts: ReadonlyMap<string, number>): MetricFamily =>
  byLabel('gauge', `conclave_${name}`, help, 'actor', counts);

function byActor(store: Store, area: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key] of store.range([area], { limit: MAX_COUNTED })) add(counts, String(key[1]));
  return counts;
}

/** Filed under `type/key`. */
function deadLetters(store: Store): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key] of store.range(['dead-letter'] as Key, { limit: MAX_COUNTED }))
    add(counts, String(key[1]).split('/')[0] ?? '');
  return counts;
}

const add = (counts: Map<string, number>, word: string): void => {
  counts.set(word, (counts.get(word) ?? 0) + 1);
};
