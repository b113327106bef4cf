/**
 * EffectRunner: carries out what transactions recorded. Owns the timers, activities and messages of this node's actors; it
 * does not own their states.
 *
 * Invariants:
 *  1. What a transaction recorded in outbox, activities and alarms is carried out at least once, across any crash.
 *  2. Nothing is carried out that no transaction recorded.
 *  3. For an actor that this node does not own, nothing is carried out but its messages.
 */
import type { AnyEventObject } from 'xstate';
import type { Bus } from '../bus/bus.ts';
import { Fenced } from '../errors.ts';
import type { Transition } from '../observation/transition.ts';
import type { Key, Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import type { ActivityHandler, ActivityRequest } from './activities/activity.ts';
import { ActivityRunner } from './activities/activity-runner.ts';
import { Alarms } from './alarms.ts';
import { nameOf } from './arrival.ts';
import type { AlarmSetting, Behaviour } from './behaviour.ts';
import { cleanupWrites } from './cleanup-writes.ts';
import { Outbox } from './delivery/outbox.ts';
import type { IdentifiedMessage } from './effects.ts';
import type { Outcome } from './household.ts';
import type { MemberEffects } from './household-transaction.ts';
import { entityOf, type KeyFilter, type Ownership } from './ownership.ts';

export interface PerformerOptions {
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly ownership: Ownership;
  readonly behaviours: readonly Behaviour[];
  readonly handlers: Readonly<Record<string, ActivityHandler>>;
  readonly onError: (what: string, error: unknown) => void;
  /** Gives the event to the actor and tries again until it is stored; `settles` is removed with it. */
  readonly handleUntilStored: (
    behaviour: Behaviour,
    key: string,
    event: AnyEventObject,
    id: string,
    settles: Key,
  ) => void;
  /** Gives the event to a derived actor, once. */
  readonly handleVolatile: (behaviour: Behaviour, key: string, event: AnyEventObject, id: string) => void;
  /** Delivers a message to its receiver without the journal. */
  readonly deliverDirectly: (message: IdentifiedMessage) => void;
  /** Called with a message that the journal refuses for good. */
  readonly undeliverable: (message: IdentifiedMessage, error: unknown) => void;
  /** Called with what actors did, once it is stored; at most once for each. */
  readonly onTransitions?: ((transitions: readonly Transition[]) => void) | undefined;
  /** The actor is done. */
  readonly retired: (behaviour: Behaviour, key: string) => void;
}

export class EffectRunner {
  readonly #options: PerformerOptions;
  readonly #alarms: Alarms;
  readonly #activities: ActivityRunner;
  readonly #outbox: Outbox;
  /** Messages on their way into the journal. */
  readonly #recording = new Set<Promise<void>>();

  constructor(options: PerformerOptions) {
    const { bus, clock, ownership, onError, deliverDirectly, undeliverable } = options;
    this.#options = options;
    this.#alarms = new Alarms(clock);
    const activities = options.behaviours.flatMap((behaviour) => behaviour.activities ?? []);
    this.#activities = new ActivityRunner({ clock, activities, handlers: options.handlers });
    this.#outbox = new Outbox({ bus, clock, ownership, onError, deliverDirectly, undeliverable });
  }

  perform(entity: string, { effects, recorded, transitions }: Outcome): void {
    this.#record(entity, recorded);
    this.#tell(transitions);
    const isHere = this.#options.ownership.owns(entity);
    for (const each of effects) {
      for (const message of each.messages) this.#outbox.send(message);
      // On its way to another node, which finds activities and alarms in the store.
      if (isHere) this.#begin(each);
      if (each.done) this.#retire(each.behaviour, each.key);
    }
  }

  send(message: IdentifiedMessage): void {
    this.#outbox.send(message);
  }

  runActivity(behaviour: Behaviour, key: string, request: ActivityRequest): void {
    const { handleUntilStored, handleVolatile } = this.#options;
    // By the activity's place in the store, not by its outcome: a repeated activity is answered once.
    const id = `order/${request.id}`;
    this.#activities.run(nameOf({ behaviour, key }), key, request, (event) => {
      if (behaviour.durability === 'derived') handleVolatile(behaviour, key, event, id);
      else handleUntilStored(behaviour, key, event, id, ['order', behaviour.type, key, request.id]);
    });
  }

  setAlarm(behaviour: Behaviour, key: string, { id, at, event }: AlarmSetting): void {
    const { handleUntilStored, handleVolatile } = this.#options;
    const arrival = `alarm/${id}@${at}`;
    this.#alarms.set(nameOf({ behaviour, key }), id, at, () => {
      if (behaviour.durability === 'derived') handleVolatile(behaviour, key, event, arrival);
      else handleUntilStored(behaviour, key, event, arrival, ['alarm', behaviour.type, key, id]);
    });
  }

  /** How much of each is under way on this node. */
  get pending(): { readonly activities: number; readonly alarms: number; readonly outbox: number } {
    return {
      activities: this.#activities.actors().length,
      alarms: this.#alarms.actors().length,
      outbox: this.#outbox.pending,
    };
  }

  /** The same by type of actor: a type for each actor at work, and for each message the journal has not confirmed. */
  pendingTypes(): { readonly orders: readonly string[]; readonly outbox: readonly string[] } {
    return { orders: this.#activities.actors().map(typeOf), outbox: this.#outbox.pendingTypes() };
  }

  /** Cancels the alarms and activities of these actors. */
  cancelAll(belongs: KeyFilter): void {
    this.#cancelNamed((name) => belongs(keyOf(name)));
  }

  /** Derived actors of the entity are gone, and what they were waiting for with them. */
  cancelDerived(entity: string, types: ReadonlySet<string>): void {
    this.#cancelNamed((name) => entityOf(keyOf(name)) === entity && types.has(typeOf(name)));
  }

  async stop(): Promise<void> {
    this.#alarms.stop();
    this.#outbox.stop();
    await this.#activities.stop();
  }

  /** Resolves when the journal has what was on its way to it, or after `withinMs`, since a server that is gone never answers. */
  async recorded(withinMs: number): Promise<void> {
    if (this.#recording.size === 0) return;
    const enough = new AbortController();
    await Promise.race([Promise.all(this.#recording), wait(this.#options.clock, withinMs, enough.signal)]);
    enough.abort();
  }

  #record(entity: string, recorded: Outcome['recorded']): void {
    if (recorded.length === 0) return;
    const { bus, onError } = this.#options;
    const recording = bus
      .record(recorded)
      .catch((error) => onError(`recording messages of ${entity}`, error))
      .finally(() => this.#recording.delete(recording));
    this.#recording.add(recording);
  }

  /** A listener that throws must not affect the actors. */
  #tell(transitions: Outcome['transitions']): void {
    if (transitions.length === 0) return;
    try {
      this.#options.onTransitions?.(transitions);
    } catch (error) {
      this.#options.onError('telling of transitions', error);
    }
  }

  #begin({ behaviour, key, cancelled, alarms, activities }: MemberEffects): void {
    for (const id of cancelled) this.#alarms.drop(nameOf({ behaviour, key }), id);
    for (const alarm of alarms) this.setAlarm(behaviour, key, alarm);
    for (const activity of activities) this.runActivity(behaviour, key, activity);
  }

  /** A done actor leaves memory, and leaves nothing on disk but its envelope and what is still to be sent. */
  #retire(behaviour: Behaviour, key: string): void {
    const name = nameOf({ behaviour, key });
    const { store, ownership, onError, retired } = this.#options;
    this.#alarms.dropAll(name);
    this.#activities.cancel(name);
    retired(behaviour, key);
    if (behaviour.durability === 'derived') return;
    ownership.commit(key, cleanupWrites(store, behaviour.type, key)).catch((error) => {
      if (!(error instanceof Fenced)) onError(`retiring ${name}`, error);
    });
  }

  #cancelNamed(isMeant: (name: string) => boolean): void {
    for (const name of this.#alarms.actors()) if (isMeant(name)) this.#alarms.dropAll(name);
    for (const name of this.#activities.actors()) if (isMeant(name)) this.#activities.cancel(name);
  }
}

const typeOf = (name: string): string => name.slice(0, name.indexOf('/'));
const keyOf = (name: string): string => name.slice(name.indexOf('/') + 1);
