import type { SeededRandom } from '../../seeded.ts';

/** Terms this much smaller than the largest are left out: together they are less than rounding. */
const NEGLIGIBLE = 1e-18;

/** Draws from a binomial distribution by its inverse: exact, and quick for many draws from one distribution. */
export class Binomial {
  readonly #first: number;
  /** Cumulative probabilities from `first` upwards. */
  readonly #cumulative: number[];

  /** Throws RangeError unless trials is a count and 0 ≤ p ≤ 1. */
  constructor(trials: number, p: number) {
    if (!(Number.isInteger(trials) && trials >= 0 && p >= 0 && p <= 1))
      throw new RangeError(`${trials} trials of ${p}`);
    // From the likeliest count outwards: (1 - p)^n itself is zero in floating point for large n.
    const mode = Math.min(trials, Math.floor((trials + 1) * p));
    const [below, above]: [number[], number[]] = [[], [1]];
    for (let k = mode, term = 1; k > 0; k--) {
      term *= (k / (trials - k + 1)) * ((1 - p) / p);
      if (term < NEGLIGIBLE) break;
      below.push(term);
    }
    for (let k = mode, term = 1; k < trials; k++) {
      term *= ((trials - k) / (k + 1)) * (p / (1 - p));
      if (term < NEGLIGIBLE) break;
      above.push(term);
    }
    const weights = [...below.toReversed(), ...above];
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let sum = 0;
    this.#first = mode - below.length;
    this.#cumulative = weights.map((weight) => {
      sum += weight;
      return sum / total;
    });
  }

  draw(random: SeededRandom): number {
    const point = random.real();
    let [low, high] = [0, this.#cumulative.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (point < (this.#cumulative[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return this.#first + low;
  }
}
