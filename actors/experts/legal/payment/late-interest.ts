import type { Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import {
  absent,
  answered,
  elsewhere,
  firstMatch,
  type Hit,
  pattern,
  present,
  printed,
  replaceSpan,
  says,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const INTEREST = pattern(
  '\\binterest\\b[^.;]{0,160}?(?:late|overdue|past[- ]due|unpaid|rate of|per (?:month|annum|year)|not paid)|(?:late|overdue|past[- ]due|unpaid|not paid)[^.;]{0,160}?\\b(?:interest|late (?:fee|charge|payment charge))',
);
const LAWFUL = pattern(
  '(?:maximum|highest)[^.;]{0,60}?(?:law|permitted|legal|allow)|(?:law|permitted|legal)[^.;]{0,40}?(?:maximum|highest)',
);

const MONTHLY = pattern('per month|monthly|a month|each month');
const YEARLY = pattern('per annum|per year|annual|a year');
/** The rate with the words that repeat it: `one and one-half percent (1.5%)`. */
const RATE = pattern(
  '(?:\\b[a-z]+(?:-[a-z]+)?(?: and [a-z-]+)? per ?cent ?)?\\(? ?(?<![\\d./-])(\\d{1,2}(?:\\.\\d+)?) ?%(?: ?\\))?',
);

/** A rate that looks like a penalty: over 1% a month or 12% a year, and half more where the law's maximum is kept. */
function steep({ passage }: Hit): (Span & { monthly: boolean; yearly: number }) | undefined {
  const monthly = says(passage.folded, MONTHLY);
  if (monthly === says(passage.folded, YEARLY)) return undefined;
  const rate = firstMatch(passage.folded, RATE);
  const limit = (monthly ? 1 : 12) * (says(passage.folded, LAWFUL) ? 1.5 : 1);
  if (rate === undefined || Number(rate[1]) <= limit) return undefined;
  const start = passage.start + rate.index;
  const end = start + rate[0].length;
  return { start: end - rate[0].trimStart().length, end, monthly, yearly: Number(rate[1]) * (monthly ? 12 : 1) };
}

/** Percent a year: from the first on no court would call it a delay's usual price, from the second on it is a crime in many places. */
const USURIOUS = { high: 36, critical: 60 };

function severityOf(hit: Hit): 'critical' | 'high' | 'medium' {
  const { yearly } = steep(hit) ?? { yearly: 0 };
  if (yearly >= USURIOUS.critical) return 'critical';
  return yearly >= USURIOUS.high ? 'high' : 'medium';
}

/** What late payment costs. */
export const lateInterest: Expert = legalExpert({
  id: 'late-interest',
  competence: ['late_interest', 'payment_terms'],
  precision: 0.9,
  detectors: [
    present({
      rule: 'late-interest.steep',
      category: 'late_interest',
      topic: INTEREST,
      accept: (hit) => steep(hit) !== undefined,
      severity: severityOf,
      belief: 0.81,
      values: (hit) => ({ rate: printed(hit.document, steep(hit)) }),
      change: (hit) => {
        const rate = steep(hit);
        return rate && replaceSpan(hit.document, rate, rate.monthly ? 'one percent (1%)' : 'eight percent (8%)');
      },
    }),
    absent({
      rule: 'late-interest.missing',
      category: 'late_interest',
      severity: 'low',
      belief: 0.45,
      types: ['services', 'saas', 'consulting', 'supply', 'lease'],
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
