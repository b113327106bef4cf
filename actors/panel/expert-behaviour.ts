import { Brief, Call, Dismissal, PATTERNS, parseSubject } from '../../protocols/index.ts';
import { isOutside } from '../../protocols/outside/index.ts';
import { type Behaviour, bodyOf } from '../../runtime/hosting/index.ts';
import { answer, examine } from './expert-activities.ts';
import { expertMachine } from './expert-machine.ts';

const keyOf = (review: string, expert: string): string => `${review}.${expert}`;

/** What a call says about the review. */
const briefOf = ({ review_id, expert, document, document_type, deadline_at }: Call): Brief => ({
  review_id,
  expert,
  document,
  document_type,
  deep_review: false,
  max_findings: 1,
  seed: 0,
  deadline_at,
});

/**
 * Experts as actors: one for each review and expert. What an expert says follows from its brief or call alone, so it is
 * not stored: after a crash the review asks every expert again that has not answered.
 */
export const expertBehaviour: Behaviour = {
  type: 'expert',
  machine: expertMachine,
  version: 1,
  durability: 'derived',
  activities: [examine, answer],
  patterns: [PATTERNS.briefs, PATTERNS.calls, PATTERNS.dismiss],
  delivered: [],
  route: (message) => {
    const address = parseSubject(message.subject);
    // An outside expert listens on the same subjects itself.
    if (address && 'expert' in address && isOutside(address.expert)) return [];
    switch (address?.kind) {
      case 'brief':
        return [
          { key: keyOf(address.review, address.expert), event: { type: 'brief', brief: bodyOf(Brief, message) } },
        ];
      case 'call':
        return [{ key: keyOf(address.review, address.expert), event: { type: 'call', call: bodyOf(Call, message) } }];
      case 'dismiss':
        return bodyOf(Dismissal, message)
          .experts.filter((expert) => !isOutside(expert))
          .map((expert) => ({ key: keyOf(address.review, expert), event: { type: 'dismiss' } }));
      default:
        return [];
    }
  },
  initialInput: (_key, event) => {
    if (event.type === 'brief') return { brief: event.brief };
    // Called again after a crash: its findings are stored with the review already.
    return event.type === 'call' ? { brief: briefOf(event.call), call: event.call } : undefined;
  },
  // Otherwise a brief that arrives after the dismissal would create an expert that nobody dismisses.
  tombstone: (event) => (event.type === 'dismiss' ? 'dismissed' : undefined),
};
