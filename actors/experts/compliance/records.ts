import type { Expert } from '../expert.ts';
import { absent, addAtEnd, answered, elsewhere, pattern, present } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const KEEPS = pattern(
  '\\b(?:keep|maintain|retain|preserve)s?\\b[^.;]{0,80}?\\b(?:books|records|accounts|documentation)\\b|\\b(?:books|records|accounts)\\b[^.;]{0,60}?\\b(?:kept|maintained|retained|preserved)\\b',
);
const PERIOD = pattern('\\b(?:years?|months?|days|term|duration|period|as required by|law|thereafter|longer)\\b');
const COUNTED = pattern(
  '\\broyalt(?:y|ies)\\b|\\breimburs[a-z]+\\b[^.;]{0,60}?\\b(?:costs?|expenses)|\\bhourly|\\btime and materials\\b|\\bpercent(?:age)? of (?:the )?(?:net|gross)|\\bcommissions?\\b',
);

/** What must be kept, and how long, so that what is owed can be proved. */
export const records: Expert = complianceExpert({
  id: 'records',
  competence: ['records_and_audit', 'audit_rights', 'data_retention'],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'records.missing',
      category: 'records_and_audit',
      severity: 'low',
      belief: 0.82,
      types: ['services', 'consulting', 'licence', 'distribution', 'franchise', 'joint_venture', 'supply', 'general'],
      topic: pattern('\\b(?:books|records)\\b'),
      arises: COUNTED,
      belongs: pattern('pay|fee|royalt|compensation|account|report|expens'),
      draft: () => ({
        heading: 'Records',
        text: 'Each party will keep complete and accurate records of what is charged or owed on the basis of time, cost or sales for three (3) years after the payment concerned.',
      }),
    }),
    present({
      rule: 'records.no-period',
      category: 'records_and_audit',
      topic: KEEPS,
      also: pattern('\\b(?:shall|will|must|agrees? to)\\b'),
      unless: pattern(
        'confidential|insurance|meeting|minutes|trademark|\\bin accordance with\\b|\\bpursuant to\\b|\\bas required\\b',
      ),
      unlessSection: PERIOD,
      severity: 'low',
      belief: 0.8,
      change: ({ document, passage }) =>
        addAtEnd(document, passage, ', for three (3) years after the year they concern'),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['records_and_audit'], topic: KEEPS, found: 'records.kept' }),
    answered({
      against: ['records_and_audit'],
      rules: /no-period/,
      within: 'section',
      words: PERIOD,
      reason: 'records.period-given',
    }),
  ],
});
