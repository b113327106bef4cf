/** Words of a closed set by label name: never an account, a review or a path. */
export type Labels = Readonly<Record<string, string>>;

/** One value of a counter or gauge. */
export interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

/** Observations of one summary. */
export interface SummaryPoint {
  readonly labels: Labels;
  readonly sum: number;
  readonly count: number;
}

/** Observations of one histogram. `counts` has one entry for each bound: those above the bound before it. */
export interface HistogramPoint extends SummaryPoint {
  readonly counts: readonly number[];
}

interface Named {
  readonly name: string;
  readonly help: string;
}

/** A metric with all of its series at one instant; no exposition format is known here. */
export type MetricFamily =
  | (Named & { readonly kind: 'counter' | 'gauge'; readonly samples: readonly Sample[] })
  | (Named & { readonly kind: 'summary'; readonly points: readonly SummaryPoint[] })
  | (Named & {
      readonly kind: 'histogram';
      /** Upper bounds, inclusive, ascending. */
      readonly bounds: readonly number[];
      readonly points: readonly HistogramPoint[];
    });

/** A gauge or counter without labels. */
export const single = (kind: 'gauge' | 'counter', name: string, help: string, value: number): MetricFamily => ({
  kind,
  name,
  help,
  samples: [{ labels: {}, value }],
});

/** A gauge or counter with one label, by its words. */
export const byLabel = (
  kind: 'gauge' | 'counter',
  name: string,
  help: string,
  label: string,
  values: Iterable<readonly [word: string, value: number]>,
): MetricFamily => ({
  kind,
  name,
  help,
  samples: [...values].map(([word, value]) => ({ labels: { [label]: word }, value })),
});
