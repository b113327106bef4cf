import { describe, expect, test } from 'vitest';
import { type Ballot, decide, type Protocol, type StopRule, seededRandom } from '../../../protocols/index.ts';
import { agreementCurve, fitAgreement, needsBeliefs, recordRound, stopReason } from '../../../protocols/stop/index.ts';
import { vote } from '../panel.ts';

/** Records of a debate: by round, by item a string of votes; confidence of all. */
function history(rounds: readonly (readonly string[])[], confidence = 0.8) {
  let before: Ballot[] = [];
  return rounds.map((items, round) => {
    const ballots = items.flatMap((letters, index) =>
      [...letters].map((letter, voter) =>
        vote(`v${voter}`, letter === '.' ? null : letter, { item: `i${index}`, confidence }),
      ),
    );
    const tallies = items.map((_, index) =>
      decide(
        { rule: 'plurality' },
        ballots.filter(({ item }) => item === `i${index}`),
        `i${index}`,
        ['a', 'b', 'c'],
      ),
    );
    const questions = items.map((_, index) => ({ item: `i${index}`, candidates: ['a', 'b', 'c'] }));
    const record = recordRound(round, tallies, ballots, before, questions);
    before = ballots;
    return record;
  });
}

const alone = (rule: StopRule): Protocol['stop'] => ({ rules: [rule], min_rounds: 0, max_rounds: 9 });
const reason = (rule: StopRule, rounds: readonly (readonly string[])[]) => stopReason(alone(rule), history(rounds));

describe('the agreement of a panel over items (S5)', () => {
  test('two camps of items are found again', () => {
    const random = seededRandom(3, 'camps');
    const drawn = (p: number): number => Array.from({ length: 20 }, () => random.real()).filter((x) => x < p).length;
    const counts = Array.from({ length: 200 }, (_, index) => drawn(index < 120 ? 0.9 : 0.5));
    const { weight, parts } = fitAgreement(counts, 20);
    expect(weight).toBeCloseTo(0.6, 1);
    expect(parts[0].mean).toBeCloseTo(0.9, 1);
    expect(parts[1].mean).toBeCloseTo(0.5, 1);
  });

  test('its curve is a distribution function close to that of the counts', () => {
    const counts = Array.from({ length: 90 }, (_, index) => 10 + (index % 11));
    const curve = agreementCurve(fitAgreement(counts, 20), 20);
    expect(curve.at(-1)).toBeCloseTo(1, 9);
    for (const [k, value] of curve.entries()) {
      expect(value).toBeGreaterThanOrEqual(curve[k - 1] ?? 0);
      expect(Math.abs(value - counts.filter((count) => count <= k).length / 90)).toBeLessThan(0.15);
    }
  });

  test.each([[[7]], [[10, 10, 10]], [[0, 10]], [[5, 5, 5, 5]]])(
    'few or equal counts %o give finite curves',
    (counts) => {
      expect(agreementCurve(fitAgreement(counts, 10), 10).every((value) => value >= 0 && value <= 1 + 1e-9)).toBe(true);
    },
  );

  const rule: StopRule = { rule: 'stable-agreement', distance: 0.05, flips_under: 0.1 };
  const calm = ['aaaaaaab', 'aaaabbbb', 'bbbbbbba'];

  test('stops after two rounds in which nothing moved, not before', () => {
    expect(reason(rule, [calm, calm])).toBeNull();
    expect(reason(rule, [calm, calm, calm])).toBe('stable-agreement');
  });

  test('goes on while totals stand still but votes rotate (D1)', () => {
    const turn = (letters: string): string =>
      letters.replaceAll(/[abc]/g, (letter) => ({ a: 'c', c: 'b', b: 'a' })[letter] as string);
    const rounds = [calm];
    for (let round = 0; round < 6; round++) rounds.push((rounds.at(-1) as string[]).map(turn));
    for (let length = 1; length <= rounds.length; length++) expect(reason(rule, rounds.slice(0, length))).toBeNull();
  });
});

describe('stop rules that look at beliefs and movement', () => {
  test('pivotal: only when those who abstain cannot change the leader', () => {
    expect(reason({ rule: 'pivotal' }, [['bbba..']])).toBeNull();
    expect(reason({ rule: 'pivotal' }, [['aaab..']])).toBe('pivotal');
    expect(reason({ rule: 'pivotal' }, [['aabb']])).toBeNull();
  });

  test('done: a share of the voters left everything as it was', () => {
    const rule: StopRule = { rule: 'done', share: 0.75 };
    expect(reason(rule, [['aabb'], ['aaab']])).toBe('done');
    expect(reason(rule, [['aabb'], ['aaaa']])).toBeNull();
    expect(reason(rule, [['aabb']])).toBeNull();
  });

  test('marginal value: few winners changed for the ballots cast', () => {
    const rule: StopRule = { rule: 'marginal-value', winners_per_1000: 1 };
    expect(reason(rule, [['aaaaaaaaaabb'], ['aaaaaaaaaaab']])).toBe('marginal-value');
    expect(reason(rule, [['aaaaaabbbbbb'], ['aaaaabbbbbbb']])).toBeNull();
  });

  test('freeze, ratings and sequential test look at beliefs, which a record must have', () => {
    const still = [['aaab'], ['aaab']];
    const test: StopRule = {
      rule: 'sequential-test',
      right: { a: 8, b: 2 },
      wrong: { a: 2, b: 8 },
      alpha: 0.05,
      beta: 0.05,
    };
    expect(reason({ rule: 'freeze', tolerance: 0.01 }, still)).toBe('freeze');
    expect(reason(test, [['aaaa'], ['aaaa'], ['aaaa']])).toBe('sequential-test');
    expect(reason(test, [['aabb'], ['aabb']])).toBeNull();
    expect(
      reason({ rule: 'ratings' }, [
        ['aaaa', 'aaaa'],
        ['aaaa', 'aaaa'],
      ]),
    ).toBe('ratings');
    const bare = history(still).map((record) => ({
      ...record,
      items: record.items.map(({ tally, votes, changed }) => ({ tally, votes, changed })),
    }));
    for (const rule of [test, { rule: 'freeze', tolerance: 1 }, { rule: 'ratings' }] as const) {
      expect(needsBeliefs(alone(rule))).toBe(true);
      expect(stopReason(alone(rule), bare)).toBeNull();
    }
    expect(needsBeliefs(alone({ rule: 'no-change', rounds: 1 }))).toBe(false);
  });
});
