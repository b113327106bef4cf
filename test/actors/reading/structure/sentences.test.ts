import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../actors/reading/index.ts';

function sentences(text: string): string[] {
  return parseDocument(text).sentences.map(({ start, end }) => text.slice(start, end));
}

const CASES: readonly [name: string, text: string, expected: readonly string[]][] = [
  [
    'plain sentences',
    'The sky is blue. The sea is deep! Is it cold?',
    ['The sky is blue.', 'The sea is deep!', 'Is it cold?'],
  ],
  [
    'company endings inside a sentence',
    'Acme Inc. and Beta Co. sell tea. They ship it.',
    ['Acme Inc. and Beta Co. sell tea.', 'They ship it.'],
  ],
  [
    'company ending at the end of one',
    'The buyer is Acme Inc. The seller is Beta Ltd.',
    ['The buyer is Acme Inc.', 'The seller is Beta Ltd.'],
  ],
  [
    'abbreviations',
    'See Sec. 4 and No. 7, e.g. Art. 9 thereof. Done now.',
    ['See Sec. 4 and No. 7, e.g. Art. 9 thereof.', 'Done now.'],
  ],
  [
    'initials and places',
    'Mr. J. Smith lives in the U.S. with Dr. Jones. He sings.',
    ['Mr. J. Smith lives in the U.S. with Dr. Jones.', 'He sings.'],
  ],
  ['amounts', 'The fee is $1.50 per item. Tax is 3.5 percent.', ['The fee is $1.50 per item.', 'Tax is 3.5 percent.']],
  ['closing quotation marks', 'He said "stop." Then he left.', ['He said "stop."', 'Then he left.']],
  ['list items', 'Bring:\n- a lamp\n- a rope\n- two maps', ['Bring:', '- a lamp', '- a rope', '- two maps']],
  [
    'hard-wrapped lines are one sentence',
    'This sentence was wrapped at a fixed width by a program\nthat knew nothing of its meaning, as programs do.\nAnother follows here.',
    [
      'This sentence was wrapped at a fixed width by a program\nthat knew nothing of its meaning, as programs do.',
      'Another follows here.',
    ],
  ],
  [
    'numbers are not part of the sentence',
    '1. Term. It lasts a year. It may end.',
    ['1. Term.', 'It lasts a year.', 'It may end.'],
  ],
  [
    'a page number splits nothing off and joins nothing',
    'First words.\n\n12\n\nLast words.',
    ['First words.', 'Last words.'],
  ],
];

describe('sentences', () => {
  it.each(CASES)('%s', (_, text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  it('headings are sentences of their own and marked', () => {
    const parsed = parseDocument('1. Price. The Buyer pays.\n\n2. Term. A year.');
    expect(parsed.sentences.map(({ isHeading, clause }) => [isHeading, clause])).toEqual([
      [true, 0],
      [false, 0],
      [true, 1],
      [false, 1],
    ]);
  });
});
