import { describe, expect, test } from 'vitest';
import { speak } from '../../../../actors/languages/index.ts';
import { renderAnalytics, renderReport } from '../../../../actors/publishing/pdf/index.ts';
import type { ReviewResult } from '../../../../protocols/index.ts';
import { sampleResult, sampleText } from '../sample-result.ts';
import { misplaced, poorlyFilled, readPdf } from './pages.ts';
import { crowdedDebate, emptyResult, inLanguage, manyIssues } from './results.ts';

const RENDERERS = {
  analytics: (result: ReviewResult) => renderAnalytics(result),
  report: (result: ReviewResult) => renderReport(result, sampleText),
};

const LONG_TITLE = 'Agreement on the supply of services and of whatever goes with them '.repeat(5).slice(0, 300);

const CASES: readonly (readonly [string, ReviewResult])[] = [
  ['the sample', sampleResult],
  ['Italian', inLanguage('Italian')],
  ['Spanish', inLanguage('Spanish')],
  ['no issues at all', emptyResult],
  ['no issues in Italian', inLanguage('Italian', emptyResult)],
  ['200 issues', manyIssues(200)],
  ['a title of 300 characters', withTitle(LONG_TITLE)],
  ['a title of one endless word', withTitle('Vereinbarung'.repeat(25))],
  ['a hundred experts on thirty claims', crowdedDebate(100, 30)],
  ['one round of agreement', withAgreement([0.4])],
  ['eleven rounds of agreement', withAgreement(Array.from({ length: 11 }, (_, round) => round / 10))],
];

function withTitle(document_title: string): ReviewResult {
  const deal = sampleResult.document.deal;
  const document = { ...sampleResult.document, ...(deal && { deal: { ...deal, title: document_title } }) };
  return { ...sampleResult, document, metadata: { ...sampleResult.metadata, document_title } };
}

function withAgreement(agreement: number[]): ReviewResult {
  return { ...sampleResult, consensus: { ...sampleResult.consensus, agreement } };
}

describe.each(Object.entries(RENDERERS))('%s: layout', (_, render) => {
  test.each(CASES)('keeps all text within the margins and off other text: %s', async (_name, result) => {
    const pdf = await readPdf(await render(result));
    expect(misplaced(pdf)).toEqual([]);
    expect(pdf.pages.every((page) => page.length > 3)).toBe(true);
  });
});

describe('analytics: pages', () => {
  const titles = [1, 2, 3].map((lines) =>
    withTitle('Agreement on the supply of services '.repeat(2 * lines - 1).trim()),
  );
  const crowded = [4, 9, 14, 20, 40].map((count) => manyIssues(count));
  test.each([...titles, ...crowded].map((result, index) => [index, result] as const))(
    'none is a third empty or ends with a heading: %i',
    async (_, result) => {
      expect(poorlyFilled(await readPdf(await renderAnalytics(result)))).toEqual([]);
    },
  );
});

describe.each(Object.entries(RENDERERS))('%s: the file', (_, render) => {
  test('has title, language, tags, outline and the date of the review', async () => {
    const pdf = await readPdf(await render(inLanguage('Italian')));
    expect(pdf.info.Title).toContain('SERVICES AGREEMENT');
    expect(pdf.info.CreationDate).toBe('D:20261120090004Z');
    expect(pdf.language).toBe('it-IT');
    expect(pdf.tagged).toBe(true);
    expect(pdf.outline.length).toBeGreaterThan(3);
  });

  test('numbers its pages', async () => {
    const { pages } = await readPdf(await render(sampleResult));
    pages.forEach((page, index) => {
      expect(page.map(({ text }) => text)).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  test('is the same to the byte, whatever was drawn before it', async () => {
    const first = await render(sampleResult);
    await render(inLanguage('Spanish', crowdedDebate(10, 3)));
    expect(Buffer.from(await render(sampleResult)).equals(first)).toBe(true);
  });
});

describe('both: words', () => {
  test.each(['English', 'Italian', 'Spanish'])('every text asked for exists in %s', async (language) => {
    for (const result of [sampleResult, emptyResult, manyIssues(90), crowdedDebate(9, 30)]) {
      const speaker = speak(language);
      await renderAnalytics(result, speaker);
      // An expert of the sample that is no member of its panel has no name in any catalogue.
      const panel = sampleResult.structured_issues.flatMap((issue) => issue.raised_by);
      await renderReport(result, sampleText, speaker);
      expect([...speaker.gaps].filter((key) => !panel.includes(key))).toEqual([]);
    }
  });
});
