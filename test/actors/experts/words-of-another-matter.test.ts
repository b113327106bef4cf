import { describe, expect, it } from 'vitest';
import { isGuarded } from '../../../actors/experts/clause-risks/guards/index.ts';
import { leftOut } from '../../../actors/experts/clause-risks/survival.ts';
import { EXPERTS } from '../../../actors/experts/index.ts';
import { isWholeAgreement } from '../../../actors/experts/toolkit/agreement.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { findingsOf } from './trial.ts';

function raises(id: string, rule: string, text: string): boolean {
  const expert = EXPERTS.find((one) => one.id === id) as (typeof EXPERTS)[number];
  return findingsOf(expert, parseDocument(text, { type: 'services' })).some((finding) => finding.rule === rule);
}

const PARTIES = 'This Agreement is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n';
const page = (n: number, line = '____ ____'): string =>
  `The Supplier paints door number ${n} of the house. ${n} ${line}\n\n`;

describe('words of another matter', () => {
  it.each([
    ['The Supplier shall pay a penalty of 5,000 euro for each day of delay.', true],
    ['The Supplier shall confirm under penalty of perjury that the doors are red.', false],
    ['Consent shall be given in writing under penalty of nullity.', false],
  ])('a penalty is a sum: %s', (text, counts) => {
    expect(raises('liquidated-damages', 'liquidated-damages.penalty', PARTIES + text)).toBe(counts);
  });

  it.each([
    ['room for initials at the foot of each page', page(1) + page(2) + page(3), false],
    ['a line for who initials the page', 'Initialed BIRCH INC. OF THE TOWN:______ Page 1 of 6', false],
    ['a wish to insert', 'The doors are [please insert description of the doors and their colour].', true],
    ['a name behind the word for it', 'SIGNED by [NAME] Joan Alder  )  director', false],
    ['a blank on one page alone', `${page(1)}The price of the door is ________ euro a year.`, true],
  ])('a blank is to be filled before signing: %s', (_, text, counts) => {
    expect(raises('placeholders', 'placeholders.unfilled', PARTIES + text)).toBe(counts);
  });

  it.each([
    ['The Customer pays forty-four hundredths of one percent (0.44%) of the price.', false],
    ['The Customer pays one percent (0.44%) of the price.', true],
  ])('words are read to their beginning: %s', (text, counts) => {
    expect(raises('number-words', 'number-words.mismatch', PARTIES + text)).toBe(counts);
  });

  it.each([
    ['The doors follow 29 CFR Part 471 Appendix A to Subpart A.', false],
    ['The doors follow Appendix A to this Agreement.', true],
  ])('an attachment is the contract’s own: %s', (text, counts) => {
    expect(raises('exhibits', 'exhibits.not-attached', PARTIES + text)).toBe(counts);
  });

  it('the section of a code is no section of the contract, however often the code is named', () => {
    const clauses = '1. Doors. The doors are red.\n\n2. Paint. The paint is red.\n\n';
    const dangling = (text: string) =>
      raises('cross-references', 'cross-references.dangling', PARTIES + clauses + text);
    expect(dangling('3. Law. The Supplier follows 41 CFR §60-300.5(a) and §60-741.5(a) in all it does.')).toBe(false);
    expect(dangling('3. Law. The Supplier follows Section 60 in all it does.')).toBe(true);
  });

  it.each([
    ['This Agreement runs for an Initial Term of five (5) years. The Initial Term may not be cut short.', false],
    ['The Supplier paints during the Initial Term. The Initial Term may not be cut short.', true],
    ['The Customer pays 9 euro a year (the "Painting Fee"). The Paint Fee is due in May. The Paint Fee is net.', false],
    [
      'The Customer pays 9 euro a year (the "Painting Fee"). The Ladder Fee is due in May. The Ladder Fee is net.',
      true,
    ],
    ['All capitalized terms have the meaning that the Sale Agreement gives them. The Ladder Fee is due in May.', false],
  ])('a term that is given its length, or another form of a defined one, is defined: %s', (text, counts) => {
    expect(raises('essential-terms', 'essential-terms.undefined', PARTIES + text)).toBe(counts);
  });

  it.each([
    ['The Supplier shall pay all taxes that arise from this Agreement.', true],
    ['The Supplier shall pay all sales, use, excise and value-added taxes on the doors.', false],
  ])('taxes on a sale are none on income: %s', (text, counts) => {
    expect(raises('taxes', 'taxes.all-on-one', PARTIES + text)).toBe(counts);
  });

  it.each([
    ['The Supplier may terminate this Agreement at any time for any reason.', true],
    [
      'This Agreement may be terminated at any time by the Supplier, or by the Customer, in each case on notice.',
      false,
    ],
  ])('a right of each side is no right of one: %s', (text, counts) => {
    expect(raises('termination-convenience', 'termination-convenience.one-sided', PARTIES + text)).toBe(counts);
  });

  it('a text that begins within a sentence is no whole agreement', () => {
    const duties = 'The Supplier shall paint the door of the house. The Customer shall pay for the paint. '.repeat(60);
    expect(isWholeAgreement(parseDocument(PARTIES + duties, { type: 'services' }))).toBe(true);
    expect(isWholeAgreement(parseDocument(`term of the paint ends. ${duties}`, { type: 'services' }))).toBe(false);
  });

  it('what a second sentence keeps alive is not left out', () => {
    const articles =
      '1. Confidentiality. The price is secret.\n\n2. Indemnity. The Supplier indemnifies the Customer.\n\n';
    const first = 'Section 1 shall survive the end of this Agreement.';
    const read = (text: string): string => {
      const document = parseDocument(PARTIES + articles + text, { type: 'services' });
      const start = document.text.indexOf(first);
      return leftOut(document, { start, end: start + first.length }, first);
    };
    expect(read(`3. End. ${first}`)).toBe('2 (Indemnity)');
    expect(read(`3. End. ${first} Sections 1 and 2 shall survive any termination.`)).toBe('none');
  });

  it.each([
    ['term_open', 'The parties shall agree upon the price of the doors at a later date.', true],
    [
      'term_open',
      'The Owner has a right of first negotiation, and the parties shall agree upon the price of the doors at a later date.',
      false,
    ],
    ['automatic_end', 'The licence shall automatically terminate if the Distributor is sold.', true],
    ['automatic_end', 'Either party may forthwith terminate this Agreement if the Distributor is sold.', false],
  ])('the guard of %s: %s', (id, text, holds) => {
    expect(isGuarded(id, { text, headings: '', before: '', after: '', facts: [], at: 0, sentences: 1 })).toBe(holds);
  });
});
