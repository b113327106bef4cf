import { describe, expect, it } from 'vitest';
import { listedDuties } from '../../../../actors/drafting/duties/listed-duties.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const quotes = (text: string): string[] => {
  const document = parseDocument(text, { type: 'services' });
  return listedDuties(document).map(({ start, end }) => document.text.slice(start, end));
};

describe('listed duties', () => {
  it.each([
    ['a duty to the end of its sentence', 'The Supplier shall mend the roof.', ['The Supplier shall mend the roof.']],
    [
      'nothing of a case',
      'If the Supplier shall fail to mend it, the Customer may leave.',
      ['the Customer may leave.'],
    ],
    [
      'nothing of a form that is not filled in',
      'Unless a work order says otherwise, the works will be provided as: ☐Leased works ☐Sold works\nLaw\t{governing_law}\n',
      [],
    ],
    ['nothing of the conclusion', 'The parties agree as follows: the roof is red.', []],
    [
      'a lead-in with its first items',
      'The Supplier shall:\n\n(a) mend the roof;\n\n(b) paint it.',
      ['The Supplier shall:\n\n(a) mend the roof;\n\n(b) paint it.'],
    ],
    [
      'two duties of one sentence up to each other',
      'The Supplier shall mend the roof, and the Customer shall pay for it.',
      ['The Supplier shall mend the roof', 'the Customer shall pay for it.'],
    ],
    [
      'the item of a section that it names',
      'The Supplier shall mend the roof under Section 4(b) and the Customer shall pay for it.',
      ['The Supplier shall mend the roof under Section 4(b)', 'the Customer shall pay for it.'],
    ],
  ])('%s', (_, text, expected) => {
    expect(quotes(`1. Works. ${text}`)).toEqual(expected);
  });

  it('cuts a long sentence at a word', () => {
    const [quote = ''] = quotes(`1. Works. The Supplier shall ${'mend every single tile, '.repeat(20)}and the gutter.`);
    expect(quote.length).toBeLessThanOrEqual(185);
    expect(quote).toMatch(/(?:mend|every|single|tile,)$/);
  });
});
