import { effectiveVoters, juryAccuracy } from '../../metrics/index.ts';
import type { Chart } from './chart.ts';
import { COLOURS, SERIES } from './theme.ts';

const CORRELATIONS = [0, 0.05, 0.1, 0.2, 0.3, 0.5];

/** The largest panel drawn. */
const VOTERS = 75;

/** A panel that was measured: where it lies among the juries. */
export interface MeasuredJury {
  readonly voters: number;
  /** Share of blind votes that are right, and of items the majority gets right. */
  readonly accuracy: number;
  readonly majority: number;
}

/** What a majority is worth when voters err together: oracle O11, at this accuracy of the single voter, 0..1. */
export function juryChart(accuracy: number, measured: MeasuredJury | null, name = 'jury'): Chart {
  const sizes = [1, ...Array.from({ length: (VOTERS - 1) / 2 }, (_, index) => 3 + 2 * index)];
  const values = CORRELATIONS.flatMap((correlation) =>
    sizes.map((voters) => ({
      correlation: label(correlation),
      voters,
      right: juryAccuracy(voters, accuracy, correlation) * 100,
    })),
  );
  const ends = CORRELATIONS.map((correlation) => ({
    correlation: label(correlation),
    voters: VOTERS,
    right: juryAccuracy(VOTERS, accuracy, correlation) * 100,
    text: `ρ ${correlation}: worth ${effectiveVoters(VOTERS, correlation).toFixed(correlation === 0 ? 0 : 1)}`,
  }));
  return {
    name,
    title: `Voters who err together (each right ${(accuracy * 100).toFixed(0)}% of the time)`,
    caption: `A majority of voters whose errors correlate with ρ (beta-binomial jury). To the right, how many independent voters ${VOTERS} of them are worth.${measured === null ? '' : ' The dot is the panel of this sweep, voting blindly.'}`,
    spec: {
      width: 620,
      height: 320,
      data: { values },
      encoding: {
        x: {
          field: 'voters',
          type: 'quantitative',
          title: 'voters',
          scale: { domain: [1, VOTERS], nice: false },
          axis: { grid: false },
        },
        y: { field: 'right', type: 'quantitative', scale: { zero: false }, title: 'majority right, %' },
        color: {
          field: 'correlation',
          type: 'nominal',
          legend: null,
          scale: { domain: CORRELATIONS.map(label), range: SERIES.slice(0, CORRELATIONS.length) },
        },
      },
      layer: [
        { mark: { type: 'line', strokeWidth: 2 } },
        {
          data: { values: ends },
          mark: { type: 'text', align: 'left', dx: 8, fontSize: 12 },
          encoding: { text: { field: 'text' } },
        },
        ...(measured === null ? [] : [dot(measured)]),
      ],
    },
  };
}

const label = (correlation: number): string => `ρ ${correlation}`;

function dot({ voters, majority }: MeasuredJury) {
  return {
    data: { values: [{ voters: Math.min(VOTERS, voters), right: majority * 100 }] },
    mark: { type: 'point' as const, filled: true, size: 110, opacity: 1, clip: false },
    encoding: { color: { value: COLOURS.ink } },
  };
}
