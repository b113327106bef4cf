/** The last identifiers seen, a bounded number of them: a repeated one is recognised while it is among them. */
export class RecentIds {
  readonly #limit: number;
  readonly #seen = new Set<string>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Remembers the id; true when it was not among the recent ones. */
  add(id: string): boolean {
    if (this.#seen.has(id)) return false;
    this.#seen.add(id);
    if (this.#seen.size > this.#limit) {
      const oldest = this.#seen.values().next();
      if (!oldest.done) this.#seen.delete(oldest.value);
    }
    return true;
  }
}
