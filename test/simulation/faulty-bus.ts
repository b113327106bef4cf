import {
  type Appended,
  type Bus,
  type Clock,
  type Delivery,
  MemoryBus,
  type MemoryJournal,
  type Message,
  type Subscription,
} from '../../runtime/index.ts';
import type { Dice } from './dice.ts';
import type { Failpoint } from './disk.ts';

/** Longest a message may be under way, in virtual milliseconds: long enough to overtake others by far. */
const LATE_MS = 400;

export interface FaultyBusOptions {
  readonly journal: MemoryJournal;
  readonly clock: Clock;
  readonly dice: Dice;
  readonly failpoint: Failpoint;
  /** 0: an undisturbed network. */
  readonly trouble: number;
}

/**
 * A connection over a bad network: messages come late and so out of order, twice, or not at all; what was appended is
 * stored though the answer is lost. The journal itself keeps its word.
 */
export class FaultyBus implements Bus {
  readonly #bus: MemoryBus;
  readonly #options: FaultyBusOptions;

  constructor(options: FaultyBusOptions) {
    this.#bus = new MemoryBus(options.journal);
    this.#options = options;
  }

  publish(subject: string, body: unknown): void {
    this.#bus.publish(subject, body);
  }

  async append(subject: string, body: unknown, id: string): Promise<Appended> {
    const { dice, trouble, failpoint } = this.#options;
    await failpoint.pass();
    if (dice.happens(trouble)) await this.#pause();
    let appended = await this.#bus.append(subject, body, id);
    // The answer was lost: tried again under the same identity, as the real connection does.
    if (dice.happens(trouble)) appended = await this.#bus.append(subject, body, id);
    await failpoint.pass();
    return appended;
  }

  subscribe(pattern: string, onMessage: (message: Message) => void): Promise<Subscription> {
    const { dice, trouble } = this.#options;
    return this.#bus.subscribe(pattern, (message) => {
      if (!dice.happens(trouble)) onMessage(message);
    });
  }

  consume(name: string, patterns: readonly string[], onDelivery: (delivery: Delivery) => void): Promise<Subscription> {
    return this.#bus.consume(name, patterns, (delivery) => this.#deliver(delivery, onDelivery));
  }

  close(): Promise<void> {
    return this.#bus.close();
  }

  #deliver(delivery: Delivery, onDelivery: (delivery: Delivery) => void): void {
    const { dice, trouble, failpoint } = this.#options;
    const acknowledged: Delivery = {
      ...delivery,
      ack: () => {
        void failpoint.pass().then(() => {
          if (!failpoint.isDead) delivery.ack();
        });
      },
    };
    // Lost on the way: nobody settles it, so the journal brings it again.
    if (dice.happens(trouble / 2)) return;
    const times = dice.happens(trouble) ? 2 : 1;
    for (let time = 0; time < times; time++) {
      if (dice.happens(trouble)) void this.#pause().then(() => onDelivery(acknowledged));
      else onDelivery(acknowledged);
    }
  }

  #pause(): Promise<void> {
    const { clock, dice } = this.#options;
    return new Promise((resolve) => {
      clock.at(clock.now() + dice.whole(LATE_MS), resolve);
    });
  }
}
