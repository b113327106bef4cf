import { assign, setup } from 'xstate';
import type { Brief, Call, Finding, Position, Statement } from '../../protocols/index.ts';
import { formatSubject } from '../../protocols/index.ts';
import {
  type ActivityError,
  type ActivityRequest,
  type Directive,
  decideDirective,
  effectActions,
  type Outgoing,
  type Stamped,
  type SupervisionPolicy,
} from '../../runtime/hosting/index.ts';

/**
 * One expert on one panel: examines the document when briefed, answers calls round by round, leaves when dismissed. What
 * it knows is not here: its thinking is ordered as `examine` and `answer` and comes back as findings and positions.
 * Thinking that fails is begun again after a pause, until the policy gives it up: then the expert says that it could not.
 */
const POLICY: SupervisionPolicy = { intensity: 2, periodMs: 60_000, pauseMs: 200, longestPauseMs: 5_000 };

interface Context {
  readonly brief: Brief;
  /** The call being answered; of the last one answered no more than that it was. */
  readonly call: Call | null;
  /** Counts every order, so that each has an identity of its own. */
  readonly orders: number;
  /** Instants at which the present piece of thinking failed. */
  readonly failures: readonly number[];
}

export type ExpertEvent = Stamped<
  | { type: 'call'; call: Call }
  | { type: 'examine.done'; output: readonly Finding[] }
  | { type: 'examine.failed'; error: ActivityError }
  | { type: 'answer.done'; output: readonly Position[] }
  | { type: 'answer.failed'; error: ActivityError }
  | { type: 'rested' }
  | { type: 'crashed'; message: string }
  | { type: 'dismiss' }
>;

interface Scope {
  readonly context: Context;
  readonly event: ExpertEvent;
}

/** What came of the thinking, as a statement: findings, positions, or why there are none. */
const tell = { type: 'send', params: ({ context, event }: Scope) => statement(context, said(event)) } as const;

/** The pause before another try. */
const rest = {
  type: 'alarm',
  params: ({ context, event }: Scope) => {
    const directed = directive(context, event);
    const pause = directed?.kind === 'restart' ? directed.afterMs : 0;
    return { alarms: [{ id: `rest-${context.orders}`, at: event.at + pause, event: { type: 'rested' } }] };
  },
} as const;

function said(event: ExpertEvent): Partial<Statement> {
  switch (event.type) {
    case 'examine.done':
      return { findings: [...event.output] };
    case 'answer.done':
      return { positions: [...event.output] };
    case 'examine.failed':
    case 'answer.failed':
      return { failure: event.error.message };
    case 'crashed':
      return { failure: event.message };
    case 'call':
    case 'rested':
    case 'dismiss':
      return {};
    default:
      return event satisfies never;
  }
}

function statement({ brief, call }: Context, words: Partial<Statement>): { messages: Outgoing[] } {
  const { review_id, expert } = brief;
  const round = call?.round ?? 0;
  const body: Statement = { review_id, round, expert, findings: [], positions: [], failure: null, ...words };
  return { messages: [{ subject: formatSubject({ kind: 'statement', review: review_id, round, expert }), body }] };
}

function directive({ brief, failures }: Context, event: ExpertEvent): Directive | undefined {
  if (!('error' in event)) return undefined;
  return decideDirective(POLICY, [...failures, event.at], event.error, `${brief.seed}/${brief.expert}`);
}

export const expertMachine = setup({
  types: { context: {} as Context, events: {} as ExpertEvent, input: {} as { brief: Brief; call?: Call } },
  actions: {
    ...effectActions,
    count: assign({ orders: ({ context }) => context.orders + 1 }),
    takeCall: assign(({ context, event }) => ({ call: event.type === 'call' ? event.call : context.call })),
    forgetWords: assign(({ context: { call } }) => ({ call: call && { ...call, claims: [], heard: [] } })),
    noteFailure: assign(({ context, event }) => ({
      failures: 'error' in event ? [...context.failures, event.at] : context.failures,
    })),
    forgetFailures: assign({ failures: [] }),
  },
  guards: {
    mayRestart: ({ context, event }) => directive(context, event)?.kind === 'restart',
    isNext: ({ context, event }) => event.type === 'call' && event.call.round > (context.call?.round ?? 0),
  },
}).createMachine({
  id: 'expert',
  context: ({ input }) => ({ brief: input.brief, call: input.call ?? null, orders: 0, failures: [] }),
  initial: 'thinking',
  on: { dismiss: '.dismissed' },
  states: {
    thinking: {
      entry: ['count', { type: 'schedule', params: ({ context }) => ({ activities: [work(context)] }) }],
      on: {
        'examine.done': { target: 'listening', actions: tell },
        'answer.done': { target: 'listening', actions: tell },
        'examine.failed': [
          { guard: 'mayRestart', target: 'resting', actions: [rest, 'noteFailure'] },
          { target: 'listening', actions: tell },
        ],
        'answer.failed': [
          { guard: 'mayRestart', target: 'resting', actions: [rest, 'noteFailure'] },
          { target: 'listening', actions: tell },
        ],
        crashed: { target: 'listening', actions: tell },
      },
    },
    listening: {
      // What was asked is in the statement's claims; kept, it would be written once more with every later step.
      entry: ['forgetFailures', 'forgetWords'],
      on: { call: { guard: 'isNext', target: 'thinking', actions: 'takeCall' } },
    },
    resting: { on: { rested: 'thinking' } },
    dismissed: { type: 'final' },
  },
});

/** The present piece of work: the document as a whole until the first call, then the call. */
function work({ brief, call, orders }: Context): ActivityRequest {
  const name = call === null ? 'examine' : 'answer';
  return { id: `${name}-${orders}`, name, input: call ?? brief };
}
