import type { Logger } from '../logger.ts';
import type { Clock } from '../time/clock.ts';
import type { Delivery } from './bus.ts';
import type { Entry } from './memory-journal.ts';
import { anyMatcher } from './pattern.ts';
import { callSubscriber } from './subscriber-callback.ts';

/** As many unsettled deliveries as the server's durable consumers allow. */
const MAX_UNSETTLED = 2000;

export interface MemoryConsumerOptions {
  readonly clock: Clock;
  readonly ackWaitMs: number;
  readonly log: Logger;
  entryFrom(sequence: number): Entry | undefined;
}

interface Receiver {
  readonly matches: (subject: string) => boolean;
  readonly onDelivery: (delivery: Delivery) => void;
}

interface Unsettled {
  readonly entry: Entry;
  attempt: number;
  cancel: () => void;
}

/** A durable consumer: where it is in the journal, and what it has handed out and not got back. */
export class MemoryConsumer {
  readonly #options: MemoryConsumerOptions;
  /** Those who come under the name at once share the work, taking turns. */
  readonly #receivers: Receiver[] = [];
  readonly #unsettled = new Map<number, Unsettled>();
  /** To be delivered again, by sequence. */
  #due: Unsettled[] = [];
  #next = 1;
  #waking = false;

  constructor(options: MemoryConsumerOptions) {
    this.#options = options;
  }

  attach(patterns: readonly string[], onDelivery: (delivery: Delivery) => void): () => void {
    const receiver = { matches: anyMatcher(patterns), onDelivery };
    this.#receivers.push(receiver);
    this.wake();
    return () => {
      const index = this.#receivers.indexOf(receiver);
      if (index >= 0) this.#receivers.splice(index, 1);
    };
  }

  /** What was handed out and not settled does not come again: the journal has it no more. */
  drop(isGone: (entry: Entry) => boolean): void {
    for (const [sequence, item] of this.#unsettled) {
      if (!isGone(item.entry)) continue;
      item.cancel();
      this.#unsettled.delete(sequence);
    }
    this.#due = this.#due.filter(({ entry }) => this.#unsettled.has(entry.sequence));
    this.wake();
  }

  wake(): void {
    if (this.#waking) return;
    this.#waking = true;
    queueMicrotask(() => {
      this.#waking = false;
      this.#deliver();
    });
  }

  #deliver(): void {
    for (;;) {
      const receiver = this.#receivers[0];
      if (!receiver) return;
      const again = this.#due.shift();
      const item = again ?? this.#fresh(receiver);
      if (!item) return;
      this.#receivers.push(this.#receivers.shift() as Receiver);
      this.#hand(receiver, item);
    }
  }

  #fresh(receiver: Receiver): Unsettled | undefined {
    if (this.#unsettled.size >= MAX_UNSETTLED) return undefined;
    for (let entry = this.#options.entryFrom(this.#next); entry; entry = this.#options.entryFrom(this.#next)) {
      this.#next = entry.sequence + 1;
      if (entry.handled || !receiver.matches(entry.subject)) continue;
      const item: Unsettled = { entry, attempt: 0, cancel: () => undefined };
      this.#unsettled.set(entry.sequence, item);
      return item;
    }
    return undefined;
  }

  #hand(receiver: Receiver, item: Unsettled): void {
    const { sequence, subject, id, text } = item.entry;
    const attempt = ++item.attempt;
    this.#again(item, this.#options.ackWaitMs);
    const ack = (): void => {
      if (!this.#unsettled.delete(sequence)) return;
      item.cancel();
      this.#due = this.#due.filter((other) => other !== item);
      this.wake();
    };
    const retry = (delayMs: number): void => {
      // A word about an earlier attempt is too late once a later one is out.
      if (this.#unsettled.has(sequence) && item.attempt === attempt) this.#again(item, Math.max(0, delayMs));
    };
    const working = (): void => retry(this.#options.ackWaitMs);
    callSubscriber(
      receiver.onDelivery,
      { subject, body: JSON.parse(text), id, sequence, attempt, ack, working, retry },
      this.#options.log,
    );
  }

  #again(item: Unsettled, delayMs: number): void {
    const { clock } = this.#options;
    item.cancel();
    item.cancel = clock.at(clock.now() + delayMs, () => {
      this.#due.push(item);
      this.#due.sort((a, b) => a.entry.sequence - b.entry.sequence);
      this.wake();
    });
  }
}
