/**
 * Admission: lets households begin transactions, so that only so much runs at once on a node. A large household that starts a
 * transaction finishes it while its objects are young; with too many at once all grow old, and garbage collection costs more
 * than the work.
 *
 * Invariants:
 *  1. The weights admitted add up to at most the capacity, or one household alone is admitted.
 *  2. Of those who wait, the tenant with the least weight admitted so far goes first (start-time fair queueing), and of its
 *     households the one that came into memory first: one tenant's many old households hold up nobody else's.
 */
export interface AdmissionRequest {
  /** Lower came into memory first. */
  readonly age: number;
  /** Actors of the household. */
  readonly weight: number;
  /** Its tenant; called only for households that have to wait. */
  readonly tenant: () => string;
}

interface Waiting extends Pick<AdmissionRequest, 'age' | 'weight'> {
  readonly tenant: string;
  readonly enter: () => void;
}

/** Actors whose households work at once: four large panels, or many more small households. */
const CAPACITY = 320;

export class Admission {
  readonly #capacity: number;
  readonly #waiting = new Set<Waiting>();
  /** The finish tag of each tenant, in virtual time; tags that virtual time has passed are dropped. */
  readonly #tags = new Map<string, number>();
  #virtualTime = 0;
  #weight = 0;

  /** @param capacity actors whose households may be at work at the same time; default 320 */
  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  /** undefined when there is room now; otherwise resolves when there is. `leave` has to follow with the same weight. */
  enter({ age, weight, tenant }: AdmissionRequest): Promise<void> | undefined {
    if (this.#waiting.size === 0 && this.#hasRoom(weight)) {
      this.#weight += weight;
      return undefined;
    }
    return new Promise((enter) => {
      this.#waiting.add({ age, weight, tenant: tenant(), enter });
    });
  }

  leave(weight: number): void {
    this.#weight -= weight;
    for (let next = this.#next(); next && this.#hasRoom(next.weight); next = this.#next()) {
      this.#waiting.delete(next);
      this.#admit(next);
      next.enter();
    }
  }

  #admit({ weight, tenant }: Waiting): void {
    this.#weight += weight;
    this.#virtualTime = this.#startTag(tenant);
    this.#tags.set(tenant, this.#virtualTime + weight);
    if (this.#waiting.size > 0) return;
    for (const [other, tag] of this.#tags) if (tag <= this.#virtualTime) this.#tags.delete(other);
  }

  #next(): Waiting | undefined {
    let best: Waiting | undefined;
    for (const each of this.#waiting) if (best === undefined || this.#isBefore(each, best)) best = each;
    return best;
  }

  #isBefore(one: Waiting, other: Waiting): boolean {
    const order = this.#startTag(one.tenant) - this.#startTag(other.tenant);
    return order === 0 ? one.age < other.age : order < 0;
  }

  #startTag(tenant: string): number {
    return Math.max(this.#virtualTime, this.#tags.get(tenant) ?? 0);
  }

  #hasRoom(weight: number): boolean {
    return this.#weight === 0 || this.#weight + weight <= this.#capacity;
  }
}
