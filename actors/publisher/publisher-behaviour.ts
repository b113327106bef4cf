import { PATTERNS, Publish, parseSubject } from '../../protocols/index.ts';
import type { Behaviour } from '../../runtime/hosting/index.ts';
import { revisionKey } from '../review/index.ts';
import { publisherMachine } from './publisher-machine.ts';
import { render } from './render-activity.ts';

/** Publishers as actors: one for each review that was decided, and for each of its revisions. Rendering can be repeated. */
export const publisherBehaviour: Behaviour = {
  type: 'publisher',
  machine: publisherMachine,
  version: 1,
  durability: 'batch',
  activities: [render],
  patterns: [PATTERNS.publish],
  delivered: [],
  route: ({ subject, body }) => {
    const address = parseSubject(subject);
    if (address?.kind !== 'publish') return [];
    const order = Publish.parse(body);
    const { review } = address;
    const key = order.revision === undefined ? review : revisionKey(review, order.revision);
    return [{ key, event: { type: 'start', order } }];
  },
  initialInput: (_key, event) => (event.type === 'start' ? { order: event.order } : undefined),
};
