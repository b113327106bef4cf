import { describe, expect, test } from 'vitest';
import {
  type Ballot,
  changedIn,
  decide,
  majorityPosterior,
  type Protocol,
  RoundRecord,
  recordRound,
  type StopRule,
  stopReason,
} from '../../../protocols/index.ts';
import { CANDIDATES, votes } from '../panel.ts';

/** The records of a debate on one item, a string of votes for each round. */
function debate(...rounds: string[]): RoundRecord[] {
  let before: Ballot[] = [];
  return rounds.map((letters, round) => {
    const ballots = votes(letters);
    const record = recordRound(round, [decide({ rule: 'plurality' }, ballots, 'q', CANDIDATES)], ballots, before);
    before = ballots;
    return RoundRecord.parse(record);
  });
}

const stop = (rules: StopRule[], min_rounds = 0, max_rounds = 9): Protocol['stop'] => ({
  rules,
  min_rounds,
  max_rounds,
});
const NO_CHANGE: StopRule = { rule: 'no-change', rounds: 1 };
const POSTERIOR: StopRule = { rule: 'posterior', level: 0.95 };
const SHARE: StopRule = { rule: 'share', share: 2 / 3 };
const ENTROPY: StopRule = { rule: 'entropy', bits: 0.95 };

describe('majorityPosterior (O13)', () => {
  test.each([
    [3, 3, 0.9375],
    [5, 5, 0.984375],
    [4, 5, 0.890625],
    [6, 7, 0.96484375],
    [0, 0, 0.5],
  ])('%i of %i', (k, n, expected) => expect(majorityPosterior(k, n)).toBeCloseTo(expected, 10));

  test('holds for crowds whose 2^-n is no longer a number', () => {
    expect(majorityPosterior(2000, 4000)).toBeCloseTo(0.5, 6);
    expect(majorityPosterior(4000, 4000)).toBeCloseTo(1, 10);
    expect(majorityPosterior(1500, 4000)).toBeLessThan(1e-12);
  });

  test('rejects an invalid count', () => {
    expect(() => majorityPosterior(4, 3)).toThrow(RangeError);
    expect(() => majorityPosterior(Number.NaN, 3)).toThrow(RangeError);
  });
});

describe('recordRound', () => {
  test('counts first votes and changed votes, not those who fall silent or stay silent', () => {
    const [blind, first] = debate('a.ab.', 'aab..');
    expect(blind?.items[0]).toMatchObject({ votes: { a: 2, b: 1 }, changed: 3 });
    expect(first?.items[0]).toMatchObject({ votes: { a: 2, b: 1 }, changed: 2 });
    expect(changedIn(first as RoundRecord)).toBe(2);
  });
});

describe('stopReason', () => {
  test('stops when nobody changed a vote, but not on the blind round', () => {
    expect(stopReason(stop([NO_CHANGE]), debate('aab'))).toBeNull();
    expect(stopReason(stop([NO_CHANGE]), debate('aab', 'abb'))).toBeNull();
    expect(stopReason(stop([NO_CHANGE]), debate('aab', 'abb', 'abb'))).toBe('no-change');
    expect(stopReason(stop([{ rule: 'no-change', rounds: 2 }]), debate('aab', 'abb', 'abb'))).toBeNull();
  });

  test('stops when the posterior of a lasting majority is high', () => {
    expect(stopReason(stop([POSTERIOR]), debate('aaaaaaa'))).toBeNull();
    expect(stopReason(stop([POSTERIOR]), debate('aaaaaab', 'aaaaaab'))).toBe('posterior');
    expect(stopReason(stop([POSTERIOR]), debate('aaaaabb', 'aaaaabb'))).toBeNull();
  });

  test('stops when a large enough share lasts', () => {
    expect(stopReason(stop([SHARE]), debate('aab', 'aab'))).toBe('share');
    expect(stopReason(stop([SHARE]), debate('aab'))).toBeNull();
    expect(stopReason(stop([SHARE]), debate('aaabb', 'aaabb'))).toBeNull();
    expect(stopReason(stop([{ rule: 'share', share: 1 }]), debate('aaa.', 'aaa.'))).toBe('share');
  });

  test('stops when the votes are hardly spread, and stay so', () => {
    expect(stopReason(stop([ENTROPY]), debate('aab', 'aab'))).toBe('entropy');
    expect(stopReason(stop([ENTROPY]), debate('aabc', 'aabc'))).toBeNull();
    expect(stopReason(stop([ENTROPY]), debate('ab', 'ab'))).toBeNull();
  });

  test.each([
    ['all together', ['aaaaaaaaaa', 'cccccccccc', 'bbbbbbbbbb', 'aaaaaaaaaa', 'cccccccccc', 'bbbbbbbbbb']],
    ['nine to one', ['aaaaaaaaab', 'ccccccccca', 'bbbbbbbbbc', 'aaaaaaaaab', 'ccccccccca']],
    ['totals alike, voters swapped', ['aaaaaaabb', 'bbaaaaaaa', 'aaaaaaabb', 'bbaaaaaaa', 'aaaaaaabb']],
    ['counts constant', ['abcabc', 'cabcab', 'bcabca', 'abcabc', 'cabcab', 'bcabca']],
  ])('is never fooled by rotating votes (D1): %s', (_, rounds) => {
    for (let length = 1; length <= rounds.length; length++) {
      const history = debate(...rounds.slice(0, length));
      expect(stopReason(stop([NO_CHANGE, POSTERIOR, SHARE, ENTROPY]), history)).toBeNull();
    }
  });

  test('never before min_rounds, always at max_rounds', () => {
    const still = ['aaaaaaa', 'aaaaaaa', 'aaaaaaa'];
    expect(stopReason(stop([NO_CHANGE, POSTERIOR], 2), debate(...still.slice(0, 2)))).toBeNull();
    expect(stopReason(stop([NO_CHANGE, POSTERIOR], 2), debate(...still))).toBe('no-change');
    expect(stopReason(stop([NO_CHANGE], 0, 2), debate('ab.', 'ba.'))).toBeNull();
    expect(stopReason(stop([NO_CHANGE], 0, 2), debate('ab.', 'ba.', 'ab.'))).toBe('max-rounds');
    expect(stopReason(stop([NO_CHANGE], 5, 0), debate('ab.'))).toBe('max-rounds');
  });

  test('counts rounds without the blind one', () => {
    const fixed: StopRule = { rule: 'fixed-rounds', rounds: 1 };
    expect(stopReason(stop([fixed]), debate('ab.'))).toBeNull();
    expect(stopReason(stop([fixed]), debate('ab.', 'ba.'))).toBe('fixed-rounds');
  });

  test('has nothing to wait for when nothing is debated, and nothing to say before the first round', () => {
    expect(stopReason(stop([NO_CHANGE], 1), [{ round: 0, items: [] }])).toBe('nothing-debated');
    expect(stopReason(stop([NO_CHANGE]), [])).toBeNull();
  });

  test('refuses a history with a gap', () => {
    const [blind, , second] = debate('ab.', 'ab.', 'ab.');
    expect(() => stopReason(stop([NO_CHANGE]), [blind as RoundRecord, second as RoundRecord])).toThrow(RangeError);
  });
});
