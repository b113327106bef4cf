import type { SceneSummary } from '../sweeps/index.ts';
import type { Chart } from './chart.ts';
import { SERIES } from './theme.ts';

/** Lines the eye can still follow. */
const MOST = SERIES.length;

/** How the panels agree, and how right they are, round by round; null when nobody debates. */
export function courseChart({ columns, scene }: SceneSummary, name: string): Chart | null {
  const debating = columns.filter(({ kind, course }) => kind === 'protocol' && course.length > 1);
  const shown = debating.toSorted((left, right) => right.accuracy.share - left.accuracy.share).slice(0, MOST);
  if (shown.length === 0) return null;
  const values = shown.flatMap(({ name: protocol, course }) =>
    course.flatMap(({ agreement, accuracy }, round) => [
      { protocol, round, figure: 'agree with the leading answer, %', value: agreement * 100 },
      { protocol, round, figure: 'of the votes are right, %', value: accuracy * 100 },
    ]),
  );
  const rounds = Math.max(...shown.map(({ course }) => course.length)) - 1;
  const rest = debating.length - shown.length;
  return {
    name,
    title: `Round by round (${scene})`,
    caption: `Mean over items: how much the panel agrees, and how many are right. A panel that comes to agree without coming to be right has only followed its crowd.${rest > 0 ? ` ${rest} more protocols are in the table.` : ''}`,
    spec: {
      data: { values },
      spacing: 40,
      hconcat: ['agree with the leading answer, %', 'of the votes are right, %'].map((figure) => ({
        width: 310,
        height: 260,
        transform: [{ filter: { field: 'figure', equal: figure } }],
        mark: { type: 'line' as const, point: { size: 30 }, strokeWidth: 2 },
        encoding: {
          x: {
            field: 'round',
            type: 'quantitative' as const,
            axis: { values: Array.from({ length: rounds + 1 }, (_, round) => round), format: 'd', grid: false },
            title: 'round (0 is blind)',
          },
          y: { field: 'value', type: 'quantitative' as const, scale: { zero: false }, title: figure },
          color: {
            field: 'protocol',
            type: 'nominal' as const,
            title: null,
            scale: { domain: shown.map(({ name: protocol }) => protocol), range: SERIES.slice(0, shown.length) },
            legend: { orient: 'right' as const },
          },
        },
      })),
    },
  };
}
