/**
 * FairShare: one crowd does not starve the others. Work of each group waits in a line of its own, and the groups take
 * turns at a bounded number of places; inside a group the higher priority goes first, then the first to come.
 *
 * Invariants:
 *  1. At most `places` pieces of work run at once.
 *  2. A group with work waiting gets its turn after at most one piece of every other group.
 *  3. Work whose signal is aborted while it waits is never begun, and rejects with the signal's reason.
 */
interface Waiting {
  readonly priority: number;
  readonly order: number;
  readonly begin: () => void;
}

export class FairShare {
  readonly #places: number;
  /** In the order of their turns: who was served goes to the end. */
  readonly #groups = new Map<string, Waiting[]>();
  #running = 0;
  #order = 0;

  /** @param places as many as keep the workers busy while one result travels back */
  constructor(places: number) {
    this.#places = places;
  }

  /** Pieces of work that wait. */
  get waiting(): number {
    return [...this.#groups.values()].reduce((sum, line) => sum + line.length, 0);
  }

  async run<Value>(group: string, priority: number, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    await this.#turn(group, priority, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #turn(group: string, priority: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#remove(group, waiting);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        priority,
        order: this.#order++,
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      const line = this.#groups.get(group) ?? [];
      this.#groups.set(group, line);
      line.push(waiting);
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.#places) {
      const [group] = this.#groups.keys();
      const line = group === undefined ? undefined : this.#groups.get(group);
      if (group === undefined || line === undefined) return;
      const first = line.reduce((best, other) =>
        other.priority > best.priority || (other.priority === best.priority && other.order < best.order) ? other : best,
      );
      this.#remove(group, first);
      const rest = this.#groups.get(group);
      if (rest) {
        this.#groups.delete(group);
        this.#groups.set(group, rest);
      }
      this.#running += 1;
      first.begin();
    }
  }

  #remove(group: string, waiting: Waiting): void {
    const line = this.#groups.get(group)?.filter((other) => other !== waiting) ?? [];
    if (line.length === 0) this.#groups.delete(group);
    else this.#groups.set(group, line);
  }
}
