import { expect, test } from 'vitest';
import { assessRisk } from '../../../../actors/drafting/scoring/risk.ts';
import { sampleResult } from '../../publishing/sample-result.ts';

const found = sampleResult.structured_issues.find(
  ({ severity, evidence }) => severity === 'medium' && evidence.length > 0,
);
const issue = found as NonNullable<typeof found>;
const [piece] = issue.evidence as [(typeof issue.evidence)[number]];
const inPlaces = (count: number) => ({ ...issue, evidence: Array.from({ length: count }, () => piece) });
const overall = (...issues: (typeof issue)[]): number => assessRisk(issues).overall;

test('risk: none without issues, and never all of it', () => {
  expect(overall()).toBe(0);
  expect(overall(...Array.from({ length: 50 }, () => issue))).toBeLessThan(100);
});

test('risk: each further issue adds, less than the one before', () => {
  const [one, two, three] = [overall(issue), overall(issue, issue), overall(issue, issue, issue)];
  expect(two).toBeGreaterThan(one);
  expect(three - two).toBeLessThan(two - one);
});

test('risk: an issue in more places weighs more, but less than as many issues', () => {
  expect(overall(inPlaces(2))).toBeGreaterThan(overall(inPlaces(1)));
  expect(overall(inPlaces(8))).toBeGreaterThan(overall(inPlaces(4)));
  expect(overall(inPlaces(4))).toBeLessThan(overall(issue, issue, issue, issue));
});
