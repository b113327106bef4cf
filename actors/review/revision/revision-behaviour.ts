import type { AnyMachineSnapshot } from 'xstate';
import {
  Decide,
  PATTERNS,
  Published,
  parseSubject,
  type ReviewEvent,
  type RevisionRecord,
} from '../../../protocols/index.ts';
import { type Behaviour, bodyOf, type Outgoing } from '../../../runtime/hosting/index.ts';
import type { Write } from '../../../runtime/index.ts';
import { reviewRecords } from '../records.ts';
import { redraft } from './redraft-activity.ts';
import { type RevisionContext, revisionMachine } from './revision-machine.ts';

/**
 * Revisions as actors: one for each number of a review, in the review's household. The first command of a number creates
 * it, and a later one changes nothing: its sender finds another command in the record.
 */
export const revisionBehaviour: Behaviour = {
  type: 'revision',
  machine: revisionMachine,
  version: 1,
  durability: 'flush',
  activities: [redraft],
  patterns: [PATTERNS.commands, PATTERNS.published],
  delivered: [PATTERNS.commands],
  route: (message) => {
    const address = parseSubject(message.subject);
    if (address?.kind === 'command' && address.name === 'decide') {
      const order = Decide.parse(message.body);
      return [{ key: revisionKey(address.review, order.revision), event: { type: 'decide', order } }];
    }
    if (address?.kind !== 'published') return [];
    const published = bodyOf(Published, message);
    if (published.revision === undefined) return [];
    return [{ key: revisionKey(address.review, published.revision), event: { type: 'published', published } }];
  },
  initialInput: (_key, event) => (event.type === 'decide' ? { order: event.order } : undefined),
  records,
};

/** Key of the actor that makes a revision, and of its publisher. */
export const revisionKey = (review: string, revision: number): string => `${review}.v${revision}`;

function records(_key: string, snapshot: AnyMachineSnapshot, sent: readonly Outgoing[]): Write[] {
  const { order, artifacts, error } = snapshot.context as RevisionContext;
  const { review_id, revision, id, by, at, taken, decisions } = order;
  const state = snapshot.value === 'ready' ? 'ready' : snapshot.value === 'failed' ? 'failed' : 'making';
  const value: RevisionRecord = {
    review_id,
    revision,
    state,
    command: id,
    by,
    at,
    taken,
    decisions,
    artifacts: state === 'ready' ? [...artifacts] : [],
    error,
  };
  const events = sent.filter(({ subject }) => parseSubject(subject)?.kind === 'event');
  return [
    reviewRecords.revision.put(value, review_id, revision),
    ...events.map(({ body }): Write => {
      return reviewRecords.event.put(body as ReviewEvent, review_id, (body as ReviewEvent).seq);
    }),
  ];
}
