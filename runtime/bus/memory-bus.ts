import { BusClosed } from '../errors.ts';
import { checkSize, encodeBody, MAX_BODY_BYTES } from './body.ts';
import type { Accepts, Appended, Bus, Delivery, Message, RecordedMessage, Subscription } from './bus.ts';
import type { MemoryJournal } from './memory-journal.ts';
import { checkId, checkName, checkPattern, checkSubject } from './pattern.ts';

/**
 * A connection to a journal in memory, for tests, simulation and the lab. Several buses on one journal are several nodes;
 * a bus that is closed and another opened on the same journal is a node that came back.
 */
export class MemoryBus implements Bus {
  readonly #journal: MemoryJournal;
  readonly #maxBytes: number;
  readonly #ends = new Set<() => void>();
  #closed = false;

  constructor(journal: MemoryJournal, options: { readonly maxBytes?: number } = {}) {
    this.#journal = journal;
    this.#maxBytes = options.maxBytes ?? MAX_BODY_BYTES;
  }

  publish(subject: string, body: unknown): void {
    this.#open();
    this.#journal.publish(checkSubject(subject), this.#encode(body));
  }

  async append(subject: string, body: unknown, id: string): Promise<Appended> {
    this.#open();
    return this.#journal.append(checkSubject(subject), this.#encode(body), checkId(id));
  }

  async record(messages: readonly RecordedMessage[]): Promise<void> {
    this.#open();
    for (const { subject, body, id } of messages) {
      this.#journal.append(checkSubject(subject), this.#encode(body), checkId(id), { handled: true });
    }
  }

  async subscribe(
    pattern: string,
    onMessage: (message: Message) => void,
    accepts: Accepts = () => true,
  ): Promise<Subscription> {
    this.#open();
    const accepted = (message: Message): void => {
      if (accepts(message.subject, Buffer.byteLength(encodeBody(message.body)))) onMessage(message);
    };
    return this.#subscription(this.#journal.listen(checkPattern(pattern), accepted));
  }

  async consume(
    name: string,
    patterns: readonly string[],
    onDelivery: (delivery: Delivery) => void,
  ): Promise<Subscription> {
    this.#open();
    for (const pattern of patterns) checkPattern(pattern);
    return this.#subscription(this.#journal.consume(checkName(name), patterns, onDelivery));
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const end of this.#ends) end();
    this.#ends.clear();
  }

  #subscription(end: () => void): Subscription {
    this.#ends.add(end);
    return {
      stop: async () => {
        this.#ends.delete(end);
        end();
      },
    };
  }

  #encode(body: unknown): string {
    return checkSize(encodeBody(body), this.#maxBytes);
  }

  #open(): void {
    if (this.#closed) throw new BusClosed();
  }
}
