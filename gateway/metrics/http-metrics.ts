import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Histogram } from './histogram.ts';
import { byLabel, type MetricFamily } from './metric-family.ts';

/** Upper bounds in seconds: from a status poll to a large upload. */
const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Resolution of the event loop's delay in milliseconds: fine enough for a figure whose trouble begins at tens. */
const LOOP_RESOLUTION_MS = 10;

interface RouteCounts {
  readonly byStatus: Map<number, number>;
  readonly latency: Histogram;
}

/** Answered requests of one listener, and the delay of this process's event loop. */
export class HttpMetrics {
  readonly #routes = new Map<string, RouteCounts>();
  readonly #loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });

  constructor() {
    this.#loop.enable();
  }

  /** One answered request. `route` is an operation's name, so that there are as many series as operations. */
  observe(route: string, status: number, milliseconds: number): void {
    const counts = this.#routes.get(route) ?? { byStatus: new Map(), latency: new Histogram(BOUNDS) };
    this.#routes.set(route, counts);
    counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
    counts.latency.observe(milliseconds / 1_000);
  }

  close(): void {
    this.#loop.disable();
  }

  /** The event loop's delay is that since the last call. */
  families(): MetricFamily[] {
    const routes = [...this.#routes];
    const loop = [
      ['0.5', delay(this.#loop.percentile(50))],
      ['0.99', delay(this.#loop.percentile(99))],
      ['1', delay(this.#loop.max)],
    ] as const;
    this.#loop.reset();
    return [
      {
        kind: 'counter',
        name: 'conclave_http_requests_total',
        help: 'Answered requests by operation and status.',
        samples: routes.flatMap(([route, { byStatus }]) =>
          [...byStatus].map(([status, value]) => ({ labels: { route, status: String(status) }, value })),
        ),
      },
      {
        kind: 'histogram',
        name: 'conclave_http_request_duration_seconds',
        help: 'Time from the request line to the answer, in seconds.',
        bounds: BOUNDS,
        points: routes.map(([route, { latency }]) => latency.point({ route })),
      },
      byLabel(
        'gauge',
        'conclave_event_loop_delay_seconds',
        'Delay of the event loop since the last scrape, in seconds.',
        'quantile',
        loop,
      ),
    ];
  }
}

/** Seconds. Node measures the whole interval between two looks: what is over the resolution is delay. Nothing measured: 0. */
const delay = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - LOOP_RESOLUTION_MS / 1_000) || 0;
