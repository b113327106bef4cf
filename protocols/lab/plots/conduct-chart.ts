import type { Measure, SceneSummary } from '../sweeps/index.ts';
import type { Chart } from './chart.ts';
import { COLOURS } from './theme.ts';

/** What is drawn, and over which panel; the table has the rest. */
const DRAWN: readonly (readonly [title: string, measures: readonly (readonly [Measure, string])[]])[] = [
  [
    'answers that change sides',
    [
      ['corrected', 'wrong answers put right'],
      ['corrupted', 'right answers talked out of it'],
    ],
  ],
  [
    'the minority takes up the mode',
    [
      ['adopted', 'after hearing it'],
      ['readopted', 'merely asked again'],
    ],
  ],
  [
    'one is confidently wrong',
    [
      ['swayed', 'others who follow'],
      ['overruled', 'decisions lost'],
    ],
  ],
];

/** Two colours for a pair, told apart by shape as well. */
const PAIRS = [COLOURS.better, COLOURS.worse, COLOURS.protocol, COLOURS.control, '#e69f00', '#7a4fbf'];

/** A pair of measures told apart by the values of this range. */
const seriesIn = (measures: readonly (readonly [string, string])[], range: string[]) => ({
  field: 'series',
  type: 'nominal' as const,
  title: null,
  legend: { orient: 'bottom' as const, direction: 'vertical' as const },
  scale: { domain: measures.map(([, series]) => series), range },
});

/** A line with the value on it. The shape is the value's alone: given to both, each line has a mark at its lower end. */
const intervalMarks = (shape: ReturnType<typeof seriesIn>) => [
  {
    mark: { type: 'rule' as const, strokeWidth: 2 },
    encoding: { x: { field: 'low', type: 'quantitative' as const, title: '%' }, x2: { field: 'high' } },
  },
  {
    mark: { type: 'point' as const, filled: true, size: 50, opacity: 1 },
    encoding: { x: { field: 'mean', type: 'quantitative' as const }, shape },
  },
];

/** What debate does to the answers, with intervals: one row a protocol; null where nobody debates. */
export function conductChart({ columns, scene }: SceneSummary, name: string): Chart | null {
  const protocols = columns.filter(({ conduct }) => conduct.length > 0);
  if (protocols.length === 0) return null;
  const values = protocols.flatMap(({ name: protocol, conduct }) =>
    conduct.flatMap(({ measure, mean, low, high }) => {
      const series = DRAWN.flatMap(([, measures]) => measures).find(([drawn]) => drawn === measure)?.[1];
      return series === undefined ? [] : [{ protocol, series, mean: mean * 100, low: low * 100, high: high * 100 }];
    }),
  );
  const order = protocols.map((column) => column.name);
  return {
    name,
    title: `What debate does to the answers (${scene})`,
    caption:
      'Shares with 95% intervals. Left: whether debate puts more answers right than it talks out of being right. Middle: conformity; only what lies right of the grey square, which the same experts do when merely asked again, is owed to hearing others. Right: one expert, drawn for each item, gives the misleading answer from first to last; how many others, and how many decisions, it takes along that would have gone otherwise.',
    spec: {
      data: { values },
      spacing: 16,
      hconcat: DRAWN.map(([title, measures], index) => ({
        title: { text: title, fontSize: 12, fontWeight: 400, anchor: 'middle' as const, offset: 8 },
        width: 200,
        height: { step: 26, for: 'position' as const },
        transform: [{ filter: { field: 'series', oneOf: measures.map(([, series]) => series) } }],
        encoding: {
          y: {
            field: 'protocol',
            type: 'nominal' as const,
            sort: order,
            scale: { domain: order },
            title: null,
            axis: index === 0 ? { grid: true, ticks: false, domain: false, labelLimit: 0 } : null,
          },
          yOffset: { field: 'series', type: 'nominal' as const, sort: measures.map(([, series]) => series) },
          color: seriesIn(measures, PAIRS.slice(2 * index, 2 * index + 2)),
        },
        layer: intervalMarks(seriesIn(measures, ['circle', 'square'])),
        resolve: { scale: { color: 'shared' as const } },
      })),
      resolve: { scale: { color: 'independent' as const, shape: 'independent' as const } },
    },
  };
}
