import { describe, expect, test } from 'vitest';
import { type Ballot, decide } from '../../../protocols/index.ts';

const vote = (voter: string, choice: 'accept' | 'reject' | null, more: Partial<Ballot> = {}): Ballot => ({
  voter,
  item: 'c1',
  choice,
  confidence: 0.8,
  competence: 0.8,
  ...more,
});

const SEMANTICS = ['grounded', 'df-quad', 'euler'] as const;

const winner = (semantics: (typeof SEMANTICS)[number], ...ballots: Ballot[]): string | null =>
  decide({ rule: 'facts', semantics, accept: 0.5 }, ballots, 'c1', ['accept', 'reject']).winner;

describe.each(SEMANTICS)('deciding by facts, %s', (semantics) => {
  test('a vote that cites a fact beats one that cites nothing', () => {
    expect(winner(semantics, vote('a', 'accept'), vote('b', 'reject', { facts: ['1-9'] }))).toBe('reject');
  });

  test('a fact that a hearer looked at and did not find loses to a bare vote', () => {
    const liar = vote('b', 'reject', { facts: ['1-9'], confidence: 0.99, competence: 0.6 });
    const lookers = ['c', 'd'].map((voter) =>
      vote(voter, null, { checks: [{ place: '1-9', holds: false }], competence: 0.9 }),
    );
    // Under Euler no attack takes a fact below the square of its base.
    const sure = vote('a', 'accept', { confidence: 0.95, competence: 0.95 });
    expect(winner(semantics, sure, liar)).toBe('reject');
    expect(winner(semantics, sure, liar, ...lookers)).not.toBe('reject');
  });

  test('one fact cited by many is one argument', () => {
    const crowd = ['b', 'c', 'd', 'e'].map((voter) => vote(voter, 'reject', { facts: ['1-9'] }));
    const one = decide({ rule: 'facts', semantics, accept: 0.5 }, crowd.slice(0, 1), 'c1', ['accept', 'reject']);
    const all = decide({ rule: 'facts', semantics, accept: 0.5 }, crowd, 'c1', ['accept', 'reject']);
    expect(all.scores).toEqual(one.scores);
  });

  test('equal facts on both sides decide nothing, and neither does silence', () => {
    const both = [vote('a', 'accept', { facts: ['1-9'] }), vote('b', 'reject', { facts: ['20-30'] })];
    expect(winner(semantics, ...both)).toBeNull();
    expect(winner(semantics, vote('a', null))).toBeNull();
  });

  test('the order of the ballots does not matter', () => {
    const ballots = [
      vote('a', 'accept', { facts: ['1-9', '20-30'] }),
      vote('b', 'reject', { facts: ['40-50'], confidence: 0.9 }),
      vote('c', 'reject', { checks: [{ place: '1-9', holds: false }] }),
    ];
    const tally = (given: readonly Ballot[]) =>
      decide({ rule: 'facts', semantics, accept: 0.6 }, given, 'c1', ['accept', 'reject']);
    expect(tally(ballots.toReversed())).toEqual(tally(ballots));
  });
});
