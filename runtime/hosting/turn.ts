/**
 * Turn: one batch of events in the making. Owns the snapshot so far and everything to be written and done with it; it
 * touches neither store nor bus.
 */
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { Key, Write } from '../store.ts';
import type { AlarmSetting, Behaviour, Effects, Order, Outgoing } from './behaviour.ts';
import { seal } from './envelope.ts';
import { logicOf } from './machine-logic.ts';
import { MOST_KEPT, type Past, type Since, sinceKey } from './past.ts';

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

/** An event for an actor that is not there, and that cannot create it. */
export class NoActor extends Error {
  override readonly name = 'NoActor';
}

export class Turn {
  readonly writes: Write[] = [];
  readonly #messages: Identified[] = [];
  readonly #orders = new Map<string, Order>();
  readonly #alarms = new Map<string, AlarmSetting>();
  readonly #cancelled = new Set<string>();
  readonly #behaviour: Behaviour;
  readonly #key: string;
  #changed = false;
  /** The actor ended before it began: there is a snapshot, and nothing to make records of. */
  #forestalled = false;
  readonly #before: AnyMachineSnapshot | undefined;
  readonly #taken: AnyEventObject[] = [];
  snapshot: AnyMachineSnapshot | undefined;
  sent: number;
  /** Batches that lie beside the stored snapshot. */
  #kept: number;

  constructor(behaviour: Behaviour, key: string, { snapshot, sent, kept }: Past) {
    this.#behaviour = behaviour;
    this.#key = key;
    this.#before = snapshot;
    this.snapshot = snapshot;
    this.sent = sent;
    this.#kept = kept;
  }

  /** Where the actor stands with what was taken so far. */
  get past(): Past {
    return { snapshot: this.snapshot, sent: this.sent, kept: this.#kept };
  }

  /** Throws what the machine throws; the turn is then as if the event had never come. */
  take(event: AnyEventObject): void {
    if (this.snapshot?.status === 'done') return;
    const logic = logicOf(this.#behaviour.machine);
    let next: AnyMachineSnapshot;
    let actions: readonly { type: string; params?: unknown }[];
    if (this.snapshot === undefined) {
      const input = this.#behaviour.birth(this.#key, event);
      const ending = input === undefined ? this.#behaviour.forestall?.(event) : undefined;
      if (ending !== undefined) {
        this.snapshot = { status: 'done', value: ending } as AnyMachineSnapshot;
        this.#forestalled = true;
        return;
      }
      if (input === undefined) throw new NoActor(`no actor ${this.#key} for event ${event.type}`);
      [next, actions] = initialTransition(logic, input);
    } else {
      [next, actions] = transition(logic, this.snapshot, event);
    }
    if (next.status === 'error') throw next.error;
    this.snapshot = next;
    this.#changed = true;
    this.#taken.push(event);
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
    if (this.snapshot === undefined || !(this.#changed || this.#forestalled)) return this.writes;
    const { type, records } = this.#behaviour;
    const base = [type, this.#key] as const;
    const put = (key: Key, value: unknown) => this.writes.push({ op: 'put', key, value });
    this.#keep(this.snapshot);
    if (this.#forestalled) return this.writes;
    for (const { record, subject, body, id } of this.#messages) put(record, { subject, body, id });
    for (const id of this.#cancelled) this.writes.push({ op: 'remove', key: ['alarm', ...base, id] });
    if (this.snapshot.status === 'active') {
      for (const order of this.#orders.values()) put(['order', ...base, order.id], order);
      for (const alarm of this.#alarms.values()) put(['alarm', ...base, alarm.id], alarm);
    }
    this.writes.push(...(records?.(this.#key, this.snapshot, this.#messages) ?? []));
    return this.writes;
  }

  /** Writes the snapshot, or only what was gathered since the one that is stored. */
  #keep(snapshot: AnyMachineSnapshot): void {
    const { type, gathered } = this.#behaviour;
    const mayGather = snapshot.status === 'active' && this.#before !== undefined && this.#kept < MOST_KEPT;
    if (mayGather && gathered?.(this.#before, snapshot)) {
      const value: Since = { events: this.#taken, sent: this.sent };
      this.writes.push({ op: 'put', key: sinceKey(type, this.#key, this.#kept), value });
      this.#kept += 1;
      return;
    }
    this.writes.push({ op: 'put', key: ['actor', type, this.#key], value: seal(this.#behaviour, snapshot, this.sent) });
    for (; this.#kept > 0; this.#kept--) {
      this.writes.push({ op: 'remove', key: sinceKey(type, this.#key, this.#kept - 1) });
    }
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
