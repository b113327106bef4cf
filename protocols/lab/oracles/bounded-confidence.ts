import { seededRandom } from '../../seeded.ts';
import { boundedConfidence, camps, pairwise } from '../../topology/opinion/index.ts';
import { near, type Oracle, same } from './oracle.ts';

/** Voters one reach apart, and rounds until rest. */
const CHAINS = [
  [6, 6],
  [7, 6],
  [8, 6],
  [10, 10],
  [12, 11],
  [13, 11],
  [18, 16],
  [20, 16],
  [24, 21],
] as const;

/** Reach, and how many camps 625 voters spread evenly over 0..1 end in. */
const SPREAD = [
  [0.05, 9],
  [0.1, 5],
  [0.15, 3],
  [0.25, 1],
] as const;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export const hegselmannKrause: Oracle = {
  id: 'O3',
  paper: 'Hegselmann & Krause 2002; chains: arXiv 1406.0819',
  checks: () => {
    const chains = CHAINS.flatMap(([voters, rest]) => {
      const first = Array.from({ length: voters }, (_, index) => index);
      const { opinions, rounds } = boundedConfidence(first, 1);
      const threes = Array<number>(Math.floor(voters / 6)).fill(3);
      const theorem = [...threes, ...(voters % 6 === 0 ? [] : [voters % 6]), ...threes];
      return [
        same(`chain of ${voters}: camps`, theorem, camps(opinions)),
        same(`chain of ${voters}: rounds`, rest, rounds),
      ];
    });
    const even = Array.from({ length: 625 }, (_, index) => index / 624);
    const spread = SPREAD.map(([reach, count]) =>
      same(`625 voters, reach ${reach}: camps`, count, camps(boundedConfidence(even, reach).opinions).length),
    );
    const moved = pairwise(even, 0.2, 0.5, 5000, seededRandom(1, 'deffuant'));
    return [...chains, ...spread, near('Deffuant keeps the mean', 0.5, mean(moved), 1e-9)];
  },
};
