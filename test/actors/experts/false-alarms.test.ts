import { beforeAll, describe, expect, it } from 'vitest';
import { EXPERTS, prepareLanguageExperts } from '../../../actors/experts/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import type { DocumentType } from '../../../protocols/index.ts';
import { LEGAL_ALARMS } from './legal-alarms.ts';
import { findingsOf } from './trial.ts';
import { WORDING_ALARMS } from './wording-alarms.ts';

const ALARMS = [...LEGAL_ALARMS, ...WORDING_ALARMS];

beforeAll(prepareLanguageExperts);

const rulesIn = (text: string, type: DocumentType = 'general'): string[] => {
  const document = parseDocument(text, { type });
  const serving = EXPERTS.filter(({ serves }) => serves === 'any' || serves.includes(type));
  return serving.flatMap((expert) => findingsOf(expert, document)).map(({ rule }) => rule);
};

describe('experts: false alarms', () => {
  it.each(ALARMS.map(([rule, found, , type]) => ({ rule, found, type })))(
    '$rule is still found',
    ({ rule, found, type }) => {
      expect(rulesIn(found, type)).toContain(rule);
    },
  );
  const alarms = ALARMS.flatMap(([rule, , sound, type]) => sound.map((text) => ({ rule, text, type })));
  it.each(alarms)('$rule is not found in: $text', ({ rule, text, type }) => {
    expect(rulesIn(text, type)).not.toContain(rule);
  });

  it('reports once a measure that one side deems necessary', () => {
    const rules = rulesIn('The Tenant shall bring such tools as the Owner deems necessary.', 'services');
    expect(rules.filter((rule) => /own-/.test(rule))).toEqual(['discretion.own-measure']);
  });

  it.each([
    ['The colour of the door is to be agreed later.', 'medium'],
    ['The price of the door is to be agreed later.', 'medium'],
    ['The scope of the work is to be negotiated.', 'medium'],
    ['The term of the lease is to be decided.', 'medium'],
  ])('rates an open point by its matter: %s', (text, severity) => {
    const document = parseDocument(text, { type: 'services' });
    const ambiguity = EXPERTS.find(({ id }) => id === 'ambiguity') as (typeof EXPERTS)[number];
    const open = findingsOf(ambiguity, document).filter(({ rule }) => rule === 'ambiguity.deferred-terms');
    expect(open.map((finding) => finding.severity)).toEqual([severity]);
  });

  it('splits a word joined to a short one instead of shortening it', () => {
    const document = parseDocument('The Supplier shall act toprevent any loss of the barn.');
    const spelling = EXPERTS.find(({ id }) => id === 'spelling') as (typeof EXPERTS)[number];
    expect(findingsOf(spelling, document).map(({ change }) => change?.after)).toEqual(['to prevent']);
  });

  it('a steep rate is named without the blank before it', () => {
    const document = parseDocument('Late sums bear interest at the rate of 2.5% per month until paid.', {
      type: 'services',
    });
    const lateInterest = EXPERTS.find(({ id }) => id === 'late-interest') as (typeof EXPERTS)[number];
    const steep = findingsOf(lateInterest, document).find(({ rule }) => rule === 'late-interest.steep');
    expect(steep?.values).toEqual({ rate: '2.5%' });
    expect(steep?.change?.before).toBe('2.5%');
  });

  it.each([
    ['exceptions.override', 'The Owner may end the lease regardless of whether the Tenant pays the rent.'],
    ['ambiguity.deferred-terms', 'This lease lasts until it is replaced with a subsequent agreement.'],
  ])('%s is found in: %s', (rule, text) => {
    expect(rulesIn(text, 'services')).toContain(rule);
  });
});
