import type { AnyMachineSnapshot } from 'xstate';
import {
  ACCOUNT_PATTERNS,
  type AccountAnswer,
  type LedgerEntry,
  parseAccountCommand,
  parseAccountSubject,
} from '../../protocols/account/index.ts';
import type { Behaviour, Outgoing } from '../../runtime/hosting/index.ts';
import type { Write } from '../../runtime/index.ts';
import { type AccountContext, accountView } from './account-context.ts';
import { type AccountInput, accountMachine } from './account-machine.ts';
import type { KeyAdded, KeyRemoved } from './decision.ts';
import { accountRecords } from './records.ts';

/** Accounts as actors: a change and its consequences are on disk before any message leaves the actor. */
export const accountBehaviour: Behaviour = {
  type: 'account',
  machine: accountMachine,
  version: 2,
  durability: 'flush',
  patterns: [ACCOUNT_PATTERNS.commands],
  route: ({ subject, body }) => {
    const address = parseAccountSubject(subject);
    if (address?.kind !== 'command') return [];
    return [{ key: address.account, event: parseAccountCommand(address.name, body) }];
  },
  initialInput: (key, event): AccountInput | undefined =>
    event.type === 'create'
      ? { account_id: key, name: event.name, tier: event.tier, command: event.id, at: event.at }
      : undefined,
  records,
  migrate: (context) => withLapses(context as AccountContext),
};

/** Version 1 did not store when a reservation began: it counts as old, and is checked after the next event. */
function withLapses(context: AccountContext): AccountContext {
  const open = Object.entries(context.open).map(([review, { credits, charged }]) => {
    return [review, { credits, charged, since: 0, command: `reserve/${review}/1` }] as const;
  });
  return { ...context, open: Object.fromEntries(open), lapsed: {}, look_at: null };
}

function records(key: string, snapshot: AnyMachineSnapshot, sent: readonly Outgoing[]): Write[] {
  const view = accountView(snapshot.context as AccountContext);
  return [accountRecords.view.put(view, key), ...sent.flatMap(recordsOf)];
}

/** The message and the stored record are the same value. */
function recordsOf({ subject, body }: Outgoing): Write[] {
  const address = parseAccountSubject(subject);
  if (address?.kind !== 'event') return [];
  switch (address.name) {
    case 'ledger':
      return ledgerRecords(body as LedgerEntry);
    case 'answered': {
      const { account_id, command_id, outcome, review_id } = body as AccountAnswer;
      const kept: Write = accountRecords.answer.put(body as AccountAnswer, account_id, command_id);
      const isUncharged = outcome === 'lapsed' && review_id !== null;
      return isUncharged ? [kept, accountRecords.charge.remove(review_id)] : [kept];
    }
    case 'key-added': {
      const { hash, record } = body as KeyAdded;
      return [accountRecords.key.put(record, hash)];
    }
    case 'key-removed':
      return [accountRecords.key.remove((body as KeyRemoved).hash)];
    default:
      return [];
  }
}

function ledgerRecords(entry: LedgerEntry): Write[] {
  const { account_id, seq, kind, review_id } = entry;
  const writes: Write[] = [accountRecords.entry.put(entry, account_id, seq)];
  if (kind === 'reserve' && review_id !== null) {
    writes.push(accountRecords.charge.put(account_id, review_id));
  }
  return writes;
}
