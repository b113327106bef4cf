/**
 * Host: the actors of this node. Owns which cells are in memory, the carrying out of effects, and the sweep that takes up
 * what a crash, or another node, left behind. It owns neither what actors decide nor which of them live here.
 *
 * Invariants:
 *  1. A delivery is acknowledged only after every actor it was for has handled it and the disk has it.
 *  2. Whatever a transaction recorded in outbox, orders and alarms is carried out at least once, across any crash.
 *  3. Nothing is carried out that no transaction recorded.
 *  4. Of an actor that does not live here nothing is in memory: no cell, no alarm, no order.
 */

import type { AnyEventObject } from 'xstate';
import { inBackground } from '../background.ts';
import type { Bus, Delivery, Subscription } from '../bus/bus.ts';
import { keepAliveWhile } from '../bus/delivery-keepalive.ts';
import { Fenced } from '../errors.ts';
import type { Key, Store, Write } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { ActivityRunner } from './activity-runner.ts';
import { ActorCell, type Arrival, type CellEnvironment } from './actor-cell.ts';
import { Alarms } from './alarms.ts';
import type { ActivityHandler, ActivityRequest, AlarmSetting, Behaviour } from './behaviour.ts';
import { cleanupWrites } from './cleanup-writes.ts';
import { addresseeOf, type DeadLetter, deadLetterKey, type Replayed, reasonOf } from './dead-letter.ts';
import { Outbox } from './outbox.ts';
import {
  entityOfSubject,
  type KeyFilter,
  localOwnership,
  type Ownership,
  type OwnershipListener,
} from './ownership.ts';
import { replay } from './replay.ts';
import { DEFAULT_RETRY, OUT_OF_ORDER_RETRY, type RetryPolicy } from './retry-policy.ts';
import type { IdentifiedMessage, PendingEffects } from './turn.ts';

/** A message as it comes to a host; its identity is the same however often it comes. */
export type IncomingMessage = Pick<Delivery, 'subject' | 'body' | 'id'>;

export interface HostOptions {
  /** Durable consumer by which it takes messages itself, the same across restarts; without one somebody brings them to `handle`. */
  readonly name?: string;
  readonly bus: Bus;
  readonly store: Store;
  /** Who lives here; default everybody. */
  readonly ownership?: Ownership;
  readonly clock: Clock;
  readonly behaviours: readonly Behaviour[];
  /** By order name. */
  readonly handlers: Readonly<Record<string, ActivityHandler>>;
  /** Default PATIENT, or OVERTAKING when somebody else brings the messages. */
  readonly retry?: RetryPolicy;
  readonly onError: (what: string, error: unknown) => void;
}

/** Who brings an event, apart from the event. */
type Origin = Pick<Arrival, 'settles' | 'message' | 'once'>;

export class Host implements OwnershipListener {
  readonly #options: HostOptions;
  readonly #ownership: Ownership;
  readonly #retry: RetryPolicy;
  readonly #cells = new Map<string, ActorCell>();
  readonly #alarms: Alarms;
  readonly #activities: ActivityRunner;
  readonly #outbox: Outbox;
  readonly #environment: CellEnvironment;
  #subscription: Subscription | undefined;
  #stopping = false;

