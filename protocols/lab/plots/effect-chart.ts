import type { Finding, SceneSummary } from '../sweeps/index.ts';
import type { Chart } from './chart.ts';
import { COLOURS } from './theme.ts';

/** The controls a protocol must beat to have earned its rounds, in the order they are drawn. */
const AGAINST = [
  ['own-rule', 'against its own rule, blind'],
  ['asked-again', 'against asking again'],
  ['equal-cost', 'against a vote at equal cost'],
  ['learnt-again', 'against learnt weights'],
  ['best-again', 'against the best expert'],
  ['null', 'against its null debate'],
  ['protocol', 'against the baseline'],
] as const;

const OUTCOMES = {
  better: 'better',
  worse: 'worse',
  'as-good': 'as good, within the margin',
  'not-shown': 'not shown',
};

/** Differences in accuracy with their intervals: one row a protocol, one panel a control. */
export function effectChart({ findings, scene }: SceneSummary, name: string): Chart {
  const panels = AGAINST.filter(([kind]) => findings.some((finding) => finding.kind === kind));
  const order = rows(findings);
  // One scale for all controls: what is twice as far is twice as much.
  const reach = findings
    .filter(({ kind }) => panels.some(([drawn]) => drawn === kind))
    .flatMap(({ difference }) => [difference.low, difference.high]);
  const domain = [Math.min(0, ...reach) * 100, Math.max(0, ...reach) * 100];
  return {
    name,
    title: `What each protocol gains (${scene})`,
    caption:
      'Accuracy of the protocol less that of the control, in percentage points, on the same items with the same luck. Bars are 95% intervals over items and drawn panels; a colour other than grey means that the difference is shown after Holm’s correction, or that the whole interval lies within the margin.',
    spec: {
      data: { values: findings.map(row) },
      spacing: 16,
      hconcat: panels.map(([kind, label], index) => ({
        title: { text: label, fontSize: 12, fontWeight: 400, anchor: 'middle', offset: 8 },
        width: panels.length > 4 ? 110 : 165,
        height: { step: 22 },
        transform: [{ filter: { field: 'kind', equal: kind } }],
        encoding: { y: protocolAxis(order, index === 0), color: OUTCOME_COLOURS },
        layer: differenceMarks(domain),
      })),
    },
  };
}

/** One row a protocol, named at the first panel only. */
const protocolAxis = (order: readonly string[], isNamed: boolean) => ({
  field: 'protocol',
  type: 'nominal' as const,
  sort: [...order],
  scale: { domain: [...order] },
  title: null,
  axis: isNamed ? { grid: false, ticks: false, domain: false, labelLimit: 0 } : null,
});

const OUTCOME_COLOURS = {
  field: 'outcome',
  type: 'nominal' as const,
  title: null,
  legend: { orient: 'bottom' as const, direction: 'horizontal' as const },
  scale: {
    domain: Object.values(OUTCOMES),
    range: [COLOURS.better, COLOURS.worse, COLOURS['as-good'], COLOURS['not-shown']],
  },
};

/** The line of no difference, the interval, and the mean. */
const differenceMarks = (domain: number[]) => [
  {
    mark: { type: 'rule' as const, color: COLOURS.soft, strokeDash: [3, 3] },
    encoding: {
      x: { datum: 0 },
      y: { value: 0 },
      y2: { value: 'height' as const },
      color: { value: COLOURS.soft },
    },
  },
  {
    mark: { type: 'rule' as const, strokeWidth: 2 },
    encoding: {
      x: {
        field: 'low',
        type: 'quantitative' as const,
        title: 'percentage points',
        scale: { domain, nice: true },
      },
      x2: { field: 'high' },
    },
  },
  {
    mark: { type: 'point' as const, filled: true, size: 55, opacity: 1 },
    encoding: { x: { field: 'mean', type: 'quantitative' as const } },
  },
];

function row({ method, kind, difference, shown }: Finding) {
  return {
    protocol: method,
    kind,
    mean: difference.mean * 100,
    low: difference.low * 100,
    high: difference.high * 100,
    outcome: OUTCOMES[shown],
  };
}

/** Best first, by what it gains over the first control that is there. */
function rows(findings: readonly Finding[]): string[] {
  const first = AGAINST.find(([kind]) => findings.some((finding) => finding.kind === kind))?.[0];
  return findings
    .filter(({ kind }) => kind === first)
    .toSorted((left, right) => right.difference.mean - left.difference.mean || (left.method < right.method ? -1 : 1))
    .map(({ method }) => method);
}
