import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { stringHash } from './hash.ts';

/** A stream of random numbers that is wholly decided by its seed and labels. */
export interface SeededRandom {
  /** Uniform integer, both ends included. Throws RangeError when high < low or an end is no safe integer. */
  integer(low: number, high: number): number;
  /** Uniform in [0, 1). */
  real(): number;
  /** Passes over so many real numbers. */
  skip(reals: number): void;
  /** A new list in random order (Fisher–Yates). */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/**
 * Independent streams from one seed: the same seed and labels give the same numbers on every machine; another label
 * gives a stream of its own. Labels are distinguished by position, so ('ab', 'c') is not ('a', 'bc').
 *
 * Throws RangeError when the seed is not a safe integer.
 */
export function seededRandom(seed: number, ...labels: string[]): SeededRandom {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is a safe integer, not ${seed}`);
  const generator = xoroshiro128plus(scattered(stringHash(JSON.stringify([seed, ...labels]))));
  const integer = (low: number, high: number): number => {
    if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || high < low) {
      throw new RangeError(`no integer lies between ${low} and ${high}`);
    }
    return uniformInt(generator, low, high);
  };
  return {
    integer,
    real: () => uniformFloat64(generator),
    skip: (reals) => {
      // A real number of 53 bits takes two draws of 32.
      for (let draw = 0; draw < 2 * reals; draw++) generator.next();
    },
    shuffled: (items) => {
      const list = [...items];
      for (let last = list.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [list[last], list[other]] = [list[other] as (typeof list)[number], list[last] as (typeof list)[number]];
      }
      return list;
    },
  };
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
