import type { SceneSummary } from '../sweeps/index.ts';
import type { Chart } from './chart.ts';
import { SERIES } from './theme.ts';

/** How accuracy moves from panel to panel, for the protocols and the blind vote; null for a single panel. */
export function scenesChart(scenes: readonly SceneSummary[], name = 'panels'): Chart | null {
  const [first] = scenes;
  if (first === undefined || scenes.length < 2) return null;
  const shown = first.columns.filter(({ kind }) => kind === 'protocol' || kind === 'vote').slice(-SERIES.length);
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
  return {
    name,
    title: 'From panel to panel',
    caption:
      'Share of items decided rightly under each panel of the design, on items of the same names and luck; the tables below have the intervals.',
    spec: {
      width: Math.max(320, 70 * scenes.length),
      height: 320,
      data: { values },
      encoding: {
        x: {
          field: 'scene',
          type: 'ordinal',
          sort: null,
          title: null,
          axis: { labelAngle: scenes.length > 6 ? -35 : 0 },
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
