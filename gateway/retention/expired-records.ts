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
import { idempotencyRecords } from '../reviews/idempotency.ts';
import { pendingRecords, samlRecords } from '../sso/index.ts';

type Ageing = Pick<Table<never, unknown>, 'under' | 'cameAt'>;

/** In this order. */
const EXPIRING: readonly Ageing[] = [
  // Most actors end, and their inboxes with them; an account lives on, and a crash may leave the inbox of another.
  accountRecords.handled,
  idempotencyRecords.answer,
  deadLetterRecords.letter,
  draftRecords.drafts,
  pendingRecords.oidc,
  samlRecords.pending,
  samlRecords.ticket,
];

/** What goes with a record: the answer to an account's command with its place in the inbox. */
const alongWith = ([area, type, key, message]: Key): readonly Key[] =>
  area === accountRecords.handled.name && type === 'account'
    ? [accountRecords.answer.key(String(key), String(message))]
    : [];

/** Records scanned at a time: a few milliseconds, in which no request is served. */
const SLICE = 1_000;

/**
 * Removes what came before the instant. Resolves with how many records that were.
 *
 * @param pause lets others have their turn
 */
export async function removeExpiredBefore(store: Store, before: number, pause: () => Promise<void>): Promise<number> {
  let removed = 0;
  for (const table of EXPIRING) {
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
