import type { ColumnSummary, SceneSummary } from '../sweeps/index.ts';
import type { Chart } from './chart.ts';
import { COLOURS } from './theme.ts';

/** Those no other beats in accuracy for the same tokens or fewer, cheapest first. */
export function frontier(columns: readonly ColumnSummary[]): ColumnSummary[] {
  const byCost = columns.toSorted(
    (left, right) => left.tokens - right.tokens || right.accuracy.share - left.accuracy.share,
  );
  let best = -1;
  return byCost.filter(({ accuracy }) => {
    const ahead = accuracy.share > best;
    best = Math.max(best, accuracy.share);
    return ahead;
  });
}

/** Accuracy against tokens, with the frontier of what is worth its cost. */
export function costChart({ columns, scene }: SceneSummary, name: string): Chart {
  const shown = columns.filter(
    ({ kind, tokens }) => !['null', 'equal-cost', 'own-rule', 'asked-again'].includes(kind) && tokens > 0,
  );
  const best = new Set(frontier(shown));
  const values = shown.map((column) => ({
    name: column.name,
    kind: column.kind === 'protocol' ? 'protocol' : 'control',
    tokens: column.tokens,
    accuracy: column.accuracy.share * 100,
    low: column.accuracy.low * 100,
    high: column.accuracy.high * 100,
    frontier: best.has(column),
  }));
  const x = { field: 'tokens', type: 'quantitative', scale: { type: 'log' }, title: 'tokens an item' } as const;
  return {
    name,
    title: `Accuracy and its cost (${scene})`,
    caption:
      'Share of items decided rightly against the tokens spent on an item (logarithmic). The line joins what nothing cheaper beats; whatever lies under it pays for nothing. Bars are Wilson’s 95% intervals.',
    spec: {
      width: 620,
      height: 320,
      data: { values },
      encoding: {
        x: { ...x, axis: { format: '~s', grid: false } },
        y: { field: 'accuracy', type: 'quantitative', scale: { zero: false }, title: 'right, %' },
      },
      layer: [
        {
          transform: [{ filter: 'datum.frontier' }],
          mark: { type: 'line', interpolate: 'step-after', color: COLOURS.protocol, opacity: 0.35, strokeWidth: 2 },
        },
        {
          mark: { type: 'rule', opacity: 0.35 },
          encoding: { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' }, color: colour },
        },
        { mark: { type: 'point', filled: true, size: 60, opacity: 1 }, encoding: { color: colour } },
        {
          transform: [{ filter: 'datum.frontier' }],
          mark: { type: 'text', align: 'left', dx: 7, dy: -9, color: COLOURS.ink, fontSize: 12 },
          encoding: { text: { field: 'name' } },
        },
      ],
    },
  };
}

const colour = {
  field: 'kind',
  type: 'nominal',
  title: null,
  legend: { orient: 'bottom', direction: 'horizontal', symbolOpacity: 1, symbolType: 'circle' },
  scale: { domain: ['protocol', 'control'], range: [COLOURS.protocol, COLOURS.control] },
} as const;
