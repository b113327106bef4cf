import {
  type Accepts,
  type Appended,
  type Bus,
  type Delivery,
  MemoryBus,
  type MemoryJournal,
  type Message,
  type RecordedMessage,
  type Subscription,
} from '../../../runtime/index.ts';
import type { Line } from '../line.ts';

/**
 * A connection over a bad network: messages come late and so out of order, twice, or not at all; what was appended is
 * stored though the answer is lost. The journal itself keeps its word.
 */
export class FaultyBus implements Bus {
  readonly #bus: MemoryBus;
  readonly #line: Line;
  readonly #failed: (error: unknown) => void;
  /** A consumer, and whether the journal knows of it: while the line is cut nothing is pulled. */
  readonly #consumers = new Map<() => Promise<Subscription>, Promise<Subscription> | undefined>();

  readonly #appended: (subject: string) => void;

  /** `onAppended` is called when the journal has a message and nobody has got it yet. */
  constructor(
    journal: MemoryJournal,
    line: Line,
    onError: (what: string, error: unknown) => void,
    onAppended: (subject: string) => void,
  ) {
    this.#bus = new MemoryBus(journal);
    this.#line = line;
    this.#appended = onAppended;
    this.#failed = (error) => onError('bus', error);
  }

  cut(): void {
    this.#line.cut();
    for (const [attach, subscription] of this.#consumers) {
      subscription?.then((attached) => attached.stop()).catch(this.#failed);
      this.#consumers.set(attach, undefined);
    }
  }

  heal(): void {
    this.#line.heal();
    if (this.#line.gate.isDead) return;
    for (const [attach, subscription] of this.#consumers) this.#consumers.set(attach, subscription ?? attach());
  }

  publish(subject: string, body: unknown): void {
    if (!this.#line.isCut) this.#bus.publish(subject, body);
  }

  async append(subject: string, body: unknown, id: string): Promise<Appended> {
    const line = this.#line;
    await line.gate.pass();
    if (line.fails()) await line.late();
    await line.whole();
    const appending = this.#bus.append(subject, body, id);
    this.#appended(subject);
    let appended = await appending;
    // The answer was lost: tried again under the same identity, as the real connection does.
    if (line.fails()) appended = await this.#bus.append(subject, body, id);
    await line.gate.pass();
    await line.whole();
    return appended;
  }

  async record(messages: readonly RecordedMessage[]): Promise<void> {
    const line = this.#line;
    await line.gate.pass();
    if (line.fails()) await line.late();
    await line.whole();
    await this.#bus.record(messages);
    await line.gate.pass();
    await line.whole();
  }

  subscribe(pattern: string, onMessage: (message: Message) => void, accepts?: Accepts): Promise<Subscription> {
    const line = this.#line;
    const heard = (message: Message): void => {
      if (!line.isCut && !line.fails()) line.gate.enter(() => onMessage(message));
    };
    return this.#bus.subscribe(pattern, heard, accepts);
  }

  async consume(
    name: string,
    patterns: readonly string[],
    onDelivery: (delivery: Delivery) => void,
  ): Promise<Subscription> {
    const attach = () => this.#bus.consume(name, patterns, (delivery) => this.#deliver(delivery, onDelivery));
    const attached = this.#line.isCut ? undefined : attach();
    this.#consumers.set(attach, attached);
    await attached;
    return {
      stop: async () => {
        const subscription = this.#consumers.get(attach);
        this.#consumers.delete(attach);
        await (await subscription)?.stop();
      },
    };
  }

  close(): Promise<void> {
    this.#consumers.clear();
    return this.#bus.close();
  }

  #deliver(delivery: Delivery, onDelivery: (delivery: Delivery) => void): void {
    const line = this.#line;
    const { gate } = line;
    const acknowledged: Delivery = {
      ...delivery,
      ack: () => {
        gate
          .pass()
          .then(() => {
            if (!gate.isDead && !line.isCut) delivery.ack();
          })
          .catch(this.#failed);
      },
    };
    // Lost on the way: nobody settles it, so the journal brings it again.
    if (line.isCut || line.fails(0.5)) return;
    const times = line.fails() ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const arrive = (): void => gate.enter(() => onDelivery(acknowledged));
      if (line.fails()) line.late().then(arrive).catch(this.#failed);
      else arrive();
    }
  }
}
