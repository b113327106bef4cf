import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { renderRedline, renderRevisedDocx, wordText } from '../../../../actors/publishing/docx/index.ts';
import { reviseText } from '../../../../actors/publishing/revised-text.ts';
import type { ProposedChange } from '../../../../protocols/index.ts';
import { explored } from '../../../explore.ts';
import { keepAnswers, validatorErrors } from '../../word/validator.ts';
import { lintWord } from '../../word/word-lint.ts';
import { wordParts } from '../../word/word-parts.ts';
import { sampleResult, sampleText } from '../sample-result.ts';
import { changesFor, contract, proposed, resultFor, seeded } from './contracts.ts';
import { realContracts } from './real-contracts.ts';
import { trackedText } from './tracked-text.ts';

afterAll(keepAnswers);

/** Both documents of a text and its changes, and what a word processor makes of them. */
async function readBack(text: string, changes: readonly ProposedChange[], seed = 1) {
  const result = resultFor(text, changes, seeded(seed));
  const redline = await renderRedline(result, text);
  const revised = await renderRevisedDocx(result, text);
  const { parts } = await wordParts(redline);
  const tracked = trackedText(parts.get('word/document.xml') as string);
  const plain = trackedText((await wordParts(revised)).parts.get('word/document.xml') as string);
  return { files: { redline, revised }, read: { tracked, plain, faults: lintWord(parts) } };
}

/** What reading both documents must give. */
function promised(text: string, changes: readonly ProposedChange[]) {
  const accepted = wordText(reviseText(text, changes));
  const rejected = wordText(text);
  return { tracked: { accepted, rejected }, plain: { accepted, rejected: accepted }, faults: [] };
}

