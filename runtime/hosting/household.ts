/**
 * Household: the actors of one entity (a review with its experts, publisher and courier), which live together. Owns their
 * mailbox, their states in memory, and trying again what could not be handled.
 *
 * Invariants:
 *  1. One transaction at a time, with everything it changes: inbox ids, snapshots, outbox, activities, alarms, records.
 *  2. Nothing leaves the household before that transaction holds.
 *  3. An arrival whose id is in the inbox changes nothing.
 *  4. An event that cannot be handled does not keep others from being handled; after the last try it becomes a dead letter.
 *  5. A household that was closed writes nothing more, and nothing of it is carried out.
 *  6. Of derived actors nothing is stored. When their states are lost, those who await them ask again.
 */
import type { RecordedMessage } from '../bus/bus.ts';
import { Fenced, RuntimeFault } from '../errors.ts';
import { Trail } from '../observation/trail.ts';
import { pathOf, type Transition } from '../observation/transition.ts';
import type { Store, Write } from '../store/store.ts';
import type { Admission } from './admission.ts';
import { type Arrival, crashed, nameOf } from './arrival.ts';
import type { Behaviour } from './behaviour.ts';
import type { RetryPolicy } from './dead-letters/retry-policy.ts';
import type { LocalRouting } from './delivery/local-routing.ts';
import { HouseholdTransaction, type MemberEffects } from './household-transaction.ts';
import type { Ownership } from './ownership.ts';
import { loadState, type StoredState } from './stored-state.ts';

/** Arrivals in one transaction: enough to share a disk write, few enough to answer soon. */
const BATCH = 256;

/** Events waiting for one household: a large panel's round is a few hundred. */
const MAILBOX = 10_000;

/** What a stored transaction leaves to be carried out. */
export interface Outcome {
  readonly effects: readonly MemberEffects[];
  readonly recorded: readonly RecordedMessage[];
  readonly transitions: readonly Transition[];
}

export interface HouseholdEnvironment {
  readonly store: Pick<Store, 'get' | 'range' | 'flush'>;
  readonly ownership: Pick<Ownership, 'commit'>;
  readonly routing: LocalRouting;
  readonly admission: Admission;
  /** Whom the entity belongs to. */
  readonly tenantOf: (entity: string) => string;
  readonly retry: RetryPolicy;
  readonly now: () => number;
  /** Carries out what a transaction left; must not throw. */
  readonly perform: (household: Household, outcome: Outcome) => void;
  /** Keeps an event that no actor could handle, with the reason and what is written along with it. */
  readonly deadLetter: (arrival: Arrival, error: unknown, along?: readonly Write[]) => Promise<void>;
  /** States of derived actors are lost. */
  readonly derivedLost: (household: Household) => void;
}

class MailboxFull extends Error {
  override readonly name = 'MailboxFull';
}

interface Resident {
  readonly behaviour: Behaviour;
  readonly state: StoredState;
}

let opened = 0;

export class Household {
  readonly entity: string;
  /** Households are numbered as they come into memory. */
  readonly #age = opened++;
  readonly #environment: HouseholdEnvironment;
  readonly #mailbox: Arrival[] = [];
  readonly #trail: Trail;
  /** In hand now. */
  #batch: readonly Arrival[] = [];
  /** By actor. Absent: the store knows the state, or nobody does when the actor is derived. */
  readonly #residents = new Map<string, Resident>();
  /** Failures so far, by actor and arrival. */
  readonly #failures = new Map<string, number>();
  /** What stored sittings left and the disk has not confirmed: their arrivals come again and are found handled. */
  readonly #unperformed: Outcome[] = [];
  #closed = false;
  #draining: Promise<void> | undefined;

  constructor(entity: string, environment: HouseholdEnvironment) {
    this.entity = entity;
    this.#environment = environment;
    this.#trail = new Trail(entity, environment.store);
  }

