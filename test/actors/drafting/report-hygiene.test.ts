import { expect, test } from 'vitest';
import { hygiene } from '../../../actors/drafting/report-hygiene.ts';
import type { SettledClaim } from '../../../actors/drafting/settled-claim.ts';
import type { Change, IssueCategory } from '../../../protocols/index.ts';
import { settledClaim } from './settled-claim.ts';

const settled = (at: number, category: IssueCategory, change?: Change): SettledClaim =>
  settledClaim({
    id: `c${at}`,
    category,
    domain: 'fairness',
    spans: [[at, at + 8]],
    values: { count: 1 },
    ...(change && { change }),
  });

const change = (at: number): Change => ({ start: at, end: at + 8, before: 'The duck', after: 'A duck' });
const starts = (claims: readonly SettledClaim[]): number[][] =>
  claims.map(({ claim }) => claim.finding.evidence.map(({ start }) => start));

test('report: one unfair term in many sentences is one issue with every place, their number, and the one wording', () => {
  const category = 'unfair_unilateral_change';
  const many = Array.from({ length: 40 }, (_, i) => settled(i * 21, category, i === 3 ? change(63) : undefined));
  const [issue, ...others] = hygiene(many);
  expect(others).toEqual([]);
  expect(issue?.claim.finding.evidence).toHaveLength(40);
  expect(issue?.claim.finding.values.count).toBe(40);
  expect(issue?.verdict.change?.start).toBe(63);
});

test('report: elsewhere a claim with wording of its own stays its own issue', () => {
  const claims = [settled(0, 'ambiguity'), settled(21, 'ambiguity', change(21)), settled(42, 'ambiguity')];
  expect(starts(hygiene(claims)).toSorted()).toEqual([[0, 42], [21]]);
});

test('report: disputed places of a pattern that is elsewhere are no second issue of the same title', () => {
  const doubted = settled(21, 'ambiguity');
  const disputed: SettledClaim = { ...doubted, verdict: { ...doubted.verdict, outcome: 'disputed' } };
  expect(starts(hygiene([settled(0, 'ambiguity'), disputed]))).toEqual([[0]]);
  expect(starts(hygiene([disputed]))).toEqual([[21]]);
});
