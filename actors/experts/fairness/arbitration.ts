import type { Expert } from '../expert.ts';
import { answered, pattern, weighed } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';
import { unfair } from './unfair-term.ts';

/** Only those who use it for a business arbitrate: no consumer does. */
export const BUSINESSES = pattern(
  '(?:on behalf of a (?:business|company)|\\b(?:if you are|for) (?:an? )?(?:business|commercial) (?:users?|customers?)|rather than for (?:your )?personal use)\\b[^.]{0,300}?\\barbitrat',
);

/** Courts replaced by an arbitrator. */
export const unfairArbitration: Expert = fairnessExpert({
  id: 'unfair-arbitration',
  competence: ['unfair_arbitration'],
  precision: 0.5,
  detectors: [
    unfair([
      {
        rule: 'unfair-arbitration.far-hearing',
        category: 'unfair_arbitration',
        severity: 'high',
        belief: 0.6,
        topic: pattern(
          '\\barbitrat(?:ion|or)s?\\b[^.]{0,200}?\\b(?:take place|held|occur|seat|venue|location)\\b[^.]{0,60}?\\bin\\b',
        ),
        unlessSection: BUSINESSES,
        unless: pattern('where you (?:live|reside)|your (?:county|country)|in person|in part'),
      },
      {
        rule: 'unfair-arbitration.mandatory',
        category: 'unfair_arbitration',
        severity: 'medium',
        belief: 0.5,
        topic: pattern(
          '(?:agree|resolved?|settled?|submit(?:ted)?|referred|determined|exclusive|finally|shall be|instead|empower)\\b.{0,260}?\\b(?:binding|final|individual|mandatory|conclusive|by|through|to|use of|under the lcia|exclusively),? (?:and [a-z]+ )?(?:[a-z]+,? ){0,2}?arbitrat(?:ion|or)\\b|contain[^.]{0,40}?binding arbitration|you[^.;]{0,120}?waiv[a-z]*[^.;]{0,100}?class[- ](?:action|wide)|empower the arbitrator',
        ),
        unlessSection: BUSINESSES,
        unless: pattern(
          'opt[- ]out of|notice of dispute|fees|void|unenforceable|exhibit|arbitrator (?:may|shall|will|must) not|reject',
        ),
      },
    ]),
  ],
  defeaters: [
    answered({
      against: ['unfair_arbitration'],
      within: 'sentence',
      words: pattern(
        'you may (?:choose|elect|opt)|voluntar|with your consent|not (?:required|obliged|obligated) to (?:arbitrate|use)',
      ),
      reason: 'unfair-arbitration.voluntary',
    }),
    weighed({
      against: ['unfair_arbitration'],
      within: 'section',
      words: pattern('opt(?:ing)?[- ]out|small claims'),
      steps: 1,
      reason: 'unfair-arbitration.way-out',
    }),
  ],
});
