import { OtlpResource } from 'effect/observability';
import type { HistogramPoint, Labels, MetricFamily } from '../metrics/metric-family.ts';

/** AGGREGATION_TEMPORALITY_CUMULATIVE. */
const CUMULATIVE = { aggregationTemporality: 2 } as const;

/**
 * The metric families in OpenTelemetry's data model: counters become cumulative sums. Families without a series are left out.
 * @param startNanos when the counters began; both in nanoseconds since 1970-01-01 UTC, as text
 */
export const metricsData = (families: readonly MetricFamily[], startNanos: string, nowNanos: string) =>
  families.flatMap((family) => {
    const at = { startTimeUnixNano: startNanos, timeUnixNano: nowNanos };
    const data = dataOf(family, at);
    return data === undefined ? [] : [{ name: family.name, description: family.help, ...data }];
  });

interface Interval {
  readonly startTimeUnixNano: string;
  readonly timeUnixNano: string;
}

function dataOf(family: MetricFamily, at: Interval) {
  switch (family.kind) {
    case 'counter':
    case 'gauge': {
      if (family.samples.length === 0) return undefined;
      const dataPoints = family.samples.map(({ labels, value }) => ({
        ...at,
        attributes: attributes(labels),
        asDouble: value,
      }));
      return family.kind === 'gauge'
        ? { gauge: { dataPoints } }
        : { sum: { ...CUMULATIVE, isMonotonic: true, dataPoints } };
    }
    case 'summary':
      if (family.points.length === 0) return undefined;
      return {
        summary: {
          dataPoints: family.points.map(({ labels, sum, count }) => ({
            ...at,
            attributes: attributes(labels),
            sum,
            count,
          })),
        },
      };
    case 'histogram':
      if (family.points.length === 0) return undefined;
      return {
        histogram: {
          ...CUMULATIVE,
          dataPoints: family.points.map((point) => histogramPoint(point, family.bounds, at)),
        },
      };
    default:
      return family satisfies never;
  }
}

function histogramPoint({ labels, counts, sum, count }: HistogramPoint, bounds: readonly number[], at: Interval) {
  const above = count - counts.reduce((total, each) => total + each, 0);
  return {
    ...at,
    attributes: attributes(labels),
    count,
    sum,
    explicitBounds: [...bounds],
    bucketCounts: [...counts, above],
  };
}

const attributes = (labels: Labels) => OtlpResource.entriesToAttributes(Object.entries(labels));
