import { describe, expect, test } from 'vitest';
import { type Ballot, seededRandom } from '../../../../protocols/index.ts';
import {
  type DebateLog,
  panelLog,
  REPLAY_RULES,
  REPLAY_STOPS,
  type RecordedPanel,
  replay,
  winnerOf,
} from '../../../../protocols/lab/index.ts';

const CANDIDATES = ['a', 'b'];

/** A debate on one item; a round is written as one letter a voter, a dot for who abstains. */
function log(...rounds: string[]): DebateLog {
  return {
    items: [{ item: 'q', candidates: CANDIDATES }],
    rounds: rounds.map((letters) => ({
      debated: ['q'],
      ballots: new Map([['q', [...letters].map((letter, voter) => ballot(`v${voter}`, 'q', letter))]]),
    })),
    exhausted: false,
  };
}

const ballot = (voter: string, item: string, letter: string): Ballot => ({
  voter,
  item,
  choice: letter === '.' ? null : letter,
  confidence: 0.9,
  competence: 0.8,
});

const winners = (debate: DebateLog, stop: string) =>
  Object.fromEntries(
    replay(
      debate,
      REPLAY_RULES,
      REPLAY_STOPS.filter(({ name }) => name === stop),
      winnerOf,
    ).map(({ rule, outcomes }) => [rule, outcomes[0]]),
  );

describe('level 0', () => {
  test('the same five votes under every rule', () => {
    expect(winners(log('aaabb'), 'S1 no debate')).toEqual({
      'V1 plurality': 'a',
      'V2 more than half': 'a',
      'V2 at least half': 'a',
      'V2 two thirds': 'undecided',
      'V2 unanimity': 'undecided',
      'V3 approval from .4': 'a',
      'V4 cumulative': 'a',
      'V5 ReConcile': 'a',
      'V6 log-odds, .6': 'a',
      'V6 log-odds, .9': 'undecided',
      'V9 trajectory': 'a',
      'V10 Dawid-Skene': 'a',
      'V10 one coin': 'a',
      'V11 grounded': 'undecided',
      'V12 DF-QuAD': 'undecided',
      'V12 quadratic energy': 'a',
      'V12 Euler': 'a',
      'V13 judge': 'a',
      'V15 mean': 'a',
      'V15 median': 'a',
      'V15 trimmed mean': 'a',
      'V15 Hodges-Lehmann': 'a',
      Delphi: 'undecided',
    });
  });

  test('stop rules end where they say, and say when the record does not reach so far', () => {
    const ends = replay(log('aabb', 'aaab', 'aaaa', 'aaaa'), REPLAY_RULES.slice(0, 1), REPLAY_STOPS, winnerOf);
    expect(ends.map(({ stop, rounds, reason }) => [stop, rounds, reason])).toEqual([
      ['S1 no debate', 0, 'max-rounds'],
      ['S1 one round', 1, 'fixed-rounds'],
      ['S1 two rounds', 2, 'fixed-rounds'],
      ['S1 three rounds', 3, 'fixed-rounds'],
      ['S2 two thirds', 3, 'share'],
      ['S2 unanimity', 3, 'share'],
      ['S3 no change', 3, 'no-change'],
      ['S3 no change in two rounds', 3, null],
      ['S4 entropy, .3 bits', 3, 'entropy'],
      ['S5 stable agreement', 3, null],
      ['S6 posterior, .95', 3, 'posterior'],
      ['S6 posterior, .99', 3, null],
      ['S7 stable ratings', 3, 'ratings'],
      ['S9 beliefs at rest', 3, 'freeze'],
      ['S10 nobody pivotal', 3, 'pivotal'],
      ['S11 nine tenths done', 3, 'done'],
      ['S12 under 1 winner per 1000', 3, 'marginal-value'],
    ]);
    const over = replay({ ...log('ab', 'ab'), exhausted: true }, REPLAY_RULES.slice(0, 1), REPLAY_STOPS, winnerOf);
    expect(over.at(-1)).toMatchObject({ rounds: 1, reason: 'nothing-contested' });
  });

  test('a debate of 75 voters on 200 items over four rounds, all pairs: nothing but outcomes', () => {
    const random = seededRandom(2, 'level-zero');
    const items = Array.from({ length: 200 }, (_, index) => ({ item: `i${index}`, candidates: CANDIDATES }));
    const rounds = Array.from({ length: 4 }, () => ({
      debated: items.map(({ item }) => item),
      ballots: new Map(
        items.map(({ item }) => [
          item,
          Array.from({ length: 75 }, (_, voter) => ballot(`v${voter}`, item, 'aab.'[random.integer(0, 3)] as string)),
        ]),
      ),
    }));
    const endings = replay({ items, rounds, exhausted: false }, REPLAY_RULES, REPLAY_STOPS, winnerOf);
    expect(endings).toHaveLength(REPLAY_RULES.length * REPLAY_STOPS.length);
    expect(new Set(endings.flatMap(({ outcomes }) => outcomes))).toEqual(new Set(['a', 'b', 'undecided']));
  });
});

test('level 0 of an imported panel: votes stand until they are cast again, contradictions abstain', () => {
  const panel: RecordedPanel = {
    name: 'p',
    source: 'mallm',
    items: [
      {
        id: 'q',
        subset: '',
        candidates: CANDIDATES,
        gold: 'b',
        rounds: [
          [
            { agent: 'y', choice: 'b' },
            { agent: 'x', choice: 'a' },
            { agent: 'z', choice: 'a', swapped: 'b' },
          ],
          [{ agent: 'x', choice: 'b', confidence: 0.6 }],
        ],
      },
    ],
  };
  const { rounds } = panelLog(panel);
  expect(
    rounds.map(({ ballots }) => ballots.get('q')?.map(({ voter, choice, confidence }) => [voter, choice, confidence])),
  ).toEqual([
    [
      ['x', 'a', 1],
      ['y', 'b', 1],
      ['z', null, 1],
    ],
    [
      ['x', 'b', 0.6],
      ['y', 'b', 1],
      ['z', null, 1],
    ],
  ]);
});
