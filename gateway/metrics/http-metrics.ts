import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Status } from '../../protocols/index.ts';

/** Upper bounds in milliseconds: from a status poll to a large upload. */
const BUCKETS_MS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000];

/** Resolution of the event loop's delay in milliseconds: fine enough for a figure whose trouble begins at tens. */
const LOOP_RESOLUTION_MS = 10;

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** What the service counts of itself, in memory, written in the Prometheus text format 0.0.4. */
export class HttpMetrics {
  readonly #requests = new Map<string, Map<number, number>>();
  readonly #latencies = new Map<string, Histogram>();
  readonly #loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });

  constructor() {
    this.#loop.enable();
  }

  /** One answered request. `route` is an operation's name, so that there are as many series as operations. */
  observe(route: string, status: number, milliseconds: number): void {
    const statuses = this.#requests.get(route) ?? new Map<number, number>();
    const histogram = this.#latencies.get(route) ?? { counts: BUCKETS_MS.map(() => 0), sum: 0, count: 0 };
    if (histogram.count === 0) {
      this.#requests.set(route, statuses);
      this.#latencies.set(route, histogram);
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const bucket = BUCKETS_MS.findIndex((bound) => milliseconds <= bound);
    if (bucket >= 0) histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
    histogram.sum += milliseconds;
    histogram.count += 1;
  }

  close(): void {
    this.#loop.disable();
  }

  /** The text a scrape gets. The event loop's delay is that since the scrape before. */
  write(reviews: Readonly<Record<Status, number>>, openStreams: number): string {
    const lines = [
      ...this.#requestLines(),
      ...this.#latencyLines(),
      ...family('conclave_reviews', 'gauge', 'Reviews by status.'),
      ...Object.entries(reviews).map(([status, count]) => `conclave_reviews{status="${status}"} ${count}`),
      ...family('conclave_event_streams', 'gauge', 'Open event streams.'),
      `conclave_event_streams ${openStreams}`,
      ...this.#loopLines(),
    ];
    this.#loop.reset();
    return `${lines.join('\n')}\n`;
  }

  #requestLines(): string[] {
    const lines = family('conclave_http_requests_total', 'counter', 'Answered requests by operation and status.');
    for (const [route, statuses] of this.#requests) {
      for (const [status, count] of statuses) {
        lines.push(`conclave_http_requests_total{route="${route}",status="${status}"} ${count}`);
      }
    }
    return lines;
  }

  #latencyLines(): string[] {
    const name = 'conclave_http_request_duration_seconds';
    const lines = family(name, 'histogram', 'Time from the request line to the answer, in seconds.');
    for (const [route, { counts, sum, count }] of this.#latencies) {
      let below = 0;
      for (const [index, bound] of BUCKETS_MS.entries()) {
        below += counts[index] ?? 0;
        lines.push(`${name}_bucket{route="${route}",le="${bound / 1_000}"} ${below}`);
      }
      lines.push(`${name}_bucket{route="${route}",le="+Inf"} ${count}`);
      lines.push(`${name}_sum{route="${route}"} ${sum / 1_000}`, `${name}_count{route="${route}"} ${count}`);
    }
    return lines;
  }

  #loopLines(): string[] {
    const name = 'conclave_event_loop_delay_seconds';
    return [
      ...family(name, 'gauge', 'Delay of the event loop since the last scrape, in seconds.'),
      `${name}{quantile="0.5"} ${delay(this.#loop.percentile(50))}`,
      `${name}{quantile="0.99"} ${delay(this.#loop.percentile(99))}`,
      `${name}{quantile="1"} ${delay(this.#loop.max)}`,
    ];
  }
}

const family = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** Seconds. Node measures the whole interval between two looks: what is over the resolution is delay. Nothing measured: 0. */
const delay = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - LOOP_RESOLUTION_MS / 1_000) || 0;
