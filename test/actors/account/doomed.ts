import type { Bus, Store } from '../../../runtime/index.ts';

/**
 * A process that ends at one of its steps, as kill -9 ends it: from then on nothing it does has any effect, and whatever it
 * waits for never comes. A step is the moment before, and the moment after, each write to store or journal.
 */
export class Doomed {
  readonly #last: number;
  readonly #end = Promise.withResolvers<void>();
  #steps = 0;

  /** @param last the step at which it ends, from 1; Infinity: it lives */
  constructor(last: number) {
    this.#last = last;
  }

  get steps(): number {
    return this.#steps;
  }

  get isDead(): boolean {
    return this.#steps >= this.#last;
  }

  /** Resolves when it has ended. */
  get ended(): Promise<void> {
    return this.#end.promise;
  }

  store(inner: Store): Store {
    return {
      get: (key) => inner.get(key),
      text: (key) => inner.text(key),
      bytes: (key) => inner.bytes(key),
      range: (prefix, options) => inner.range(prefix, options),
      commit: (writes, conditions) => this.#around(() => inner.commit(writes, conditions)),
      flush: () => this.#around(() => inner.flush()),
      close: () => inner.close(),
    };
  }

  bus(inner: Bus): Bus {
    return {
      publish: (subject, body) => {
        if (!this.isDead) inner.publish(subject, body);
      },
      append: (subject, body, id) => this.#around(() => inner.append(subject, body, id)),
      record: (messages) => this.#around(() => inner.record(messages)),
      subscribe: (pattern, onMessage) => inner.subscribe(pattern, (message) => this.isDead || onMessage(message)),
      consume: (name, patterns, onDelivery) =>
        inner.consume(name, patterns, (delivery) => {
          if (this.isDead) return;
          onDelivery({
            ...delivery,
            ack: () => this.isDead || delivery.ack(),
            working: () => this.isDead || delivery.working(),
          });
        }),
      close: () => inner.close(),
    };
  }

  async #around<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.#step();
    const value = await work();
    await this.#step();
    return value;
  }

  async #step(): Promise<void> {
    if (!this.isDead) this.#steps += 1;
    if (!this.isDead) return;
    this.#end.resolve();
    await new Promise(() => {});
  }
}
