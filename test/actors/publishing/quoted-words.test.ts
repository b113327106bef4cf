import { describe, expect, it } from 'vitest';
import { pageFurniture, plainWords, quotations, shortQuotation } from '../../../actors/publishing/pdf/quoted-words.ts';

const FOOT = 'ACME-4711 | www.acme.example PAGE';
const evidenceOf = (text: string, quote: string) => {
  const start = text.indexOf(quote);
  return { quote, start, end: start + quote.length, section: '1' };
};

describe('quoted words: what a report shows of a passage', () => {
  it('leaves out the foot of a page, its number and a rule of dashes', () => {
    const text = `The Supplier ${FOOT} 1\npays ${FOOT} 2\nall ------------- costs of ${FOOT} 3\nthe work`;
    expect(plainWords(text, pageFurniture(text))).toBe('The Supplier pays all costs of the work');
    expect(plainWords('to the other 16\n\n\nparty', new Set())).toBe('to the other party');
  });

  it('leaves out a legend between two words', () => {
    const words = 'The fee is due 8 [***] = Certain information in this document has been omitted. within [***] days.';
    expect(plainWords(words, new Set())).toBe('The fee is due within [***] days.');
  });

  it('keeps figures at the end of a line, and a dash between words', () => {
    expect(plainWords('at most 500\nunits - or less', new Set())).toBe('at most 500 units - or less');
  });

  it.each([
    ['The fee is 10 dollars.', 'The fee is 10 dollars.'],
    ['The fee is', 'The fee is …'],
    ['fee is 10 dollars;', '… fee is 10 dollars …'],
    ['(b) the fee', '… (b) the fee …'],
    ['(b) The fee is due.', '(b) The fee is due.'],
    ['iAcme pays.', 'iAcme pays.'],
  ])('%j is shown as %j', (quote, words) => {
    expect(quotations([evidenceOf(quote, quote)], quote, new Set())).toEqual([{ words, section: '1' }]);
  });

  it('shows two parts of one sentence as one quotation', () => {
    const text = 'The Supplier may leave if (a) it is not paid, or (b) the works are sold.';
    const parts = ['The Supplier may leave if', '(b) the works are sold.'].map((part) => evidenceOf(text, part));
    expect(quotations(parts, text, new Set())).toEqual([
      { words: 'The Supplier may leave if … (b) the works are sold.', section: '1' },
    ]);
  });

  it('shortens at the end of a part', () => {
    expect(shortQuotation('The Supplier pays all costs, and the Customer pays the rest of them.', 40)).toBe(
      'The Supplier pays all costs …',
    );
  });
});
