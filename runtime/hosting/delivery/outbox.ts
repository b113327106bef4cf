/**
 * Outbox: the way of recorded messages into the journal. Owns trying again; the record is in the store until the journal
 * has the message, or until its receiver has handled it, so nothing here needs to survive a crash.
 */
import type { Bus } from '../../bus/bus.ts';
import { Fenced, MessageTooLarge, RuntimeFault } from '../../errors.ts';
import type { Key } from '../../store/store.ts';
import type { Clock } from '../../time/clock.ts';
import type { IdentifiedMessage } from '../effects.ts';
import { entityOf, type Ownership } from '../ownership.ts';

/** A message the journal refused, for want of room, is offered again after this long. */
const REFUSED_MS = 5_000;

interface OutboxOptions {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly ownership: Ownership;
  readonly onError: (what: string, error: unknown) => void;
  /** Delivers a message to its receiver without the journal. */
  readonly deliverDirectly: (message: IdentifiedMessage) => void;
  /** A message that no journal will ever take; the record stays until this removes it. */
  readonly undeliverable: (message: IdentifiedMessage, error: unknown) => void;
}

export class Outbox {
  readonly #options: OutboxOptions;
  /** Records of messages that the journal has, by the entity of their sender. */
  readonly #sent = new Map<string, Key[]>();
  /** Records of messages the journal has not answered for yet. */
  readonly #pending = new Set<Key>();
  #stopped = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  get pending(): number {
    return this.#pending.size;
  }

  /** Types of the senders of these messages, one for each message. */
  pendingTypes(): string[] {
    return [...this.#pending].map(([, type]) => String(type));
  }

  send(message: IdentifiedMessage): void {
    const { subject, body, id, record } = message;
    this.#pending.add(record);
    this.#options.bus
      .append(subject, body, id)
      .finally(() => {
        this.#pending.delete(record);
      })
      .then(
        ({ duplicate }) => {
          const { isAwaited, isBrought } = message;
          // The journal had it before; whether it still has it, nobody knows.
          if (isBrought || (isAwaited && duplicate)) this.#deliverDirectly(message);
          else if (!isAwaited) this.#forget(record);
        },
        (error) => this.#failed(message, error),
      );
  }

  stop(): void {
    this.#stopped = true;
  }

  #deliverDirectly(message: IdentifiedMessage): void {
    if (!this.#stopped) this.#options.deliverDirectly(message);
  }

  /** Records that the journal confirmed in the same tick are removed in one commit for each entity. */
  #forget(record: Key): void {
    const entity = entityOf(record[2] as string);
    const records = this.#sent.get(entity);
    if (records) {
      records.push(record);
      return;
    }
    const together = [record];
    this.#sent.set(entity, together);
    queueMicrotask(() => {
      this.#sent.delete(entity);
      const { ownership, onError } = this.#options;
      ownership
        .commit(
          entity,
          together.map((key) => ({ op: 'remove', key })),
        )
        .catch((error) => {
          // Its next ownership, or its next start, sends them again under the same ids.
          if (!(error instanceof Fenced || this.#stopped)) onError(`outbox of ${entity}`, error);
        });
    });
  }

  /** The record stays: the next start sends it. While the server is away the bus itself tries again. */
  #failed(message: IdentifiedMessage, error: unknown): void {
    if (this.#stopped) return;
    const { clock, ownership, onError, undeliverable } = this.#options;
    onError(`append of ${message.subject}`, error);
    if (error instanceof MessageTooLarge) undeliverable(message, error);
    if (!(error instanceof RuntimeFault && error.transient)) return;
    clock.at(clock.now() + REFUSED_MS, () => {
      if (!this.#stopped && ownership.owns(message.record[2] as string)) this.send(message);
    });
  }
}
