/**
 * One expert on one panel: examines the document when briefed, answers calls round by round, leaves when dismissed. What
 * it knows is not here: its work is scheduled as activities and comes back as findings and positions. When an activity
 * fails, the expert reports it, and the review continues without that statement.
 */
import { assign, setup } from 'xstate';
import type { Brief, Call, Statement } from '../../protocols/index.ts';
import { formatSubject } from '../../protocols/index.ts';
import {
  type ActivityOutcome,
  type ActivityRequest,
  effectActions,
  type Outgoing,
  type Stamped,
} from '../../runtime/hosting/index.ts';
import { answer, examine } from './expert-activities.ts';

interface Context {
  readonly brief: Brief;
  /** The call being answered; once answered, it is kept without its claims. */
  readonly call: Call | null;
}

export type ExpertEvent = Stamped<
  | { type: 'call'; call: Call }
  | ActivityOutcome<typeof examine>
  | ActivityOutcome<typeof answer>
  | { type: 'crashed'; message: string }
  | { type: 'dismiss' }
>;

interface Scope {
  readonly context: Context;
  readonly event: ExpertEvent;
}

/** Sends the outcome of its activity as a statement: findings, positions, or why there are none. */
const sendStatement = { type: 'send', params: ({ context, event }: Scope) => statement(context, said(event)) } as const;

function said(event: ExpertEvent): Partial<Statement> {
  switch (event.type) {
    case 'examine.done':
      return { findings: event.output };
    case 'answer.done':
      return { positions: event.output };
    case 'examine.failed':
    case 'answer.failed':
      return { failure: event.error.message };
    case 'crashed':
      return { failure: event.message };
    case 'call':
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

/** The present piece of work: the document as a whole until the first call, then the call. */
const work = ({ brief, call }: Context): ActivityRequest =>
  call === null ? examine.request('examine', brief) : answer.request(`answer-${call.round}`, call);

export const expertMachine = setup({
  types: { context: {} as Context, events: {} as ExpertEvent, input: {} as { brief: Brief; call?: Call } },
  actions: {
    ...effectActions,
    takeCall: assign(({ context, event }) => ({ call: event.type === 'call' ? event.call : context.call })),
    forgetWords: assign(({ context: { call } }) => ({ call: call && { ...call, claims: [], heard: [] } })),
  },
  guards: {
    isNext: ({ context, event }) => event.type === 'call' && event.call.round > (context.call?.round ?? 0),
  },
}).createMachine({
  id: 'expert',
  description: 'One expert on one panel',
  context: ({ input }) => ({ brief: input.brief, call: input.call ?? null }),
  initial: 'thinking',
  on: { dismiss: { target: '.dismissed', description: 'The debate is over' } },
  states: {
    thinking: {
      description: 'An activity examines the document or answers a call',
      entry: { type: 'schedule', params: ({ context }) => ({ activities: [work(context)] }) },
      on: {
        'examine.done': { description: 'It states its findings', target: 'listening', actions: sendStatement },
        'answer.done': { description: 'It states its positions', target: 'listening', actions: sendStatement },
        'examine.failed': {
          description: 'It states why it has no findings',
          target: 'listening',
          actions: sendStatement,
        },
        'answer.failed': {
          description: 'It states why it has no positions',
          target: 'listening',
          actions: sendStatement,
        },
        crashed: {
          description: 'The runtime could not handle its event: it states why it has nothing',
          target: 'listening',
          actions: sendStatement,
        },
      },
    },
    listening: {
      description: 'It has spoken and waits for the next call',
      // The call's claims are dropped: kept, they would stay in memory until the debate is over.
      entry: 'forgetWords',
      on: {
        call: {
          description: 'A later round asks for positions',
          guard: 'isNext',
          target: 'thinking',
          actions: 'takeCall',
        },
      },
    },
    dismissed: { type: 'final', description: 'The debate is over' },
  },
});
