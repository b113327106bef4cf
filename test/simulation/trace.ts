/** What happened in a world, in one number: two runs of one seed come to the same, or something in them was left to chance. */
export class Trace {
  #hash = 0x811c9dc5;
  #count = 0;

  /** FNV-1a: every call to a port comes by here, so it has to be cheap. */
  note(what: string, instant: number): void {
    let hash = this.#hash;
    for (let index = 0; index < what.length; index++) hash = Math.imul(hash ^ what.charCodeAt(index), 0x01000193);
    this.#hash = Math.imul(hash ^ instant, 0x01000193);
    this.#count += 1;
  }

  get hash(): string {
    return `${(this.#hash >>> 0).toString(16).padStart(8, '0')}-${this.#count}`;
  }
}
