import { describe, expect, it } from 'vitest';
import type { Ballot, Decision } from '../../../protocols/index.ts';
import { isRejectedAlone, outcomeUnder, withLiars } from './voted-claims.ts';

const ballot = (voter: string, choice: Ballot['choice'], competence: number): Ballot => ({
  voter,
  item: 'c',
  choice,
  confidence: choice === null ? 0.5 : 0.9,
  competence,
});

/** The seat that raised it, a lighter supporter, and the most competent seat, which keeps silent. */
const CLAIM = [ballot('auditor', 'accept', 0.7), ballot('raiser', 'accept', 0.8), ballot('verifier', null, 0.95)];

describe('liars in the seats of a claim', () => {
  it('say the opposite of the verdict, sure of it; nobody else changes', () => {
    expect(withLiars(CLAIM, ['verifier'], 'accepted')).toEqual([
      CLAIM[0],
      CLAIM[1],
      { ...CLAIM[2], choice: 'reject', confidence: 0.99 },
    ]);
  });

  it.each<[string, Decision, string]>([
    ['turn an uncapped log-odds vote', { rule: 'log-odds', accept: 0.6 }, 'rejected'],
    [
      'leave a dispute where one vote weighs less than the verdict asks',
      { rule: 'log-odds', accept: 0.75, cap: 1 },
      'disputed',
    ],
    [
      'leave a dispute where a verdict must hold without any one vote',
      { rule: 'log-odds', accept: 0.6, by_two: true },
      'disputed',
    ],
    ['leave a dispute under Euler', { rule: 'euler', accept: 0.6 }, 'disputed'],
    ['are outvoted where votes count alike', { rule: 'plurality' }, 'accepted'],
  ])('%s', (_, decision, after) => {
    expect(outcomeUnder(decision, CLAIM)).toBe('accepted');
    expect(outcomeUnder(decision, withLiars(CLAIM, ['verifier'], 'accepted'))).toBe(after);
  });

  it('turn every rejection that rests on their vote, whatever the rule that honours it', () => {
    const opposed = CLAIM.map((own) =>
      own.voter === 'verifier' ? { ...own, choice: 'reject' as const, confidence: 0.99 } : own,
    );
    expect([isRejectedAlone(opposed), isRejectedAlone(CLAIM)]).toEqual([true, false]);
    for (const decision of [{ rule: 'log-odds', accept: 0.6 }, { rule: 'judge' }] as const) {
      expect(outcomeUnder(decision, opposed)).toBe('rejected');
      expect(outcomeUnder(decision, withLiars(opposed, ['verifier'], 'rejected'))).toBe('accepted');
    }
  });
});