  constructor(options: HostOptions) {
    const { store, bus, clock, onError } = options;
    this.#options = options;
    this.#ownership = options.ownership ?? localOwnership(store);
    this.#retry = options.retry ?? (options.name === undefined ? OUT_OF_ORDER_RETRY : DEFAULT_RETRY);
    this.#alarms = new Alarms(clock);
    this.#activities = new ActivityRunner(options.handlers);
    const undeliverable = (message: IdentifiedMessage, error: unknown): void => this.#undeliverable(message, error);
    this.#outbox = new Outbox({ bus, clock, home: this.#ownership, onError, undeliverable });
    this.#environment = {
      store,
      ownership: this.#ownership,
      retry: this.#retry,
      now: () => clock.now(),
      perform: (cell, due) => this.#perform(cell, due),
      deadLetter: (cell, { id, event, message }, error, along) => {
        // What came in a message is in the message.
        const kept = message ? { event: { type: event.type }, message } : { event };
        return this.#keepDeadLetter({ actor: cell.name, id, ...kept }, error, along);
      },
    };
  }

  /** Takes up what the last run left, then listens. */
  async start(): Promise<void> {
    this.#ownership.listen(this);
    const { name, bus } = this.#options;
    if (name === undefined) return;
    this.#subscription = await bus.consume(name, this.patterns, (delivery) => this.#deliver(delivery));
  }

  /** No new work; what is being handled is finished. Orders under way are abandoned: the next start repeats them. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#subscription?.stop();
    this.#alarms.stop();
    this.#outbox.stop();
    await this.#activities.abandon();
    await Promise.all([...this.#cells.values()].map((cell) => cell.idle()));
  }

  /** Patterns of the messages that concern its actors. */
  get patterns(): readonly string[] {
    return [...new Set(this.#options.behaviours.flatMap((behaviour) => behaviour.patterns))];
  }

  /** Actors in memory, by type: for operators. */
  actorCounts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { behaviour } of this.#cells.values()) counts[behaviour.type] = (counts[behaviour.type] ?? 0) + 1;
    return counts;
  }

  /**
   * Resolves when every actor the message is for has handled it and the disk has it. Rejects with Fenced when they live
   * elsewhere, with whatever else kept them from it: then it may be brought again.
   */
  async handle({ subject, body, id }: IncomingMessage): Promise<void> {
    if (!this.#ownership.owns(entityOfSubject(subject))) throw new Fenced(entityOfSubject(subject));
    const message = { subject, body };
    const handled: Promise<void>[] = [];
    for (const behaviour of this.#options.behaviours) {
      try {
        for (const { key, event } of behaviour.route(message)) {
          handled.push(this.#hand(behaviour.type, key, event, id, { message }));
        }
      } catch (error) {
        handled.push(
          this.#keepDeadLetter({ actor: `${behaviour.type}/?`, id, event: { type: subject }, message }, error),
        );
      }
    }
    await Promise.all(handled);
  }

  /**
   * Gives a dead letter to its actor again; handling it removes it in the same transaction. The actor hears nothing of it
   * if it fails again. Rejects with Fenced when the actor lives elsewhere, and when the store is in trouble.
   */
  replay(key: Key): Promise<Replayed> {
    const { store, bus, behaviours, clock } = this.#options;
    const hand = (type: string, actor: string, event: AnyEventObject, id: string): Promise<void> =>
      this.#hand(type, actor, event, id, { settles: key, once: true });
    return replay(key, { store, bus, behaviours, clock, home: this.#ownership, hand });
  }

  assigned(belongs: KeyFilter): void {
    if (this.#stopping) return;
    const { store } = this.#options;
    for (const [key, value] of store.range(['outbox'])) {
      if (belongs(key[2] as string)) this.#outbox.send({ ...(value as IdentifiedMessage), record: key });
    }
    for (const [key, value] of store.range(['alarm'])) {
      const cell = belongs(key[2] as string) && this.#cell(key[1] as string, key[2] as string);
      if (cell) this.#setAlarm(cell, value as AlarmSetting);
    }
    for (const [key, value] of store.range(['order'])) {
      const cell = belongs(key[2] as string) && this.#cell(key[1] as string, key[2] as string);
      if (cell) this.#runActivity(cell, value as ActivityRequest);
    }
  }

  async revoking(belongs: KeyFilter): Promise<void> {
    const leaving = this.#cellsOf(belongs);
    for (const cell of leaving) this.#cancelPending(cell);
    await Promise.all(leaving.map((cell) => cell.idle()));
    this.lost(belongs);
  }

  lost(belongs: KeyFilter): void {
    for (const cell of this.#cellsOf(belongs)) {
      cell.forget();
      this.#cancelPending(cell);
      this.#cells.delete(cell.name);
    }
  }

  #cellsOf(belongs: KeyFilter): ActorCell[] {
    return [...this.#cells.values()].filter(({ key }) => belongs(key));
  }

  /** Nothing comes of itself to the actor any more. */
  #cancelPending(cell: ActorCell): void {
    this.#alarms.dropAll(cell.name);
    this.#activities.cancel(cell.name);
  }

  #cell(type: string, key: string): ActorCell | undefined {
    const name = `${type}/${key}`;
    const existing = this.#cells.get(name);
    if (existing) return existing;
    const behaviour = this.#options.behaviours.find((candidate) => candidate.type === type);
    if (behaviour === undefined) return undefined;
    const cell = new ActorCell(behaviour, key, this.#environment);
    this.#cells.set(name, cell);
    return cell;
  }

  #deliver(delivery: Delivery): void {
    const handling = this.handle(delivery);
    keepAliveWhile(this.#options.clock, delivery, handling);
    handling.then(
      () => delivery.ack(),
      (error) => {
        if (this.#stopping) return;
        this.#options.onError(`delivery of ${delivery.subject}`, error);
        delivery.retry(this.#retry.pauseMs);
      },
    );
  }

  #hand(type: string, key: string, event: AnyEventObject, id: string, origin: Origin): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const settled = (error?: unknown): void => (error === undefined ? resolve() : reject(error));
    try {
      this.#cell(type, key)?.receive({ id, event, ...origin, settled });
    } catch (error) {
      reject(error);
    }
    return promise;
  }

  /** Nobody delivers the host's own events again, so it tries until the store takes them or the actor lives elsewhere. */
  #handleUntilStored(type: string, key: string, event: AnyEventObject, id: string, settles: Key): void {
    if (this.#stopping || !this.#ownership.owns(key)) return;
    this.#hand(type, key, event, id, { settles }).catch((error) => {
      // Its next home finds the record it came from.
      if (this.#stopping || !this.#ownership.owns(key)) return;
      const { clock, onError } = this.#options;
      onError(`${event.type} for ${type}/${key}`, error);
      clock.at(clock.now() + this.#retry.pauseMs, () => this.#handleUntilStored(type, key, event, id, settles));
    });
  }

  #perform(cell: ActorCell, due: PendingEffects): void {
    for (const message of due.messages) this.#outbox.send(message);
    // On its way to another home, which finds orders and alarms in the store.
    if (this.#ownership.owns(cell.key)) {
      for (const id of due.cancelled) this.#alarms.drop(cell.name, id);
      for (const alarm of due.alarms) this.#setAlarm(cell, alarm);
      for (const order of due.activities) this.#runActivity(cell, order);
    }
    if (due.done) this.#retire(cell);
    // With events waiting it stays: a second cell beside it could give birth as well.
    else if (due.missing && cell.waiting === 0) this.#cells.delete(cell.name);
  }

  #runActivity(cell: ActorCell, order: ActivityRequest): void {
    const { key, behaviour } = cell;
    const settles: Key = ['order', behaviour.type, key, order.id];
    // Keyed by the order's place in the store, not its outcome: a repeated order is answered once.
    this.#activities.run(cell.name, key, order, (event) =>
      this.#handleUntilStored(behaviour.type, key, event, `order/${order.id}`, settles),
    );
  }

  #setAlarm(cell: ActorCell, { id, at, event }: AlarmSetting): void {
    const { key, behaviour } = cell;
    const settles: Key = ['alarm', behaviour.type, key, id];
    this.#alarms.set(cell.name, id, at, () =>
      this.#handleUntilStored(behaviour.type, key, event, `alarm/${id}@${at}`, settles),
    );
  }

  /** A done actor leaves memory, and leaves nothing on disk but its envelope and what is still to be sent. */
  #retire(cell: ActorCell): void {
    this.#cells.delete(cell.name);
    this.#cancelPending(cell);
    const { store, onError } = this.#options;
    this.#ownership.commit(cell.key, cleanupWrites(store, cell.behaviour.type, cell.key)).catch((error) => {
      if (!(error instanceof Fenced)) onError(`retiring ${cell.name}`, error);
    });
  }

  #undeliverable(message: IdentifiedMessage, error: unknown): void {
    inBackground(this.#failedToSend(message, error), (cause) =>
      this.#options.onError(`undeliverable ${message.id}`, cause),
    );
  }

  /** What could not be sent is kept, and its sender hears that it crashed: the record goes when it has. */
  async #failedToSend(message: IdentifiedMessage, error: unknown): Promise<void> {
    const { subject, body, id, record } = message;
    const [, type, key] = record as readonly [string, string, string];
    const event = { type: 'crashed', message: error instanceof Error ? error.message : String(error) };
    try {
      await this.#keepDeadLetter({ actor: `${type}/${key}`, id, event, unsent: { subject, body } }, error);
    } catch (refusal) {
      const { clock, onError } = this.#options;
      onError(`dead letter for ${type}/${key}`, refusal);
      clock.at(clock.now() + this.#retry.pauseMs, () => {
        if (!this.#stopping && this.#ownership.owns(key)) this.#undeliverable(message, error);
      });
      return;
    }
    this.#handleUntilStored(type, key, event, `${id}/crashed`, record);
  }

  async #keepDeadLetter(
    letter: Omit<DeadLetter, 'reason' | 'at'>,
    error: unknown,
    along: readonly Write[] = [],
  ): Promise<void> {
    const { clock, onError } = this.#options;
    onError(`dead letter for ${letter.actor}`, error);
    const value: DeadLetter = { ...letter, reason: reasonOf(error), at: clock.now() };
    const put: Write = { op: 'put', key: deadLetterKey(letter.actor, letter.id), value };
    await this.#ownership.commit(addresseeOf(letter), [put, ...along]);
  }
}
