import { describe, expect, test } from 'vitest';
import { isExpected } from '../../../../actors/experts/toolkit/expected-clauses.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { IssueCategory } from '../../../../protocols/index.ts';

const expects = (text: string, category: IssueCategory): boolean =>
  isExpected(parseDocument(text, { type: 'services' }), category);

describe('expected clauses: by the kind of contract', () => {
  test.each<[kind: string, title: string, category: IssueCategory, isExpected: boolean]>([
    ['a services agreement', 'SERVICES AGREEMENT. Alder shall serve Birch.', 'cap_on_liability', true],
    [
      'a fund and its principal underwriter',
      'DISTRIBUTION AGREEMENT. Alder is principal underwriter of the Fund.',
      'cap_on_liability',
      false,
    ],
    [
      'a university and its trustees',
      'SERVICES AGREEMENT. Alder serves the Board of Trustees of Birch University. Grants ("the Fund") pay for it.',
      'cap_on_liability',
      true,
    ],
    [
      'a fund and its adviser',
      'ADMINISTRATION AGREEMENT. Birch Trust, an open-end investment company, takes on Alder.',
      'venue',
      false,
    ],
    ['trustees of a series', 'SERVICES AGREEMENT with the Trustees of the Birch Growth Fund.', 'venue', false],
    ['an endorsement', 'ENDORSEMENT AGREEMENT. Ada Stone shall wear the shoes.', 'cap_on_liability', false],
    ['consulting with secrets', 'CONSULTING AGREEMENT. Alder advises Birch.', 'confidentiality', true],
    [
      'the charter of a barge',
      'CHARTER AGREEMENT. The Owner lets a barge for transportation.',
      'confidentiality',
      false,
    ],
    ['a pipeline', 'GAS TRANSPORTATION AGREEMENT. The Shipper may design materials.', 'ip_ownership_assignment', false],
    ['software to be written', 'SERVICES AGREEMENT. Alder shall develop software.', 'ip_ownership_assignment', true],
  ])('%s', (_kind, title, category, expected) => {
    expect(expects(title, category)).toBe(expected);
  });
});

describe('expected clauses: by the year of the paper', () => {
  test('nobody asks a paper of 1999 for the card standard of 2004', () => {
    expect(expects('This Agreement is made on March 3, 1999. Alder processes credit cards.', 'card_data')).toBe(false);
  });
  test('a paper of 2019 is asked for it, and one without a date', () => {
    expect(expects('This Agreement is made on March 3, 2019. Alder processes credit cards.', 'card_data')).toBe(true);
    expect(expects('Alder processes credit cards.', 'card_data')).toBe(true);
  });
  test('modern slavery is asked for where the law knows it', () => {
    expect(expects('This Agreement is made on March 3, 2009. Goods come from England.', 'modern_slavery')).toBe(false);
    expect(expects('This Agreement is made on March 3, 2019. Goods come from England.', 'modern_slavery')).toBe(true);
  });
});
