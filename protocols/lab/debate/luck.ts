import { stringHash } from '../../hash.ts';

/** Numbers thrown away so that neighbouring keys part: sfc32's own recommendation. */
const WARM_UP = 12;

/**
 * Random numbers for statements: each statement has its own stream, keyed by seed, item, member and round, so that no
 * order of work, no chunk and no other protocol moves anybody's luck. One object serves a whole debate without allocating.
 *
 * sfc32 (Doty-Humphrey 2010, PractRand): 128 bits of state, of which 96 are the key.
 */
export class Luck {
  #a = 0;
  #b = 0;
  #c = 0;
  #count = 1;

  /** Begins the stream of a statement. `item` and `member` are hashes, see keyOf. */
  begin(item: number, member: number, round: number): void {
    this.#a = item | 0;
    this.#b = member | 0;
    this.#c = round | 0;
    this.#count = 1;
    for (let step = 0; step < WARM_UP; step++) this.#next();
  }

  /** Uniform in [0, 1), 53 bits. */
  readonly real = (): number => {
    const high = this.#next() >>> 5;
    return (high * 67108864 + (this.#next() >>> 6)) / 9007199254740992;
  };

  #next(): number {
    const sum = (this.#a + this.#b + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** Key of a part of a stream's name. */
export const keyOf = (...parts: readonly (string | number)[]): number => stringHash(JSON.stringify(parts));

/** A new list in random order (Fisher–Yates). */
export function shuffled<Entry>(entries: readonly Entry[], chance: () => number): Entry[] {
  const list = [...entries];
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [list[last], list[other]] = [list[other] as Entry, list[last] as Entry];
  }
  return list;
}
