/**
 * HouseholdTransaction: one transaction of a household while it is prepared. Hands arrivals to their actors, then handles the
 * messages that the actors send one another until there are none left.
 *
 * Invariants:
 *  1. Arrivals are handled in the order they came, local messages in the order they were sent.
 *  2. A local message is handled in the transaction in which it was sent: it needs neither inbox nor outbox, since there is
 *     no moment at which it could be lost or come twice.
 *  3. Every local message is recorded: subject, body, id and order are those that its receiver got.
 *  4. Past a bound, messages go by the outbox instead: so that a transaction ends however much its actors send.
 */
import type { AnyEventObject } from 'xstate';
import type { RecordedMessage } from '../bus/bus.ts';
import { RuntimeFault } from '../errors.ts';
import type { Transition } from '../observation/transition.ts';
import type { Key, Store, Write } from '../store/store.ts';
import { type Arrival, crashed, nameOf } from './arrival.ts';
import type { Behaviour } from './behaviour.ts';
import type { LocalAddress, LocalRouting } from './delivery/local-routing.ts';
import type { IdentifiedMessage, PendingEffects } from './effects.ts';
import type { StoredState } from './stored-state.ts';
import { NoActor, Turn } from './turn.ts';

/** Local messages of one transaction: several rounds of the largest panel, and some tens of megabytes at most. */
export const MAX_LOCAL_MESSAGES = 2_000;

export interface SittingEnvironment {
  readonly entity: string;
  readonly store: Pick<Store, 'get'>;
  readonly routing: LocalRouting;
  readonly now: () => number;
  readonly stateOf: (behaviour: Behaviour, key: string) => StoredState;
  /** Whether an event for an actor that does not exist is tried again: the message that creates it may still come. */
  readonly mayComeLater: (arrival: Arrival) => boolean;
  readonly deadLetter: (arrival: Arrival, error: unknown) => Promise<void>;
}

export interface Member {
  readonly behaviour: Behaviour;
  readonly key: string;
  readonly turn: Turn;
}

/** What one actor of the transaction leaves to be carried out. */
export interface MemberEffects extends PendingEffects {
  readonly behaviour: Behaviour;
  readonly key: string;
}

export interface CallerError {
  readonly error: unknown;
}

interface Spoken {
  readonly message: IdentifiedMessage;
  readonly from: Member;
}

interface Group extends LocalAddress {
  readonly events: AnyEventObject[];
  readonly message: IdentifiedMessage;
}

export class HouseholdTransaction {
  readonly #environment: SittingEnvironment;
  readonly #members = new Map<string, Member>();
  readonly #arrivalWrites: Write[] = [];
  readonly #seen = new Set<string>();
  readonly #spoken: Spoken[] = [];
  /** Events that are handed over together, by actor. */
  readonly #groups = new Map<string, Group>();
  /** Handled by actors of this household, or for observers alone. */
  readonly recorded: RecordedMessage[] = [];
  /** Of all its actors, in the order in which they were made. */
  readonly transitions: Transition[] = [];
  #local = 0;

  constructor(environment: SittingEnvironment) {
    this.#environment = environment;
  }

  get members(): Iterable<readonly [string, Member]> {
    return this.#members;
  }

  /** Handles an event from outside. The answer is an error that concerns only the caller. */
  async handle(arrival: Arrival): Promise<CallerError | undefined> {
    if (this.#isRepeated(arrival) || this.#isStale(arrival)) {
      this.#settle(arrival);
      return undefined;
    }
    const failure = await this.#give(arrival);
    if (failure) return failure;
    this.#seen.add(`${nameOf(arrival)}/${arrival.id}`);
    this.#rememberArrival(arrival);
    this.#settle(arrival);
    return undefined;
  }

  /** Local messages, until nobody has anything left to say. */
  async converse(): Promise<void> {
    for (const member of this.#members.values()) this.#listen(member);
    for (;;) {
      const spoken = this.#spoken.shift();
      if (spoken !== undefined) await this.#deliver(spoken);
      else if (this.#groups.size > 0) await this.#giveGroups();
      else return;
    }
  }

  finish(): { readonly writes: readonly Write[]; readonly effects: readonly MemberEffects[]; readonly flush: boolean } {
    const writes: Write[] = [...this.#arrivalWrites];
    const effects: MemberEffects[] = [];
    let flush = false;
    for (const { behaviour, key, turn } of this.#members.values()) {
      const own = turn.finish();
      for (const write of own) writes.push(write);
      flush ||= own.length > 0 && behaviour.durability === 'flush';
      effects.push({ behaviour, key, ...turn.pending() });
    }
    return { writes, effects, flush };
  }

  #isRepeated(arrival: Arrival): boolean {
    if (arrival.isVolatile) return false;
    return (
      this.#seen.has(`${nameOf(arrival)}/${arrival.id}`) || this.#environment.store.get(inboxKey(arrival)) !== undefined
    );
  }

  /** An outcome or alarm of a derived actor that is gone: the actor that wants its answer asks again. */
  #isStale({ behaviour, key, isVolatile }: Arrival): boolean {
    return isVolatile === true && behaviour.durability === 'derived' && !this.#member(behaviour, key).turn.exists;
  }

  #rememberArrival(arrival: Arrival): void {
    const { behaviour, key, isVolatile } = arrival;
    // An actor that does not exist has no inbox: nobody would ever empty it.
    if (isVolatile || behaviour.durability === 'derived' || !this.#member(behaviour, key).turn.exists) return;
    this.#arrivalWrites.push({ op: 'put', key: inboxKey(arrival), value: this.#environment.now() });
  }

  #settle({ settles }: Arrival): void {
    if (settles) this.#arrivalWrites.push({ op: 'remove', key: settles });
  }

