import { expect, test } from 'vitest';
import { decide, dfQuadStrength } from '../../../protocols/index.ts';
import { CANDIDATES, vote } from '../panel.ts';

test('df-quad: pressure one way moves the base that way, opposite pressures cancel', () => {
  expect(dfQuadStrength(0.4, [], [])).toBe(0.4);
  expect(dfQuadStrength(0.4, [0.5, 0.5], [])).toBeCloseTo(0.1, 12);
  expect(dfQuadStrength(0.4, [], [0.5, 0.5])).toBeCloseTo(0.85, 12);
  expect(dfQuadStrength(0.4, [0.3, 0.6], [0.6, 0.3])).toBeCloseTo(0.4, 12);
  expect(dfQuadStrength(0.7, [1], [])).toBe(0);
});

test('df-quad: ballots support their candidate and attack the others', () => {
  const ballots = [
    vote('x', 'a', { competence: 0.8, confidence: 0.5 }),
    vote('y', 'b', { competence: 0.2, confidence: 0.5 }),
  ];
  const tally = decide({ rule: 'df-quad', accept: 0.6 }, ballots, 'q', CANDIDATES);
  // a: support .4, attack .1 → ½ + ½ × .3; b the other way; c is attacked by both: 1 - .6 × .9 = .46.
  expect(tally.scores.a).toBeCloseTo(0.65, 12);
  expect(tally.scores.b).toBeCloseTo(0.35, 12);
  expect(tally.scores.c).toBeCloseTo(0.27, 12);
  expect(tally).toMatchObject({ winner: 'a', winners: ['a'] });
  expect(decide({ rule: 'df-quad', accept: 0.7 }, ballots, 'q', CANDIDATES).winner).toBeNull();
});
