/**
 * Turn: what one actor does in one transaction. Owns the actor's snapshot so far and everything that its part of the
 * transaction writes; it touches neither store nor bus.
 *
 * Invariants:
 *  1. Every message has an identity that is the same when the same step is repeated after a crash.
 *  2. An event at which the machine throws leaves the turn as it was.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Moved, pathOf, type Transition } from '../observation/transition.ts';
import type { Key, Write } from '../store/store.ts';
import { storedRequest } from './activities/activity-record.ts';
import type { Behaviour, Outgoing } from './behaviour.ts';
import { EffectCollector, type IdentifiedMessage, type PendingEffects } from './effects.ts';
import { seal } from './envelope.ts';
import { firstStep, nextStep, type Step } from './machine-step.ts';
import { type EventBatch, eventBatchKey, MAX_EVENT_BATCHES, type StoredState } from './stored-state.ts';

/** An event for an actor that does not exist and that the event cannot create. */
export class NoActor extends Error {
  override readonly name = 'NoActor';
}

export class Turn {
  readonly #behaviour: Behaviour;
  readonly #key: string;
  readonly #before: AnyMachineSnapshot | undefined;
  readonly #handled: AnyEventObject[] = [];
  readonly #effects = new EffectCollector();
  readonly #spoken: Outgoing[] = [];
  readonly #outbox: IdentifiedMessage[] = [];
  #unread: IdentifiedMessage[] = [];
  #snapshot: AnyMachineSnapshot | undefined;
  #sent: number;
  #batches: number;
  #origin: string | undefined;
  #moved: Moved | undefined;
  readonly #transitions: Transition[];
  /** The actor ended before it was created: it has a snapshot, but nothing that records could be made of. */
  #tombstoned = false;

  /** @param transitions takes those of the turn: of all turns of one transaction, in the order in which they are made */
  constructor(
    behaviour: Behaviour,
    key: string,
    { snapshot, sent, batches, origin, moved }: StoredState,
    transitions: Transition[] = [],
  ) {
    this.#transitions = transitions;
    this.#moved = moved;
    this.#behaviour = behaviour;
    this.#key = key;
    this.#before = snapshot;
    this.#snapshot = snapshot;
    this.#sent = sent;
    this.#batches = batches;
    this.#origin = origin;
  }

  /** The actor as it is after the events handled so far. */
  get state(): StoredState {
    const origin = this.#origin;
    return {
      snapshot: this.#snapshot,
      sent: this.#sent,
      batches: this.#batches,
      moved: this.#moved,
      ...(origin !== undefined && { origin }),
    };
  }

  get exists(): boolean {
    return this.#snapshot !== undefined;
  }

