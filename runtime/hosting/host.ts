/**
 * Host: the actors of this node. Owns which cells are in memory, the carrying out of effects, and the sweep at boot that
 * takes up what a crash left behind. It does not own what actors decide.
 *
 * Invariants:
 *  1. A delivery is acknowledged only after every actor it was for has handled it and the disk has it.
 *  2. Whatever a transaction recorded in outbox, orders and alarms is carried out at least once, across any crash.
 *  3. Nothing is carried out that no transaction recorded.
 */
import type { AnyEventObject } from 'xstate';
import type { Bus, Delivery, Subscription } from '../bus.ts';
import type { Clock } from '../clock.ts';
import { RuntimeFault } from '../errors.ts';
import type { Key, Store, Write } from '../store.ts';
import { ActorCell, type Arrival, type CellEnvironment, type Due, type Identified } from './actor-cell.ts';
import type { AlarmSetting, Behaviour, Order, Worker } from './behaviour.ts';
import { Orders } from './orders.ts';

/** A message that failed is delivered again after this long: time for a full disk or mailbox to drain. */
const RETRY_MS = 1_000;

/** A message the journal refused, for want of room, is offered again after this long. */
const REFUSED_MS = 5_000;

/** The error of an event is kept this long, in UTF-16 units. */
const REASON = 2_000;

export interface HostOptions {
  /** Name of the durable consumer; the same across restarts of this node. */
  readonly name: string;
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly behaviours: readonly Behaviour[];
  /** By order name. */
  readonly workers: Readonly<Record<string, Worker>>;
  readonly onError: (what: string, error: unknown) => void;
}

