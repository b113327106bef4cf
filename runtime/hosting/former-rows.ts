import type { Key, Store, Write } from '../store/store.ts';
import type { Behaviour } from './behaviour.ts';
import type { Envelope } from './envelope.ts';
import { entityOf, type KeyFilter } from './ownership.ts';
import { loadState } from './stored-state.ts';

/**
 * Rows that an earlier build stored of actors that are derived now, by entity: what removes them, and what marks the
 * actors that await them, so that these ask again.
 */
export function formerRows(
  store: Pick<Store, 'get' | 'range'>,
  behaviours: readonly Behaviour[],
  belongs: KeyFilter,
): ReadonlyMap<string, readonly Write[]> {
  const writes = new Map<string, Write[]>();
  for (const { type } of behaviours.filter(({ durability }) => durability === 'derived')) {
    for (const [key] of [...store.range(['actor', type])].filter(([key]) => belongs(String(key[2])))) {
      const actor = String(key[2]);
      const known = writes.get(entityOf(actor)) ?? awaiting(store, behaviours, entityOf(actor));
      writes.set(entityOf(actor), [...known, ...rowsOf(store, type, actor)]);
    }
  }
  return writes;
}

function rowsOf(store: Pick<Store, 'range'>, type: string, key: string): Write[] {
  const areas = ['alarm', 'order', 'inbox', 'since'];
  const beside = areas.flatMap((area) => [...store.range([area, type, key])].map(([found]) => found));
  return [['actor', type, key] as Key, ...beside].map((found): Write => ({ op: 'remove', key: found }));
}

function awaiting(store: Pick<Store, 'get' | 'range'>, behaviours: readonly Behaviour[], entity: string): Write[] {
  return behaviours.flatMap((behaviour): Write[] => {
    const { type, awaitsDerived } = behaviour;
    const envelope = store.get(['actor', type, entity]) as Envelope | undefined;
    if (awaitsDerived === undefined || envelope?.status !== 'active') return [];
    const { snapshot } = loadState(store, behaviour, entity);
    return snapshot && awaitsDerived(snapshot) ? [{ op: 'put', key: ['resume', type, entity], value: 1 }] : [];
  });
}
