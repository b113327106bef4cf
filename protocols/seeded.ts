import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { stringHash } from './hash.ts';

/** A stream of random numbers that is wholly decided by its seed and labels. */
export interface SeededRandom {
  /** Uniform integer, both ends included. Throws RangeError when high < low or an end is no safe integer. */
  integer(low: number, high: number): number;
  /** Uniform in [0, 1). */
  real(): number;
  /** Fills the list with the next real numbers: many times as fast as one by one. */
  reals(into: Float64Array): void;
  /** Passes over so many real numbers. */
  skip(reals: number): void;
  /** A new list in random order (Fisher–Yates). */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/**
 * Independent streams from one seed: the same seed and labels give the same numbers on every machine; another label
 * gives its own stream. Labels are distinguished by position, so ('ab', 'c') is not ('a', 'bc').
 *
 * Throws RangeError when the seed is not a safe integer.
 */
export function seededRandom(seed: number, ...labels: string[]): SeededRandom {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is a safe integer, not ${seed}`);
  return new Stream(scattered(stringHash(JSON.stringify([seed, ...labels]))));
}

/** A class, since sweeps open streams by the million. */
class Stream implements SeededRandom {
  #generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  integer(low: number, high: number): number {
    if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || high < low) {
      throw new RangeError(`no integer lies between ${low} and ${high}`);
    }
    return uniformInt(this.#generator, low, high);
  }

  real(): number {
    return uniformFloat64(this.#generator);
  }

  reals(into: Float64Array): void {
    this.#generator = xoroshiro128plusFromState(drawn(this.#generator.getState(), into, into.length));
  }

  skip(reals: number): void {
    this.#generator = xoroshiro128plusFromState(drawn(this.#generator.getState(), null, reals));
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const list = [...items];
    for (let last = list.length - 1; last > 0; last--) {
      const other = uniformInt(this.#generator, 0, last);
      const moved = list[last] as Item;
      list[last] = list[other] as Item;
      list[other] = moved;
    }
    return list;
  }
}

/** Of 53 random bits the upper 26 and the lower 27, as pure-rand's uniformFloat64 takes them from two draws. */
const UPPER = { mask: 0x3ffffff, scale: 2 ** -26 } as const;
const LOWER = { mask: 0x7ffffff, scale: 2 ** -53 } as const;

/**
 * The state of xoroshiro128+ (Blackman & Vigna 2018; shifts 24, 16, 37) after so many real numbers, which `into` is filled with.
 * The state is two words in halves, as pure-rand has them; it stays in local variables, which is what is fast about it.
 */
function drawn(
  [s01 = 0, s00 = 0, s11 = 0, s10 = 0]: readonly number[],
  into: Float64Array | null,
  reals: number,
): number[] {
  let upper = 0;
  for (let draw = 0; draw < 2 * reals; draw++) {
    const out = (s00 + s10) | 0;
    if (draw % 2 === 0) upper = (out & UPPER.mask) * UPPER.scale;
    else if (into !== null) into[draw >> 1] = upper + (out & LOWER.mask) * LOWER.scale;
    const a0 = s10 ^ s00;
    const a1 = s11 ^ s01;
    const low = s00;
    s00 = (low << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16);
    s01 = (s01 << 24) ^ (low >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
    s10 = (a1 << 5) ^ (a0 >>> 27);
    s11 = (a0 << 5) ^ (a1 >>> 27);
  }
  return [s01, s00, s11, s10];
}

/**
 * The finalizer of MurmurHash3 (Appleby 2011, public domain): neighbouring hashes get seeds far apart. Without it the
 * first numbers of streams whose labels differ in one sign go together, and voters drawn from them are not independent.
 */
function scattered(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
