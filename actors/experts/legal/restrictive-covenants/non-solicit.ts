import type { Expert } from '../../expert.ts';
import {
  addAtEnd,
  answered,
  daysOf,
  durationsIn,
  type Hit,
  mutuality,
  partyOf,
  pattern,
  present,
  printed,
  replacePeriod,
  standsAlone,
  subjectTo,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const SOLICITS = pattern(
  '\\b(?:not|neither)\\b[^.;]{0,120}?\\b(?:solicit(?:s|ed|ing|ation)?|hir(?:e|es|ed|ing)|recruit(?:s|ed|ing|ment)?|entic(?:e|es|ed|ing)|induc(?:e|es|ed|ing)|employ or)\\b[^.;]{0,120}?\\b(?:employee|personnel|staff|consultant|customer|client|officer)',
);
const OTHER_BAN = pattern(
  '\\b(?:solicit|advertis)[a-z]*\\b[^.;]{0,100}? (?:in|within|outside|into) [^.;]{0,60}?territor|\\bright to (?:solicit|hire|recruit)|\\b(?:may|shall be free to|free to|authori[sz]ed to) (?:solicit|hire|recruit)|convict|debar|felony|crimin|under the age|\\bnot (?:be )?(?:obligated|required|obliged|bound)|work-? ?(?:made )?-?for-? ?hire|right, title|\\binduce [^.;]{0,60}? to use\\b|\\bgifts?\\b|\\brewards?\\b|\\bbrib|\\bgratuit|\\bcommit a breach\\b',
);
const BOUNDED = pattern(
  '\\b(?:year|month|day)s?\\b|\\bduring\\b|\\b(?:active|initial|renewal) term\\b|\\bterm of\\b|for so long|as long as|until|\\bwhile\\b',
);
const longPeriod = ({ document, passage }: Hit) =>
  durationsIn(document, passage).find((period) => daysOf(period) > 366);

/** Bans on hiring or wooing the other side's people and customers. */
export const nonSolicit: Expert = legalExpert({
  id: 'non-solicit',
  competence: ['no_solicit_of_employees', 'no_solicit_of_customers'],
  precision: 0.89,
  detectors: [
    present({
      rule: 'non-solicit.one-sided',
      does: { modalities: ['prohibition', 'duty'] },
      category: 'no_solicit_of_employees',
      topic: SOLICITS,
      unless: OTHER_BAN,
      also: pattern('employee|personnel|staff'),
      accept: (hit) => hit.document.type !== 'employment' && standsAlone(SOLICITS)(hit),
      severity: 'low',
      belief: 0.75,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) => (/the other party/.test(hit.passage.folded) ? subjectTo(hit, 'neither party') : undefined),
    }),
    present({
      rule: 'non-solicit.unbounded',
      does: { modalities: ['prohibition', 'duty'] },
      category: 'no_solicit_of_employees',
      topic: SOLICITS,
      unless: OTHER_BAN,
      unlessSection: BOUNDED,
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage, names }) =>
        addAtEnd(document, passage, ` during the term of ${names.agreement} and for twelve (12) months after it ends`),
    }),
    present({
      rule: 'non-solicit.long',
      does: { modalities: ['prohibition', 'duty'] },
      category: 'no_solicit_of_employees',
      topic: SOLICITS,
      unless: OTHER_BAN,
      accept: (hit) => longPeriod(hit) !== undefined,
      severity: 'low',
      belief: 0.78,
      values: (hit) => ({ period: printed(hit.document, longPeriod(hit)) }),
      change: (hit) => replacePeriod(hit.document, longPeriod(hit), 'twelve (12)', 'month'),
    }),
  ],
  defeaters: [
    answered({
      against: ['no_solicit_of_employees', 'no_solicit_of_customers'],
      rules: /unbounded/,
      within: 'section',
      words: BOUNDED,
      reason: 'non-solicit.bounded',
    }),
    answered({
      against: ['no_solicit_of_employees'],
      within: 'section',
      words: pattern('general (?:solicitation|advertis)|public advertis|job (?:posting|fair)'),
      reason: 'non-solicit.advertising-allowed',
    }),
    mutuality({ against: ['no_solicit_of_employees', 'no_solicit_of_customers', 'non_compete'], topic: SOLICITS }),
  ],
});
