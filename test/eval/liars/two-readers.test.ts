import { expect, it } from 'vitest';
import { DEFAULT_PROTOCOL } from '../../../protocols/index.ts';
import { examined, settled } from '../panel-review.ts';
import { outcomeUnder, votedClaims, withLiars } from './voted-claims.ts';

/** A rule takes each of these for unfair; both readers of labelled terms object to the first two, one of them to the last. */
const TERMS = `Terms of Service

1. Your account
The law of the country in which you live governs these terms.
The courts of the country in which you live have jurisdiction over every dispute.
Our support team can add new features to your subscription at any time when you ask for them.
`;

it('a rejection of unfair terms rests on two seats: one reader alone, or one that lies, leaves a dispute that is reported', async () => {
  const bench = await examined(TERMS, {
    type: 'terms_of_service',
    experts: ({ domain }) => domain === 'fairness' || domain === 'adversarial',
  });
  const claims = votedClaims(bench, DEFAULT_PROTOCOL);
  const decided = claims.map(({ ballots }) => outcomeUnder(DEFAULT_PROTOCOL.decision, ballots));
  expect(decided).toEqual(['rejected', 'rejected', 'disputed']);
  for (const { ballots } of claims.slice(0, 2))
    for (const liar of ['labelled-terms', 'labelled-letters'])
      expect(outcomeUnder(DEFAULT_PROTOCOL.decision, withLiars(ballots, [liar], 'rejected'))).toBe('disputed');
  const result = settled(bench, DEFAULT_PROTOCOL);
  expect(result.consensus).toMatchObject({ accepted: 0, disputed: 1, rejected: 2 });
  expect(result.consensus.disputed_claims).toMatchObject([{ category: 'unfair_unilateral_change' }]);
  expect(result.structured_issues.map(({ consensus }) => consensus.outcome)).toEqual(['disputed']);
});
