import { describe, expect, test } from 'vitest';
import { expertById } from '../../../../actors/experts/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { Finding } from '../../../../protocols/index.ts';
import { findingsOf } from '../trial.ts';

const found = (expert: string, rule: string, text: string): Finding[] => {
  const read = expertById(expert);
  if (read === undefined) throw new Error(`no expert ${expert}`);
  return findingsOf(read, parseDocument(text, { type: 'services' })).filter((finding) => finding.rule === rule);
};
const blanks = (text: string): Finding[] => found('placeholders', 'placeholders.unfilled', text);

describe('placeholders: what is open, and what only looks so', () => {
  test('a legend that explains the sign of a redaction leaves nothing open', () => {
    expect(blanks('Omitted portions, which are marked with brackets [ ] and a star, were filed apart.')).toEqual([]);
  });
  test('the only box of a paper is an offer that was not taken', () => {
    expect(blanks('FEE.    [ ] Technical Support   24 hours')).toEqual([]);
  });
  test('an empty bracket inside a sentence is open', () => {
    expect(blanks('The Customer shall pay [ ] euro a month.')).toHaveLength(1);
  });
  test('a sample is meant to be filled in', () => {
    const words = 'The Member shall pay ________ dollars to the Franchisee.';
    expect(blanks(`SAMPLE OF UNDERTAKING\n\n${words}`)[0]?.severity).toBe('low');
    expect(blanks(`UNDERTAKING\n\n${words}`)[0]?.severity).toBe('high');
  });
  test('the address of a party is no term of the bargain', () => {
    const party =
      'Alder Ltd, registered office at __________, registration number __________, telephone __________, fax __________.';
    expect(blanks(party)[0]?.severity).toBe('medium');
    expect(blanks('Deliver __________ within __________ for __________ until __________ here.')[0]?.severity).toBe(
      'high',
    );
  });
});

describe('brackets: a proposal, an aside or a sum', () => {
  const open = (text: string): number => found('unsettled-wording', 'unsettled-wording.bracketed', text).length;
  test.each([
    [
      'a condition',
      '1. It ends if any party ends it [in the event that the rights of such a party were duly assigned to somebody] by notice.',
      0,
    ],
    [
      'a sum',
      '1. The penalty is 5 x [(agreed deliveries - actual deliveries of the month) x number of all shipments] x the yield.',
      0,
    ],
    [
      'a proposal',
      '1. The Customer shall not sell cars in [any country in which the Supplier sells cars at that time].',
      1,
    ],
  ])('%s', (_what, text, count) => {
    expect(open(text)).toBe(count);
  });
});

describe('references: what is in the text', () => {
  const dangling = (text: string): number => found('cross-references', 'cross-references.dangling', text).length;
  test('a number glued to its heading is there', () => {
    expect(
      dangling('1. SUPPLY\n\n1.1Orders. Subject to Section 1.2, Birch orders.\n\n1.2Quality Control. Alder tests.\n'),
    ).toBe(0);
    expect(
      dangling('1. SUPPLY\n\n1.1Orders. Subject to Section 1.4, Birch orders.\n\n1.2Quality Control. Alder tests.\n'),
    ).toBe(1);
  });
  test('a clause that calls itself by its number with a nought is right', () => {
    const wrong = (number: string): number =>
      found(
        'cross-references',
        'cross-references.wrong-self',
        `6. Term\n\n6.1 A year.\n\n7. Law\n\n7.1 Kent law.\n\n7.3 Nothing in this clause ${number} binds others.\n`,
      ).length;
    expect(wrong('7.0')).toBe(0);
    expect(wrong('6.1')).toBe(1);
  });
});
