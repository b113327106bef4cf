import { assign, setup } from 'xstate';
import type { Deliver } from '../../protocols/index.ts';
import { type ActivityError, type ActivityOutcome, effectActions, type Stamped } from '../../runtime/hosting/index.ts';
import { post } from './post-activity.ts';

/**
 * The courier of one webhook: tries at once, then after each pause of the schedule, until the receiver answers 2xx or the
 * schedule ends. The pauses are durable alarms: a restart neither loses nor shortens one.
 */

/** One try, as the delivery log shows it. */
export interface Attempt {
  readonly at: number;
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null;
  /** Why it failed; null when it was delivered. */
  readonly error: string | null;
}

export interface CourierContext {
  readonly parcel: Deliver;
  /** The same on every try: receivers recognise a repetition by it. */
  readonly webhook_id: string;
  /** Milliseconds from a failure to the next try. */
  readonly pauses: readonly number[];
  readonly attempts: readonly Attempt[];
  /** When the next try is due. */
  readonly next_at: number | null;
}

type Event = Stamped<ActivityOutcome<typeof post> | { type: 'retry.due' }>;

export const courierMachine = setup({
  types: {
    context: {} as CourierContext,
    events: {} as Event,
    input: {} as { parcel: Deliver; webhookId: string; pauses: readonly number[] },
  },
  actions: effectActions,
  guards: { hasPauseLeft: ({ context }) => context.attempts.length < context.pauses.length },
}).createMachine({
  id: 'courier',
  description: 'Delivers one webhook, with retries',
  context: ({ input }) => ({
    parcel: input.parcel,
    webhook_id: input.webhookId,
    pauses: input.pauses,
    attempts: [],
    next_at: null,
  }),
  initial: 'posting',
  states: {
    posting: {
      description: 'An activity posts the webhook',
      entry: [
        assign({ next_at: null }),
        {
          type: 'schedule',
          params: ({ context: { parcel, webhook_id, attempts } }) => ({
            activities: [post.request(`post-${attempts.length + 1}`, { parcel, webhook_id })],
          }),
        },
      ],
      on: {
        'post.done': {
          description: 'The receiver answered 2xx',
          target: 'delivered',
          actions: assign({
            attempts: ({ context, event }) => [
              ...context.attempts,
              { at: event.at, status: event.output.status, error: null },
            ],
          }),
        },
        'post.failed': [
          {
            description: 'The receiver refused or did not answer; another attempt follows while a pause is left',
            guard: 'hasPauseLeft',
            target: 'waiting',
            actions: assign(({ context, event }) => ({
              next_at: event.at + (context.pauses[context.attempts.length] as number),
              attempts: [...context.attempts, failed(event)],
            })),
          },
          {
            target: 'exhausted',
            actions: assign({ attempts: ({ context, event }) => [...context.attempts, failed(event)] }),
          },
        ],
      },
    },
    waiting: {
      description: 'A pause before the next attempt',
      entry: {
        type: 'alarm',
        params: ({ context: { attempts, next_at } }) => ({
          alarms: [{ id: `retry-${attempts.length}`, at: next_at as number, event: { type: 'retry.due' } }],
        }),
      },
      on: { 'retry.due': { description: 'The pause is over', target: 'posting' } },
    },
    delivered: { type: 'final', description: 'The receiver answered 2xx' },
    exhausted: { type: 'final', description: 'No attempt is left' },
  },
});

function failed(event: { at: number; error: ActivityError }): Attempt {
  const { message, details } = event.error;
  const status = details?.['status'];
  return { at: event.at, status: typeof status === 'number' ? status : null, error: message };
}
