import {
  type AccountAnswer,
  formatAccountSubject,
  type KeyRecord,
  type LedgerEntry,
} from '../../protocols/account/index.ts';
import type { Outgoing } from '../../runtime/hosting/index.ts';
import type { AccountContext } from './account-context.ts';

/** The decision on one event: the next context, and the messages to send, in order. */
export interface Decision {
  readonly context: AccountContext;
  readonly messages: readonly Outgoing[];
}

/** Bodies of the events of an account, by name. */
export interface KeyAdded {
  readonly hash: string;
  readonly record: KeyRecord;
}
export interface KeyRemoved {
  readonly account_id: string;
  readonly hash: string;
}

export const nothing = (context: AccountContext): Decision => ({ context, messages: [] });

/** The second decision after the first. */
export function andThen(first: Decision, next: (context: AccountContext) => Decision): Decision {
  const second = next(first.context);
  return { context: second.context, messages: [...first.messages, ...second.messages] };
}

/** One more entry in the ledger. */
export function enter(
  context: AccountContext,
  at: number,
  entry: Pick<LedgerEntry, 'kind' | 'credits' | 'change'> & { review_id?: string; note?: string },
): Decision {
  const { kind, credits, change, review_id = null, note = null } = entry;
  const seq = context.entries + 1;
  const balance = context.balance + change;
  const { account_id } = context;
  const body: LedgerEntry = { account_id, seq, at, kind, credits, change, balance, review_id, note };
  return { context: { ...context, entries: seq, balance }, messages: [event(context, 'ledger', body)] };
}

/** The answer to a command. */
export function answer(
  context: AccountContext,
  commandId: string,
  outcome: AccountAnswer['outcome'],
  refused: { review_id: string; required: number; available: number } | undefined = undefined,
): Decision {
  const body: AccountAnswer = {
    account_id: context.account_id,
    command_id: commandId,
    outcome,
    review_id: refused?.review_id ?? null,
    required: refused?.required ?? null,
    available: refused?.available ?? null,
  };
  return { context, messages: [event(context, 'answered', body)] };
}

export const event = ({ account_id }: AccountContext, name: string, body: unknown): Outgoing => ({
  subject: formatAccountSubject({ kind: 'event', account: account_id, name }),
  body,
});
