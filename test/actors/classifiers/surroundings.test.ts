import { describe, expect, it } from 'vitest';
import { contextFacts, inContext, logOdds } from '../../../actors/classifiers/context.ts';
import { JOINT, surroundingsOf } from '../../../actors/classifiers/surroundings.ts';
import { logistic } from '../../../actors/classifiers/training/logistic.ts';
import { seededRandom } from '../../../protocols/index.ts';

const PARAGRAPHS = [
  '3. Use of the ferry.',
  'The Licensee may not do any of the following:',
  '(a) lend the ferry to another;',
  '12',
  '(b) paint the ferry; or',
  '(c) sail it at night.',
  '4.1 The fee is due on the first day of every month and is paid in',
  'coins of the realm.',
];

describe('surroundings', () => {
  const around = surroundingsOf(PARAGRAPHS);
  it('lead every item of a list to the words that open it, over a page number', () => {
    expect(Array.from(around.lead)).toEqual([-1, -1, 1, -1, 1, 1, -1, -1]);
  });
  it('join a list and a sentence that a page broke', () => {
    expect(around.joint[4]).toBe(JOINT.listed);
    expect(around.joint[6]).toBe(JOINT.none);
    expect(around.joint[7]).toBe(JOINT.brokenSentence);
  });
  it('pass over what holds no words', () => {
    expect(around.next[2]).toBe(4);
    expect(around.previous[4]).toBe(2);
    expect([around.previous[3], around.next[3]]).toEqual([-1, -1]);
  });
  it('are empty for an empty document', () => {
    expect(surroundingsOf([]).lead).toHaveLength(0);
  });
});

describe('second thoughts', () => {
  const around = surroundingsOf(PARAGRAPHS);
  const odds = [Float64Array.from(PARAGRAPHS, (_, p) => logOdds(p === 1 ? 0.9 : 0.001))];

  it('are given to a likely paragraph and to those beside it, and to no other', () => {
    const [facts = []] = contextFacts(odds, around, []);
    expect(facts.map((own) => own !== undefined)).toEqual([true, true, true, false, true, true, false, false]);
    expect(new Set(facts.flatMap((own) => (own === undefined ? [] : [own.length]))).size).toBe(1);
  });

  it('raise the item of a list whose opening carries the label', () => {
    const size = contextFacts(odds, around, [])[0]?.[1]?.length ?? 0;
    const LEAD_VALUE = 16;
    const weights = Array.from({ length: size + 1 }, (_, f) => (f === 0 || f === LEAD_VALUE ? 1 : 0));
    const [after] = inContext(odds, around, [], weights);
    expect(after?.[2]).toBeGreaterThan(0.1);
    expect(after?.[0]).toBeLessThan(0.01);
    expect(after?.[6]).toBe(0);
  });

  it('are given to an unlikely paragraph where the sign of the label stands, and tell so', () => {
    const doubtful = [Float64Array.from(PARAGRAPHS, () => -5)];
    const sign = Uint8Array.from(PARAGRAPHS, (_, p) => (p === 6 ? 1 : 0));
    const [without = []] = contextFacts(doubtful, around, [undefined]);
    const [facts = []] = contextFacts(doubtful, around, [sign]);
    expect(without.every((own) => own === undefined)).toBe(true);
    expect(facts.map((own) => own !== undefined)).toEqual(PARAGRAPHS.map((_, p) => p === 6));
    expect(facts[6]?.slice(-5)).toEqual([1, 1, -5, 0, 0]);
  });

  it('keep log-odds finite', () => {
    expect([0, 1, 0.5].map(logOdds)).toEqual([-7.6, 6.9, 0]);
  });
});

describe('logistic regression', () => {
  it('finds the weights that made the truth', () => {
    const random = seededRandom(1, 'logistic');
    const rows = Array.from({ length: 20_000 }, () => [random.real() * 4, random.real() * 0.1 - 3]);
    const truth = Uint8Array.from(rows, ([a = 0, b = 0]) =>
      random.real() < 1 / (1 + Math.exp(-(a - 20 * b - 61))) ? 1 : 0,
    );
    const [a, b, bias] = logistic(rows, truth, 0.01);
    expect(a).toBeCloseTo(1, 0);
    expect((b as number) / 20).toBeCloseTo(-1, 0);
    expect((bias as number) / 61).toBeCloseTo(-1, 0);
  });

  it('stays finite where one fact parts all examples, and where it is always the same', () => {
    const rows = [
      [0, 5],
      [0, 5],
      [1, 5],
      [1, 5],
    ];
    const weights = logistic(rows, Uint8Array.from([0, 0, 1, 1]), 1);
    expect(weights.every(Number.isFinite)).toBe(true);
    expect(weights[0]).toBeGreaterThan(0);
  });
});
