import { Brief, Call, Dismissal, PATTERNS, parseSubject } from '../../protocols/index.ts';
import { isOutside } from '../../protocols/outside/index.ts';
import type { Behaviour } from '../../runtime/hosting/index.ts';
import { expertMachine } from './expert-machine.ts';

const keyOf = (review: string, expert: string): string => `${review}.${expert}`;

/** Experts as actors: one for each review and expert. Their thinking can be repeated, so they share disk writes. */
export const expertBehaviour: Behaviour = {
  type: 'expert',
  machine: expertMachine,
  version: 1,
  durability: 'batch',
  patterns: [PATTERNS.briefs, PATTERNS.calls, PATTERNS.dismiss],
  route: ({ subject, body }) => {
    const address = parseSubject(subject);
    // One that runs elsewhere hears the same subjects and answers for itself.
    if (address && 'expert' in address && isOutside(address.expert)) return [];
    switch (address?.kind) {
      case 'brief':
        return [{ key: keyOf(address.review, address.expert), event: { type: 'brief', brief: Brief.parse(body) } }];
      case 'call':
        return [{ key: keyOf(address.review, address.expert), event: { type: 'call', call: Call.parse(body) } }];
      case 'dismiss':
        return Dismissal.parse(body)
          .experts.filter((expert) => !isOutside(expert))
          .map((expert) => ({ key: keyOf(address.review, expert), event: { type: 'dismiss' } }));
      default:
        return [];
    }
  },
  initialInput: (_key, event) => (event.type === 'brief' ? { brief: event.brief } : undefined),
  // A brief that was overtaken by the dismissal would otherwise make an expert whom nobody ever dismisses.
  tombstone: (event) => (event.type === 'dismiss' ? 'dismissed' : undefined),
};
