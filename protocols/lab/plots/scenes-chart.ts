import type { SceneSummary } from '../sweeps/index.ts';
import type { Chart } from './chart.ts';
import { SERIES } from './theme.ts';

/** Points a letter of a label takes, about, and points the chart may take: longer labels are turned. */
const LETTER = 7.5;
const WIDEST = 640;

/** How accuracy moves from panel to panel, for the protocols and the blind vote; null for a single panel. */
export function scenesChart(scenes: readonly SceneSummary[], name = 'panels'): Chart | null {
  const [first] = scenes;
  if (first === undefined || scenes.length < 2) return null;
  const best = first.columns
    .filter(({ kind }) => kind === 'protocol')
    .toSorted((left, right) => right.accuracy.share - left.accuracy.share)
    .slice(0, SERIES.length - 1);
  const shown = [...best, ...first.columns.filter(({ kind }) => kind === 'vote')];
  const names = shown.map((column) => column.name);
  const values = scenes.flatMap(({ scene, columns }) =>
    columns
      .filter((column) => names.includes(column.name))
      .map((column) => ({
        scene,
        protocol: column.name,
        right: column.accuracy.share * 100,
      })),
  );
  const widest = Math.max(...scenes.map(({ scene }) => scene.length)) * LETTER;
  const level = scenes.length * widest <= WIDEST;
  return {
    name,
    title: 'From panel to panel',
    caption:
      'Share of items decided rightly under each panel of the design, by the protocols that do best on the first and by the blind vote, on items of the same names and luck; the tables below have the intervals.',
    spec: {
      width: level ? Math.max(320, widest * scenes.length) : WIDEST,
      height: 320,
      data: { values },
      encoding: {
        y: { field: 'right', type: 'quantitative', scale: { zero: false }, title: 'right, %' },
        x: {
          field: 'scene',
          type: 'ordinal',
          sort: null,
          title: null,
          axis: { labelAngle: level ? 0 : -35 },
        },
        color: {
          field: 'protocol',
          type: 'nominal',
          title: null,
          scale: { domain: names, range: SERIES.slice(0, names.length) },
        },
      },
      mark: { type: 'line', point: true, strokeWidth: 2 },
    },
  };
}
