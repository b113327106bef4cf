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
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const COMPETES = pattern(
  '(?:shall|will|may|agrees?|covenants?|must)\\b[^.;]{0,30}? not\\b[^.;]{0,320}?\\b(?:compet(?:e|es|ing|itive|itor)|similar business|business (?:that is )?(?:similar|competi))|(?:refrain|prohibited|restricted) from[^.;]{0,60}?compet',
);
const BOUNDED = pattern(
  'during the term|for (?:a|the) (?:further |additional )?(?:period|term)|(?:year|month|day)s?\\b|while (?:this|employed)|so long as|for the duration|territory|until|period beginning|\\bending\\b',
);
/** Longer than this after the end a restraint needs a good reason; courts rarely enforce more. Days. */
const LONG = 366;
const restraintOver =
  (days: number) =>
  ({ document, passage }: Hit) =>
    durationsIn(document, passage).find((period) => daysOf(period) > days);
const longPeriod = restraintOver(LONG);

/** Restraints on competing. */
export const nonCompete: Expert = legalExpert({
  id: 'non-compete',
  competence: ['non_compete', 'competitive_restriction_exception', 'exclusivity'],
  quick: true,
  precision: 0.89,
  detectors: [
    present({
      rule: 'non-compete.unbounded',
      does: { modalities: ['prohibition', 'duty'] },
      category: 'non_compete',
      topic: COMPETES,
      unless: pattern(
        'compete for|\\bnot\\b[^.;]{0,60}?\\b(?:advertis|statement|endors|favou?r|mention|recommend)[a-z]*\\b[^.;]{0,60}?\\bcompet|competitive (?:price|bid|rate|analysis)|decompil|disassembl|reverse[- ]engineer|confidential|disclose|" means|insolven|contains covenants|\\bnot (?:[a-z]+ ){0,2}(?:obtain|appoint|accept|permit|allow|authori[sz]e|licen[cs]e|grant|enter into|sign)\\b[^.;]{0,160}?\\b(?:whose|which|that|who|with)\\b[^.;]{0,80}?\\bcompet|\\bnot (?:be )?(?:[a-z]+ ){0,2}(?:assign|transfer)',
      ),
      unlessSection: BOUNDED,
      severity: 'high',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage, names }) => addAtEnd(document, passage, ` during the term of ${names.agreement}`),
    }),
    present({
      rule: 'non-compete.long',
      does: { modalities: ['prohibition', 'duty'] },
      category: 'non_compete',
      topic: COMPETES,
      // How long a secret is kept is no ban on a trade.
      unless: pattern(
        '\\b(?:confidential|proprietary|secret) information\\b[^.;]{0,200}?\\b(?:received|held|disclos|used?)',
      ),
      accept: (hit) => longPeriod(hit) !== undefined,
      severity: (hit) => (restraintOver(2 * LONG)(hit) === undefined ? 'medium' : 'high'),
      belief: 0.84,
      values: (hit) => ({ party: partyOf(hit), period: printed(hit.document, longPeriod(hit)) }),
      change: (hit) => replacePeriod(hit.document, longPeriod(hit), 'twelve (12)', 'month'),
    }),
  ],
  defeaters: [
    answered({
      against: ['non_compete'],
      rules: /unbounded/,
      within: 'section',
      words: BOUNDED,
      reason: 'non-compete.bounded',
    }),
    weighed({
      against: ['non_compete', 'exclusivity'],
      within: 'section',
      words: pattern(
        '(?:except|provided|other than)[^.;]{0,80}(?:own(?:ership)?|hold)[^.;]{0,60}(?:percent|%|publicly|securities|stock)|nothing (?:in this|herein)[^.;]{0,60}(?:prevent|prohibit|preclude|restrict)',
      ),
      steps: 1,
      reason: 'non-compete.exception',
    }),
    mutuality({ against: ['non_compete', 'exclusivity', 'no_solicit_of_customers'], topic: COMPETES }),
  ],
});
