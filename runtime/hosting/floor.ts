/**
 * Floor: how much of a node's work is in hand at once. A large household that starts a transaction finishes it while its
 * objects are young; with too many in hand at once all of them grow old, and collecting them costs more than the work.
 *
 * Invariants:
 *  1. The weights in hand add up to at most the capacity, or one household alone is in hand.
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

  /** @param capacity actors whose households are in hand at the same time */
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
