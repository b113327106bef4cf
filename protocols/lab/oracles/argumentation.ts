import {
  extensions,
  type Framework,
  type GRADUAL,
  strengths,
  type WeightedGraph,
} from '../../decision/argument/index.ts';
import { near, type Oracle, same } from './oracle.ts';

/** `frame('abc', 'ab bc')` has three arguments; a attacks b, b attacks c. */
const frame = (names: string, attacks: string): Framework => ({
  arguments: [...names],
  attacks: attacks.split(' ').map((pair) => [pair[0] as string, pair[1] as string] as const),
});

/** Extensions, members run together, the empty one as ∅. */
const sets = (framework: Framework, semantics: Parameters<typeof extensions>[1]): string =>
  extensions(framework, semantics)
    .map((members) => members.join('') || '∅')
    .join(' ') || 'none';

const CLASSIC = frame('abcde', 'ab cb cd dc de ee');
const CIRCLE = frame('abc', 'ab bc ca');
const FLOATING = frame('abcd', 'ab ba ac bc cd');

export const dung: Oracle = {
  id: 'O8',
  paper: 'Dung 1995, Artificial Intelligence 77:321; PyArg',
  checks: () => [
    same('five arguments: grounded', 'a', sets(CLASSIC, 'grounded')),
    same('five arguments: complete', 'a ac ad', sets(CLASSIC, 'complete')),
    same('five arguments: preferred', 'ac ad', sets(CLASSIC, 'preferred')),
    same('five arguments: stable', 'ad', sets(CLASSIC, 'stable')),
    same('five arguments: ideal', 'a', sets(CLASSIC, 'ideal')),
    same('circle of three: preferred', '∅', sets(CIRCLE, 'preferred')),
    same('circle of three: stable', 'none', sets(CIRCLE, 'stable')),
    same('floating: preferred', 'ad bd', sets(FLOATING, 'preferred')),
    same('floating: grounded', '∅', sets(FLOATING, 'grounded')),
  ],
};

const PARTICIPATION: WeightedGraph = {
  base: { A1: 0.5, A2: 0.5, P1: 0.7, P2: 0.5, P3: 0.9, C1: 0.2, C2: 0.2, C3: 0.6, C4: 0.5 },
  attacks: [
    ['C1', 'A2'],
    ['C2', 'P2'],
    ['C3', 'P2'],
    ['C4', 'P2'],
  ],
  supports: [
    ['P1', 'A1'],
    ['P2', 'A1'],
    ['P3', 'A2'],
  ],
};

/** Published strengths of P2, A1 and A2. */
const STRENGTHS: readonly [keyof typeof GRADUAL, number, number, number][] = [
  ['df-quad', 0.08, 0.862, 0.85],
  ['quadratic-energy', 0.1859, 0.7199, 0.6644],
  ['euler', 0.34, 0.6894, 0.6263],
];

export const gradual: Oracle = {
  id: 'O9',
  paper: 'Rago et al. 2016, KR; Potyka 2018; Amgoud & Ben-Naim 2018',
  checks: () =>
    STRENGTHS.flatMap(([semantics, p2, a1, a2]) => {
      const got = strengths(PARTICIPATION, semantics);
      return [
        near(`${semantics}: P2`, p2, got?.P2),
        near(`${semantics}: A1`, a1, got?.A1),
        near(`${semantics}: A2`, a2, got?.A2),
      ];
    }),
};
