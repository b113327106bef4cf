import { describe, expect, test } from 'vitest';
import { clauseFields, renderReport } from '../../../../actors/publishing/pdf/index.ts';
import type { ReviewResult } from '../../../../protocols/index.ts';
import { sampleResult, sampleText } from '../sample-result.ts';
import { misplaced, poorlyFilled, readPdf } from './pages.ts';
import { emptyResult, inLanguage, manyIssues } from './results.ts';

const made = new Map<ReviewResult, ReturnType<typeof readPdf>>();

/** The report of a review, read back: made once, however many tests look at it. */
function read(result: ReviewResult): ReturnType<typeof readPdf> {
  const known = made.get(result) ?? renderReport(result, sampleText).then(readPdf);
  made.set(result, known);
  return known;
}

describe('report: what a decision needs', () => {
  test('the first two pages can be read alone: verdict, deal, five points, what is good, what was not judged', async () => {
    const { pages } = await read(sampleResult);
    const [first = '', second = ''] = pages.map((placed) => placed.map(({ text }) => text).join(' '));
    expect(first).toContain('SERVICES AGREEMENT');
    expect(first).toContain('should not be accepted as it');
    expect(first).toContain('68');
    expect(first).toMatch(/Parties\s+Harbour & Vale Logistics Ltd/);
    for (const topic of ['Subject', 'Money', 'Liability', 'Exit', 'Law']) expect(first).toContain(topic);
    const brief = `${first} ${second}`;
    expect(brief).toContain('5 points to settle');
    expect(brief).toContain('What is good');
    expect(brief).toContain('Schedule 2 is referred to but is not part of the document.');
    expect(brief).toContain('left out: Materiality judge.');
  });

  test.each([
    ['the sample', sampleResult],
    ['the sample in Italian', inLanguage('Italian')],
    ['the sample in Spanish', inLanguage('Spanish')],
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 60].map((count) => [`${count} issues`, manyIssues(count)] as const),
  ] as const)('%s: no page is a third empty or ends with a heading', async (_, result) => {
    expect(poorlyFilled(await read(result))).toEqual([]);
  });

  test.each([
    ['the sample', sampleResult],
    ...[8, 20, 30, 40, 50, 60].map((count) => [`${count} issues`, manyIssues(count)] as const),
    ['40 issues in Spanish', inLanguage('Spanish', manyIssues(40))],
  ] as const)('%s: the last page has the method whole, and not its last lines alone', async (_, result) => {
    const last = (await read(result)).pages.at(-1)?.map(({ text }) => text) ?? [];
    expect(last.some((text) => ['Method and limits', 'Método y límites'].includes(text))).toBe(true);
  });

  test('names what was set aside also where nothing else is left', async () => {
    const set_aside = [{ claim: 'c1', category: 'force_majeure' as const, title: 'No word on strikes' }];
    const { text } = await read({ ...emptyResult, consensus: { ...emptyResult.consensus, set_aside } });
    expect(text.replace(/\s+/g, ' ')).toContain('seldom act on it: No word on strikes.');
  });

  test('nobody negotiates about requirements, and they have no owner', async () => {
    const document = { ...sampleResult.document, type: 'requirements' as const };
    const { text } = await read({ ...sampleResult, document });
    expect(text).not.toContain('Negotiation simulation');
    expect(text).not.toContain('Other obligations');
    expect(text).not.toMatch(/lines? of the deal/);
  });

  test('the clause map counts what is missing in its own field, and not where it belongs', () => {
    const { document, structured_issues: issues } = sampleResult;
    const [first] = issues;
    const last = document.clauses.filter(({ depth }) => depth === 0).at(-1);
    if (first === undefined || last === undefined) throw new Error('the sample has no issue or no clause');
    const missing = { ...first, evidence: [], place: { section: '', at: last.end - 1 }, severity: 'low' as const };
    const fields = clauseFields({ ...sampleResult, structured_issues: [missing] }, 'Missing');
    expect(fields.filter(({ worst }) => worst !== undefined)).toMatchObject([
      { heading: 'Missing', counts: { low: 1 } },
    ]);
    expect(clauseFields({ ...sampleResult, structured_issues: [] }, 'Missing').at(-1)?.heading).not.toBe('Missing');
  });

  test('the clause map names each clause with its most severe issue by sign and number', async () => {
    const { text } = await read(sampleResult);
    expect(text).toMatch(/■ 1 9 {1,3}Liability|■ 1\s+9\s+\w+/);
  });

  test('the negotiation goes step by step and ends apart for each other side', async () => {
    const { text } = await read(sampleResult);
    expect(text).toMatch(/We ask: 1 The Supplier’s liability has no limit/);
    expect(text).toContain('If the other side is tougher');
    expect(text).toContain('If the other side is softer');
  });

  test('a contested claim is an exchange with objection and decision, the others are rows', async () => {
    const { text } = await read(sampleResult);
    expect(text).toMatch(/Objection\s+Customer’s advocate:/);
    expect(text).toMatch(/Decision\s+Accepted: \d in support, \d against/);
    expect(text).toContain('Claims that nobody contested');
  });

  test('every issue has its card with quotation, reason, remedy and dissent', async () => {
    const { text } = await read(sampleResult);
    for (const issue of sampleResult.structured_issues) expect(text).toContain(issue.title);
    expect(text).toContain('“The Supplier may appoint sub-processors of its choice.”');
    expect(text).toContain('Settle at 150%');
    expect(text).toContain('Customer’s advocate:');
    expect(text).toContain('Accepted with 93% confidence.');
  });

  test('a change shows the words that go and those that come, apart', async () => {
    const { text } = await read(sampleResult);
    expect(text).toMatch(/invoice within\s+ninety\s+thirty\s*\(\s*90\s+30\s*\)\s*days/);
  });

  test('the date of the document is in its head and is no deadline', async () => {
    const { text } = await read(sampleResult);
    expect(text).toContain('Services agreement · 4 March 2026');
    expect(text).not.toContain('made on 4 March 2026');
  });

  test('says what made it and what it is not', async () => {
    const { text } = await read(sampleResult);
    expect(text).toContain('No language model took part.');
    expect(text).toContain('It is not legal advice');
  });

  test('without issues it says so and leaves no empty chapter', async () => {
    const pdf = await read(emptyResult);
    expect(pdf.text).toContain('The panel found nothing that stood after its debate.');
    expect(pdf.text).toContain('Everything that was submitted was read.');
    expect(pdf.text).toContain('Nothing that has to be settled was found.');
    expect(pdf.text).toContain('Untitled document');
    expect(pdf.outline).not.toContain('Negotiation simulation');
    expect(pdf.outline).not.toContain('Obligations and key dates');
  });

  test('the issues to show in full are cards, the others of 200 are in a table', async () => {
    const { text, pages } = await read(manyIssues(200));
    expect(text.match(/Panel confidence/g)).toHaveLength(60);
    expect(text).toMatch(/Also found: \d+ further issues/);
    for (const number of [1, 60, 120, 200]) expect(text).toContain(`(${number})`);
    expect(pages.length).toBeLessThan(40);
  });

  test('is in the language of the review', async () => {
    const { text, outline } = await read(inLanguage('Italian'));
    expect(text).toContain('Il documento non va accettato così com’è.');
    expect(outline).toContain('Appendice: collegio, dibattito e metodo');
  });
});

