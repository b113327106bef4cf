import type { Expert } from '../../expert.ts';
import {
  absent,
  capital,
  daysOf,
  durationsIn,
  elsewhere,
  type Hit,
  pattern,
  present,
  printed,
  replacePeriod,
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const WARRANTS = pattern('\\bwarrant(?:s|y|ies|ed)?\\b(?! of merchantability)|represents and|guarantees? that');
/** The words before a period that make it the one of the warranty, and not the time to report or to mend a defect. */
const LASTS = /\b(?:warrant(?:y|ies) period (?:of|is|shall be|will be)|for (?:a )?(?:period of )?|period of)\s*$/i;
/** Where such words stand, UTF-16 units before the period. */
const BEFORE = 40;
const shortPeriod = ({ document, passage }: Hit) =>
  durationsIn(document, passage).find(
    (period) =>
      daysOf(period) < 89 &&
      LASTS.test(document.text.slice(Math.max(passage.start, period.start - BEFORE), period.start)),
  );

/** What is promised of the performance, and for how long. */
export const warranty: Expert = legalExpert({
  id: 'warranty',
  competence: ['warranty_duration', 'warranty_disclaimer'],
  precision: 0.89,
  detectors: [
    absent({
      rule: 'warranty.missing',
      category: 'warranty_duration',
      severity: 'medium',
      belief: 0.81,
      types: ['services', 'saas', 'supply', 'consulting', 'licence'],
      topic: WARRANTS,
      belongs: pattern('warrant|service|product|quality|deliver|accept'),
      draft: (names) => ({
        heading: 'Warranty',
        text: `${capital(names.provider)} warrants that everything it provides under ${names.agreement} will be provided with reasonable skill and care and will conform to its agreed description. If it does not, and ${names.customer} gives notice within twelve (12) months after delivery, ${names.provider} will correct it at its own cost within a reasonable time or, failing that, refund the price paid for it.`,
      }),
    }),
    present({
      rule: 'warranty.short',
      category: 'warranty_duration',
      topic: pattern('warrant[^.;]{0,120}?(?:for a period|period of|for [a-z0-9() -]{1,30}days?)|warranty period'),
      unless: pattern('" means|shall mean|terminat|cure|notice of (?:breach|termination)'),
      accept: (hit) => shortPeriod(hit) !== undefined,
      severity: 'medium',
      belief: 0.75,
      values: (hit) => ({ period: printed(hit.document, shortPeriod(hit)) }),
      change: (hit) => replacePeriod(hit.document, shortPeriod(hit), 'twelve (12)', 'month'),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['warranty_duration'], topic: WARRANTS, found: 'warranty.given' }),
    weighed({
      against: ['warranty_disclaimer'],
      within: 'section',
      words: pattern(
        'except (?:as|for)[^.;]{0,40}(?:express|set forth|provided|stated)|other than (?:the )?(?:express )?warrant',
      ),
      steps: 1,
      reason: 'warranty.express-remain',
    }),
  ],
});
