import type { Clock } from '../../runtime/index.ts';

/** Whether a shard is being claimed or freed, or anything else is done. */
export type Place = 'lease' | 'call';

/**
 * Gate: the life of one process. It runs, stands still, or is dead; whatever goes out of it or comes into it passes here.
 *
 * Invariants:
 *  1. A call of a dead process never returns, and none of its alarms rings.
 *  2. What a process that stands still should hear or be answered, it hears when it goes on, in that order.
 */
export class Gate {
  /** The process's own: its alarms die and stand still with it. */
  readonly clock: Clock;
  readonly #onPass: (where: Place) => void;
  readonly #cancels = new Set<() => void>();
  #late: (() => void)[] = [];
  #isFrozen = false;
  isDead = false;

  /** `onPass` may freeze it, or let it die: at any call to a port. */
  constructor(clock: Clock, onPass: (where: Place) => void) {
    this.#onPass = onPass;
    this.clock = { now: () => clock.now(), at: (instant, callback) => this.#at(clock, instant, callback) };
  }

  /** Around every call to a port. */
  async pass(where: Place = 'call'): Promise<void> {
    if (!this.isDead) this.#onPass(where);
    while (this.#isFrozen && !this.isDead) await new Promise<void>((resolve) => this.#late.push(resolve));
    if (this.isDead) await new Promise(() => {});
  }

  /** What comes from outside: now, when the process goes on, or never. */
  enter(callback: () => void): void {
    if (this.isDead) return;
    if (this.#isFrozen) this.#late.push(callback);
    else callback();
  }

  freeze(): void {
    this.#isFrozen = true;
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const callback of this.#late.splice(0)) this.enter(callback);
  }

  die(): void {
    this.isDead = true;
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
    this.#late = [];
  }

  /** Takes so long, if the process lives. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.clock.at(this.clock.now() + ms, resolve);
    });
  }

  #at(clock: Clock, instant: number, callback: () => void): () => void {
    let isWanted = true;
    const cancel = clock.at(instant, () => {
      this.#cancels.delete(cancel);
      this.enter(() => isWanted && callback());
    });
    this.#cancels.add(cancel);
    return () => {
      isWanted = false;
      this.#cancels.delete(cancel);
      cancel();
    };
  }
}
