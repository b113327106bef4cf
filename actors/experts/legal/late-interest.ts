import type { Percentage } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import {
  absent,
  answered,
  elsewhere,
  type Hit,
  pattern,
  present,
  printed,
  replaceSpan,
  within,
} from '../knowledge/index.ts';
import { legal } from './seat.ts';

const INTEREST = pattern(
  '\\binterest\\b[^.;]{0,160}?(?:late|overdue|past[- ]due|unpaid|rate of|per (?:month|annum|year)|not paid)|(?:late|overdue|past[- ]due|unpaid|not paid)[^.;]{0,160}?\\b(?:interest|late (?:fee|charge|payment charge))',
);
const LAWFUL = pattern(
  '(?:maximum|highest)[^.;]{0,60}?(?:law|permitted|legal|allow)|(?:law|permitted|legal)[^.;]{0,40}?(?:maximum|highest)',
);

/** Rate above which default interest looks like a penalty: 1% a month, or 12% a year. */
function steep({ document, passage }: Hit): Percentage | undefined {
  const monthly = /per month|monthly|a month|each month/.test(passage.folded);
  const yearly = /per annum|per year|annual|a year/.test(passage.folded);
  if (monthly === yearly) return undefined;
  return within(document.percentages, passage.start, passage.end).find(
    ({ value }) => value < 100 && value > (monthly ? 1 : 12),
  );
}

/** What late payment costs. */
export const lateInterest: Expert = legal({
  id: 'late-interest',
  competence: ['late_interest', 'payment_terms'],
  precision: 0.72,
  detectors: [
    present({
      rule: 'late-interest.steep',
      category: 'late_interest',
      topic: INTEREST,
      accept: (hit) => steep(hit) !== undefined,
      severity: 'medium',
      belief: 0.65,
      values: (hit) => ({ rate: printed(hit.document, steep(hit) as never) }),
      change: (hit) =>
        replaceSpan(
          hit.document,
          steep(hit) as never,
          /per month|monthly|a month|each month/.test(hit.passage.folded) ? 'one percent (1%)' : 'eight percent (8%)',
        ),
    }),
    absent({
      rule: 'late-interest.missing',
      category: 'late_interest',
      severity: 'low',
      belief: 0.45,
      types: ['services', 'saas', 'consulting', 'supply', 'licence', 'lease'],
      topic: pattern(
        '\\binterest (?:at|on|shall|will|of|thereon|accru|charge)|late (?:fee|charge|payment)|overdue|past[- ]due',
      ),
      arises: pattern('\\b(?:fees?|prices?|royalt(?:y|ies)|rent|invoices?)\\b'),
      belongs: pattern('pay|fee|price|compens|invoic|charge|rent'),
      draft: () => ({
        heading: 'Late Payment',
        text: 'An amount not paid when due bears interest from the due date until it is paid at one percent (1%) per month, or at the highest rate the law permits if that is lower.',
      }),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['late_interest'], topic: INTEREST, found: 'late-interest.found' }),
    answered({
      against: ['late_interest'],
      rules: /steep/,
      within: 'section',
      words: LAWFUL,
      reason: 'late-interest.lawful-maximum',
    }),
  ],
});
