import type { SceneSummary } from '../sweeps/index.ts';
import type { Chart } from './chart.ts';
import { robustFrontier } from './frontier-chart.ts';
import { SERIES } from './theme.ts';

/** What a protocol gets right on a panel of so many, of whom so many lie. */
interface Cell {
  readonly protocol: string;
  readonly voters: number;
  readonly liars: number;
  /** %, without liars and with them. */
  readonly honest: number;
  readonly worst: number;
}

/**
 * Right answers by voters and liars, from nobody to everybody; null unless panels of several sizes have liars. A frontier for each
 * size and number would be dozens of drawings: here its members are the filled points.
 */
export function liarsChart(scenes: readonly SceneSummary[]): Chart | null {
  const cells = cellsOf(scenes);
  const sizes = new Set(cells.map(({ voters }) => voters));
  if (sizes.size < 2 || cells.every(({ liars }) => liars === 0)) return null;
  const best = new Set(
    [...Map.groupBy(cells, ({ voters, liars }) => `${voters} ${liars}`).values()].flatMap(robustFrontier),
  );
  const names = [...new Set(cells.map(({ protocol }) => protocol))];
  return {
    name: 'liars',
    title: 'Right answers by voters and liars',
    caption:
      'Each field is a number of voters; from left to right more of them lie, those in the best seats first. Filled points are on the frontier of their field and number of liars: no other is better both with these liars and without. Undecided items count as not right.',
    spec: {
      data: {
        values: cells.map((cell) => ({
          ...cell,
          electorate: cell.voters === 1 ? '1 voter' : `${cell.voters} voters`,
          frontier: best.has(cell),
        })),
      },
      columns: 3,
      facet: { field: 'electorate', type: 'nominal', title: null },
      spec: {
        width: 200,
        height: 190,
        encoding: {
          x: { field: 'liars', type: 'ordinal', title: 'of whom lie', axis: { labelAngle: 0 } },
          y: { field: 'worst', type: 'quantitative', title: 'right, %' },
          color: colours(names),
        },
        layer: [
          { mark: { type: 'line', strokeWidth: 1.5, opacity: 0.6 } },
          {
            transform: [{ filter: '!datum.frontier' }],
            mark: { type: 'point', size: 45, strokeWidth: 1.5 },
          },
          {
            transform: [{ filter: 'datum.frontier' }],
            mark: { type: 'point', filled: true, size: 60, opacity: 1 },
          },
        ],
      },
      resolve: { scale: { x: 'independent' } },
    },
  };
}

function cellsOf(scenes: readonly SceneSummary[]): Cell[] {
  const honest = new Map(scenes.filter(({ liars }) => liars === 0).map((scene) => [scene.voters, scene]));
  return scenes.flatMap(({ voters, liars, columns }) => {
    const without = honest.get(voters);
    if (without === undefined || liars > voters) return [];
    return columns
      .filter(({ kind }) => kind === 'protocol')
      .slice(0, SERIES.length)
      .map(({ name, accuracy }) => ({
        protocol: name,
        voters,
        liars,
        honest: 100 * (without.columns.find((column) => column.name === name)?.accuracy.share ?? 0),
        worst: 100 * accuracy.share,
      }));
  });
}

const colours = (names: readonly string[]) =>
  ({
    field: 'protocol',
    type: 'nominal',
    title: null,
    scale: { domain: [...names], range: SERIES.slice(0, names.length) },
    legend: { orient: 'bottom', columns: 4 },
  }) as const;