export class Host {
  readonly #options: HostOptions;
  readonly #cells = new Map<string, ActorCell>();
  readonly #alarms = new Map<string, () => void>();
  readonly #orders: Orders;
  readonly #environment: CellEnvironment;
  #subscription: Subscription | undefined;
  #stopping = false;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#orders = new Orders(options.workers);
    this.#environment = {
      store: options.store,
      now: () => options.clock.now(),
      perform: (cell, due) => this.#perform(cell, due),
      deadLetter: (cell, arrival, error) => this.#bury(cell.name, arrival.id, arrival.event, error),
    };
  }

  /** Takes up what the last run left, then listens. */
  async start(): Promise<void> {
    this.#sweep();
    const patterns = [...new Set(this.#options.behaviours.flatMap((behaviour) => behaviour.patterns))];
    this.#subscription = await this.#options.bus.consume(this.#options.name, patterns, (delivery) =>
      this.#deliver(delivery),
    );
  }

  /** No new work; what is being handled is finished. Orders under way are abandoned: the next start repeats them. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#subscription?.stop();
    for (const cancel of this.#alarms.values()) cancel();
    await this.#orders.abandon();
    await Promise.all([...this.#cells.values()].map((cell) => cell.idle()));
  }

  /** Actors in memory, by type: for operators. */
  population(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { behaviour } of this.#cells.values()) counts[behaviour.type] = (counts[behaviour.type] ?? 0) + 1;
    return counts;
  }

  #sweep(): void {
    const { store } = this.#options;
    for (const [key, value] of store.range(['outbox'])) this.#send({ ...(value as Identified), record: key });
    for (const [key, value] of store.range(['alarm'])) {
      const cell = this.#cell(key[1] as string, key[2] as string);
      if (cell) this.#setAlarm(cell, value as AlarmSetting);
    }
    for (const [key, value] of store.range(['order'])) {
      const cell = this.#cell(key[1] as string, key[2] as string);
      if (cell) this.#runOrder(cell, value as Order);
    }
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
    const handled: Promise<void>[] = [];
    for (const behaviour of this.#options.behaviours) {
      try {
        for (const { key, event } of behaviour.route(delivery)) {
          handled.push(this.#hand(behaviour.type, key, event, delivery.id));
        }
      } catch (error) {
        handled.push(this.#bury(`${behaviour.type}/?`, delivery.id, { type: delivery.subject }, error));
      }
    }
    Promise.all(handled).then(
      () => delivery.ack(),
      (error) => {
        if (this.#stopping) return;
        this.#options.onError(`delivery of ${delivery.subject}`, error);
        delivery.retry(RETRY_MS);
      },
    );
  }

  #hand(type: string, key: string, event: AnyEventObject, id: string, settles?: Key): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const arrival: Arrival = {
      id,
      event,
      ...(settles && { settles }),
      settled: (error) => (error === undefined ? resolve() : reject(error)),
    };
    try {
      this.#cell(type, key)?.receive(arrival);
    } catch (error) {
      reject(error);
    }
    return promise;
  }

  /** Nobody delivers the host's own events again, so it tries until the store takes them. */
  #insist(cell: ActorCell, event: AnyEventObject, id: string, settles: Key): void {
    this.#hand(cell.behaviour.type, cell.key, event, id, settles).catch((error) => {
      if (this.#stopping) return;
      const { clock, onError } = this.#options;
      onError(`${event.type} for ${cell.name}`, error);
      clock.at(clock.now() + RETRY_MS, () => this.#insist(cell, event, id, settles));
    });
  }

  #perform(cell: ActorCell, due: Due): void {
    for (const message of due.messages) this.#send(message);
    for (const id of due.cancelled) this.#dropAlarm(cell, id);
    for (const alarm of due.alarms) this.#setAlarm(cell, alarm);
    for (const order of due.orders) this.#runOrder(cell, order);
    if (due.done) this.#retire(cell);
    // With events waiting it stays: a second cell beside it could give birth as well.
    else if (due.unborn && cell.waiting === 0) this.#cells.delete(cell.name);
  }

  #send(message: Identified): void {
    const { subject, body, id, record } = message;
    const { bus, store, clock, onError } = this.#options;
    bus.append(subject, body, id).then(
      () => store.commit([{ op: 'remove', key: record }]).catch((error) => onError(`outbox of ${id}`, error)),
      (error) => {
        // The record stays: the next start sends it. While the server is away the bus itself tries again.
        if (this.#stopping) return;
        onError(`append of ${subject}`, error);
        if (!(error instanceof RuntimeFault && error.transient)) return;
        clock.at(clock.now() + REFUSED_MS, () => {
          if (!this.#stopping) this.#send(message);
        });
      },
    );
  }

  #runOrder(cell: ActorCell, order: Order): void {
    const settles: Key = ['order', cell.behaviour.type, cell.key, order.id];
    this.#orders.run(cell.name, cell.key, order, (event) => {
      if (this.#stopping) return;
      // Keyed by the order's place in the store, not its outcome: a repeated order is answered once.
      this.#insist(cell, event, `order/${order.id}`, settles);
    });
  }

  #setAlarm(cell: ActorCell, alarm: AlarmSetting): void {
    // Its record waits for the next start; a timer would keep the process alive.
    if (this.#stopping) return;
    this.#dropAlarm(cell, alarm.id);
    const settles: Key = ['alarm', cell.behaviour.type, cell.key, alarm.id];
    const cancel = this.#options.clock.at(alarm.at, () => {
      this.#alarms.delete(`${cell.name}/${alarm.id}`);
      this.#insist(cell, alarm.event, `alarm/${alarm.id}@${alarm.at}`, settles);
    });
    this.#alarms.set(`${cell.name}/${alarm.id}`, cancel);
  }

  #dropAlarm(cell: ActorCell, id: string): void {
    this.#alarms.get(`${cell.name}/${id}`)?.();
    this.#alarms.delete(`${cell.name}/${id}`);
  }

  /** A done actor leaves memory, and leaves nothing on disk but its envelope and what is still to be sent. */
  #retire(cell: ActorCell): void {
    this.#cells.delete(cell.name);
    this.#orders.cancel(cell.name);
    const { store, onError } = this.#options;
    const base = [cell.behaviour.type, cell.key] as const;
    const writes: Write[] = [];
    for (const [key] of store.range(['alarm', ...base])) {
      this.#dropAlarm(cell, key[3] as string);
      writes.push({ op: 'remove', key });
    }
    for (const area of ['order', 'inbox']) {
      for (const [key] of store.range([area, ...base])) writes.push({ op: 'remove', key });
    }
    store.commit(writes).catch((error) => onError(`retiring ${cell.name}`, error));
  }

  async #bury(actor: string, id: string, event: AnyEventObject, error: unknown): Promise<void> {
    const { store, clock, onError } = this.#options;
    onError(`dead letter for ${actor}`, error);
    const reason = (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, REASON);
    const value = { actor, id, event, reason, at: clock.now() };
    await store.commit([{ op: 'put', key: ['dead-letter', actor, id], value }]);
  }
}