  #member(behaviour: Behaviour, key: string): Member {
    const name = nameOf({ behaviour, key });
    const known = this.#members.get(name);
    if (known !== undefined) return known;
    const turn = new Turn(behaviour, key, this.#environment.stateOf(behaviour, key), this.transitions);
    const member = { behaviour, key, turn };
    this.#members.set(name, member);
    return member;
  }

  async #give(arrival: Arrival): Promise<CallerError | undefined> {
    const { behaviour, key, event, id } = arrival;
    const { turn } = this.#member(behaviour, key);
    const at = this.#environment.now();
    try {
      turn.handle({ ...event, at }, id);
    } catch (error) {
      if (arrival.once || (error instanceof NoActor && this.#environment.mayComeLater(arrival))) return { error };
      await this.#environment.deadLetter(arrival, error);
      if (turn.exists) await this.#giveInstead(turn, arrival, error);
    }
    return undefined;
  }

  /** After a fault the actor handles the replacement of the faulty event, or `crashed`. */
  async #giveInstead(turn: Turn, arrival: Arrival, fault: unknown): Promise<void> {
    const at = this.#environment.now();
    const replacement = arrival.behaviour.replaceFaulty?.(arrival.event, fault);
    for (const event of replacement ? [replacement, crashed(fault)] : [crashed(fault)]) {
      try {
        turn.handle({ ...event, at }, arrival.id);
        return;
      } catch (error) {
        await this.#environment.deadLetter({ ...bare(arrival), id: `${arrival.id}/${event.type}`, event }, error);
      }
    }
  }

  #listen(member: Member): void {
    for (const message of member.turn.takeSent()) this.#spoken.push({ message, from: member });
  }

  async #deliver({ message, from }: Spoken): Promise<void> {
    const { entity, routing } = this.#environment;
    const { local, leaves, faults } = routing.find(entity, message);
    const isObserved = local.length === 0 && faults.length === 0;
    const isTooMuch = this.#local >= MAX_LOCAL_MESSAGES || !local.every((address) => this.#canLoad(address));
    if (leaves || isTooMuch || (isObserved && !from.behaviour.isForObservers?.(message))) {
      from.turn.sendReliably(message, { leaves, isBrought: !isObserved && routing.isDirect(message.subject) });
      return;
    }
    this.recorded.push({ subject: message.subject, body: message.body, id: message.id });
    for (const { behaviour, error } of faults) {
      const arrival = localArrival({ behaviour, key: '?', event: { type: message.subject } }, message);
      await this.#environment.deadLetter(arrival, error);
    }
    for (const address of local) {
      this.#local += 1;
      if (this.#join(address, message)) continue;
      await this.#giveLocal(address, message);
    }
  }

  /** An actor whose snapshot cannot be read gets the message by the outbox, from where it is tried again on its own. */
  #canLoad({ behaviour, key }: LocalAddress): boolean {
    try {
      this.#member(behaviour, key);
      return true;
    } catch (error) {
      if (error instanceof RuntimeFault) throw error;
      return false;
    }
  }

  async #giveLocal(address: LocalAddress, message: IdentifiedMessage): Promise<void> {
    await this.#give(localArrival(address, message));
    this.#listen(this.#member(address.behaviour, address.key));
  }

  /** Whether the event waits for others that come at the same time. */
  #join(address: LocalAddress, message: IdentifiedMessage): boolean {
    const { behaviour, event } = address;
    if (behaviour.combine?.([event]) === undefined) return false;
    const name = nameOf(address);
    const group = this.#groups.get(name) ?? { ...address, events: [], message };
    group.events.push(event);
    this.#groups.set(name, group);
    return true;
  }

  async #giveGroups(): Promise<void> {
    const groups = [...this.#groups.values()];
    this.#groups.clear();
    for (const { events, message, ...address } of groups) {
      const { turn } = this.#member(address.behaviour, address.key);
      const combined = events.length > 1 ? address.behaviour.combine?.(events) : undefined;
      if (combined === undefined || !this.#tryCombined(turn, combined, message)) {
        // One at a time, so that a fault costs no more than the event it is in.
        for (const event of events) await this.#give(localArrival({ ...address, event }, message));
      }
      this.#listen(this.#member(address.behaviour, address.key));
    }
  }

  #tryCombined(turn: Turn, event: AnyEventObject, message: IdentifiedMessage): boolean {
    try {
      turn.handle({ ...event, at: this.#environment.now() }, message.id);
      return true;
    } catch {
      return false;
    }
  }
}

const inboxKey = ({ behaviour, key, id }: Arrival): Key => ['inbox', behaviour.type, key, id];

const ignored = (): void => {};

function localArrival({ behaviour, key, event }: LocalAddress, { subject, body, id }: IdentifiedMessage): Arrival {
  return { behaviour, key, event, id, message: { subject, body }, isLocal: true, settled: ignored };
}

/** The arrival without what it came in. */
function bare({ behaviour, key, id, event, settled }: Arrival): Arrival {
  return { behaviour, key, id, event, settled };
}
