import { expect, test } from 'vitest';
import { briefings } from '../../../actors/drafting/briefings.ts';
import { speak } from '../../../actors/languages/index.ts';
import type { Issue } from '../../../protocols/index.ts';
import { sampleResult } from '../publishing/sample-result.ts';

const [sample] = sampleResult.structured_issues as [Issue];
const issue = (id: string): Issue => ({ ...sample, id, domain: 'legal', category: 'exclusivity' });
const ISSUES = ['issue-1', 'issue-2', 'issue-3', 'issue-4'].map(issue);

const shown = (leads: (id: string) => boolean): readonly string[] =>
  briefings(ISSUES, leads, 40, speak('English')).find(({ audience }) => audience === 'general_counsel')?.issues ?? [];

test('first page: issues that readers seldom find useful give way to those after them', () => {
  expect(shown((id) => id === 'issue-2' || id === 'issue-4')).toEqual(['issue-2', 'issue-4']);
});

test('first page: the order of the report stays', () => {
  expect(shown(() => true)).toEqual(['issue-1', 'issue-2', 'issue-3', 'issue-4']);
});

test('first page: where every issue is doubtful, the first two are named all the same', () => {
  expect(shown(() => false)).toEqual(['issue-1', 'issue-2']);
});

test('first page: the headline counts every issue, also those that do not lead', () => {
  const [page] = briefings(ISSUES, () => false, 40, speak('English'));
  expect(page?.headline).toContain('4');
});
