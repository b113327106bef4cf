/**
 * ActorCell: one actor in memory. Owns its mailbox, its snapshot and the transaction around each handled batch; it does
 * not own delivery (bus), work (orders) or time (alarms), it only says what is due.
 *
 * Invariants:
 *  1. One batch at a time; events in the order they came.
 *  2. A batch is one transaction {inbox ids, snapshot, outbox, orders, alarms, records}; nothing leaves before it holds.
 *  3. An event whose id is in the inbox changes nothing.
 *  4. Every outgoing message has the identity `<type>/<key>#<n>`, n counted in the snapshot: a repetition has the same.
 *  5. An event that cannot be handled does not keep others from being handled, and is buried after so many tries.
 *  6. A cell that was forgotten writes nothing more, and nothing of it is carried out.
 */
import type { AnyEventObject } from 'xstate';
import { Fenced, RuntimeFault } from '../errors.ts';
import type { Key, Store, Write } from '../store/store.ts';
import type { Behaviour, Crashed } from './behaviour.ts';
import type { Ownership } from './ownership.ts';
import type { RetryPolicy } from './retry-policy.ts';
import { loadState, type StoredState } from './stored-state.ts';
import { NoActor, type PendingEffects, Turn } from './turn.ts';

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
  /** What the event came in: it is buried with it. */
  readonly message?: { readonly subject: string; readonly body: unknown };
  /** A failure is for whoever brought it: it is neither counted nor buried, and the actor hears nothing of it. */
  readonly once?: true;
  /** Called once the event is handled and on disk; with an error when it could not be handled. */
  readonly settled: (error?: unknown) => void;
}

export interface CellEnvironment {
  readonly store: Pick<Store, 'get' | 'flush'>;
  readonly ownership: Pick<Ownership, 'commit'>;
  readonly retry: RetryPolicy;
  readonly now: () => number;
  /** Carries out what is due; must not throw. */
  readonly perform: (cell: ActorCell, due: PendingEffects) => void;
  /** An event no actor could handle, with the reason and what is to be written along with it. */
  readonly deadLetter: (cell: ActorCell, arrival: Arrival, error: unknown, along?: readonly Write[]) => Promise<void>;
}

class MailboxFull extends Error {
  override readonly name = 'MailboxFull';
}

export class ActorCell {
  readonly behaviour: Behaviour;
  readonly key: string;
  readonly #environment: CellEnvironment;
  readonly #mailbox: Arrival[] = [];
  /** Failures so far, by the arrival's id. */
  readonly #failures = new Map<string, number>();
  /** undefined: memory does not know, the store does. */
  #state: StoredState | undefined;
  #forgotten = false;
  #draining: Promise<void> | undefined;
  /** What stored turns left to be done and the disk has not confirmed: their events come again and find them handled. */
  readonly #pending: PendingEffects[] = [];

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

  /** Throws MailboxFull, or Fenced when the cell was forgotten. */
  receive(arrival: Arrival): void {
    if (this.#forgotten) throw new Fenced(this.name);
    if (this.#mailbox.length >= MAILBOX) throw new MailboxFull(`${this.name} has ${MAILBOX} events waiting`);
    this.#mailbox.push(arrival);
    this.#draining ??= this.#drain();
  }

  /** Resolves when the mailbox is empty. */
  async idle(): Promise<void> {
    while (this.#draining !== undefined) await this.#draining;
  }

  /** The actor lives elsewhere: events that wait are given back, the batch in hand comes to nothing unless it is stored already. */
  forget(): void {
    this.#forgotten = true;
    for (const arrival of this.#mailbox.splice(0)) arrival.settled(new Fenced(this.name));
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
    const failure = await this.#attempt(batch);
    if (failure === undefined) return;
    if (failure.error instanceof RuntimeFault) {
      for (const arrival of batch) arrival.settled(failure.error);
      return;
    }
    // Not the store's trouble but one event's doing: the others shall not wait for it.
    for (const arrival of batch) {
      const own = batch.length === 1 ? failure : await this.#attempt([arrival]);
      if (own !== undefined) await this.#retryOrDeadLetter(arrival, own.error);
    }
  }

  async #attempt(batch: readonly Arrival[]): Promise<{ readonly error: unknown } | undefined> {
    try {
      await this.#handle(batch);
      for (const { id } of batch) this.#failures.delete(id);
      return undefined;
    } catch (error) {
      // Memory may be ahead of the disk, so forget it and let delivery try again.
      this.#state = undefined;
      return { error };
    }
  }

  /** To delivery, which tries again, or to the dead letters when that was done often enough. */
  async #retryOrDeadLetter(arrival: Arrival, error: unknown): Promise<void> {
    const failures = this.#failed(arrival);
    if (arrival.once || error instanceof RuntimeFault || failures < this.#environment.retry.attempts) {
      if (!(arrival.once || error instanceof RuntimeFault)) this.#failures.set(arrival.id, failures);
      arrival.settled(error);
      return;
    }
    try {
      const along: Write[] = arrival.settles ? [{ op: 'remove', key: arrival.settles }] : [];
      await this.#environment.deadLetter(this, arrival, error, along);
      await this.#environment.store.flush();
    } catch (refusal) {
      arrival.settled(refusal);
      return;
    }
    this.#failures.delete(arrival.id);
    arrival.settled();
    await this.#attempt([{ id: `${arrival.id}/crashed`, event: crashed(error), once: true, settled: () => {} }]);
  }

  /** Failures of the event, this one included. */
  #failed({ id }: Arrival): number {
    return (this.#failures.get(id) ?? 0) + 1;
  }

  async #handle(batch: readonly Arrival[]): Promise<void> {
    this.#state ??= loadState(this.#environment.store, this.behaviour, this.key);
    const turn = new Turn(this.behaviour, this.key, this.#state);
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
      turn.handle({ ...arrival.event, at });
    } catch (error) {
      const mayCome = error instanceof NoActor && this.#failed(arrival) < this.#environment.retry.attemptsIfMissing;
      if (arrival.once || mayCome) throw error;
      await this.#environment.deadLetter(this, arrival, error);
      if (turn.snapshot === undefined) return;
      const event = crashed(error);
      try {
        turn.handle({ ...event, at });
      } catch (again) {
        const { settled } = arrival;
        await this.#environment.deadLetter(this, { id: `${arrival.id}/crashed`, event, settled }, again);
      }
    }
  }

  async #settle(turn: Turn, handled: readonly Arrival[]): Promise<void> {
    const { store, ownership } = this.#environment;
    if (this.#forgotten) throw new Fenced(this.name);
    await ownership.commit(this.key, turn.finish());
    this.#state = turn.state;
    this.#pending.push(turn.due());
    const durable = store.flush();
    if (this.behaviour.durability === 'flush') await durable;
    for (const due of this.#pending.splice(0)) if (!this.#forgotten) this.#environment.perform(this, due);
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

function crashed(error: unknown): Crashed {
  return { type: 'crashed', message: error instanceof Error ? error.message : String(error) };
}
