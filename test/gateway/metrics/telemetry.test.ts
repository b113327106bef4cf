import * as Effect from 'effect/Effect';
import { describe, expect, test } from 'vitest';
import { type MetricFamily, MetricsRegistry, prometheusText } from '../../../gateway/metrics/index.ts';
import { LogOutput } from '../../../gateway/node/log-output.ts';
import { exportLogs, exportMetrics } from '../../../gateway/telemetry/index.ts';
import { metricsData } from '../../../gateway/telemetry/metrics-data.ts';
import { createLogger, VirtualClock } from '../../../runtime/index.ts';
import { startCollector } from '../collector.ts';

const FAMILIES: readonly MetricFamily[] = [
  {
    kind: 'counter',
    name: 'calls_total',
    help: 'Calls.',
    samples: [{ labels: { reason: 'key', route: '/api/review/{id}' }, value: 3 }],
  },
  {
    kind: 'histogram',
    name: 'wait_seconds',
    help: 'Waiting.',
    bounds: [0.1, 1],
    points: [{ labels: { route: 'a' }, counts: [2, 3], sum: 4.5, count: 6 }],
  },
  { kind: 'summary', name: 'state_seconds', help: 'Time.', points: [{ labels: { state: 'a' }, sum: 1.5, count: 2 }] },
  { kind: 'gauge', name: 'open_streams', help: 'Open.', samples: [{ labels: {}, value: 2 }] },
  { kind: 'counter', name: 'none_total', help: 'Nothing yet.', samples: [] },
];

const TEXT = `# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{reason="key",route="/api/review/{id}"} 3
# HELP wait_seconds Waiting.
# TYPE wait_seconds histogram
wait_seconds_bucket{route="a",le="0.1"} 2
wait_seconds_bucket{route="a",le="1"} 5
wait_seconds_bucket{route="a",le="+Inf"} 6
wait_seconds_sum{route="a"} 4.5
wait_seconds_count{route="a"} 6
# HELP state_seconds Time.
# TYPE state_seconds summary
state_seconds_sum{state="a"} 1.5
state_seconds_count{state="a"} 2
# HELP open_streams Open.
# TYPE open_streams gauge
open_streams 2
# HELP none_total Nothing yet.
# TYPE none_total counter
`;

const registry = new MetricsRegistry();
registry.add(() => FAMILIES);

const data = (sent: unknown) => JSON.parse(JSON.stringify(sent));
const OPTIONS = { version: '1.2.3' };

describe('telemetry', () => {
  test('a registry becomes Prometheus text', () => {
    expect(prometheusText(registry.collect())).toBe(TEXT);
  });

  test('a registry becomes sums, histograms, summaries and gauges of OpenTelemetry', () => {
    const at = { startTimeUnixNano: '1', timeUnixNano: '2' };
    const label = (key: string, stringValue: string) => ({ key, value: { stringValue } });
    expect(metricsData(FAMILIES, '1', '2')).toEqual([
      {
        name: 'calls_total',
        description: 'Calls.',
        sum: {
          aggregationTemporality: 2,
          isMonotonic: true,
          dataPoints: [
            { ...at, attributes: [label('reason', 'key'), label('route', '/api/review/{id}')], asDouble: 3 },
          ],
        },
      },
      {
        name: 'wait_seconds',
        description: 'Waiting.',
        histogram: {
          aggregationTemporality: 2,
          dataPoints: [
            {
              ...at,
              attributes: [label('route', 'a')],
              count: 6,
              sum: 4.5,
              explicitBounds: [0.1, 1],
              bucketCounts: [2, 3, 1],
            },
          ],
        },
      },
      {
        name: 'state_seconds',
        description: 'Time.',
        summary: { dataPoints: [{ ...at, attributes: [label('state', 'a')], sum: 1.5, count: 2 }] },
      },
      { name: 'open_streams', description: 'Open.', gauge: { dataPoints: [{ ...at, attributes: [], asDouble: 2 }] } },
    ]);
  });

  test('a collector is sent the metrics, the last time when the service stops', async () => {
    const collector = await startCollector();
    const options = { ...OPTIONS, endpoint: `${collector.endpoint}/` };
    await Effect.runPromise(Effect.scoped(exportMetrics(registry, options)));
    await collector.close();
    const [sent] = data(collector.sent('metrics'));
    const [{ resource, scopeMetrics }] = sent.resourceMetrics;
    expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'conclave' } });
    expect(scopeMetrics[0].metrics.map(({ name }: { name: string }) => name)).toEqual([
      'calls_total',
      'wait_seconds',
      'state_seconds',
      'open_streams',
    ]);
  });

  test('a collector is sent the lines of the log, with their request ids', async () => {
    const collector = await startCollector();
    const lines: string[] = [];
    const outlet = new LogOutput((line) => lines.push(line));
    const log = createLogger({ clock: new VirtualClock(1_795_167_000_000), write: outlet.write });
    const work = Effect.andThen(
      exportLogs(outlet, { ...OPTIONS, endpoint: collector.endpoint }),
      Effect.sync(() => log.warn('http.failed', { request_id: 'r-1', status: 503 })),
    );
    await Effect.runPromise(Effect.scoped(work));
    log.info('afterwards');
    await collector.close();
    const [sent, ...more] = data(collector.sent('logs'));
    expect(more).toEqual([]);
    const [record] = sent.resourceLogs[0].scopeLogs[0].logRecords;
    expect(record).toMatchObject({
      timeUnixNano: '1795167000000000000',
      severityText: 'WARN',
      severityNumber: 13,
      body: { stringValue: 'http.failed' },
    });
    expect(record.attributes).toContainEqual({ key: 'request_id', value: { stringValue: 'r-1' } });
    expect(lines).toHaveLength(2);
  });

  test('a collector that is away costs nothing but the data', async () => {
    const collector = await startCollector();
    await collector.close();
    const options = { ...OPTIONS, endpoint: collector.endpoint };
    await Effect.runPromise(Effect.scoped(exportMetrics(registry, options)));
    expect(collector.bodies).toEqual([]);
  });
});
