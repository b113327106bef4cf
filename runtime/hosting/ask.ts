/**
 * Ask: sends a command to an actor and waits for the reply that the actor stored. Owns the waiting; what a command is and
 * the actor's own folder says where the reply is stored, as an `AskedActor`.
 *
 * Invariants:
 *  1. A reply is part of the actor's transaction: the same command under the same id has the same reply, on every node and
 *     after every crash.
 *  2. There is no polling: the records are read when one of them was written, and once more at the deadline.
 */
import type { Bus } from '../bus/bus.ts';
import type { Key, Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Outgoing } from './behaviour.ts';

/** What can be asked of one actor, and what it replies. */
export interface AskedActor<Command, Reply> {
  /** The message by which the command reaches the actor. */
  readonly message: (command: Command, id: string) => Outgoing;
  /** The records in which the reply appears. */
  readonly replyKeys: (command: Command, id: string) => readonly Key[];
  /** The stored reply; undefined while there is none. */
  readonly reply: (store: Store, command: Command, id: string) => Reply | undefined;
}

export interface AskOptions {
  /** Identity of the command: the actor handles it once, however often it is asked. */
  readonly id: string;
  /** Milliseconds. */
  readonly withinMs: number;
}

/** Tells of writes to the store, whichever node or process made them. */
export interface RecordChanges {
  /** Resolves at the next write under one of these keys, after `withinMs`, or when the signal aborts. */
  readonly next: (keys: readonly Key[], withinMs: number, signal?: AbortSignal) => Promise<void>;
}

/** The actor did not reply in time. The command is in the journal and may still be handled: ask again under the same id. */
export class NoReply extends Error {
  override readonly name = 'NoReply';
}

export interface ActorClientOptions {
  readonly bus: Pick<Bus, 'append'>;
  readonly store: Store;
  readonly clock: Clock;
  readonly changes: RecordChanges;
}

export class ActorClient {
  readonly #options: ActorClientOptions;

  constructor(options: ActorClientOptions) {
    this.#options = options;
  }

  /** Sends the command and resolves with its reply. Rejects with NoReply, or with what the bus rejects with. */
  async ask<Command, Reply>(actor: AskedActor<Command, Reply>, command: Command, options: AskOptions): Promise<Reply> {
    const { subject, body } = actor.message(command, options.id);
    await this.#options.bus.append(subject, body, options.id);
    return await this.reply(actor, command, options);
  }

  /** The reply to a command that was sent before. Rejects with NoReply. */
  async reply<Command, Reply>(
    actor: AskedActor<Command, Reply>,
    command: Command,
    { id, withinMs }: AskOptions,
  ): Promise<Reply> {
    const { store, clock, changes } = this.#options;
    const deadline = clock.now() + withinMs;
    const keys = actor.replyKeys(command, id);
    while (true) {
      const left = deadline - clock.now();
      // Asked for before reading: a write between the two would go unnoticed.
      const changed = left > 0 ? changes.next(keys, left) : undefined;
      const reply = actor.reply(store, command, id);
      if (reply !== undefined) return reply;
      if (changed === undefined) throw new NoReply(`no reply to ${id} within ${withinMs} ms`);
      await changed;
    }
  }
}