describe('redline: accept-all is the revised text, reject-all the original', () => {
  const table: [name: string, text: string, edits: [start: number, before: string, after: string][]][] = [
    ['no change', 'One.\nTwo.', []],
    ['one word', 'Pay in ninety days.', [[7, 'ninety', 'thirty']]],
    ['inside a word', 'The terms apply.', [[8, '', 'ination']]],
    ['a paragraph put in after another', 'A.\nC.', [[2, '', '\nB.']]],
    ['a paragraph put in before another', 'A.\nC.', [[3, '', 'B.\n']]],
    ['a paragraph at the end', 'A.', [[2, '', '\nB.']]],
    ['a paragraph at the beginning', 'B.', [[0, '', 'A.\n']]],
    ['several paragraphs put in', 'A.\nZ.', [[2, '', '\nB.\n\nC.']]],
    ['a paragraph taken out', 'A.\nB.\nC.', [[3, 'B.\n', '']]],
    ['the last paragraph taken out', 'A.\nB.', [[2, '\nB.', '']]],
    ['two paragraphs joined', 'A.\nB.', [[2, '\n', ' ']]],
    ['one paragraph split', 'A. B.', [[2, ' ', '\n']]],
    ['a change over paragraphs', 'Alpha one.\nBeta two.\nGamma.', [[6, 'one.\nBeta', 'uno,\nand\nBeta']]],
    ['everything taken out', 'A.\nB.', [[0, 'A.\nB.', '']]],
    ['everything new in an empty line', '\n', [[0, '', 'A.\nB.']]],
    [
      'tabs and runs of spaces',
      'a\t\tb   c',
      [
        [1, '\t\t', '\t'],
        [4, '   ', '  '],
      ],
    ],
    ['trailing line end', 'A.\n', [[3, '', 'B.\n']]],
    ['CRLF', 'A.\r\nB.\r\n', [[2, '\r\nB.', '']]],
    ['half a CRLF goes', 'A.\r\nB.', [[2, '\r', '']]],
    ['half a CRLF comes', 'A.\nB.', [[2, '', '\r']]],
    ['half a CRLF comes behind', 'A.\rB.', [[3, '', '\n']]],
    [
      'two halves of a CRLF come',
      '()',
      [
        [1, '', '\r'],
        [1, '', '\n'],
      ],
    ],
    ['half a surrogate pair goes', 'a😀b', [[1, '\ud83d', '']]],
    [
      'a surrogate pair comes in two halves',
      '()',
      [
        [1, '', '\ud83d'],
        [1, '', '\ude00'],
      ],
    ],
    ['control characters', 'a\u0000b\fc\u001b\ufffe', [[1, '\u0000', '\u0007\v']]],
    ['signs that XML escapes', 'a < b & "c"', [[2, '<', '>']]],
    [
      'neighbouring changes',
      'abc def',
      [
        [0, 'abc', 'x'],
        [3, ' ', ''],
        [4, 'def', 'y'],
      ],
    ],
    [
      'insertions at one place',
      'ab',
      [
        [1, '', 'x'],
        [1, '', 'y'],
        [1, 'b', 'z'],
      ],
    ],
  ];
  it.each(table)('%s', async (_, text, edits) => {
    const changes = edits.map(([start, before, after], index) => proposed(index, start, before, after));
    expect((await readBack(text, changes)).read).toEqual(promised(text, changes));
  });

  it('holds for any text and changes', { timeout: explored(120_000) }, async () => {
    const words = fc.constantFrom(
      'shall',
      'pay',
      '12,500',
      ' ',
      '  ',
      '\n',
      '\r\n',
      '\r',
      '\t',
      '.',
      '“',
      '😀',
      '\ud83d',
      '\ude00',
      '\f',
      '1.',
    );
    const passage = fc.array(words, { maxLength: 12 }).map((parts) => parts.join(''));
    const parts = fc.array(fc.record({ keep: passage, before: passage, after: passage }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(parts, passage, fc.integer(), async (drawn, tail, seed) => {
        let text = '';
        const changes: ProposedChange[] = [];
        for (const { keep, before, after } of drawn) {
          text += keep;
          changes.push(proposed(changes.length, text.length, before, after));
          text += before;
        }
        const whole = text + tail;
        expect((await readBack(whole, changes, seed)).read).toEqual(promised(whole, changes));
      }),
      { numRuns: explored(40), seed: 20261120 },
    );
  });
});

/** The validator knows elements, not words: a few contracts have all of those. */
const VALIDATED = 3;

describe('redline: ten contracts pass every gate', () => {
  const generated = Array.from({ length: 10 }, (_, seed) => {
    const draw = seeded(seed + 1);
    const text = contract(draw);
    return { name: `generated-${seed + 1}`, text, changes: changesFor(text, 12, draw), isValidated: seed < VALIDATED };
  });
  const real = realContracts(10).map((text, index) => ({
    name: `real-${index + 1}`,
    text,
    changes: changesFor(text, 40, seeded(index + 1)),
    isValidated: index < VALIDATED,
  }));
  it.each([...generated, ...real])('$name', async ({ text, changes, isValidated }) => {
    const { files, read } = await readBack(text, changes);
    expect(read).toEqual(promised(text, changes));
    expect(changes.length).toBeGreaterThan(5);
    if (!isValidated) return;
    const [redline, revised] = await Promise.all([validatorErrors(files.redline), validatorErrors(files.revised)]);
    expect({ redline, revised }).toEqual({ redline: [], revised: [] });
  });
});

describe('redline: what a reader sees', () => {
  it('changes words, not sentences', async () => {
    const xml = (await wordParts(await renderRedline(sampleResult, sampleText))).parts.get(
      'word/document.xml',
    ) as string;
    const deleted = [...xml.matchAll(/<w:delText[^>]*>([^<]*)</g)].map((match) => match[1]);
    expect(deleted).toEqual([
      'ninety',
      '90',
      'Work Product',
      'of its choice',
      'The Customer',
      '11.2 Neither party is liable for delay caused by events beyond its reasonable control.',
    ]);
  });

  it('puts a new clause in as paragraphs of its own, marks included', async () => {
    const xml = (await wordParts(await renderRedline(sampleResult, sampleText))).parts.get(
      'word/document.xml',
    ) as string;
    const inserted = xml.split('<w:p>').filter((paragraph) => /<w:rPr><w:ins /.test(paragraph));
    expect(inserted.map((paragraph) => /<w:t [^>]*>(9\.\d)/.exec(paragraph)?.[1])).toEqual(['9.3', '9.4']);
  });

  it('sets words put into an empty line as text', async () => {
    const text = '1. Term\nIt runs for a year.\n\nEnd.';
    const result = resultFor(text, [proposed(0, 28, '', 'It may be renewed.')], seeded(1));
    const xml = (await wordParts(await renderRedline(result, text))).parts.get('word/document.xml') as string;
    expect(xml).toContain('It may be renewed.');
    expect(xml).not.toContain('w:val="Blank"');
  });

  it('has headings with outline levels, a title, a header and page numbers', async () => {
    const { parts } = await wordParts(await renderRedline(sampleResult, sampleText));
    const xml = parts.get('word/document.xml') as string;
    expect(xml.match(/w:val="Heading1"/g)).toHaveLength(13);
    expect(xml.match(/w:val="Title"/g)).toHaveLength(1);
    expect(parts.get('word/styles.xml')).toContain('<w:outlineLvl w:val="0"/>');
    expect(parts.get('word/header1.xml')).toContain('Services Agreement: Harbour &amp; Vale / Brightmoor');
    expect(parts.get('word/footer1.xml')).toMatch(/PAGE.*NUMPAGES/s);
  });

  const commentsOf = async (result: typeof sampleResult, version: 'external' | 'internal'): Promise<string> =>
    (await wordParts(await renderRedline(result, sampleText, { version }))).parts.get('word/comments.xml') as string;

  it('gives the other side every change with its reason, and nothing that is internal', async () => {
    const comments = await commentsOf(sampleResult, 'external');
    expect(comments.match(/<w:comment /g)).toHaveLength(sampleResult.proposed_changes.length);
    expect(comments).toContain('Thirty days is the usual period');
    expect(comments).not.toMatch(/Internal note|Severity|What to settle for|Payment after ninety days is long/);
  });

  it('shows the client every issue, with severity and what to settle for', async () => {
    const comments = await commentsOf(sampleResult, 'internal');
    const unchanged = sampleResult.structured_issues.filter(({ proposed_change }) => proposed_change === null);
    expect(comments.match(/<w:comment /g)).toHaveLength(sampleResult.proposed_changes.length + unchanged.length);
    expect(comments.match(/Internal note/g)).toHaveLength(unchanged.length);
    expect(comments).toContain('Payment after ninety days is long');
    expect(comments.match(/What to settle for/g)?.length).toBeGreaterThan(0);
  });

  it('leaves no issue out of the internal redline, however many there are', async () => {
    const template = sampleResult.structured_issues.find((issue) => issue.proposed_change === null);
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...(template as NonNullable<typeof template>),
      id: `issue-${index + 100}`,
      title: `Issue number ${index}`,
    }));
    const comments = await commentsOf({ ...sampleResult, structured_issues: many }, 'internal');
    expect(comments.match(/<w:comment /g)).toHaveLength(100 + sampleResult.proposed_changes.length);
  });

  it('speaks the language of the review', async () => {
    const result = { ...sampleResult, metadata: { ...sampleResult.metadata, output_language: 'Italian' } };
    const { parts } = await wordParts(await renderRedline(result, sampleText, { version: 'internal' }));
    expect(parts.get('word/footer1.xml')).toContain('Pagina ');
    expect(parts.get('word/comments.xml')).toContain('Nota interna');
  });
});

describe('redline: the same review gives the same bytes', () => {
  it.each([
    ['redline', renderRedline],
    ['revised', renderRevisedDocx],
  ])('%s', async (_, render) => {
    const [first, second] = [await render(sampleResult, sampleText), await render(sampleResult, sampleText)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    const { parts, dates } = await wordParts(first);
    expect([...dates]).toEqual(['2026-11-20T09:00:04.000Z']);
    expect(parts.get('docProps/core.xml')).toContain('2026-11-20T09:00:04Z');
  });
});