  /** Nothing would be lost if it were forgotten. */
  get isEmpty(): boolean {
    const isIdle = this.#mailbox.length === 0 && this.#draining === undefined;
    const owesNothing = this.#failures.size === 0 && this.#unperformed.length === 0;
    return isIdle && owesNothing && this.#residents.size === 0;
  }

  /** Types of the actors in memory, one for each actor. */
  get population(): Iterable<string> {
    const types = new Map([...this.#residents].map(([name, { behaviour }]) => [name, behaviour.type]));
    for (const arrival of [...this.#batch, ...this.#mailbox]) types.set(nameOf(arrival), arrival.behaviour.type);
    return types.values();
  }

  /** Types of the actors for which events wait or are being handled, one for each event. */
  *waitingTypes(): Iterable<string> {
    for (const { behaviour } of this.#batch) yield behaviour.type;
    for (const { behaviour } of this.#mailbox) yield behaviour.type;
  }

  /** Type and state of each actor in memory. */
  *states(): Iterable<readonly [type: string, path: string]> {
    for (const { behaviour, state } of this.#residents.values()) {
      if (state.snapshot !== undefined) yield [behaviour.type, pathOf(state.snapshot.value)];
    }
  }

  /** Throws MailboxFull, or Fenced when the household was closed. */
  receive(arrival: Arrival): void {
    if (this.#closed) throw new Fenced(this.entity);
    if (this.#mailbox.length >= MAILBOX) throw new MailboxFull(`${this.entity} has ${MAILBOX} events waiting`);
    this.#mailbox.push(arrival);
    this.#draining ??= this.#drain();
  }

  /** Resolves when the mailbox is empty. */
  async idle(): Promise<void> {
    while (this.#draining !== undefined) await this.#draining;
  }

  /** Its shard is lost: waiting events are given back, and the present transaction is discarded unless it is stored. */
  close(): void {
    this.#closed = true;
    for (const arrival of this.#mailbox.splice(0)) arrival.settled(new Fenced(this.entity));
  }

  /** The actor is done and needs no memory. */
  forget(name: string): void {
    this.#residents.delete(name);
  }

  async #drain(): Promise<void> {
    // Arrivals of the same tick share a transaction.
    await Promise.resolve();
    const { admission, tenantOf } = this.#environment;
    try {
      while (this.#mailbox.length > 0) {
        const weight = Math.max(1, this.#residents.size);
        const room = admission.enter({ age: this.#age, weight, tenant: () => tenantOf(this.entity) });
        if (room) await room;
        try {
          await this.#handleBatch();
        } finally {
          admission.leave(weight);
        }
      }
    } finally {
      // In the same step as the last look into the mailbox: what arrived between the two would wait for ever.
      this.#batch = [];
      this.#draining = undefined;
    }
  }

  async #handleBatch(): Promise<void> {
    const batch = this.#mailbox.splice(0, BATCH);
    this.#batch = batch;
    const failure = await this.#attempt(batch);
    if (failure === undefined) return;
    if (failure.error instanceof RuntimeFault) {
      for (const arrival of batch) arrival.settled(failure.error);
      return;
    }
    // Not the store's trouble but one event's: the others do not wait for it.
    for (const arrival of batch) {
      const own = batch.length === 1 ? failure : await this.#attempt([arrival]);
      if (own !== undefined) await this.#retryOrDeadLetter(arrival, own.error);
    }
  }

  async #attempt(batch: readonly Arrival[]): Promise<{ readonly error: unknown } | undefined> {
    try {
      await this.#sit(batch);
      return undefined;
    } catch (error) {
      this.#forgetAll();
      return { error };
    }
  }

  /** Memory may be ahead of the disk. */
  #forgetAll(): void {
    this.#trail.forget();
    const hadDerived = [...this.#residents.values()].some(({ behaviour }) => behaviour.durability === 'derived');
    this.#residents.clear();
    if (hadDerived && !this.#closed) this.#environment.derivedLost(this);
  }

  async #sit(batch: readonly Arrival[]): Promise<void> {
    const transaction = this.#transaction();
    const handled: Arrival[] = [];
    for (const arrival of batch) {
      const failure = await transaction.handle(arrival);
      if (failure) arrival.settled(failure.error);
      else handled.push(arrival);
    }
    await transaction.converse();
    await this.#store(transaction, handled);
    for (const arrival of handled) this.#failures.delete(failureKey(arrival));
  }

  #transaction(): HouseholdTransaction {
    const { store, routing, now, deadLetter } = this.#environment;
    return new HouseholdTransaction({
      entity: this.entity,
      store,
      routing,
      now,
      deadLetter,
      stateOf: (behaviour, key) => this.#stateOf(behaviour, key),
      mayComeLater: (arrival) => this.#mayComeLater(arrival),
    });
  }

  #stateOf(behaviour: Behaviour, key: string): StoredState {
    const known = this.#residents.get(nameOf({ behaviour, key }));
    if (known !== undefined) return known.state;
    if (behaviour.durability === 'derived') return { snapshot: undefined, sent: 0, batches: 0 };
    return loadState(this.#environment.store, behaviour, key);
  }

  /** Counts the try. */
  #mayComeLater(arrival: Arrival): boolean {
    if (arrival.isLocal || arrival.isVolatile) return false;
    return this.#countFailure(arrival) < this.#environment.retry.attemptsIfMissing;
  }

  #countFailure(arrival: Arrival): number {
    const failures = (this.#failures.get(failureKey(arrival)) ?? 0) + 1;
    this.#failures.set(failureKey(arrival), failures);
    return failures;
  }

  async #store(transaction: HouseholdTransaction, handled: readonly Arrival[]): Promise<void> {
    const { store, ownership } = this.#environment;
    if (this.#closed) throw new Fenced(this.entity);
    const { transitions, recorded } = transaction;
    const { writes: own, effects, flush } = transaction.finish();
    const writes = [...own, ...this.#trail.writes(transitions)];
    if (writes.length > 0) await ownership.commit(this.entity, writes);
    const durable = writes.length > 0 ? store.flush() : Promise.resolve();
    for (const [name, { behaviour, turn }] of transaction.members) {
      const { state } = turn;
      if (state.snapshot === undefined) this.#residents.delete(name);
      else this.#residents.set(name, { behaviour, state });
    }
    this.#unperformed.push({ effects, recorded, transitions });
    if (flush) await durable;
    for (const outcome of this.#unperformed.splice(0)) if (!this.#closed) this.#environment.perform(this, outcome);
    settleWhen(durable, handled);
  }

  /** Back to the caller, which retries; to the dead letters when its retries are used up. */
  async #retryOrDeadLetter(arrival: Arrival, error: unknown): Promise<void> {
    const { retry, deadLetter, store } = this.#environment;
    if (arrival.once || error instanceof RuntimeFault || this.#countFailure(arrival) < retry.attempts) {
      arrival.settled(error);
      return;
    }
    try {
      await deadLetter(arrival, error, arrival.settles ? [{ op: 'remove', key: arrival.settles }] : []);
      await store.flush();
    } catch (refusal) {
      arrival.settled(refusal);
      return;
    }
    this.#failures.delete(failureKey(arrival));
    arrival.settled();
    const { behaviour, key } = arrival;
    const event = crashed(error);
    await this.#attempt([{ behaviour, key, id: `${arrival.id}/crashed`, event, once: true, settled: () => {} }]);
  }
}

const failureKey = (arrival: Arrival): string => `${nameOf(arrival)}/${arrival.id}`;

function settleWhen(durable: Promise<void>, handled: readonly Arrival[]): void {
  durable.then(
    () => {
      for (const arrival of handled) arrival.settled();
    },
    (error) => {
      for (const arrival of handled) arrival.settled(error);
    },
  );
}
