import { assign, setup } from 'xstate';
import type { Brief, Call, Finding, Position, Statement } from '../../protocols/index.ts';
import { formatSubject } from '../../protocols/index.ts';
import { effectActions, type OrderError, type Outgoing, type Stamped } from '../../runtime/hosting/index.ts';

/**
 * One expert on one panel: examines the document when briefed, answers calls round by round, leaves when dismissed. What
 * it knows is not here: its thinking is ordered as `examine` and `answer` and comes back as findings and positions.
 */

/** Tries at one piece of thinking, the first included; then the expert says that it could not. */
const ATTEMPTS = 2;

interface Context {
  readonly brief: Brief;
  /** The call being answered. */
  readonly call: Call | null;
  /** Counts every order, so that each has an identity of its own. */
  readonly orders: number;
  readonly attempts: number;
}

export type ExpertEvent = Stamped<
  | { type: 'call'; call: Call }
  | { type: 'examine.done'; output: readonly Finding[] }
  | { type: 'examine.failed'; error: OrderError }
  | { type: 'answer.done'; output: readonly Position[] }
  | { type: 'answer.failed'; error: OrderError }
  | { type: 'crashed'; message: string }
  | { type: 'dismiss' }
>;

function statement(context: Context, said: Partial<Statement>): { messages: Outgoing[] } {
  const { review_id, expert } = context.brief;
  const round = context.call?.round ?? 0;
  const body: Statement = { review_id, round, expert, findings: [], positions: [], failure: null, ...said };
  return { messages: [{ subject: formatSubject({ kind: 'statement', review: review_id, round, expert }), body }] };
}

export const expertMachine = setup({
  types: { context: {} as Context, events: {} as ExpertEvent, input: {} as { brief: Brief } },
  actions: {
    ...effectActions,
    count: assign({ orders: ({ context }) => context.orders + 1 }),
    takeCall: assign(({ context, event }) => ({ call: event.type === 'call' ? event.call : context.call })),
  },
  guards: {
    canRetry: ({ context, event }) => 'error' in event && !event.error.terminal && context.attempts + 1 < ATTEMPTS,
    isNext: ({ context, event }) => event.type === 'call' && event.call.round > (context.call?.round ?? 0),
  },
}).createMachine({
  id: 'expert',
  context: ({ input }) => ({ brief: input.brief, call: null, orders: 0, attempts: 0 }),
  initial: 'examining',
  on: { dismiss: '.dismissed' },
  states: {
    examining: {
      entry: [
        'count',
        {
          type: 'order',
          params: ({ context }) => ({
            orders: [{ id: `examine-${context.orders}`, name: 'examine', input: context.brief }],
          }),
        },
      ],
      on: {
        'examine.done': {
          target: 'listening',
          actions: {
            type: 'publish',
            params: ({ context, event }) => statement(context, { findings: [...event.output] }),
          },
        },
        'examine.failed': [
          {
            guard: 'canRetry',
            target: 'examining',
            reenter: true,
            actions: assign({ attempts: ({ context }) => context.attempts + 1 }),
          },
          {
            target: 'listening',
            actions: {
              type: 'publish',
              params: ({ context, event }) => statement(context, { failure: event.error.message }),
            },
          },
        ],
        crashed: {
          target: 'listening',
          actions: { type: 'publish', params: ({ context, event }) => statement(context, { failure: event.message }) },
        },
      },
    },
    listening: {
      entry: assign({ attempts: 0 }),
      on: { call: { guard: 'isNext', target: 'answering', actions: 'takeCall' } },
    },
    answering: {
      entry: [
        'count',
        {
          type: 'order',
          params: ({ context }) => ({
            orders: [{ id: `answer-${context.orders}`, name: 'answer', input: context.call }],
          }),
        },
      ],
      on: {
        'answer.done': {
          target: 'listening',
          actions: {
            type: 'publish',
            params: ({ context, event }) => statement(context, { positions: [...event.output] }),
          },
        },
        'answer.failed': [
          {
            guard: 'canRetry',
            target: 'answering',
            reenter: true,
            actions: assign({ attempts: ({ context }) => context.attempts + 1 }),
          },
          {
            target: 'listening',
            actions: {
              type: 'publish',
              params: ({ context, event }) => statement(context, { failure: event.error.message }),
            },
          },
        ],
        crashed: {
          target: 'listening',
          actions: { type: 'publish', params: ({ context, event }) => statement(context, { failure: event.message }) },
        },
      },
    },
    dismissed: { type: 'final' },
  },
});
