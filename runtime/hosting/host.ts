/**
 * Host: the actors of this node. Owns the way of messages and events to them, and taking up what a crash or another node
 * left behind. It owns neither what actors decide nor which of them live here.
 *
 * Invariants:
 *  1. A delivery is acknowledged only after every actor it was for has handled it and the disk has it.
 *  2. Nothing of an actor that this node does not own is in memory: no state, no alarm, no activity.
 *  3. An actor that awaits derived actors asks them again whenever their states were lost.
 */

import type { AnyEventObject } from 'xstate';
import { inBackground } from '../background.ts';
import type { Delivery, Subscription } from '../bus/bus.ts';
import { keepAliveWhile } from '../bus/delivery-keepalive.ts';
import { Fenced } from '../errors.ts';
import type { HostLoad } from '../observation/node-pulse.ts';
import type { Key, Write } from '../store/store.ts';
import { loadRequest } from './activities/activity-record.ts';
import { Admission } from './admission.ts';
import type { Origin } from './arrival.ts';
import type { AlarmSetting, Behaviour } from './behaviour.ts';
import type { Replayed } from './dead-letters/dead-letter.ts';
import { DeadLetterKeeper } from './dead-letters/dead-letter-keeper.ts';
import { type ReplayOptions, replay } from './dead-letters/replay.ts';
import { DEFAULT_RETRY, OUT_OF_ORDER_RETRY, type RetryPolicy } from './dead-letters/retry-policy.ts';
import { DirectDelivery, type IncomingMessage } from './delivery/direct-delivery.ts';
import { LocalRouting } from './delivery/local-routing.ts';
import { RetryWhileOwned } from './delivery/retry-while-owned.ts';
import { EffectRunner } from './effect-runner.ts';
import { type IdentifiedMessage, outboxRecord } from './effects.ts';
import { formerRows } from './former-rows.ts';
import { hostLoadOf } from './host-load.ts';
import type { HostOptions } from './host-options.ts';
import type { HouseholdEnvironment } from './household.ts';
import { Households } from './households.ts';
import {
  entityOf,
  entityOfSubject,
  type KeyFilter,
  localOwnership,
  type Ownership,
  type OwnershipListener,
} from './ownership.ts';

/** The longest that a stop waits for the journal, in milliseconds: two attempts of two seconds, and the pause between them. */
const RECORDING_MS = 5000;

export class Host implements OwnershipListener {
  readonly #options: HostOptions;
  readonly #ownership: Ownership;
  readonly #retry: RetryPolicy;
  readonly #routing: LocalRouting;
  readonly #households: Households;
  readonly #attempts: RetryWhileOwned;
  readonly #direct: DirectDelivery;
  /** Delivers a message to the node that owns its receiver. */
  readonly #deliverDirectly: (message: IncomingMessage) => Promise<void>;
  readonly #effectRunner: EffectRunner;
  readonly #letters: DeadLetterKeeper;
  #subscription: Subscription | undefined;
  #stopping = false;

