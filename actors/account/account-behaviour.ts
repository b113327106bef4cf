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
import { accountMachine, type Founding } from './account-machine.ts';
import type { KeyAdded, KeyRemoved } from './decision.ts';

/** Keys of the records that accounts store for readers. */
export const accountKeys = {
  view: (account: string) => ['account', account],
  views: () => ['account'],
  /** By the key's hash. */
  key: (hash: string) => ['key', hash],
  ledger: (account: string) => ['ledger', account],
  entry: (account: string, seq: number) => ['ledger', account, seq],
  /** Present from the moment the review's credits are set aside. */
  charge: (review: string) => ['charge', review],
  answer: (account: string, command: string) => ['answer', account, command],
  /** The account's inbox: present once a command was handled, for as long as it can come again. */
  handled: (account: string, command: string) => ['inbox', 'account', account, command],
} as const;

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
  initialInput: (key, event): Founding | undefined =>
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
  return [{ op: 'put', key: accountKeys.view(key), value: view }, ...sent.flatMap(recordsOf)];
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
      const kept: Write = { op: 'put', key: accountKeys.answer(account_id, command_id), value: body };
      const isUncharged = outcome === 'lapsed' && review_id !== null;
      return isUncharged ? [kept, { op: 'remove', key: accountKeys.charge(review_id) }] : [kept];
    }
    case 'key-added': {
      const { hash, record } = body as KeyAdded;
      return [{ op: 'put', key: accountKeys.key(hash), value: record }];
    }
    case 'key-removed':
      return [{ op: 'remove', key: accountKeys.key((body as KeyRemoved).hash) }];
    default:
      return [];
  }
}

function ledgerRecords(entry: LedgerEntry): Write[] {
  const { account_id, seq, kind, review_id } = entry;
  const writes: Write[] = [{ op: 'put', key: accountKeys.entry(account_id, seq), value: entry }];
  if (kind === 'reserve' && review_id !== null) {
    writes.push({ op: 'put', key: accountKeys.charge(review_id), value: account_id });
  }
  return writes;
}
