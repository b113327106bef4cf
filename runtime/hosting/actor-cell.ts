/**
 * ActorCell: one actor in memory. Owns its mailbox, its snapshot and the transaction around each handled batch; it does
 * not own delivery (bus), work (orders) or time (alarms), it only says what is due.
 *
 * Invariants:
 *  1. One batch at a time; events in the order they came.
 *  2. A batch is one transaction {inbox ids, snapshot, outbox, orders, alarms, records}; nothing leaves before it holds.
 *  3. An event whose id is in the inbox changes nothing.
 *  4. Every outgoing message has the identity `<type>/<key>#<n>`, n counted in the snapshot: a repetition has the same.
 */
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { Key, Store, Write } from '../store.ts';
import type { AlarmSetting, Behaviour, Crashed, Effects, Order, Outgoing } from './behaviour.ts';
import { type Envelope, open, seal } from './envelope.ts';

/** Events handled in one transaction: large enough to share a disk write, small enough to answer soon. */
const BATCH = 64;

/** Events waiting for one actor. A review hears at most a few hundred statements a round. */
const MAILBOX = 10_000;

export interface Arrival {
  /** Identity for the inbox. */
  readonly id: string;
  readonly event: AnyEventObject;
  /** Removed in the transaction that handles the event: the order or alarm it came from. */
  readonly settles?: Key;
  /** Called once the event is handled and on disk; with an error when it could not be handled. */
  readonly settled: (error?: unknown) => void;
}

export interface Identified extends Outgoing {
  readonly id: string;
  readonly record: Key;
}

/** What a handled batch leaves to be done, after the transaction. */
export interface Due {
  readonly messages: readonly Identified[];
  readonly orders: readonly Order[];
  readonly alarms: readonly AlarmSetting[];
  readonly cancelled: readonly string[];
  readonly done: boolean;
  /** No event so far could create the actor: there is nothing to keep of it. */
  readonly unborn: boolean;
}

export interface CellEnvironment {
  readonly store: Store;
  readonly now: () => number;
  /** Carries out what is due; must not throw. */
  readonly perform: (cell: ActorCell, due: Due) => void;
  /** An event no actor could handle, with the reason. */
  readonly deadLetter: (cell: ActorCell, arrival: Arrival, error: unknown) => Promise<void>;
}

class MailboxFull extends Error {
  override readonly name = 'MailboxFull';
}

export class ActorCell {
  readonly behaviour: Behaviour;
  readonly key: string;
  readonly #environment: CellEnvironment;
  readonly #mailbox: Arrival[] = [];
  #snapshot: AnyMachineSnapshot | undefined;
  #sent = 0;
  #loaded = false;
  #draining: Promise<void> | undefined;
  /** What stored turns left to be done and the disk has not confirmed: their events come again and find them handled. */
  readonly #owed: Due[] = [];

  constructor(behaviour: Behaviour, key: string, environment: CellEnvironment) {
    this.behaviour = behaviour;
    this.key = key;
    this.#environment = environment;
  }

  get name(): string {
    return `${this.behaviour.type}/${this.key}`;
  }

  /** Events that wait. */
  get waiting(): number {
    return this.#mailbox.length;
  }

