import { expect, test } from 'vitest';
import { type DebateRecord, recordFigures } from '../../../../protocols/lab/index.ts';

const CANDIDATES = ['a', 'b'];

/** Items by round, one letter a voter; nothing where the item was not debated. */
function record(...items: (readonly string[])[]): DebateRecord {
  const rounds = Math.max(...items.map((texts) => texts.length));
  const named = items.map((texts, index) => ({ item: `q${index}`, texts }));
  return {
    items: named.map(({ item }) => ({ item, candidates: CANDIDATES })),
    rounds: Array.from({ length: rounds }, (_, round) => ({
      debated: named.filter(({ texts }) => texts[round] !== undefined).map(({ item }) => item),
      ballots: new Map(
        named.map(({ item, texts }) => [
          item,
          [...(texts[Math.min(round, texts.length - 1)] as string)].map((letter, voter) => ({
            voter: `v${voter}`,
            item,
            choice: letter === '.' ? null : letter,
            confidence: 0.8,
            competence: 0.7,
          })),
        ]),
      ),
    })),
    exhausted: false,
    stops_blind: false,
  };
}

const figures = (list: readonly { what: string; value: number }[]) =>
  Object.fromEntries(list.map(({ what, value }) => [what, value]));

test('record figures: of two debates whose truth is known', () => {
  const known = ['a', 'a'].map((truth) => ({ truth, final: 'b' }));
  const { blind, debate } = recordFigures(record(['aab', 'abb', 'bbb'], ['bbb']), known, true);
  expect(figures(debate)).toEqual({
    // Two of six answers asked for a second and third time.
    'answers that change, per agent and round': 2 / 6,
    'items on which all end alike': 1,
    'wrong answers put right': 0,
    // Of the two right answers none is left.
    'right answers talked out of it': 1,
    'items on which all end alike and wrong': 1,
    'disagreed on, then first agreed on a wrong answer': 1,
    'oracle gap: right answer given, not decided on': 1 / 2,
  });
  expect(figures(blind)).toMatchObject({ 'right, of all blind answers': 1 / 3, 'all wrong (co-failure β)': 1 / 2 });
  expect(figures(blind)['expected calibration error']).toBeCloseTo(0.8 - 1 / 3, 12);
  for (const { interval, value } of debate) {
    // Two debates tell nothing of how debates differ.
    expect([interval, value >= 0 && value <= 1]).toEqual([null, true]);
  }
});

test('record figures: without truth only what needs none; without confidences no calibration; without debate no debate', () => {
  const unknown = [{ truth: null, final: null }];
  const { blind, debate } = recordFigures(record(['ab.', 'aa.']), unknown, false);
  expect(Object.keys(figures(debate))).toEqual([
    'answers that change, per agent and round',
    'items on which all end alike',
  ]);
  expect(Object.keys(figures(blind))).toEqual([
    'different answers, in effect (2 to the entropy)',
    'agreement beyond chance, Krippendorff α',
  ]);
  expect(recordFigures(record(['ab']), unknown, true).debate).toEqual([]);
});