  constructor(options: HostOptions) {
    const { store, clock, onError } = options;
    this.#options = options;
    this.#routing = new LocalRouting(options.behaviours);
    const ownership = options.ownership ?? localOwnership(store);
    this.#ownership = ownership;
    this.#deliverDirectly = options.deliverDirectly ?? ((message) => this.handle(message));
    this.#retry = options.retry ?? (options.name === undefined ? OUT_OF_ORDER_RETRY : DEFAULT_RETRY);
    this.#letters = new DeadLetterKeeper({ clock, ownership, onError });
    this.#attempts = new RetryWhileOwned({ clock, ownership, pauseMs: this.#retry.pauseMs, onError });
    this.#direct = new DirectDelivery({
      store,
      ownership,
      attempts: this.#attempts,
      letters: this.#letters,
      deliverDirectly: this.#deliverDirectly,
      giveSender: (record, event, id) =>
        this.#withBehaviour(record, (behaviour, actor) => this.#handleUntilStored(behaviour, actor, event, id, record)),
    });
    this.#effectRunner = new EffectRunner({
      ...options,
      ownership,
      handleUntilStored: (...event) => this.#handleUntilStored(...event),
      handleVolatile: (behaviour, key, event, id) => {
        // Its household was lost; the caller asks again.
        this.#give(behaviour, key, event, id, { isVolatile: true }).catch(() => undefined);
      },
      deliverDirectly: (message) => this.#direct.deliverUntilHandled(message),
      undeliverable: (message, error) => this.#direct.undeliverable(message, error),
      retired: (behaviour, key) => this.#households.find(entityOf(key))?.forget(`${behaviour.type}/${key}`),
    });
    this.#households = new Households(this.#environment());
  }

  #environment(): HouseholdEnvironment {
    const { store, clock, onError, tenantOf = () => '' } = this.#options;
    return {
      store,
      ownership: this.#ownership,
      routing: this.#routing,
      admission: new Admission(),
      tenantOf,
      retry: this.#retry,
      now: () => clock.now(),
      perform: (household, outcome) => {
        this.#effectRunner.perform(household.entity, outcome);
        const dropped = household.idle().then(() => this.#households.dropIfEmpty(household));
        inBackground(dropped, (error) => onError(`idle ${household.entity}`, error));
      },
      deadLetter: (arrival, error, along) => this.#letters.keepEvent(arrival, error, along),
      derivedLost: ({ entity }) => this.#derivedLost(entity),
    };
  }

  /** Takes up what the last run left, then listens. */
  async start(): Promise<void> {
    this.#ownership.listen(this);
    const { name, bus } = this.#options;
    if (name === undefined || this.patterns.length === 0) return;
    this.#subscription = await bus.consume(name, this.patterns, (delivery) => this.#deliver(delivery));
  }

  /** No new work; what is being handled is finished, and the journal gets what was on its way to it. Activities under way are abandoned: the next start repeats them. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#attempts.stop();
    await this.#subscription?.stop();
    await this.#effectRunner.stop();
    await this.#households.idle();
    await this.#effectRunner.recorded(RECORDING_MS);
  }

  /** Patterns of the messages that the journal delivers to its actors. */
  get patterns(): readonly string[] {
    return this.#routing.delivered;
  }

  /** Actors in memory, by type: for operators. */
  actorCounts(): Record<string, number> {
    return this.#households.actorCounts();
  }

  /** The actors on this node now: for operators. */
  hostLoad(): HostLoad {
    return hostLoadOf(this.#households, this.#effectRunner);
  }

  /**
   * Resolves when every actor the message is for has handled it and the disk has it. Rejects with Fenced when they live
   * elsewhere, and with whatever else prevented it: the message may then be delivered again.
   */
  async handle({ subject, body, id }: IncomingMessage): Promise<void> {
    if (!this.#ownership.owns(entityOfSubject(subject))) throw new Fenced(entityOfSubject(subject));
    const message = { subject, body };
    const record = outboxRecord(id);
    const origin: Origin = { message, ...(record && { settles: record }) };
    const handled: Promise<void>[] = [];
    for (const behaviour of this.#options.behaviours) {
      try {
        for (const { key, event } of behaviour.route(message)) {
          handled.push(this.#give(behaviour, key, event, id, origin));
        }
      } catch (error) {
        handled.push(this.#letters.keepUnroutable(behaviour.type, message, id, error));
      }
    }
    await Promise.all(handled);
  }

  /**
   * Gives a dead letter to its actor again; handling it removes it in the same transaction. The actor hears nothing of it
   * if it fails again. Rejects with Fenced when the actor lives elsewhere, and when the store is in trouble.
   */
  replay(key: Key): Promise<Replayed> {
    const give: ReplayOptions['give'] = (...event) => this.#give(...event, { settles: key, once: true });
    const deliverDirectly: ReplayOptions['deliverDirectly'] = async (message) => {
      if (this.#routing.isDirect(message.subject)) await this.#deliverDirectly(message);
    };
    return replay(key, { ...this.#options, ownership: this.#ownership, give, deliverDirectly });
  }

  /** Delivers again the direct messages that are not handled yet; resolves to how many could not be delivered. */
  redeliver(): Promise<number> {
    return this.#direct.redeliver();
  }

  assigned(belongs: KeyFilter): void {
    if (this.#stopping) return;
    const { store, behaviours } = this.#options;
    const rows = (area: string): (readonly [Key, unknown])[] =>
      [...store.range([area])].filter(([key]) => belongs(String(key[2])));
    for (const [key, value] of rows('outbox')) {
      this.#effectRunner.send({ ...(value as Omit<IdentifiedMessage, 'record'>), record: key });
    }
    for (const [key, value] of rows('alarm')) {
      this.#withStored(key, (behaviour, actor) => this.#effectRunner.setAlarm(behaviour, actor, value as AlarmSetting));
    }
    for (const [key, value] of rows('order')) {
      this.#withStored(key, (behaviour, actor) => {
        this.#effectRunner.runActivity(behaviour, actor, loadRequest(store, behaviour, key, value));
      });
    }
    for (const [entity, writes] of formerRows(store, behaviours, belongs)) this.#replaceFormer(entity, writes);
    for (const [key] of rows('resume')) this.#withBehaviour(key, (behaviour, actor) => this.#resume(behaviour, actor));
  }

  async revoking(belongs: KeyFilter): Promise<void> {
    this.#effectRunner.cancelAll(belongs);
    await this.#households.idle(belongs);
    this.lost(belongs);
  }

  lost(belongs: KeyFilter): void {
    this.#households.close(belongs);
    this.#effectRunner.cancelAll(belongs);
  }

  #withBehaviour([, type, key]: Key, use: (behaviour: Behaviour, key: string) => void): void {
    const behaviour = this.#options.behaviours.find((candidate) => candidate.type === type);
    if (behaviour) use(behaviour, String(key));
  }

  #withStored(key: Key, use: (behaviour: Behaviour, key: string) => void): void {
    this.#withBehaviour(key, (behaviour, actor) => {
      if (behaviour.durability !== 'derived') use(behaviour, actor);
    });
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

  #give(behaviour: Behaviour, key: string, event: AnyEventObject, id: string, origin: Origin): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const settled = (error?: unknown): void => (error === undefined ? resolve() : reject(error));
    try {
      this.#households.open(entityOf(key)).receive({ behaviour, key, id, event, ...origin, settled });
    } catch (error) {
      reject(error);
    }
    return promise;
  }

  /** Nobody delivers the host's own events again, so it tries until the store takes them or the actor lives elsewhere. */
  #handleUntilStored(behaviour: Behaviour, key: string, event: AnyEventObject, id: string, settles: Key): void {
    this.#attempts.try(key, `${event.type} for ${behaviour.type}/${key}`, () =>
      this.#give(behaviour, key, event, id, { settles }),
    );
  }

  /** Actors that an earlier build stored are dropped; their callers ask again. */
  #replaceFormer(entity: string, writes: readonly Write[]): void {
    this.#attempts.try(entity, `dropping former rows of ${entity}`, async () => {
      await this.#ownership.commit(entity, writes);
      for (const { op, key } of writes)
        if (op === 'put') this.#withBehaviour(key, (...actor) => this.#resume(...actor));
    });
  }

  /** The actor asks those who owe it an answer again. */
  #resume(behaviour: Behaviour, key: string): void {
    this.#attempts.try(key, `resuming ${behaviour.type}/${key}`, () =>
      this.#give(behaviour, key, { type: 'resumed' }, 'resumed', { isVolatile: true }),
    );
  }

  #derivedLost(entity: string): void {
    const { clock, store, behaviours } = this.#options;
    const derived = behaviours.filter(({ durability }) => durability === 'derived').map(({ type }) => type);
    this.#effectRunner.cancelDerived(entity, new Set(derived));
    clock.at(clock.now() + this.#retry.pauseMs, () => {
      for (const [key] of store.range(['resume'])) {
        if (entityOf(String(key[2])) === entity) this.#withBehaviour(key, (...actor) => this.#resume(...actor));
      }
    });
  }
}
