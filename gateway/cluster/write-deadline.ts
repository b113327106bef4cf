/**
 * WriteDeadline: how long a client's request waits for the message server of a cluster, where every write goes. Owns the waiting;
 * a write that was begun continues whether or not somebody waits for it.
 *
 * Invariants:
 *  1. Nobody waits longer than PATIENCE_MS for one write, and what was begun is done as soon as the server is back: the same
 *     request with the same identity then finds it done.
 *  2. While something is late, nothing is begun that would wait behind it: what piles up is what came in PATIENCE_MS.
 */
import { type Bus, type Clock, type Store, wait } from '../../runtime/index.ts';

/** Far above what a server that restarts takes, and what a cluster of them takes to find a leader (ms). */
const DEADLINE_MS = 5_000;

/** The message server is away. What was asked for may happen all the same: the same request has to come back. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';

  constructor() {
    super('The message server does not answer; what was asked for may still be done when it is back.');
  }
}

export class WriteDeadline {
  readonly #clock: Clock;
  /** Works that nobody waits for any more. */
  #late = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The result of the work. Rejects with LogUnavailable when it takes too long, and at once while other work is late. */
  async within<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#late > 0) throw new LogUnavailable();
    const done = new AbortController();
    const working = work().finally(() => done.abort());
    const late = wait(this.#clock, DEADLINE_MS, done.signal).then(() => {
      if (done.signal.aborted) return working;
      this.#late += 1;
      const over = (): void => {
        this.#late -= 1;
      };
      working.then(over, over);
      throw new LogUnavailable();
    });
    return await Promise.race([working, late]);
  }
}

/** The store, for those who answer clients. */
export const storeWithDeadline = (store: Store, deadline: WriteDeadline): Store => ({
  get: (key) => store.get(key),
  text: (key) => store.text(key),
  bytes: (key) => store.bytes(key),
  range: (prefix, options) => store.range(prefix, options),
  commit: (writes, conditions) => deadline.within(() => store.commit(writes, conditions)),
  flush: () => store.flush(),
  close: () => store.close(),
});

/** The bus, for those who answer clients. */
export const busWithDeadline = (bus: Bus, deadline: WriteDeadline): Bus => ({
  publish: (subject, body) => bus.publish(subject, body),
  append: (subject, body, id) => deadline.within(() => bus.append(subject, body, id)),
  record: (messages) => deadline.within(() => bus.record(messages)),
  subscribe: (pattern, onMessage, accepts) => bus.subscribe(pattern, onMessage, accepts),
  consume: (name, patterns, onDelivery) => bus.consume(name, patterns, onDelivery),
  close: () => bus.close(),
});
