import { expect, it } from 'vitest';
import { redraftResult } from '../../../actors/drafting/redraft.ts';
import { exchanges } from '../../../actors/publishing/contested.ts';
import { renderMarkdown } from '../../../actors/publishing/markdown.ts';
import type { Issue, ReviewResult } from '../../../protocols/index.ts';
import { sampleResult, sampleText } from './sample-result.ts';

const TITLE = 'A claim that no issue of its own reports';

const withDisputed = (claim: string): ReviewResult => ({
  ...sampleResult,
  consensus: {
    ...sampleResult.consensus,
    disputed_claims: [{ claim, category: 'payment_terms', title: TITLE, reason: 'Said otherwise.' }],
  },
});

it('a disputed claim without an issue of its own is said in the report, as disputed', () => {
  const result = withDisputed('c999');
  expect(exchanges(result).contested.find(({ claim }) => claim === 'c999')).toMatchObject({
    title: TITLE,
    decision: { outcome: 'disputed' },
  });
  const report = renderMarkdown(result, sampleText);
  expect(report.slice(report.indexOf(`### ${TITLE}`)).split('\n###')[0]).toMatch(/Decision.*[Dd]isputed/);
});

it('a disputed claim that an issue reports is said once', () => {
  const reported = sampleResult.structured_issues.find(({ claim }) => claim !== undefined)?.claim as string;
  expect(exchanges(withDisputed(reported)).contested.map(({ title }) => title)).not.toContain(TITLE);
});

it('a disputed claim whose issue somebody rejected, or that another issue reports too, is not said to have no issue', () => {
  const [first, second] = sampleResult.structured_issues.filter(({ claim }) => claim !== undefined) as [Issue, Issue];
  const reject = {
    target: first.id,
    action: 'reject',
    by: 'Ada',
    at: '2026-01-01T00:00:00.000Z',
    revision: 2,
  } as const;
  const revised = redraftResult(withDisputed(first.claim as string), [reject], 2);
  expect(revised.structured_issues.map(({ id }) => id)).not.toContain(first.id);
  expect(exchanges(revised).contested.map(({ title }) => title)).not.toContain(TITLE);

  const also = [{ claim: 'c998', category: first.category, title: 'Said of the same words' }];
  const twice = { ...withDisputed('c998'), structured_issues: [first, { ...second, also }] };
  expect(exchanges(twice).contested.map(({ title }) => title)).not.toContain(TITLE);
});
