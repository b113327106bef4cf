import type { Store, Write } from '../store/store.ts';

/** What is removed when an actor is done: everything the host kept for it but its envelope and what is still to be sent. */
export function cleanupWrites(store: Pick<Store, 'range'>, type: string, key: string): Write[] {
  return ['alarm', 'order', 'inbox'].flatMap((area) =>
    [...store.range([area, type, key])].map(([found]): Write => ({ op: 'remove', key: found })),
  );
}
