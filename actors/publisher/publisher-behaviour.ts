import { PATTERNS, Publish, parseSubject } from '../../protocols/index.ts';
import type { Behaviour } from '../../runtime/hosting/index.ts';
import { publisherMachine } from './publisher-machine.ts';
import { render } from './render-activity.ts';

/** Publishers as actors: one for each review that was decided. Rendering can be repeated. */
export const publisherBehaviour: Behaviour = {
  type: 'publisher',
  machine: publisherMachine,
  version: 1,
  durability: 'batch',
  activities: [render],
  patterns: [PATTERNS.publish],
  route: ({ subject, body }) => {
    const address = parseSubject(subject);
    if (address?.kind !== 'publish') return [];
    return [{ key: address.review, event: { type: 'start', order: Publish.parse(body) } }];
  },
  initialInput: (_key, event) => (event.type === 'start' ? { order: event.order } : undefined),
};