  /** Throws MailboxFull. */
  receive(arrival: Arrival): void {
    if (this.#mailbox.length >= MAILBOX) throw new MailboxFull(`${this.name} has ${MAILBOX} events waiting`);
    this.#mailbox.push(arrival);
    this.#draining ??= this.#drain();
  }

  /** Resolves when the mailbox is empty. */
  async idle(): Promise<void> {
    while (this.#draining !== undefined) await this.#draining;
  }

  async #drain(): Promise<void> {
    // Arrivals of the same tick share a transaction.
    await Promise.resolve();
    try {
      while (this.#mailbox.length > 0) await this.#handleBatch();
    } finally {
      // In the same step as the last look into the mailbox: what arrived between the two would wait for ever.
      this.#draining = undefined;
    }
  }

  async #handleBatch(): Promise<void> {
    const batch = this.#mailbox.splice(0, BATCH);
    try {
      await this.#handle(batch);
    } catch (error) {
      // The store refused: memory may be ahead of the disk, so forget it and let delivery try again.
      this.#loaded = false;
      for (const arrival of batch) arrival.settled(error);
    }
  }

  #load(): void {
    if (this.#loaded) return;
    const envelope = this.#environment.store.get(['actor', this.behaviour.type, this.key]) as Envelope | undefined;
    this.#snapshot = envelope === undefined ? undefined : revive(this.behaviour, envelope);
    this.#sent = envelope?.sent ?? 0;
    this.#loaded = true;
  }

  async #handle(batch: readonly Arrival[]): Promise<void> {
    this.#load();
    const turn = new Turn(this.behaviour, this.key, this.#snapshot, this.#sent);
    const handled: Arrival[] = [];
    const seen = new Set<string>();
    for (const arrival of batch) {
      const inbox: Key = ['inbox', this.behaviour.type, this.key, arrival.id];
      if (seen.has(arrival.id) || this.#environment.store.get(inbox) !== undefined) {
        if (arrival.settles) turn.writes.push({ op: 'remove', key: arrival.settles });
        handled.push(arrival);
        continue;
      }
      await this.#take(turn, arrival);
      seen.add(arrival.id);
      // Who was never born has no inbox, for nobody would ever empty it.
      if (turn.snapshot !== undefined) turn.writes.push({ op: 'put', key: inbox, value: this.#environment.now() });
      if (arrival.settles) turn.writes.push({ op: 'remove', key: arrival.settles });
      handled.push(arrival);
    }
    await this.#settle(turn, handled);
  }

  async #take(turn: Turn, arrival: Arrival): Promise<void> {
    const at = this.#environment.now();
    try {
      turn.take({ ...arrival.event, at });
    } catch (error) {
      await this.#environment.deadLetter(this, arrival, error);
      if (turn.snapshot === undefined) return;
      const crashed: Crashed = { type: 'crashed', message: error instanceof Error ? error.message : String(error) };
      try {
        turn.take({ ...crashed, at });
      } catch (again) {
        await this.#environment.deadLetter(this, { ...arrival, id: `${arrival.id}/crashed`, event: crashed }, again);
      }
    }
  }

  async #settle(turn: Turn, handled: readonly Arrival[]): Promise<void> {
    const { store } = this.#environment;
    await store.commit(turn.finish());
    this.#snapshot = turn.snapshot;
    this.#sent = turn.sent;
    this.#owed.push(turn.due());
    const durable = store.flush();
    if (this.behaviour.durability === 'flush') await durable;
    for (const due of this.#owed.splice(0)) this.#environment.perform(this, due);
    durable.then(
      () => {
        for (const arrival of handled) arrival.settled();
      },
      (error) => {
        for (const arrival of handled) arrival.settled(error);
      },
    );
  }
}

/** A done actor comes back as what it is: a snapshot that ignores everything. */
function revive(behaviour: Behaviour, envelope: Envelope): AnyMachineSnapshot {
  if (envelope.status === 'active') return open(behaviour, envelope);
  return { status: 'done' } as AnyMachineSnapshot;
}

/** One batch in the making: the snapshot so far and everything to be written with it. */
class Turn {
  readonly writes: Write[] = [];
  readonly #messages: Identified[] = [];
  readonly #orders = new Map<string, Order>();
  readonly #alarms = new Map<string, AlarmSetting>();
  readonly #cancelled = new Set<string>();
  readonly #behaviour: Behaviour;
  readonly #key: string;
  #changed = false;
  snapshot: AnyMachineSnapshot | undefined;
  sent: number;

  constructor(behaviour: Behaviour, key: string, snapshot: AnyMachineSnapshot | undefined, sent: number) {
    this.#behaviour = behaviour;
    this.#key = key;
    this.snapshot = snapshot;
    this.sent = sent;
  }

  /** Throws what the machine throws; the turn is then as if the event had never come. */
  take(event: AnyEventObject): void {
    if (this.snapshot?.status === 'done') return;
    const { machine } = this.#behaviour;
    let next: AnyMachineSnapshot;
    let actions: readonly { type: string; params?: unknown }[];
    if (this.snapshot === undefined) {
      const input = this.#behaviour.birth(this.#key, event);
      if (input === undefined) throw new Error(`no actor ${this.#key} for event ${event.type}`);
      [next, actions] = initialTransition(machine, input);
    } else {
      [next, actions] = transition(machine, this.snapshot, event);
    }
    if (next.status === 'error') throw next.error;
    this.snapshot = next;
    this.#changed = true;
    for (const action of actions) this.#note(action.type, action.params);
  }

  #note(type: string, params: unknown): void {
    switch (type as keyof Effects) {
      case 'publish':
        for (const message of (params as Effects['publish']).messages) this.#send(message);
        return;
      case 'order':
        for (const order of (params as Effects['order']).orders) this.#orders.set(order.id, order);
        return;
      case 'alarm':
        for (const alarm of (params as Effects['alarm']).alarms) {
          this.#cancelled.delete(alarm.id);
          this.#alarms.set(alarm.id, alarm);
        }
        return;
      case 'cancel-alarm':
        for (const id of (params as Effects['cancel-alarm']).ids) {
          this.#alarms.delete(id);
          this.#cancelled.add(id);
        }
        return;
      default:
        // assign and other actions of XState's own are already in the snapshot.
        return;
    }
  }

  #send(message: Outgoing): void {
    this.sent += 1;
    const { type } = this.#behaviour;
    this.#messages.push({
      ...message,
      id: `${type}/${this.#key}#${this.sent}`,
      record: ['outbox', type, this.#key, this.sent],
    });
  }

  /** Everything the transaction writes. */
  finish(): readonly Write[] {
    if (!this.#changed || this.snapshot === undefined) return this.writes;
    const { type, records } = this.#behaviour;
    const base = [type, this.#key] as const;
    const put = (key: Key, value: unknown) => this.writes.push({ op: 'put', key, value });
    put(['actor', ...base], seal(this.#behaviour, this.snapshot, this.sent));
    for (const { record, subject, body, id } of this.#messages) put(record, { subject, body, id });
    for (const id of this.#cancelled) this.writes.push({ op: 'remove', key: ['alarm', ...base, id] });
    if (this.snapshot.status === 'active') {
      for (const order of this.#orders.values()) put(['order', ...base, order.id], order);
      for (const alarm of this.#alarms.values()) put(['alarm', ...base, alarm.id], alarm);
    }
    this.writes.push(...(records?.(this.#key, this.snapshot, this.#messages) ?? []));
    return this.writes;
  }

  due(): Due {
    const done = this.snapshot !== undefined && this.snapshot.status !== 'active';
    return {
      messages: this.#messages,
      orders: done ? [] : [...this.#orders.values()],
      alarms: done ? [] : [...this.#alarms.values()],
      cancelled: [...this.#cancelled],
      done,
      unborn: this.snapshot === undefined,
    };
  }
}
