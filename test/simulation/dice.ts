import { seededRandom } from '../../protocols/index.ts';

/** All chance of a simulation comes from here: the same seed throws the same dice. */
export class Dice {
  readonly #random: ReturnType<typeof seededRandom>;

  constructor(seed: number, ...labels: string[]) {
    this.#random = seededRandom(seed, ...labels);
  }

  /** True with the probability. */
  happens(probability: number): boolean {
    return probability > 0 && this.#random.real() < probability;
  }

  /** 0 … limit − 1. */
  whole(limit: number): number {
    return Math.floor(this.#random.real() * limit);
  }
}
