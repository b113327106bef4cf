import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockAt, documentBlocks } from '../../../../gateway/pages/app/viewer/document-blocks.ts';
import { markedText } from '../../../../gateway/pages/app/viewer/marked-text.ts';
import { viewerContent } from '../../../../gateway/pages/app/viewer/viewer-content.ts';
import { sampleResult, sampleText } from '../../../actors/publishing/sample-result.ts';

const clause = (number: string, heading: string, start: number, depth = 0) => ({
  number,
  heading,
  start,
  end: start + 1,
  depth,
  categories: [],
});

const TEXT = 'Service Agreement\n\n1. Fees\n\n1.1 The fee is due.\n\nItem\tPrice\nDesk\t10\n\n(a) first\n\nplain';

describe('documentBlocks', () => {
  test('headings, numbered clauses, tables and paragraphs', () => {
    const at = (words: string) => TEXT.indexOf(words);
    const blocks = documentBlocks(TEXT, [clause('1', 'Fees', at('1. Fees')), clause('1.1', '', at('1.1'), 1)]);
    const shown = blocks.map((block) => [
      block.kind,
      block.kind === 'table'
        ? block.rows.map((row) => row.map(({ start, end }) => TEXT.slice(start, end)))
        : [TEXT.slice(block.start, block.numberEnd), TEXT.slice(block.numberEnd, block.end)],
    ]);
    expect(shown).toEqual([
      ['heading', ['', 'Service Agreement']],
      ['heading', ['1. ', 'Fees']],
      ['paragraph', ['1.1 ', 'The fee is due.']],
      [
        'table',
        [
          ['Item', 'Price'],
          ['Desk', '10'],
        ],
      ],
      ['paragraph', ['(a) ', 'first']],
      ['paragraph', ['', 'plain']],
    ]);
  });

  test('every word of any text is in one block, in order', () => {
    const texts = fc
      .array(fc.constantFrom('word', '\t', '\n', '\n\n', ' ', '1. Fees', '(a) '))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const blocks = documentBlocks(text, []);
        const held = blocks.map(({ start, end }) => text.slice(start, end)).join('');
        expect(held.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const { start } of blocks) expect(blocks[blockAt(blocks, start)]?.start).toBe(start);
      }),
    );
  });
});

const plain = (html: string): string =>
  html
    .replace(/<ins[^>]*>.*?<\/ins>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
    );

describe('the viewer’s document', () => {
  test('shows every change and every quotation of a result once, in the text as it is', () => {
    const { blocks, findings } = viewerContent(
      { result: sampleResult, text: sampleText, layout: undefined },
      new Map(),
    );
    const written = blocks.map(({ block, marking }) => markedText(sampleText, block, marking).join(''));
    written.forEach((markup, index) => {
      const block = blocks[index]?.block;
      expect(plain(markup)).toBe(sampleText.slice(block?.start, block?.end));
    });
    expect(findings.map(({ issue }) => issue.id).toSorted()).toEqual(
      sampleResult.structured_issues.map(({ id }) => id).toSorted(),
    );
    for (const { id, after } of sampleResult.proposed_changes) {
      expect(written.join('').split(`<ins data-of="${id}"`).length - 1).toBe(after === '' ? 0 : 1);
    }
    for (const { id, evidence } of sampleResult.structured_issues) {
      expect(written.join('').includes(`href="#${id}"`)).toBe(evidence.length > 0);
    }
  });

  test('shows an edited wording in place of the proposed one', () => {
    const edited = { action: 'edit', after: 'OUR WORDS', by: 'Ada', version: 1 } as const;
    const change = sampleResult.proposed_changes[0]?.id ?? '';
    const { blocks } = viewerContent(
      { result: sampleResult, text: sampleText, layout: undefined },
      new Map([[change, edited]]),
    );
    const written = blocks.map(({ block, marking }) => markedText(sampleText, block, marking).join('')).join('');
    expect(written).toContain(`<ins data-of="${change}" data-decision="edit">OUR WORDS</ins>`);
  });

  test('any marks and changes leave the text as it is', () => {
    const span = fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
    const text = 'The <b>fee</b> & all "costs" are due, and nothing but the fee.'.padEnd(60, '.');
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 6 }),
        fc.array(span, { maxLength: 3 }),
        fc.array(span),
        (marked, changed, set) => {
          const marks = marked.map((each) => ({ ...each, finding: 'issue-1', severity: 'low' }));
          const changes = changed.map((each, index) => ({
            ...each,
            id: `change-${index}`,
            after: 'NEW',
            isEdited: false,
            decision: '',
          }));
          const looks = set.map((each) => ({ ...each, look: 'biu' }));
          expect(plain(markedText(text, { start: 0, end: 60 }, { marks, changes, looks }).join(''))).toBe(
            text.slice(0, 60),
          );
        },
      ),
    );
  });
});
