import { expect, test } from 'vitest';
import { type DebateRecord, redecide } from '../../../protocols/debate/redecide.ts';
import { InvalidBallot, type Protocol, seededRandom } from '../../../protocols/index.ts';
import { CANDIDATES, RULES, vote, votes } from '../panel.ts';

const stop = (rounds: number): Protocol['stop'] => ({
  rules: [{ rule: 'fixed-rounds', rounds }],
  min_rounds: 0,
  max_rounds: 9,
});
const rest: Protocol['stop'] = { rules: [{ rule: 'no-change', rounds: 1 }], min_rounds: 0, max_rounds: 9 };
const plurality = { rule: 'plurality' } as const;

const record = (...rounds: string[]): DebateRecord => ({
  items: [{ item: 'q', candidates: CANDIDATES }],
  rounds: rounds.map((letters) => votes(letters)),
});

test('redecide: one record under several rules, each stopped where it would have stopped', () => {
  const ends = redecide(
    record('aab', 'abb', 'bbb', 'bbb'),
    [plurality, RULES[3] as (typeof RULES)[number]],
    [stop(0), stop(1), rest],
  );
  expect(
    ends.map(({ decision, reason, rounds, tallies }) => [decision.rule, reason, rounds, tallies[0]?.winner]),
  ).toEqual([
    ['plurality', 'fixed-rounds', 0, 'a'],
    ['plurality', 'fixed-rounds', 1, 'b'],
    ['plurality', 'no-change', 3, 'b'],
    ['log-odds', 'fixed-rounds', 0, 'a'],
    ['log-odds', 'fixed-rounds', 1, 'b'],
    ['log-odds', 'no-change', 3, 'b'],
  ]);
});

test('redecide: says when the rules would have gone on beyond the record', () => {
  expect(redecide(record('aab', 'abb'), [plurality], [stop(4)])).toMatchObject([{ reason: null, rounds: 1 }]);
  expect(redecide(record(), [plurality], [rest])).toMatchObject([{ reason: null, rounds: 0, tallies: [] }]);
});

test('redecide: the order of ballots in the record does not matter, malformed ones are refused', () => {
  const one = record('aab', 'abb', 'abb');
  const other = { ...one, rounds: one.rounds.map((ballots) => ballots.toReversed()) };
  expect(redecide(other, RULES, [rest])).toEqual(redecide(one, RULES, [rest]));
  const twice = { ...one, rounds: [[vote('x', 'a'), vote('x', 'b')]] };
  expect(() => redecide(twice, RULES, [rest])).toThrow(InvalidBallot);
});

test('redecide: 75 voters on 200 items over four rounds, every rule with ten stops', () => {
  const random = seededRandom(1, 'redecide');
  const items = Array.from({ length: 200 }, (_, index) => ({ item: `i${index}`, candidates: CANDIDATES }));
  const rounds = Array.from({ length: 4 }, () =>
    items.flatMap(({ item }) =>
      Array.from({ length: 75 }, (_, index) => vote(`v${index}`, CANDIDATES[random.integer(0, 2)] as string, { item })),
    ),
  );
  const stops = Array.from({ length: 10 }, (_, index) => stop(index % 4));
  const begun = performance.now();
  const table = redecide({ items, rounds }, RULES, stops);
  // About a third of a second; the bound leaves room for a busy machine.
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(table).toHaveLength(RULES.length * stops.length);
  expect(table.every(({ tallies }) => tallies.length === 200)).toBe(true);
});
