/**
 * Floor: admission of households to work, so that only so much runs at once on a node. A large household that starts a
 * transaction finishes it while its objects are young; with too many at once all grow old, and garbage collection costs more
 * than the work.
 *
 * Invariants:
 *  1. The weights admitted add up to at most the capacity, or one household alone is admitted.
 *  2. Of those who wait, the one that came into memory first goes first.
 */
interface Waiting {
  readonly age: number;
  readonly weight: number;
  readonly enter: () => void;
}

export class Floor {
  readonly #capacity: number;
  /** Oldest last. */
  readonly #waiting: Waiting[] = [];
  #weight = 0;

  /** @param capacity actors whose households may be at work at the same time */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** undefined when there is room now; otherwise resolves when there is. `leave` has to follow with the same weight. */
  enter(age: number, weight: number): Promise<void> | undefined {
    if (this.#waiting.length === 0 && this.#hasRoom(weight)) {
      this.#weight += weight;
      return undefined;
    }
    return new Promise((enter) => {
      const at = this.#waiting.findIndex((other) => other.age < age);
      this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, { age, weight, enter });
    });
  }

  leave(weight: number): void {
    this.#weight -= weight;
    for (let next = this.#waiting.at(-1); next && this.#hasRoom(next.weight); next = this.#waiting.at(-1)) {
      this.#waiting.pop();
      this.#weight += next.weight;
      next.enter();
    }
  }

  #hasRoom(weight: number): boolean {
    return this.#weight === 0 || this.#weight + weight <= this.#capacity;
  }
}
