import { assign, setup } from 'xstate';
import type { Brief, Call, Finding, Position, Statement } from '../../protocols/index.ts';
import { formatSubject } from '../../protocols/index.ts';
import {
  direct,
  effectActions,
  type OrderError,
  type Outgoing,
  type Policy,
  type Stamped,
} from '../../runtime/hosting/index.ts';

/**
 * One expert on one panel: examines the document when briefed, answers calls round by round, leaves when dismissed. What
 * it knows is not here: its thinking is ordered as `examine` and `answer` and comes back as findings and positions.
 * Thinking that fails is begun again after a pause, until the policy gives it up: then the expert says that it could not.
 */
const POLICY: Policy = { intensity: 2, periodMs: 60_000, pauseMs: 200, longestPauseMs: 5_000 };

interface Context {
  readonly brief: Brief;
  /** The call being answered, or the last one answered. */
  readonly call: Call | null;
  /** Counts every order, so that each has an identity of its own. */
  readonly orders: number;
  /** Instants at which the present piece of thinking failed. */
  readonly failures: readonly number[];
}

export type ExpertEvent = Stamped<
  | { type: 'call'; call: Call }
  | { type: 'examine.done'; output: readonly Finding[] }
  | { type: 'examine.failed'; error: OrderError }
  | { type: 'answer.done'; output: readonly Position[] }
  | { type: 'answer.failed'; error: OrderError }
  | { type: 'rested' }
  | { type: 'crashed'; message: string }
  | { type: 'dismiss' }
>;

type Failed = Extract<ExpertEvent, { error: OrderError }>;

function statement(context: Context, said: Partial<Statement>): { messages: Outgoing[] } {
  const { review_id, expert } = context.brief;
  const round = context.call?.round ?? 0;
  const body: Statement = { review_id, round, expert, findings: [], positions: [], failure: null, ...said };
  return { messages: [{ subject: formatSubject({ kind: 'statement', review: review_id, round, expert }), body }] };
}

const directive = (context: Context, event: Failed) =>
  direct(POLICY, [...context.failures, event.at], event.error, `${context.brief.seed}/${context.brief.expert}`);

export const expertMachine = setup({
  types: { context: {} as Context, events: {} as ExpertEvent, input: {} as { brief: Brief } },
  actions: {
    ...effectActions,
    count: assign({ orders: ({ context }) => context.orders + 1 }),
    takeCall: assign(({ context, event }) => ({ call: event.type === 'call' ? event.call : context.call })),
    noteFailure: assign(({ context, event }) => ({
      failures: 'error' in event ? [...context.failures, event.at] : context.failures,
    })),
    forgetFailures: assign({ failures: [] }),
  },
  guards: {
    mayRestart: ({ context, event }) => 'error' in event && directive(context, event).kind === 'restart',
    isNext: ({ context, event }) => event.type === 'call' && event.call.round > (context.call?.round ?? 0),
    hasCall: ({ context }) => context.call !== null,
  },
}).createMachine({
  id: 'expert',
  context: ({ input }) => ({ brief: input.brief, call: null, orders: 0, failures: [] }),
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
            guard: 'mayRestart',
            target: 'resting',
            actions: [{ type: 'alarm', params: ({ context, event }) => rest(context, event) }, 'noteFailure'],
          },
          { target: 'listening', actions: { type: 'publish', params: ({ context, event }) => excuse(context, event) } },
        ],
        crashed: {
          target: 'listening',
          actions: { type: 'publish', params: ({ context, event }) => excuse(context, event) },
        },
      },
    },
    listening: {
      entry: 'forgetFailures',
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
            guard: 'mayRestart',
            target: 'resting',
            actions: [{ type: 'alarm', params: ({ context, event }) => rest(context, event) }, 'noteFailure'],
          },
          { target: 'listening', actions: { type: 'publish', params: ({ context, event }) => excuse(context, event) } },
        ],
        crashed: {
          target: 'listening',
          actions: { type: 'publish', params: ({ context, event }) => excuse(context, event) },
        },
      },
    },
    resting: {
      on: { rested: [{ guard: 'hasCall', target: 'answering' }, { target: 'examining' }] },
    },
    dismissed: { type: 'final' },
  },
});

/** The pause before another try. */
function rest(context: Context, event: Failed) {
  const directed = directive(context, event);
  const pause = directed.kind === 'restart' ? directed.afterMs : 0;
  return { alarms: [{ id: `rest-${context.orders}`, at: event.at + pause, event: { type: 'rested' } }] };
}

/** The statement of an expert that could not do its work. */
function excuse(context: Context, event: Failed | Extract<ExpertEvent, { type: 'crashed' }>) {
  return statement(context, { failure: event.type === 'crashed' ? event.message : event.error.message });
}
