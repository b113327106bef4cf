/**
 * Removes expired records: those kept only to recognise a repeated message or request. Says which they are; RetentionSweep
 * says when.
 *
 * Invariant: the inbox of an account goes before the Idempotency-Keys do, so that a reused key starts afresh.
 */
import { accountRecords } from '../../actors/account/index.ts';
import type { Key, Store } from '../../runtime/index.ts';

interface Area {
  readonly prefix: Key;
  /** When it came; milliseconds since 1970-01-01 UTC. */
  readonly came: (value: unknown) => number;
  /** What goes with it. */
  readonly along: (key: Key) => readonly Key[];
}

const instantIn = (value: unknown): number => (value as { at: number }).at;
const alone = (): readonly Key[] => [];

/** In this order. */
const EXPIRING: readonly Area[] = [
  {
    // Most actors end, and their inboxes with them; an account lives on, and a crash may leave the inbox of another.
    prefix: ['inbox'],
    came: Number,
    along: ([, type, key, message]) =>
      type === 'account' ? [accountRecords.answer.key(String(key), String(message))] : alone(),
  },
  { prefix: ['idempotency'], came: instantIn, along: alone },
  { prefix: ['dead-letter'], came: instantIn, along: alone },
  { prefix: ['decision-draft'], came: instantIn, along: alone },
  { prefix: ['sso-pending'], came: instantIn, along: alone },
  { prefix: ['saml-pending'], came: instantIn, along: alone },
  { prefix: ['saml-ticket'], came: instantIn, along: alone },
];

/** Records scanned at a time: a few milliseconds, in which no request is served. */
const SLICE = 1_000;

/**
 * Removes what came before the instant. Resolves with how many records that were.
 *
 * @param pause lets others have their turn
 */
export async function removeExpiredBefore(store: Store, before: number, pause: () => Promise<void>): Promise<number> {
  let removed = 0;
  for (const { prefix, came, along } of EXPIRING) {
    let after: Key | undefined;
    while (true) {
      const rows = [...store.range(prefix, { limit: SLICE, ...(after && { after }) })];
      const aged = rows.filter(([, value]) => came(value) < before).map(([key]) => key);
      if (aged.length > 0) {
        await store.commit(aged.flatMap((key) => [key, ...along(key)]).map((key) => ({ op: 'remove', key })));
        removed += aged.length;
      }
      after = rows.at(-1)?.[0];
      if (rows.length < SLICE) break;
      await pause();
    }
  }
  return removed;
}
