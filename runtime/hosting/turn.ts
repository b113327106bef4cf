/**
 * Turn: one batch of events in the making. Owns the snapshot so far and everything to be written and done with it; it
 * touches neither store nor bus.
 */
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { Key, Write } from '../store/store.ts';
import type { ActivityRequest, AlarmSetting, Behaviour, Effects, Outgoing } from './behaviour.ts';
import { seal } from './envelope.ts';
import { logicOf } from './machine-logic.ts';
import { type EventBatch, eventBatchKey, MAX_EVENT_BATCHES, type StoredState } from './stored-state.ts';

export interface IdentifiedMessage extends Outgoing {
  readonly id: string;
  readonly record: Key;
}

/** What a handled batch leaves to be done, after the transaction. */
export interface PendingEffects {
  readonly messages: readonly IdentifiedMessage[];
  readonly activities: readonly ActivityRequest[];
  readonly alarms: readonly AlarmSetting[];
  readonly cancelled: readonly string[];
  readonly done: boolean;
  /** No event so far could create the actor: there is nothing to keep of it. */
  readonly missing: boolean;
}

/** An event for an actor that is not there, and that cannot create it. */
export class NoActor extends Error {
  override readonly name = 'NoActor';
}

export class Turn {
  readonly writes: Write[] = [];
  readonly #messages: IdentifiedMessage[] = [];
  readonly #activities = new Map<string, ActivityRequest>();
  readonly #alarms = new Map<string, AlarmSetting>();
  readonly #cancelled = new Set<string>();
  readonly #behaviour: Behaviour;
  readonly #key: string;
  #changed = false;
  /** The actor ended before it began: there is a snapshot, and nothing to make records of. */
  #tombstoned = false;
  readonly #before: AnyMachineSnapshot | undefined;
  readonly #handled: AnyEventObject[] = [];
  snapshot: AnyMachineSnapshot | undefined;
  sent: number;
  /** Batches that lie beside the stored snapshot. */
  #batches: number;

  constructor(behaviour: Behaviour, key: string, { snapshot, sent, batches }: StoredState) {
    this.#behaviour = behaviour;
    this.#key = key;
    this.#before = snapshot;
    this.snapshot = snapshot;
    this.sent = sent;
    this.#batches = batches;
  }

  /** Where the actor stands with what was taken so far. */
  get state(): StoredState {
    return { snapshot: this.snapshot, sent: this.sent, batches: this.#batches };
  }

  /** Throws what the machine throws; the turn is then as if the event had never come. */
  handle(event: AnyEventObject): void {
    if (this.snapshot?.status === 'done') return;
    const logic = logicOf(this.#behaviour.machine);
    let next: AnyMachineSnapshot;
    let actions: readonly { type: string; params?: unknown }[];
    if (this.snapshot === undefined) {
      const input = this.#behaviour.initialInput(this.#key, event);
      const ending = input === undefined ? this.#behaviour.tombstone?.(event) : undefined;
      if (ending !== undefined) {
        this.snapshot = { status: 'done', value: ending } as AnyMachineSnapshot;
        this.#tombstoned = true;
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
    this.#handled.push(event);
    for (const action of actions) this.#note(action.type, action.params);
  }

  #note(type: string, params: unknown): void {
    switch (type as keyof Effects) {
      case 'send':
        for (const message of (params as Effects['send']).messages) this.#send(message);
        return;
      case 'schedule':
        for (const activity of (params as Effects['schedule']).activities) this.#activities.set(activity.id, activity);
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
    if (this.snapshot === undefined || !(this.#changed || this.#tombstoned)) return this.writes;
    const { type, records } = this.#behaviour;
    const base = [type, this.#key] as const;
    const put = (key: Key, value: unknown) => this.writes.push({ op: 'put', key, value });
    this.#writeState(this.snapshot);
    if (this.#tombstoned) return this.writes;
    for (const { record, subject, body, id } of this.#messages) put(record, { subject, body, id });
    for (const id of this.#cancelled) this.writes.push({ op: 'remove', key: ['alarm', ...base, id] });
    if (this.snapshot.status === 'active') {
      for (const activity of this.#activities.values()) put(['order', ...base, activity.id], activity);
      for (const alarm of this.#alarms.values()) put(['alarm', ...base, alarm.id], alarm);
    }
    this.writes.push(...(records?.(this.#key, this.snapshot, this.#messages) ?? []));
    return this.writes;
  }

  /** Writes the snapshot, or only what was gathered since the one that is stored. */
  #writeState(snapshot: AnyMachineSnapshot): void {
    const { type, defersSnapshot } = this.#behaviour;
    const mayGather = snapshot.status === 'active' && this.#before !== undefined && this.#batches < MAX_EVENT_BATCHES;
    if (mayGather && defersSnapshot?.(this.#before, snapshot)) {
      const value: EventBatch = { events: this.#handled, sent: this.sent };
      this.writes.push({ op: 'put', key: eventBatchKey(type, this.#key, this.#batches), value });
      this.#batches += 1;
      return;
    }
    this.writes.push({ op: 'put', key: ['actor', type, this.#key], value: seal(this.#behaviour, snapshot, this.sent) });
    for (; this.#batches > 0; this.#batches--) {
      this.writes.push({ op: 'remove', key: eventBatchKey(type, this.#key, this.#batches - 1) });
    }
  }

  due(): PendingEffects {
    const done = this.snapshot !== undefined && this.snapshot.status !== 'active';
    return {
      messages: this.#messages,
      activities: done ? [] : [...this.#activities.values()],
      alarms: done ? [] : [...this.#alarms.values()],
      cancelled: [...this.#cancelled],
      done,
      missing: this.snapshot === undefined,
    };
  }
}
