/**
 * An account: who may call, what is left to spend, and every change of it.
 *
 * Invariants:
 *  1. A reservation's ledger entry and the submission of its review are one transaction: a charge without a review, or a
 *     review without a charge, cannot be.
 *  2. The balance is the sum of the changes in the ledger, and falls below zero only by an administrator's correction, or by
 *     a review that completes after it was given up as lost.
 *  3. A repeated command changes nothing (its id is in the inbox), and neither does a second settlement.
 *  4. No reservation stays open for ever: it is refunded when its review is silent for a day.
 */
import { assign, enqueueActions, setup } from 'xstate';
import { type AccountCommand, monthOf, nextMonthAt, type Tier } from '../../protocols/account/index.ts';
import { effectActions, type Stamped } from '../../runtime/hosting/index.ts';
import type { AccountContext } from './account-context.ts';
import { grantMonth, grantMonths, reserve, settle } from './credits.ts';
import { andThen, answer, type Decision, enter, nothing } from './decision.ts';
import { addKey, expireKeys, regenerateKey, revokeKey } from './key-ring.ts';
import { lapse, nextLook } from './lapse.ts';

export type AccountEvent = Stamped<AccountCommand | { type: 'month.due' } | { type: 'look.due'; due: number }>;

export interface AccountInput {
  readonly account_id: string;
  readonly name: string;
  readonly tier: Tier;
  readonly at: number;
  /** Id of the command that created the account. */
  readonly command: string;
}

/** The account's decision on an event. Pure. */
function decide(context: AccountContext, event: AccountEvent): Decision {
  const upToDate = andThen(grantMonths(context, event.at), (now) => expireKeys(now, event.at));
  const handled = andThen(upToDate, (now) => handle(now, event));
  return { ...handled, context: nextLook(handled.context, event.at) };
}

function handle(context: AccountContext, event: AccountEvent): Decision {
  const { at } = event;
  switch (event.type) {
    case 'create':
      return answer(context, event.id, 'done');
    case 'set-tier':
      return done(event.id, grantMonth({ ...context, tier: event.tier }, at));
    case 'grant':
      return done(event.id, enter(context, at, { ...event, kind: 'grant', change: event.credits }));
    case 'adjust':
      return done(event.id, enter(context, at, { ...event, kind: 'adjust', change: event.credits }));
    case 'set-limit':
      return answer({ ...context, calls_per_minute: event.calls_per_minute }, event.id, 'done');
    case 'reserve':
      return reserve(context, at, event.id, event.submit);
    case 'settle':
      return settle(context, at, event.review_id, event.outcome);
    case 'add-key':
      return addKey(context, at, event);
    case 'regenerate-key':
      return regenerateKey(context, at, event);
    case 'revoke-key':
      return revokeKey(context, event);
    case 'month.due':
      return nothing(context);
    case 'look.due':
      return lapse(context, at, event.due);
    default:
      return event satisfies never;
  }
}

const done = (commandId: string, decision: Decision): Decision =>
  andThen(decision, (now) => answer(now, commandId, 'done'));

const initialContext = ({ account_id, name, tier, at }: AccountInput): AccountContext => ({
  account_id,
  name,
  tier,
  created_at: at,
  balance: 0,
  open: {},
  lapsed: {},
  look_at: null,
  entries: 0,
  month: monthOf(at),
  month_credits: 0,
  calls_per_minute: null,
  keys: [],
});

const firstGrant = (context: AccountContext, command: string): Decision =>
  done(command, grantMonth(context, context.created_at));

/** One alarm an account, not one a reservation: most reservations are settled within the minute. */
const lookAlarm = (before: number | null, due: number | null) => ({
  alarms: due === null || due === before ? [] : [{ id: 'look', at: due, event: { type: 'look.due', due } }],
});

const monthAlarm = (at: number) => ({
  alarms: [{ id: `month-${monthOf(nextMonthAt(at))}`, at: nextMonthAt(at), event: { type: 'month.due' } }],
});

export const accountMachine = setup({
  types: {
    context: {} as AccountContext & { readonly founding: string | null },
    events: {} as AccountEvent,
    input: {} as AccountInput,
  },
  actions: {
    ...effectActions,
    /** Decides on the event: sends the decision's messages, sets its alarm, and stores its context. */
    handle: enqueueActions(({ context, event, enqueue }) => {
      const decision = decide(context, event);
      enqueue({ type: 'send', params: { messages: decision.messages } });
      enqueue({ type: 'alarm', params: lookAlarm(context.look_at, decision.context.look_at) });
      enqueue.assign(decision.context);
    }),
  },
}).createMachine({
  id: 'account',
  description: 'Credits, limits and API keys of one account',
  context: ({ input }) => ({ ...initialContext(input), founding: input.command }),
  initial: 'founding',
  states: {
    founding: {
      description: 'The first grant is booked',
      entry: [
        { type: 'send', params: ({ context }) => ({ messages: firstGrant(context, context.founding ?? '').messages }) },
        { type: 'alarm', params: ({ context }) => monthAlarm(context.created_at) },
        assign(({ context }) => ({ ...firstGrant(context, context.founding ?? '').context, founding: null })),
      ],
      always: 'open',
    },
    open: {
      description: 'It handles commands as long as it exists',
      on: {
        create: { description: 'The account exists already: the command is acknowledged', actions: 'handle' },
        'set-tier': { description: 'Changes the tier and grants the difference for this month', actions: 'handle' },
        grant: { description: 'An administrator grants credits', actions: 'handle' },
        adjust: { description: 'An administrator corrects the balance', actions: 'handle' },
        'set-limit': { description: 'Changes the calls that are allowed per minute', actions: 'handle' },
        reserve: { description: 'A submission reserves the credits of its review', actions: 'handle' },
        settle: { description: 'A review has ended: its credits are captured or released', actions: 'handle' },
        'add-key': { description: 'Adds an API key', actions: 'handle' },
        'regenerate-key': {
          description: 'Replaces an API key, which may stay valid for a grace period',
          actions: 'handle',
        },
        'revoke-key': { description: 'Revokes an API key', actions: 'handle' },
        'look.due': {
          description: 'Reservations of reviews that were silent for a day are released',
          actions: 'handle',
        },
        'month.due': {
          description: 'A month begins: its credits are granted',
          actions: ['handle', { type: 'alarm', params: ({ event }) => monthAlarm(event.at) }],
        },
      },
    },
  },
});
