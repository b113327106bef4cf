import type { Expert } from '../../expert.ts';
import {
  answered,
  elsewhere,
  isOneSided,
  mutuality,
  NOBODY,
  partyOf,
  pattern,
  present,
  says,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const PRICE = '(?:prices?|fees?|rates?|charges?|subscription fees?|rent)';
const RAISES = pattern(
  `(?:may|right to|entitled to|can)\\b[^.;]{0,60}?\\b(?:increase|adjust|change|revise|modify|raise|amend)\\b (?:[a-z]+ ){0,4}?${PRICE}|${PRICE} (?:[a-z]+ ){0,6}?(?:are|is|may be|shall be) subject to (?:change|increase|adjustment)|${PRICE} [^.;]{0,40}?may be (?:increased|adjusted|changed|revised)`,
);
const PASSIVE = pattern('may be (?:increased|adjusted|changed|revised)|subject to (?:change|increase|adjustment)');
const BOUNDS =
  'not (?:to )?exceed|percent|%|consumer price index|\\bcpi\\b|\\bindex\\b|mutual(?:ly)?|agree(?:d|ment) (?:by|upon|in writing|between)|in proportion|no more than|limited to|actual (?:cost|increase)';
const BOUND = pattern(BOUNDS);

/** Prices that one side may move. */
export const priceAdjustment: Expert = legalExpert({
  id: 'price-adjustment',
  competence: ['price_adjustment', 'price_restrictions', 'most_favored_nation'],
  precision: 0.89,
  detectors: [
    present({
      rule: 'price-adjustment.unbounded',
      does: { polarity: 'positive' },
      category: 'price_adjustment',
      topic: RAISES,
      unlessSection: pattern(`${BOUNDS}|\\bmay (?:[a-z]+ )?(?:terminate|cancel|object|reject|withdraw)\\b`),
      // A price that third parties pay, or one that moves with the other side's approval, is none that is moved against it.
      unless: pattern(
        'resale|interest rate|\\b(?:public|retail|consumer|end[- ]user) (?:prices?|rates?|tariffs?)\\b|\\b(?:after|upon|subject to|with) (?:obtaining |receiving )?(?:the )?(?:prior )?(?:written )?(?:approval|consent) (?:from|of|by)\\b|\\bnotify (?:the |its |all )?(?:users|subscribers|consumers|end[- ]users)\\b',
      ),
      severity: (hit) => (isOneSided(hit) && !/notice|days/.test(hit.passage.folded) ? 'high' : 'medium'),
      belief: 0.84,
      values: (hit) => ({ party: says(hit.passage.folded, PASSIVE) ? NOBODY : partyOf(hit) }),
    }),
  ],
  defeaters: [
    answered({
      against: ['price_adjustment', 'pricing_clarity'],
      within: 'section',
      words: BOUND,
      reason: 'price-adjustment.bounded',
    }),
    elsewhere({ against: ['price_adjustment', 'price_restrictions'], topic: RAISES, found: 'price-adjustment.found' }),
    mutuality({ against: ['price_adjustment', 'most_favored_nation'], topic: RAISES }),
  ],
});
