import type { MetricFamily } from './metric-family.ts';

/** Gives the present state of some metrics; called for every scrape and every export. */
export type MetricSource = () => readonly MetricFamily[];

/** Every metric of this process, for whatever renders them: Prometheus text and OpenTelemetry read the same families. */
export class MetricsRegistry {
  readonly #sources: MetricSource[] = [];

  add(source: MetricSource): void {
    this.#sources.push(source);
  }

  collect(): readonly MetricFamily[] {
    return this.#sources.flatMap((source) => source());
  }
}
