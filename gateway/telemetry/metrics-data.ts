/**
 * The text that /metrics answers, as the data points of OpenTelemetry: counters become cumulative sums, histograms
 * histograms, everything else gauges. One source for both: what an operator scrapes is what a collector is sent.
 */

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string };
}

interface Sample {
  /** Of the sample, with `_bucket`, `_sum` or `_count` behind that of a histogram. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Family {
  readonly name: string;
  readonly help: string;
  type: string;
  readonly samples: Sample[];
}

/** @param startNanos since when the counters count. @param nowNanos both in nanoseconds since 1970-01-01 UTC, as text */
export function metricsData(text: string, startNanos: string, nowNanos: string): object[] {
  return families(text).flatMap((family): object[] => {
    const at = { startTimeUnixNano: startNanos, timeUnixNano: nowNanos };
    const common = { name: family.name, description: family.help };
    if (family.samples.length === 0) return [];
    if (family.type === 'histogram')
      return [{ ...common, histogram: { ...CUMULATIVE, dataPoints: histogram(family, at) } }];
    const dataPoints = family.samples.map(({ labels, value }) => ({
      ...at,
      attributes: attributes(labels),
      asDouble: value,
    }));
    if (family.type === 'counter') return [{ ...common, sum: { ...CUMULATIVE, isMonotonic: true, dataPoints } }];
    return [{ ...common, gauge: { dataPoints } }];
  });
}

/** AGGREGATION_TEMPORALITY_CUMULATIVE. */
const CUMULATIVE = { aggregationTemporality: 2 } as const;

const SAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="([^"]*)"/g;

function families(text: string): Family[] {
  const found = new Map<string, Family>();
  let current: Family | undefined;
  for (const line of text.split('\n')) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\w+) (.*)$/.exec(line) ?? [];
    if (kind === 'HELP') {
      current = { name, help: rest, type: 'gauge', samples: [] };
      found.set(name, current);
    } else if (kind === 'TYPE' && current !== undefined) current.type = rest;
    else {
      const [, sample, labels = '', value] = SAMPLE.exec(line) ?? [];
      if (sample === undefined) continue;
      const pairs = [...labels.matchAll(LABEL)].map(([, key = '', word = '']) => [key, word] as const);
      current?.samples.push({ name: sample, labels: Object.fromEntries(pairs), value: Number(value) });
    }
  }
  return [...found.values()];
}

/** One data point for each set of labels but `le`. Prometheus counts what is below a bound, OpenTelemetry what is between two. */
function histogram({ name, samples }: Family, at: object): object[] {
  const points = new Map<
    string,
    { labels: Record<string, string>; bounds: number[]; below: number[]; sum: number; count: number }
  >();
  for (const { name: sample, labels, value } of samples) {
    const { le, ...rest } = labels;
    const id = JSON.stringify(rest);
    const point = points.get(id) ?? { labels: rest, bounds: [], below: [], sum: 0, count: 0 };
    points.set(id, point);
    if (sample === `${name}_sum`) point.sum = value;
    else if (sample === `${name}_count`) point.count = value;
    else if (le !== undefined) {
      if (le !== '+Inf') point.bounds.push(Number(le));
      point.below.push(value);
    }
  }
  return [...points.values()].map(({ labels, bounds, below, sum, count }) => ({
    ...at,
    attributes: attributes(labels),
    count: String(count),
    sum,
    explicitBounds: bounds,
    bucketCounts: below.map((each, index) => String(each - (below[index - 1] ?? 0))),
  }));
}

const attributes = (labels: Readonly<Record<string, string>>): Attribute[] =>
  Object.entries(labels).map(([key, stringValue]) => ({ key, value: { stringValue } }));
