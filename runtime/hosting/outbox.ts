/**
 * Outbox: the way of recorded messages into the journal. Owns trying again; the record lies in the store until the journal
 * has the message, so nothing here needs to survive a crash.
 */
import type { Bus } from '../bus.ts';
import type { Clock } from '../clock.ts';
import { Fenced, MessageTooLarge, RuntimeFault } from '../errors.ts';
import type { Home } from './home.ts';
import type { Identified } from './turn.ts';

/** A message the journal refused, for want of room, is offered again after this long. */
const REFUSED_MS = 5_000;

interface OutboxOptions {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly home: Home;
  readonly onError: (what: string, error: unknown) => void;
  /** A message that no journal will ever take; the record stays until this removes it. */
  readonly undeliverable: (message: Identified, error: unknown) => void;
}

export class Outbox {
  readonly #options: OutboxOptions;
  #stopped = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  send(message: Identified): void {
    const { subject, body, id, record } = message;
    const { bus, home, onError } = this.#options;
    const sender = record[2] as string;
    bus.append(subject, body, id).then(
      () =>
        home.commit(sender, [{ op: 'remove', key: record }]).catch((error) => {
          // Its next home sends it again under the same id.
          if (!(error instanceof Fenced)) onError(`outbox of ${id}`, error);
        }),
      (error) => this.#failed(message, error),
    );
  }

  stop(): void {
    this.#stopped = true;
  }

  /** The record stays: the next start sends it. While the server is away the bus itself tries again. */
  #failed(message: Identified, error: unknown): void {
    if (this.#stopped) return;
    const { clock, home, onError, undeliverable } = this.#options;
    onError(`append of ${message.subject}`, error);
    if (error instanceof MessageTooLarge) undeliverable(message, error);
    if (!(error instanceof RuntimeFault && error.transient)) return;
    clock.at(clock.now() + REFUSED_MS, () => {
      if (!this.#stopped && home.holds(message.record[2] as string)) this.send(message);
    });
  }
}