const NOTHING = { pages: [], text: '', info: {}, tagged: false, language: null, outline: [] };
const at = (text: string, x: number, y: number) => ({ text, x, y, width: 50, size: 10 });
const page = (...placed: ReturnType<typeof at>[]) => ({ ...NOTHING, pages: [placed] });

describe('report: the check of its layout', () => {
  test('sees text over text and outside the margins, and lets neighbours be', () => {
    expect(misplaced(page(at('a', 100, 500), at('b', 130, 503)))).toHaveLength(1);
    expect(misplaced(page(at('a', 500, 500)))).toHaveLength(1);
    expect(misplaced(page(at('a', 100, 20)))).toHaveLength(1);
    expect(misplaced(page(at('a', 100, 500), at('b', 150, 500), at('c', 100, 488)))).toEqual([]);
  });

  test('sees a page that is a third empty or ends with a heading, the last one too, and lets a single page be', () => {
    const end = page(at('last', 100, 90)).pages;
    const pages = (y: number, size: number) => ({ ...NOTHING, pages: [[{ ...at('end', 100, y), size }], ...end] });
    expect(poorlyFilled(pages(500, 10))).toEqual(['page 1: 61% empty']);
    expect(poorlyFilled(pages(100, 16))).toEqual(['page 1 ends with the heading “end”']);
    expect(poorlyFilled(pages(100, 10))).toEqual([]);
    const [short = []] = page(at('last', 100, 700)).pages;
    expect(poorlyFilled({ ...NOTHING, pages: [...end, short] })).toEqual(['page 2: 89% empty']);
    expect(poorlyFilled({ ...NOTHING, pages: [short] })).toEqual([]);
  });
});

describe('report: foreign signs', () => {
  const quote = 'Ω и § → ✓ مرحبا بالعالم 契約書の全文 계약서 😀 \u0001 e\u0301 \ud800 end';
  const [first] = sampleResult.structured_issues;
  const foreign: ReviewResult = {
    ...sampleResult,
    structured_issues: [
      {
        ...(first as NonNullable<typeof first>),
        evidence: [{ quote, start: 0, end: quote.length, section: '9 責任' }],
      },
    ],
  };

  test('are shown by the face that has them, and counted when none has', async () => {
    const pdf = await read(foreign);
    expect(pdf.text).toContain('Ω и §');
    expect(pdf.text).toContain('→');
    expect(pdf.text).toContain('✓');
    expect(pdf.text).toContain('契約書の全文');
    expect(pdf.text).toContain('□□□');
    expect(pdf.text).toMatch(/\d+ different signs of the document are not in the fonts/);
    expect(misplaced(pdf)).toEqual([]);
  });

  test('has no note on missing characters when all can be shown', async () => {
    expect((await read(sampleResult)).text).not.toContain('not in the fonts');
  });
});
