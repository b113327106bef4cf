import { expect, it } from 'vitest';
import { exchanges } from '../../../actors/publishing/contested.ts';
import { renderMarkdown } from '../../../actors/publishing/markdown.ts';
import type { ReviewResult } from '../../../protocols/index.ts';
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
