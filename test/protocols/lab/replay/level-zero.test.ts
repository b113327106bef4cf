import { describe, expect, test } from 'vitest';
import { type Ballot, decide, InvalidBallot, type Protocol, seededRandom } from '../../../../protocols/index.ts';
import {
  type DebateRecord,
  decisionName,
  panelRecord,
  type RecordedPanel,
  replay,
  stopName,
  USUAL_STOPS,
  usualDecisions,
  winnerOf,
} from '../../../../protocols/lab/index.ts';

import { recordRound, stopReason } from '../../../../protocols/stop/index.ts';

const CANDIDATES = ['a', 'b'];
const PLURALITY = [{ rule: 'plurality' }] as const;

/** A debate on one item; a round is written as one letter a voter, a dot for an abstention. */
function log(...rounds: string[]): DebateRecord {
  return {
    items: [{ item: 'q', candidates: CANDIDATES }],
    rounds: rounds.map((letters) => ({
      debated: ['q'],
      ballots: new Map([['q', [...letters].map((letter, voter) => ballot(`v${voter}`, 'q', letter))]]),
    })),
    exhausted: false,
    stops_blind: false,
  };
}

/** Stops after so many rounds. */
const ended = (rounds: number): Protocol['stop'] => ({
  rules: [{ rule: 'fixed-rounds', rounds }],
  min_rounds: 0,
  max_rounds: 9,
});

const ballot = (voter: string, item: string, letter: string): Ballot => ({
  voter,
  item,
  choice: letter === '.' ? null : letter,
  confidence: 0.9,
  competence: 0.8,
});

const winners = (debate: DebateRecord, stop: string) =>
  Object.fromEntries(
    replay(
      debate,
      usualDecisions(debate.items),
      USUAL_STOPS.filter((one) => stopName(one) === stop),
      winnerOf,
    ).map(({ decision, outcomes }) => [decisionName(decision), outcomes[0]]),
  );

