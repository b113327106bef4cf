import type { Expert } from '../expert.ts';
import { addAtEnd, answered, pattern, weighed } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';
import { unfair } from './unfair-term.ts';

const AT_HOME = pattern(
  "(?:your|the consumer's) (?:country|place|state|usual place) of residence|where you (?:live|reside|are resident)|courts? of (?:your|the country)|local courts?|your home|habitual(?:ly)? residen|country in which you|domicile",
);

/** Courts that are far from the consumer. */
export const unfairJurisdiction: Expert = fairnessExpert({
  id: 'unfair-jurisdiction',
  competence: ['unfair_jurisdiction'],
  precision: 0.56,
  detectors: [
    unfair([
      {
        rule: 'unfair-jurisdiction.far-court',
        category: 'unfair_jurisdiction',
        severity: 'high',
        belief: 0.58,
        topic: pattern(
          '\\b(?:courts?|jurisdiction|venue|tribunals?)\\b[^.;]{0,160}?\\b(?:exclusive|jurisdiction|located|resolved|brought|submit|only)|(?:exclusive(?:ly)?|submit|resolve[ds]?|litigat|brought|consent)[^.;]{0,120}?\\bcourts?\\b',
        ),
        also: pattern(
          'exclusive|submit|located|brought|resolved|only|courts? (?:of|in|sitting)|jurisdiction of|consent to',
        ),
        unless: pattern(
          "non-exclusive|small[- ]claims court (?:if|instead)|arbitrator|court order|injunct|you may (?:also |always )?(?:bring|choose)|under the jurisdiction of|by a court|habitually reside|some countries|a court (?:of|decides)|some jurisdictions|(?:your|the consumer's) (?:country|place) of residence",
        ),
        change: (document, passage) =>
          addAtEnd(
            document,
            passage,
            ', without prejudice to the right of a consumer to sue and be sued in the courts of his or her place of residence',
          ),
      },
    ]),
  ],
  defeaters: [
    answered({
      against: ['unfair_jurisdiction'],
      within: 'section',
      words: AT_HOME,
      reason: 'unfair-jurisdiction.at-home',
    }),
    weighed({
      against: ['unfair_jurisdiction', 'unfair_choice_of_law'],
      within: 'section',
      words: pattern('small claims|non-exclusive|mandatory (?:provisions|law|consumer)|to the extent permitted'),
      steps: 1,
      reason: 'unfair-jurisdiction.softened',
    }),
  ],
});
