import type { HistogramPoint, Labels } from './metric-family.ts';

/** Counts observations by bucket. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;
  #count = 0;

  /** @param bounds upper bounds, inclusive, ascending */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = bounds.map(() => 0);
  }

  observe(value: number): void {
    const bucket = this.#bounds.findIndex((bound) => value <= bound);
    if (bucket >= 0) this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#sum += value;
    this.#count += 1;
  }

  point(labels: Labels = {}): HistogramPoint {
    return { labels, counts: [...this.#counts], sum: this.#sum, count: this.#count };
  }
}