describe('level 0', () => {
  test('a rule that cannot decide the record says so and costs its own row only', () => {
    const names = Array.from({ length: 17 }, (_, index) => `c${index}`);
    const record: DebateRecord = {
      ...log('a'),
      items: [{ item: 'q', candidates: names }],
      rounds: [{ debated: ['q'], ballots: new Map([['q', [ballot('v', 'q', 'c3')]]]) }],
    };
    const endings = replay(record, [{ rule: 'kemeny' }, { rule: 'plurality' }], [ended(0)], winnerOf);
    expect(endings).toMatchObject([
      { outcomes: [], fault: 'Kemeny: 17 candidates are too many to search' },
      { outcomes: ['c3'], fault: null },
    ]);
  });

  test('candidates named by numbers keep their order: the first is the first given', () => {
    const votes = ['2', '2', '1'].map((choice, voter) => ballot(`v${voter}`, 'q', choice));
    const question = { item: 'q', candidates: ['2', '1'] };
    const tallies = [{ ...decide({ rule: 'plurality' }, votes, 'q', question.candidates) }];
    expect(recordRound(0, tallies, votes, [], [question]).items[0]?.beliefs).toEqual([
      0.9,
      0.9,
      expect.closeTo(0.1, 9),
    ]);
    // 2 leads by a vote and wins a tie as the first: with one vote out nobody can change that.
    const silent = [...votes.slice(0, 2), { ...ballot('v3', 'q', '1'), choice: null }];
    const level = [ballot('v0', 'q', '2'), ...silent.slice(2)];
    const record = recordRound(0, tallies, level, [], [question]);
    expect(record.items[0]).toMatchObject({ counts: [1, 0], silent: 1 });
    const stop: Protocol['stop'] = { rules: [{ rule: 'pivotal' }], min_rounds: 0, max_rounds: 3 };
    expect(stopReason(stop, [record])).toBe('pivotal');
  });

  test('the same five votes under every rule', () => {
    expect(winners(log('aaabb'), 'S1 no debate')).toEqual({
      'V1 plurality': 'a',
      'V2 more than half': 'a',
      'V2 at least half': 'a',
      'V2 at least two thirds': 'undecided',
      'V2 unanimity': 'undecided',
      'V3 approval from .4': 'a',
      'V4 cumulative': 'a',
      'V4 STAR': 'a',
      'V5 ReConcile': 'a',
      'V6 log-odds, .6': 'a',
      'V6 log-odds, .9': 'undecided',
      'V6 log-odds, .6, capped at the median': 'a',
      'V6 log-odds, .75, capped at 1': 'undecided',
      'V6 log-odds, .6, the heaviest of each side left out': 'a',
      'V5 surprisingly popular': 'a',
      'V9 trajectory': 'a',
      'V10 Dawid-Skene': 'a',
      'V10 one coin': 'a',
      'V10 peer prediction': 'a',
      'V11 grounded': 'undecided',
      'V12 DF-QuAD, .6': 'undecided',
      'V12 quadratic energy, .6': 'a',
      'V12 Euler, .6': 'a',
      'V13 judge': 'a',
      'V15 mean': 'a',
      'V15 median': 'a',
      'V15 trimmed mean, .2 off': 'a',
      'V15 Hodges-Lehmann': 'a',
      'P11 Delphi': 'undecided',
      'V14 PAV, 1 seat': 'a',
      'V14 sequential PAV, 1 seat': 'a',
      'V14 equal shares, 1 seat': 'a',
    });
  });

  test('stop rules end where they say, and say when the record does not reach so far', () => {
    const ends = replay(log('aabb', 'aaab', 'aaaa', 'aaaa'), PLURALITY, USUAL_STOPS, winnerOf);
    expect(ends.map(({ stop, rounds, reason }) => [stopName(stop), rounds, reason])).toEqual([
      ['S1 no debate', 0, 'max-rounds'],
      ['S1 1 round', 1, 'fixed-rounds'],
      ['S1 2 rounds', 2, 'fixed-rounds'],
      ['S1 3 rounds', 3, 'fixed-rounds'],
      ['S2 two thirds', 3, 'share'],
      ['S2 unanimity', 3, 'share'],
      ['S3 no change in 1 round', 3, 'no-change'],
      ['S3 no change in 2 rounds', 3, null],
      ['S4 entropy, .3 bits', 3, 'entropy'],
      ['S5 stable agreement, .05', 3, null],
      ['S6 posterior, .95', 3, 'posterior'],
      ['S6 posterior, .99', 3, null],
      ['S7 stable ratings', 3, 'ratings'],
      ["S8 Wald's test, α .05, β .05", 3, 'sequential-test'],
      ['S9 beliefs at rest', 3, 'freeze'],
      ['S10 nobody pivotal', 3, 'pivotal'],
      ['S11 .9 of the voters done', 3, 'done'],
      ['S12 under 1 winner per 1000', 3, 'marginal-value'],
    ]);
    const over = replay({ ...log('ab', 'ab'), exhausted: true }, PLURALITY, USUAL_STOPS, winnerOf);
    expect(over.at(-1)).toMatchObject({ rounds: 1, reason: 'nothing-contested' });
  });

  test('a record whose stop rules see the blind round can end with it; an item without ballots keeps its tally', () => {
    const rest: Protocol['stop'] = { rules: [{ rule: 'share', share: 2 / 3 }], min_rounds: 0, max_rounds: 9 };
    const debate = { ...log('aaab', 'aaab', 'bbbb'), stops_blind: true };
    const blind = replay(debate, PLURALITY, [ended(0), ended(1), rest], winnerOf);
    expect(blind.map(({ rounds, reason, outcomes }) => [rounds, reason, outcomes[0]])).toEqual([
      [0, 'fixed-rounds', 'a'],
      [1, 'fixed-rounds', 'a'],
      [1, 'share', 'a'],
    ]);
    const both = (letters: string, open: readonly string[]) => ({
      debated: open,
      ballots: new Map(
        open.map((item) => [item, [...letters].map((letter, voter) => ballot(`v${voter}`, item, letter))]),
      ),
    });
    const items = ['q', 'kept out'].map((item) => ({ item, candidates: CANDIDATES }));
    const rounds = [both('aab', ['q', 'kept out']), both('bbb', ['q'])];
    const part = { items, rounds, exhausted: false, stops_blind: true };
    expect(replay(part, PLURALITY, [ended(1)], winnerOf)).toMatchObject([{ rounds: 1, outcomes: ['b', 'a'] }]);
  });

  test('rules that would have gone on beyond the record say so; nothing recorded decides nothing', () => {
    expect(replay(log('aab', 'abb'), PLURALITY, [ended(4)], winnerOf)).toMatchObject([{ reason: null, rounds: 1 }]);
    expect(replay(log(), PLURALITY, [ended(4)], winnerOf)).toMatchObject([{ reason: null, rounds: 0, outcomes: [] }]);
  });

  test('the order of ballots in the record does not matter, malformed ones are refused', () => {
    const one = log('aab', 'abb', 'abb');
    const turned = one.rounds.map(({ debated, ballots }) => ({
      debated,
      ballots: new Map([...ballots].map(([item, cast]) => [item, cast.toReversed()])),
    }));
    const decisions = usualDecisions(one.items);
    expect(replay({ ...one, rounds: turned }, decisions, USUAL_STOPS, (tally) => tally)).toEqual(
      replay(one, decisions, USUAL_STOPS, (tally) => tally),
    );
    const twice = [{ debated: ['q'], ballots: new Map([['q', [ballot('x', 'q', 'a'), ballot('x', 'q', 'b')]]]) }];
    expect(() => replay({ ...one, rounds: twice }, decisions, USUAL_STOPS, winnerOf)).toThrow(InvalidBallot);
  });

  test('every usual rule has its own name, which says its number in the catalogue', () => {
    for (const candidates of [CANDIDATES, ['a', 'b', 'c']]) {
      const names = usualDecisions([{ candidates }]).map(decisionName);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[VP]\d+ /);
    }
    const stops = USUAL_STOPS.map(stopName);
    expect(new Set(stops).size).toBe(stops.length);
    expect(new Set(stops.map((name) => name.split(' ')[0])).size).toBe(12);
    const numbers = [CANDIDATES, ['a', 'b', 'c']].flatMap((candidates) =>
      usualDecisions([{ candidates }]).map((decision) => decisionName(decision).split(' ')[0]),
    );
    for (let number = 1; number <= 15; number++) expect(numbers).toContain(`V${number}`);
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
    const decisions = usualDecisions(items);
    const endings = replay({ items, rounds, exhausted: false, stops_blind: false }, decisions, USUAL_STOPS, winnerOf);
    expect(endings).toHaveLength(decisions.length * USUAL_STOPS.length);
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
  const { rounds } = panelRecord(panel);
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
