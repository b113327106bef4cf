/**
 * Removes expired records: those kept only to recognise a repeated message or request. Says which they are; RetentionSweep
 * says when.
 *
 * Invariant: the inbox of an account goes before the Idempotency-Keys do, so that a reused key starts afresh.
 */
import { accountRecords } from '../../actors/account/index.ts';
import { deadLetterRecords } from '../../runtime/hosting/index.ts';
import type { Key, Store, Table } from '../../runtime/index.ts';
import { draftRecords } from '../reviews/decision-drafts.ts';
import { idempotencyKeptMs, idempotencyRecords } from '../reviews/idempotency.ts';
import { pendingRecords, samlRecords } from '../sso/index.ts';

type Ageing = Pick<Table<never, unknown>, 'under' | 'cameAt'>;

/** The journal redelivers a message for a week; one day more, and nobody needs to know that it was handled. */
const REDELIVERY_MS = 8 * 86_400_000;

const messageKeptMs = (retentionMs: number): number => Math.max(retentionMs, REDELIVERY_MS);

interface Expiring {
  readonly table: Ageing;
  /** How long a record of the table is kept where reviews are kept this long; milliseconds. */
  readonly keptMs: (retentionMs: number) => number;
}

/** In this order. */
const EXPIRING: readonly Expiring[] = [
  // Most actors end, and their inboxes with them; an account lives on, and a crash may leave the inbox of another.
  { table: accountRecords.handled, keptMs: messageKeptMs },
  { table: idempotencyRecords.answer, keptMs: idempotencyKeptMs },
  ...[deadLetterRecords.letter, draftRecords.drafts, pendingRecords.oidc, samlRecords.pending, samlRecords.ticket].map(
    (table): Expiring => ({ table, keptMs: messageKeptMs }),
  ),
];

/** What goes with a record: the answer to an account's command with its place in the inbox. */
const alongWith = ([area, type, key, message]: Key): readonly Key[] =>
  area === accountRecords.handled.name && type === 'account'
    ? [accountRecords.answer.key(String(key), String(message))]
    : [];

/** Records scanned at a time: a few milliseconds, in which no request is served. */
const SLICE = 1_000;

interface Age {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** How long reviews are kept after they ended; milliseconds. */
  readonly retentionMs: number;
}

/**
 * Removes the records that have been kept for long enough. Resolves with how many that were.
 *
 * @param pause lets others have their turn
 */
export async function removeExpired(
  store: Store,
  { now, retentionMs }: Age,
  pause: () => Promise<void>,
): Promise<number> {
  let removed = 0;
  for (const { table, keptMs } of EXPIRING) {
    const before = now - keptMs(retentionMs);
    let after: Key | undefined;
    while (true) {
      const rows = [...store.range(table.under(), { limit: SLICE, ...(after && { after }) })];
      const aged = rows.filter(([, row]) => (table.cameAt(row) ?? before) < before).map(([key]) => key);
      if (aged.length > 0) {
        await store.commit(aged.flatMap((key) => [key, ...alongWith(key)]).map((key) => ({ op: 'remove', key })));
        removed += aged.length;
      }
      after = rows.at(-1)?.[0];
      if (rows.length < SLICE) break;
      await pause();
    }
  }
  return removed;
}
