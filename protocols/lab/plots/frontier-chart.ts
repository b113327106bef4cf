import type { ColumnSummary, SceneSummary } from '../sweeps/index.ts';
import type { Chart } from './chart.ts';
import { COLOURS, SERIES } from './theme.ts';

/** A way of deciding: how right it is where nobody lies, and where it fares worst among liars. */
interface Point {
  readonly name: string;
  readonly kind: 'protocol' | 'control';
  /** The protocol it is a variant of, and in what; a control is of none. */
  readonly base: string;
  readonly variant: string;
  readonly honest: number;
  readonly worst: number;
  /** The panel it fares worst on. */
  readonly scene: string;
}

/** Controls that decide by themselves; the others belong to one protocol. */
const BESIDE: readonly ColumnSummary['kind'][] = ['protocol', 'vote', 'learnt-weights', 'best-expert'];

/** Those that no other beats in both: best without liars first. */
export function robustFrontier<Either extends Pick<Point, 'honest' | 'worst'>>(points: readonly Either[]): Either[] {
  let best = -1;
  return points
    .toSorted((left, right) => right.honest - left.honest || right.worst - left.worst)
    .filter(({ worst }) => {
      const ahead = worst > best;
      best = Math.max(best, worst);
      return ahead;
    });
}

/**
 * Accuracy against robustness; null unless some panels have liars and one has none, all of one size. Variants of several protocols
 * are told apart by colour (the protocol, hence who hears whom) and shape (what was varied, as the rule).
 */
export function frontierChart(scenes: readonly SceneSummary[], bases: readonly string[] = []): Chart | null {
  const honest = scenes.find(({ liars }) => liars === 0);
  const attacked = scenes.filter(({ liars }) => liars > 0);
  if (honest === undefined || attacked.length === 0) return null;
  if (attacked.some(({ voters }) => voters !== honest.voters)) return null;
  const points = pointsOf(honest, attacked, bases);
  const best = new Set(robustFrontier(points));
  const values = points
    .toSorted((left, right) => left.honest - right.honest)
    .map((point, index) => ({ ...point, frontier: best.has(point), above: index % 2 === 0 }));
  const many = new Set(points.map(({ base }) => base)).size > 2;
  return {
    name: 'frontier',
    title: 'Accuracy against robustness',
    caption:
      'Right answers where nobody lies, against right answers where liars hurt this way of deciding most. The line joins what no other beats in both; whatever lies under it is dominated. Undecided items count as not right.',
    spec: {
      width: 620,
      height: many ? 520 : 420,
      data: { values },
      encoding: {
        x: {
          field: 'honest',
          type: 'quantitative',
          scale: { zero: false, nice: true },
          title: 'right without liars, %',
        },
        y: { field: 'worst', type: 'quantitative', title: 'right among the worst liars, %' },
      },
      layer: [
        {
          transform: [{ filter: 'datum.frontier' }],
          mark: { type: 'line', interpolate: 'step-before', color: COLOURS.protocol, opacity: 0.35, strokeWidth: 2 },
        },
        many
          ? {
              mark: { type: 'point', filled: true, size: 75, opacity: 0.85 },
              encoding: { color: byBase(points), shape: byVariant },
            }
          : { mark: { type: 'point', filled: true, size: 60, opacity: 1 }, encoding: { color: colour } },
        {
          transform: [{ filter: 'datum.frontier' }],
          mark: { type: 'text', align: 'right', dx: -8, dy: -7, color: COLOURS.ink, fontSize: 12 },
          encoding: { text: { field: 'name' } },
        },
        ...(many ? [] : [beside('datum.above', -9), beside('!datum.above', 12)]),
      ],
    },
  };
}

/** Each way of deciding, by how often it is right without liars and among those that hurt it most. */
function pointsOf(honest: SceneSummary, attacked: readonly SceneSummary[], bases: readonly string[]): Point[] {
  return honest.columns
    .filter(({ kind }) => BESIDE.includes(kind))
    .map((column): Point => {
      const under = attacked.map(({ scene, columns }) => ({
        scene,
        share: columns.find(({ name }) => name === column.name)?.accuracy.share ?? 0,
      }));
      const worst = under.reduce((low, one) => (one.share < low.share ? one : low));
      return {
        name: column.name,
        kind: column.kind === 'protocol' ? 'protocol' : 'control',
        ...partsOf(column, bases),
        honest: column.accuracy.share * 100,
        worst: worst.share * 100,
        scene: worst.scene,
      };
    });
}

/** A column's name begins with the protocol it is a variant of, where several are compared. */
function partsOf({ name, kind }: ColumnSummary, bases: readonly string[]): Pick<Point, 'base' | 'variant'> {
  if (kind !== 'protocol') return { base: 'control', variant: 'as it is' };
  const base = bases.find((one) => name === one || name.startsWith(`${one} `)) ?? name;
  return { base, variant: name.slice(base.length + 1) || 'as it is' };
}

const byBase = (points: readonly Point[]) => {
  const bases = [...new Set(points.filter(({ kind }) => kind === 'protocol').map(({ base }) => base))];
  return {
    field: 'base',
    type: 'nominal',
    title: 'who hears whom',
    scale: {
      domain: [...bases, 'control'],
      range: [...bases.map((_, index) => SERIES[index % SERIES.length] as string), COLOURS.control],
    },
  } as const;
};

const byVariant = { field: 'variant', type: 'nominal', title: 'decided by' } as const;

/** Names of the dominated, by turns over and under their points: those of near ones would cover each other. */
const beside = (which: string, dy: number) => ({
  transform: [{ filter: `!datum.frontier && ${which}` }],
  mark: { type: 'text' as const, align: 'center' as const, dy, color: COLOURS.soft, fontSize: 10 },
  encoding: { text: { field: 'name' } },
});

const colour = {
  field: 'kind',
  type: 'nominal',
  title: null,
  legend: { orient: 'bottom', direction: 'horizontal' },
  scale: { domain: ['protocol', 'control'], range: [COLOURS.protocol, COLOURS.control] },
} as const;
