import type { Published, Stage, Statement } from '../../protocols/index.ts';
import type { ActivityError, Stamped } from '../../runtime/hosting/index.ts';
import type { DocumentCard, ReviewContext } from './review-context.ts';
import * as outgoing from './review-messages.ts';

/** Everything that can happen to a review. */
export type ReviewMachineEvent = Stamped<
  | { type: 'statement'; statement: Statement }
  | { type: 'read.done'; output: DocumentCard }
  | { type: 'read.failed'; error: ActivityError }
  | { type: 'draft.done'; output: unknown }
  | { type: 'draft.failed'; error: ActivityError }
  | { type: 'published'; published: Published }
  | { type: 'round.due'; round: number }
  | { type: 'silent'; round: number; expert: string }
  | { type: 'publish.due' }
  | { type: 'cancel'; reason: string }
  | { type: 'crashed'; message: string }
>;

interface Scope {
  readonly context: ReviewContext;
  readonly event: ReviewMachineEvent;
}

/** Two actions: count the event, then publish it under its number. */
export const announce = (announcement: (scope: Scope) => outgoing.Announcement) =>
  [
    'countEvent',
    {
      type: 'send',
      params: (scope: Scope) => {
        const { name, data } = announcement(scope);
        return outgoing.event(scope.context, name, data);
      },
    },
  ] as const;

export const stage = (name: Stage) => announce(() => ({ name: 'stage', data: { stage: name } }));

export const reported = announce(({ event }) =>
  outgoing.reported((event as Extract<ReviewMachineEvent, { type: 'statement' }>).statement),
);

/** An outside expert's own deadline has passed. */
export const unheard = announce(({ context, event }) =>
  outgoing.unheard(context, event as Extract<ReviewMachineEvent, { type: 'silent' }>),
);

export const ready = announce(({ event }) =>
  outgoing.ready((event as Extract<ReviewMachineEvent, { type: 'published' }>).published),
);
