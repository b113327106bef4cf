import { beforeAll, describe, expect, test } from 'vitest';
import { expertById, prepareLanguageExperts } from '../../../../actors/experts/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { Finding } from '../../../../protocols/index.ts';
import { findingsOf } from '../trial.ts';

beforeAll(prepareLanguageExperts);

const found = (expert: string, text: string, rule: RegExp = /./): Finding[] => {
  const read = expertById(expert);
  if (read === undefined) throw new Error(`no expert ${expert}`);
  return findingsOf(read, parseDocument(text, { type: 'services' })).filter((finding) => rule.test(finding.rule));
};
const repairs = (text: string): (string | undefined)[] => found('spelling', text).map(({ change }) => change?.after);

describe('spelling: a right word is left alone', () => {
  test.each([
    ['a noun from a verb', 'The director owes his recusal, and his refusal to vote is recorded in the minutes.'],
    [
      'the plural of a word in -ment',
      'The Licensee shall return all copies and embodiments of the embodiment in the Software.',
    ],
    [
      'a word with another prefix',
      'The insert and the outsert of the package are printed by the Supplier at the outset.',
    ],
    ['a word formed with cyber', 'The Sponsor may cybercast the concert from any cafe in the city.'],
    ['an instrument and its method', 'The gas is measured by chromatograph at the point of delivery.'],
    ['the name of an account', 'The account is named ksbrowser and may be read in any browser of the Customer.'],
  ])('%s', (_what, text) => {
    expect(repairs(text)).toEqual([]);
  });
  test.each([
    ['a doubled letter lost', 'An incident that occured must be told to the Customer at once.', 'occurred'],
    ['two letters swapped', 'The Customer shall recieve the goods. The Customer may receive a copy.', 'receive'],
  ])('%s is repaired', (_what, text, after) => {
    expect(repairs(text)).toEqual([after]);
  });

  test.each([
    'The Supplier checks the tyres every month. Other types of wear are told to the Customer.',
    'The managers shall liase every month. The lease of the depot is not affected.',
    'The promotive measures are set by the Customer each year.',
    'The collimation of the device is checked before delivery.',
  ])('no other word is put in place of one that no slip explains: %s', (text) => {
    expect(repairs(text)).toEqual([]);
  });
});

describe('indemnity: narrowed only where the sentence still reads', () => {
  const change = (cause: string): string | undefined =>
    found(
      'indemnity',
      `This is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n1. Supplier shall indemnify Customer against all claims ${cause}.`,
      /broad/,
    )[0]?.change?.after;
  test('before what was done, the change is proposed', () => {
    expect(change('arising out of or in connection with the acts of Supplier')).toBe('to the extent caused by');
  });
  test('before the contract itself, or as a link of a chain, none is', () => {
    expect(change('directly or indirectly arising out of or in connection with the goods')).toBeUndefined();
    expect(change('arising out of or in connection with this Agreement')).toBeUndefined();
  });
});

describe('definitions: a name or a measure is content', () => {
  const bare = (text: string): number => found('missing-particulars', text, /definition/).length;
  test('an abbreviated title does not end the definition', () => {
    expect(bare('"Klein" means Mr. Mark Klein.')).toBe(0);
    expect(bare('"Period" means a calendar month.')).toBe(0);
  });
  test('a word that says nothing new is still found', () => {
    expect(bare('"Products" means apparel.')).toBe(1);
  });
});

test('totals: rates of a tariff need not come to a hundred, the instalments of a price must', () => {
  const wrong = (text: string): number => found('currency-and-totals', text, /instalments|shares/).length;
  expect(wrong('1. The price is payable in instalments: 30% on signing, 30% on delivery and 30% on acceptance.')).toBe(
    1,
  );
  expect(wrong('1. Payable in instalments: 30% on chairs, a royalty rate of 30% on doors and 30% on tables.')).toBe(0);
});
