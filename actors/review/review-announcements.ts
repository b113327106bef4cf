import type { Published, Stage, Statement } from '../../protocols/index.ts';
import type { ActivityOutcome, Stamped } from '../../runtime/hosting/index.ts';
import { awaitedModels, isAwaited } from './outside-panel.ts';
import type { draft, read } from './review-activities.ts';
import type { ReviewContext } from './review-context.ts';
import * as outgoing from './review-messages.ts';

/** Everything that can happen to a review. */
export type ReviewMachineEvent = Stamped<
  | { type: 'statement'; statement: Statement }
  /** Several that came at the same time. */
  | { type: 'statements'; statements: readonly Statement[] }
  | ActivityOutcome<typeof read>
  | ActivityOutcome<typeof draft>
  | { type: 'published'; published: Published }
  | { type: 'round.due'; round: number }
  /** Members let their own time pass: all who had the same, or the one that an older build set the alarm for. */
  | { type: 'silent'; round: number; experts: readonly string[] }
  | { type: 'silent'; round: number; expert: string }
  /** Models have not answered yet: followers of the review are told. */
  | { type: 'waiting.due'; round: number }
  | { type: 'publish.due' }
  | { type: 'cancel'; reason: string }
  | { type: 'crashed'; message: string }
  /** It is loaded again, and the experts that worked for it are gone. */
  | { type: 'resumed' }
>;

interface Scope {
  readonly context: ReviewContext;
  readonly event: ReviewMachineEvent;
}

/** An announcement by what has happened. */
const announce = (announcement: (scope: Scope) => outgoing.Announcement) =>
  ({ type: 'announce', params: announcement }) as const;

export const stage = (name: Stage) => announce(() => ({ name: 'stage', data: { stage: name } }));

export const reported = announce(({ event }) =>
  outgoing.reported((event as Extract<ReviewMachineEvent, { type: 'statement' }>).statement),
);

/** As many events as statements, in one step. */
export const reportedTogether = {
  type: 'announceAll',
  params: ({ event }: Scope) => {
    const { statements } = event as Extract<ReviewMachineEvent, { type: 'statements' }>;
    return statements.map(outgoing.reported);
  },
} as const;

/** Whose own time has passed without an answer. */
export const unheard = {
  type: 'announceAll',
  params: ({ context, event }: Scope) => silentIn(context, event).map((expert) => outgoing.unheard(context, expert)),
} as const;

/** Those of the event who still owe an answer in this round. */
export function silentIn(context: ReviewContext, event: ReviewMachineEvent): readonly string[] {
  if (event.type !== 'silent' || event.round !== context.round) return [];
  const experts = 'experts' in event ? event.experts : [event.expert];
  return experts.filter((expert) => isAwaited(context, expert));
}

export const waiting = announce(({ context }) => ({
  name: 'models-awaited',
  data: { round: context.round, experts: awaitedModels(context) },
}));

export const ready = announce(({ event }) =>
  outgoing.ready((event as Extract<ReviewMachineEvent, { type: 'published' }>).published),
);
