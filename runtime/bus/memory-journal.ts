import { JournalRefused } from '../errors.ts';
import { type Logger, silentLogger } from '../logger.ts';
import type { Clock } from '../time/clock.ts';
import type { Appended, Delivery, Message } from './bus.ts';
import { MemoryConsumer } from './memory-consumer.ts';
import { matcher } from './pattern.ts';
import { callSubscriber } from './subscriber-callback.ts';

export interface MemoryJournalOptions {
  readonly clock: Clock;
  /** A delivery not settled within this time is redelivered; default 5,000 ms. */
  readonly ackWaitMs?: number;
  /** How long an id is remembered; default 120,000 ms. */
  readonly duplicateWindowMs?: number;
  /** Messages kept, give or take a tenth; the oldest go first. Default 1,000,000. */
  readonly maxMessages?: number;
  /** What the journal takes; default everything. */
  readonly subjects?: readonly string[];
  readonly log?: Logger;
}

export interface Entry {
  readonly sequence: number;
  readonly subject: string;
  /** JSON text: every receiver gets its own value. */
  readonly text: string;
  readonly id: string;
  /** Its receivers have handled it: no consumer gets it. */
  readonly handled: boolean;
}

interface Listener {
  readonly matches: (subject: string) => boolean;
  readonly onMessage: (message: Message) => void;
}

/** What a message server is to its connections: the journal, the durable consumers, and the present subscribers. */
export class MemoryJournal {
  readonly #options: MemoryJournalOptions;
  readonly #log: Logger;
  readonly #takes: readonly ((subject: string) => boolean)[];
  readonly #entries: Entry[] = [];
  readonly #ids = new Map<string, { readonly sequence: number; readonly until: number }>();
  readonly #listeners = new Set<Listener>();
  readonly #consumers = new Map<string, MemoryConsumer>();
  /** Sequence of the first entry kept. */
  #first = 1;

  constructor(options: MemoryJournalOptions) {
    this.#options = options;
    this.#log = options.log ?? silentLogger;
    this.#takes = (options.subjects ?? ['>']).map(matcher);
  }

  append(subject: string, text: string, id: string, { handled = false } = {}): Appended {
    if (!this.#takes.some((takes) => takes(subject))) throw new JournalRefused(`the journal does not take ${subject}`);
    const now = this.#options.clock.now();
    this.#forget(now);
    const known = this.#ids.get(id);
    if (known) return { sequence: known.sequence, duplicate: true };
    const entry = { sequence: this.#first + this.#entries.length, subject, text, id, handled };
    this.#entries.push(entry);
    this.#ids.set(id, { sequence: entry.sequence, until: now + (this.#options.duplicateWindowMs ?? 120_000) });
    this.#trim();
    this.publish(subject, text);
    for (const consumer of this.#consumers.values()) consumer.wake();
    return { sequence: entry.sequence, duplicate: false };
  }

  publish(subject: string, text: string): void {
    for (const listener of this.#listeners) {
      if (!listener.matches(subject)) continue;
      // In its own turn, as a message from a socket would come: a handler never runs inside its sender's call.
      queueMicrotask(() => {
        if (this.#listeners.has(listener))
          callSubscriber(listener.onMessage, { subject, body: JSON.parse(text) }, this.#log);
      });
    }
  }

  listen(pattern: string, onMessage: (message: Message) => void): () => void {
    const listener = { matches: matcher(pattern), onMessage };
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  consume(name: string, patterns: readonly string[], onDelivery: (delivery: Delivery) => void): () => void {
    let consumer = this.#consumers.get(name);
    if (!consumer) {
      const { clock, ackWaitMs } = this.#options;
      consumer = new MemoryConsumer({
        clock,
        ackWaitMs: ackWaitMs ?? 5000,
        log: this.#log,
        entryFrom: (at) => this.#entryFrom(at),
      });
      this.#consumers.set(name, consumer);
    }
    return consumer.attach(patterns, onDelivery);
  }

  /** As somebody else might, with a tool of the message server: nobody gets these messages any more. */
  purge(pattern: string): void {
    const matches = matcher(pattern);
    for (const [index, entry] of this.#entries.entries()) {
      if (matches(entry.subject)) this.#entries[index] = { ...entry, handled: true };
    }
    for (const consumer of this.#consumers.values()) consumer.drop(({ subject }) => matches(subject));
  }

  /** The first entry kept at or after the sequence. */
  #entryFrom(sequence: number): Entry | undefined {
    return this.#entries[Math.max(sequence - this.#first, 0)];
  }

  /** A tenth at a time: taking one from the front of a long array costs as much as taking many. */
  #trim(): void {
    const limit = this.#options.maxMessages ?? 1_000_000;
    if (this.#entries.length <= limit * 1.1) return;
    this.#first += this.#entries.splice(0, this.#entries.length - limit).length;
  }

  #forget(now: number): void {
    // In order of their age, since the window is one for all.
    for (const [id, { until }] of this.#ids) {
      if (until > now) return;
      this.#ids.delete(id);
    }
  }
}
