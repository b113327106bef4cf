import type { AnyEventObject } from 'xstate';
import type { Bus } from '../../bus/bus.ts';
import { Fenced, RuntimeFault } from '../../errors.ts';
import type { Key, Store } from '../../store/store.ts';
import type { Clock } from '../../time/clock.ts';
import type { Addressed, Behaviour } from '../behaviour.ts';
import type { IncomingMessage } from '../delivery/direct-delivery.ts';
import type { Envelope } from '../envelope.ts';
import { entityOf, type Ownership } from '../ownership.ts';
import { addresseeOf, type DeadLetter, type Replayed, reasonOf } from './dead-letter.ts';

export interface ReplayOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly behaviours: readonly Behaviour[];
  readonly clock: Clock;
  readonly ownership: Ownership;
  /** Delivers a message past the journal, where the journal does not deliver its subject. */
  readonly deliverDirectly: (message: IncomingMessage) => Promise<void>;
  /** Gives the event to the actor, once; removes the letter in the transaction that handles it. */
  readonly give: (behaviour: Behaviour, key: string, event: AnyEventObject, id: string) => Promise<void>;
}

/** Tries a dead letter again, as it was meant at first: an event for its actor, or a message that could not be sent. */
export async function replay(key: Key, options: ReplayOptions): Promise<Replayed> {
  const { store, ownership, clock } = options;
  const letter = store.get(key) as DeadLetter | undefined;
  if (letter === undefined) return { outcome: 'unknown' };
  if (!ownership.owns(addresseeOf(letter))) throw new Fenced(letter.actor);
  try {
    return await (letter.unsent ? send(key, letter, letter.unsent, options) : redeliver(letter, options));
  } catch (error) {
    if (error instanceof RuntimeFault && error.transient) throw error;
    const reason = reasonOf(error);
    const value: DeadLetter = { ...letter, reason, at: clock.now() };
    await ownership.commit(addresseeOf(letter), [{ op: 'put', key, value }]);
    return { outcome: 'refused', reason };
  }
}

async function send(
  key: Key,
  letter: DeadLetter,
  { subject, body }: NonNullable<DeadLetter['unsent']>,
  { bus, ownership, deliverDirectly }: ReplayOptions,
): Promise<Replayed> {
  await bus.append(subject, body, letter.id);
  await deliverDirectly({ subject, body, id: letter.id });
  await ownership.commit(addresseeOf(letter), [{ op: 'remove', key }]);
  return { outcome: 'sent' };
}

async function redeliver(letter: DeadLetter, { store, behaviours, give }: ReplayOptions): Promise<Replayed> {
  const [type, own] = split(letter.actor);
  const behaviour = behaviours.find((candidate) => candidate.type === type);
  if (behaviour === undefined) return { outcome: 'unknown' };
  const addressed = addressedBy(behaviour, own, letter);
  const takers = addressed.filter(({ key }) => !isOver(store, behaviour, key));
  if (takers.length === 0) return { outcome: addressed.length === 0 ? 'unknown' : 'ended' };
  // Its own identity: the event was put into the inbox with the dead letter.
  await Promise.all(takers.map(({ key, event }) => give(behaviour, key, event, `${letter.id}/replay`)));
  return { outcome: 'handled' };
}

/** Of a derived actor nothing is stored: it has work for as long as an actor of its household awaits it. */
function isOver(store: Store, { type, durability }: Behaviour, key: string): boolean {
  if (durability === 'derived') {
    const entity = entityOf(key);
    return ![...store.range(['resume'])].some(([resumed]) => entityOf(String(resumed[2])) === entity);
  }
  const envelope = store.get(['actor', type, key]) as Envelope | undefined;
  return envelope?.status === 'done';
}

/** Routes the message again, since a later build may be able to read it. Throws what routing throws. */
function addressedBy(behaviour: Behaviour, own: string, { message, event }: DeadLetter): readonly Addressed[] {
  if (message === undefined) return own === '?' ? [] : [{ key: own, event }];
  return behaviour.route(message).filter(({ key }) => own === '?' || key === own);
}

function split(actor: string): [type: string, key: string] {
  const slash = actor.indexOf('/');
  return [actor.slice(0, slash), actor.slice(slash + 1)];
}