  /**
   * @param cause id of the event's message, activity or alarm
   * @throws NoActor, and what the machine throws
   */
  handle(event: AnyEventObject, cause: string): void {
    if (this.#snapshot?.status === 'done') return;
    const step = this.#snapshot === undefined ? this.#first(event) : this.#next(this.#snapshot, event);
    if (step === undefined) return;
    this.#origin ??= cause;
    this.#note(step, event);
    this.#snapshot = step.snapshot;
    this.#handled.push(event);
    for (const effect of step.effects) this.#effects.add(effect);
    for (const message of this.#effects.sent.splice(0)) this.#identify(message);
  }

  /** Messages sent since the last call; the caller decides which way they go. */
  takeSent(): readonly IdentifiedMessage[] {
    if (this.#unread.length === 0) return NONE;
    const sent = this.#unread;
    this.#unread = [];
    return sent;
  }

  /**
   * The message goes through the outbox: it is kept until the journal has it; or, when it `leaves` for another household, until
   * it is handled there. Only a stored actor's record is known by the message's identity.
   */
  sendReliably(
    message: IdentifiedMessage,
    { leaves, isBrought }: Readonly<Record<'leaves' | 'isBrought', boolean>>,
  ): void {
    const isAwaited = leaves && this.#behaviour.durability !== 'derived';
    this.#outbox.push({ ...message, ...(isAwaited && { isAwaited }), ...(isBrought && { isBrought }) });
  }

  /** Everything the transaction writes for this actor. */
  finish(): readonly Write[] {
    if (this.#snapshot === undefined) return [];
    const outbox = this.#outbox.map(({ record, ...message }): Write => ({ op: 'put', key: record, value: message }));
    if (this.#behaviour.durability === 'derived') return outbox;
    if (this.#tombstoned) return this.#stateWrites(this.#snapshot);
    if (this.#handled.length === 0) return [];
    return [
      ...this.#stateWrites(this.#snapshot),
      ...outbox,
      ...this.#effectWrites(this.#snapshot),
      ...this.#resumeWrites(this.#snapshot),
      ...(this.#behaviour.records?.(this.#key, this.#snapshot, this.#spoken) ?? []),
    ];
  }

  pending(): PendingEffects {
    const { activities, alarms, cancelled } = this.#effects;
    const done = this.#snapshot !== undefined && this.#snapshot.status !== 'active';
    return {
      messages: this.#outbox,
      activities: done ? [] : [...activities.values()],
      alarms: done ? [] : [...alarms.values()],
      cancelled: [...cancelled],
      done,
    };
  }

  #first(event: AnyEventObject): Step | undefined {
    const { initialInput, tombstone, machine } = this.#behaviour;
    const input = initialInput(this.#key, event);
    if (input !== undefined) return firstStep(machine, input, event.type);
    const ending = tombstone?.(event);
    if (ending === undefined) throw new NoActor(`no actor ${this.#key} for event ${event.type}`);
    this.#snapshot = { status: 'done', value: ending } as AnyMachineSnapshot;
    this.#tombstoned = true;
    return undefined;
  }

  #next(snapshot: AnyMachineSnapshot, event: AnyEventObject): Step {
    return nextStep(this.#behaviour.machine, snapshot, event);
  }

  #note({ moves }: Step, event: AnyEventObject): void {
    const { type } = this.#behaviour;
    // The host stamps every event before a machine sees it.
    const at: number = event.at;
    let from = this.#snapshot === undefined ? null : pathOf(this.#snapshot.value);
    for (const { to, event: cause } of moves) {
      const { n, at: since } = this.#moved ?? { n: 0, at };
      this.#moved = { n: n + 1, at };
      this.#transitions.push({ type, key: this.#key, n: n + 1, from, to, event: cause, at, ms: at - since });
      from = to;
    }
  }

  /** A stored actor counts its messages. A derived one counts from its creation on, so that is part of the identity. */
  #identify(message: Outgoing): void {
    this.#sent += 1;
    const { type, durability } = this.#behaviour;
    const isDerived = durability === 'derived';
    const id = isDerived ? `${this.#origin}>${this.#key}#${this.#sent}` : `${type}/${this.#key}#${this.#sent}`;
    const record: Key = ['outbox', type, this.#key, isDerived ? id : this.#sent];
    this.#unread.push({ subject: message.subject, body: message.body, id, record });
    this.#spoken.push(message);
  }

  /** The snapshot, or only the events since the one that is stored. */
  #stateWrites(snapshot: AnyMachineSnapshot): Write[] {
    const { type, defersSnapshot } = this.#behaviour;
    const mayDefer = snapshot.status === 'active' && this.#before !== undefined && this.#batches < MAX_EVENT_BATCHES;
    if (mayDefer && defersSnapshot?.(this.#before, snapshot)) {
      const value: EventBatch = { events: this.#handled, sent: this.#sent };
      const key = eventBatchKey(type, this.#key, this.#batches);
      this.#batches += 1;
      return [{ op: 'put', key, value }];
    }
    const value = seal(this.#behaviour, snapshot, { sent: this.#sent, moved: this.#moved });
    const writes: Write[] = [{ op: 'put', key: ['actor', type, this.#key], value }];
    for (; this.#batches > 0; this.#batches--) {
      writes.push({ op: 'remove', key: eventBatchKey(type, this.#key, this.#batches - 1) });
    }
    return writes;
  }

  #effectWrites({ status, context }: AnyMachineSnapshot): Write[] {
    const base = [this.#behaviour.type, this.#key] as const;
    const { activities, alarms, cancelled } = this.#effects;
    const removed = [...cancelled].map((id): Write => ({ op: 'remove', key: ['alarm', ...base, id] }));
    if (status !== 'active') return removed;
    const put = (area: string, id: string, value: unknown): Write => ({ op: 'put', key: [area, ...base, id], value });
    return [
      ...removed,
      ...[...activities.values()].map((request) => put('order', request.id, storedRequest(request, context))),
      ...[...alarms.values()].map((alarm) => put('alarm', alarm.id, alarm)),
    ];
  }

  /** Marks an actor that has to ask derived actors again when it is loaded. */
  #resumeWrites(snapshot: AnyMachineSnapshot): Write[] {
    const { type, awaitsDerived } = this.#behaviour;
    if (awaitsDerived === undefined) return [];
    const awaits = (state: AnyMachineSnapshot | undefined): boolean =>
      state?.status === 'active' && awaitsDerived(state);
    const [before, now] = [awaits(this.#before), awaits(snapshot)];
    if (before === now) return [];
    const key: Key = ['resume', type, this.#key];
    return [now ? { op: 'put', key, value: 1 } : { op: 'remove', key }];
  }
}

const NONE: readonly IdentifiedMessage[] = [];
