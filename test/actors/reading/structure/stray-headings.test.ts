import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../actors/reading/index.ts';

const CLAUSES = ['Price', 'Delivery', 'Warranty', 'Term', 'Law'].map(
  (heading, i) => `${i + 1}. ${heading}\n\nThe Seller shall keep to what is said here about it in every case.\n`,
);
const document = (at: number, inserted: string): string =>
  ['TEA AGREEMENT\n', ...CLAUSES.slice(0, at), inserted, ...CLAUSES.slice(at)].join('\n');
const headings = (text: string): string[] =>
  parseDocument(text)
    .clauses.filter(({ kind }) => kind === 'heading' || kind === 'clause')
    .map(({ path, heading }) => `${path} ${heading}`.trim());
const NUMBERED = ['1 Price', '2 Delivery', '3 Warranty', '4 Term', '5 Law'];

describe('stray headings', () => {
  it.each([
    ['the head of a table', 'YEAR AND FEE\n\nFirst year                  500 (payable in March)\n'],
    ['a term set apart', 'Defect\n\nA fault of the tea that was there when it was handed over to the buyer.\n'],
    ['whom a notice goes to', 'If to the Seller\n\nTall Oak Ltd., 1 Ash Lane, Kent\n'],
    ['a shouted sentence', 'TALL OAK MAKES NO PROMISE AS TO THE TASTE OF ANY OF ITS MANY TEAS\n'],
    ['cells of a table', 'COUNTY\n\nZONE\n\nMETER NAME\n\nKent\n\nTotal\n'],
  ])('%s in a numbered document ends no clause', (_what, inserted) => {
    expect(headings(document(2, inserted))).toEqual(NUMBERED);
  });

  it('a list of contents without pages makes no clauses', () => {
    const list = ['Price', 'Delivery', 'Warranty', 'Term', 'Law'].join('\n\n');
    expect(headings(document(0, `TABLE\n\n${list}\n`))).toEqual(NUMBERED);
  });

  it('the name of a part above its first number stays', () => {
    expect(headings(document(2, 'COMMERCIAL TERMS\n'))).toContain('COMMERCIAL TERMS');
  });

  it('an attachment in a list on the first page does not hold the agreement that follows', () => {
    const text = `TEA AGREEMENT\n\nThe parties agree.\n\nExhibit A\n\n${CLAUSES.join('\n')}\nExhibit A\n\nThe teas are black and green, and they are sold by weight.\n`;
    expect(parseDocument(text).clauses.map(({ path }) => path)).toEqual(['', '1', '2', '3', '4', '5', 'Exhibit A']);
  });

  it('headings stay in a document that has no other', () => {
    const text = `TEA POLICY\n\nThis says how tea is sold by us.\n\n${['Price', 'Delivery', 'Warranty']
      .map((heading) => `${heading}\n\nThe Seller shall keep to what is said here about it.\n`)
      .join('\n')}`;
    expect(headings(text)).toEqual(['Price', 'Delivery', 'Warranty']);
  });

  it('an abbreviation does not end a heading that begins a sentence', () => {
    const text = document(5, '6. Five Thousand U.S. dollars are due at once, and nothing else is due after that.\n');
    expect(headings(text).at(-1)).toBe('6');
  });
});
