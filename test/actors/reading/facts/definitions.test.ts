import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../actors/reading/index.ts';

const FORMS: readonly [text: string, terms: readonly string[]][] = [
  ['"Goods" means the things sold.', ['Goods']],
  ['“Goods” shall mean the things sold.', ['Goods']],
  ['"Goods" has the meaning given in Schedule 1.', ['Goods']],
  ['Acme Corporation, a company ("Acme"), sells.', ['Acme']],
  ['Acme Corporation (the “Seller”) sells.', ['Seller']],
  ['Acme and Beta (each, a "Party" and collectively, the "Parties") agree.', ['Party', 'Parties']],
  ['Acme (hereinafter referred to as the "Seller") sells.', ['Seller']],
  ['Acme, hereinafter called "Seller", sells.', ['Seller']],
  ['**Goods** means the things sold.', ['Goods']],
  ['"**Goods**" means the things sold.', ['Goods']],
  ['Sale Price means the price paid for one crate.', ['Sale Price']],
  ['"Goods": the things sold.', ['Goods']],
  ['Acme (the ‘Seller’) sells.', ['Seller']],
  ['He said "Hello there" and left.', []],
  ['The sign says ("no entry").', []],
];

describe('definitions', () => {
  it.each(FORMS)('%s', (text, terms) => {
    expect(parseDocument(text).definitions.map((definition) => definition.term)).toEqual(terms);
  });

  it('uses are whole capitalised words elsewhere, in singular and plural, longest term first', () => {
    const text =
      '"Confidential Information" means secrets. "Information" means facts. Information is free; Confidential Information is not. The information desk is open. Affiliates of an Affiliate ("Affiliate") differ.';
    const uses = Object.fromEntries(parseDocument(text).definitions.map(({ term, uses }) => [term, uses.length]));
    expect(uses).toEqual({ 'Confidential Information': 1, Information: 1, Affiliate: 2 });
  });

  it('start and end are the term, by is what defines it', () => {
    const text = 'Acme Corporation (the "Seller") sells. The Seller ships.';
    const [definition] = parseDocument(text).definitions;
    expect(text.slice(definition?.start, definition?.end)).toBe('Seller');
    expect(text.slice(definition?.by.start, definition?.by.end)).toBe('(the "Seller")');
    expect(definition?.uses).toEqual([text.indexOf('Seller ships')]);
  });
});
