import { describe, expect, it } from 'vitest';
import { shownSpans } from '../../../../actors/drafting/deal/shown-span.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

/** What is shown for the words, in a contract that consists of the sentences. */
function shown(body: string, words: string): string[] {
  const document = parseDocument(`SERVICES AGREEMENT\n\n1. Services\n1.1 ${body}\n`);
  const start = document.text.indexOf(words);
  return shownSpans(document, { start, end: start + words.length }).map((span) =>
    document.text.slice(span.start, span.end),
  );
}

const LIST = Array.from(
  { length: 12 },
  (_, n) => `(${n + 1}) the machines of hall number ${n + 1} of the northern works`,
);

describe('shown span: which words stand for a passage', () => {
  it('shows the whole sentence of a stretch', () => {
    const sentence =
      'The Licensor hereby grants to the Licensee, for the life of the patents, a non-transferable, indivisible, royalty-free licence.';
    expect(shown(sentence, 'for the life of the patents, a non-transferable, indivisible,')).toEqual([sentence]);
  });

  it('ends a long sentence where a part of it ends', () => {
    const sentence = `The Supplier shall maintain for the Customer all of the following machines: ${LIST.join('; ')}.`;
    const [only = '', ...more] = shown(sentence, 'The Supplier shall maintain for the Customer');
    expect(more).toEqual([]);
    expect(only).toMatch(/^The Supplier shall maintain .*:$/);
  });

  it('shows a part far behind with the beginning of its sentence', () => {
    const sentence = `The Supplier shall maintain for the Customer all of the following machines: ${LIST.join('; ')}.`;
    expect(shown(sentence, 'the machines of hall number 9')).toEqual([
      'The Supplier shall maintain for the Customer all of the following machines:',
      expect.stringMatching(/^\(9\) the machines of hall number 9 .*\.$/),
    ]);
  });

  it('joins what a page break tore', () => {
    expect(
      shown(
        'The Supplier shall hold harmless the Customer and the\n\n\n12\n\n\nthird persons named by it.',
        'hold harmless',
      ),
    ).toEqual([expect.stringMatching(/^The Supplier .*named by it\.$/s)]);
  });

  it('shows a sentence that leads up to a list with the first items', () => {
    const [words = ''] = shown(
      'The Supplier shall provide the following services:\n(a) repair of the machines;\n(b) oil for them.',
      'The Supplier shall provide',
    );
    expect(words).toMatch(/^The Supplier .*repair of the machines/s);
  });

  it('shows of a long sentence without a list its beginning and how far it goes', () => {
    const things = Array.from({ length: 24 }, (_, n) => `machine, tool and drawing of the kind ${n + 1}`).join(', ');
    const sentence = `The Consultant hereby assigns to the Company all right in and to any ${things}, that the Consultant makes in the course of performing the services for the Company.`;
    expect(shown(sentence, 'The Consultant hereby assigns')).toEqual([
      expect.stringMatching(/^The Consultant hereby assigns to the Company .*kind \d+/),
      expect.stringMatching(/^(?:that|in the course of) .*for the Company\.$/),
    ]);
  });
});
