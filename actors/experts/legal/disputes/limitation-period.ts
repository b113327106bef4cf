import type { Expert } from '../../expert.ts';
import {
  answered,
  CONSUMER_TERMS,
  CONTRACTS,
  daysOf,
  durationsIn,
  type Hit,
  mutuality,
  partyOf,
  pattern,
  present,
  printed,
  replacePeriod,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const BARRED = pattern(
  '(?:action|claim|suit|proceeding)s?\\b[^.;]{0,160}?(?:within|more than|later than|after)[^.;]{0,60}?(?:year|month|day)s?\\b[^.;]{0,60}?(?:after|of|from|following)[^.;]{0,60}?(?:accru|cause of action|aris|occur|discover)|waive[^.;]{0,60}?statutes? of limitation',
);
const shortPeriod = ({ document, passage }: Hit) =>
  durationsIn(document, passage).find((period) => daysOf(period) < 700 && daysOf(period) > 20);

/** Deadlines for going to court that are shorter than the law's. */
export const limitationPeriod: Expert = legalExpert({
  id: 'limitation-period',
  competence: ['limitation_period', 'venue'],
  serves: [...CONTRACTS, ...CONSUMER_TERMS],
  precision: 0.88,
  detectors: [
    present({
      rule: 'limitation-period.short',
      category: 'limitation_period',
      topic: BARRED,
      unless: pattern('notify|notice of (?:the )?(?:claim|dispute)|negotiat|mediat|respond|arbitrator|indemnif'),
      also: pattern('\\b(?:no|must|shall|may not|barred|waive)'),
      accept: (hit) => shortPeriod(hit) !== undefined,
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit), period: printed(hit.document, shortPeriod(hit)) }),
      change: (hit) => replacePeriod(hit.document, shortPeriod(hit), 'two (2)', 'year'),
    }),
  ],
  defeaters: [
    answered({
      against: ['limitation_period'],
      within: 'sentence',
      words: pattern('except|discover'),
      reason: 'limitation-period.from-discovery',
    }),
    mutuality({ against: ['limitation_period', 'jury_waiver'], topic: BARRED }),
  ],
});
