/**
 * Subjects of what actors do. They are outside the journal: a subscriber that was not listening does not receive them later.
 *
 *   conclave-state.<actor type>.<entity>.<member or ->.<state>     an actor came into this state
 *   conclave-state.node.<node>.-.up                                a node is up, and its load
 */
export const STATE_ROOT = 'conclave-state';

/** The outermost state is its own level, so that `conclave-state.review.*.*.failed` is what it looks like. */
export interface StateSubject {
  readonly type: string;
  readonly entity: string;
  /** Empty when the actor is the entity's own. */
  readonly member: string;
  readonly state: string;
}

/** Makes any string a level of a subject: observing an actor must never break it. */
const token = (value: string): string => (value === '' ? '-' : value.replace(/[^A-Za-z0-9_-]/g, '_'));

/** Nearly always the names are levels as they are: several hundred subjects a review are looked at once, not four times. */
const FIVE_LEVELS = /^[\w-]+(?:\.[\w-]+){4}$/;

export function formatState({ type, entity, member, state }: StateSubject): string {
  const subject = `${STATE_ROOT}.${type}.${entity}.${member === '' ? '-' : member}.${state}`;
  if (FIVE_LEVELS.test(subject)) return subject;
  return `${STATE_ROOT}.${token(type)}.${token(entity)}.${token(member)}.${token(state)}`;
}

export const formatNodeUp = (node: string): string =>
  formatState({ type: 'node', entity: node, member: '', state: 'up' });

/** undefined: none of these subjects. */
export function parseState(subject: string): StateSubject | undefined {
  const [root, type, entity, member, state, ...rest] = subject.split('.');
  if (root !== STATE_ROOT || !type || !entity || !member || !state || rest.length > 0) return undefined;
  return { type, entity, member: member === '-' ? '' : member, state };
}

export const STATE_PATTERNS = {
  everything: `${STATE_ROOT}.>`,
  nodes: `${STATE_ROOT}.node.*.-.up`,
  reviews: `${STATE_ROOT}.review.*.-.*`,
  couriers: `${STATE_ROOT}.courier.>`,
  of: (entity: string): string => `${STATE_ROOT}.*.${token(entity)}.>`,
} as const;
