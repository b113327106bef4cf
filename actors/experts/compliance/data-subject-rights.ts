import type { Detector, Expert } from '../expert.ts';
import { absent, capital, elsewhere, find, pattern, report } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const RIGHTS = pattern(
  '(?:data subjects?|individuals?|users?|consumers?|you)\\b[^.;]{0,140}?\\b(?:access|correct|rectif|eras|delet|object|portab|restrict|opt[- ]out)|rights? (?:of|to) (?:access|erasure|rectification|portability|object|be forgotten)|subject access request|data subject (?:right|request)|\\byour rights\\b|access (?:to )?(?:and|or) (?:correct|updat|delet)|(?:access|review|update|correct|delete),? (?:[a-z]+,? )*your (?:personal )?(?:data|information)',
);
const COLLECTS = pattern('(?:collect|process|gather|use)s?\\b[^.;]{0,60}?(?:personal |your )(?:data|information)');

/** A privacy policy has no parties and no clauses to count: the missing rights are told at its end. */
const policyWithoutRights: Detector = (document) => {
  if (document.type !== 'privacy_policy' || find(document, COLLECTS).length < 2 || find(document, RIGHTS).length > 0)
    return [];
  const place = document.text.trimEnd().length;
  return [
    report(document, {
      rule: 'data-subject-rights.policy-silent',
      category: 'data_subject_rights',
      severity: 'high',
      belief: 0.84,
      evidence: [],
      place,
    }),
  ];
};

/** What the people behind the data may ask for. */
export const dataSubjectRights: Expert = complianceExpert({
  id: 'data-subject-rights',
  competence: ['data_subject_rights', 'data_protection', 'ccpa'],
  serves: ['data_processing', 'privacy_policy', 'saas', 'services'],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'data-subject-rights.no-help',
      category: 'data_subject_rights',
      severity: 'medium',
      belief: 0.81,
      types: ['data_processing'],
      topic: RIGHTS,
      belongs: pattern('processing|processor|obligation|data|assist'),
      draft: (names) => ({
        heading: 'Rights of Data Subjects',
        text: `${capital(names.provider)} will pass on without delay any request of a data subject and help ${names.customer} to answer it within the time the law allows.`,
      }),
    }),
    policyWithoutRights,
  ],
  defeaters: [
    elsewhere({
      against: ['data_subject_rights', 'ccpa', 'data_retention'],
      topic: RIGHTS,
      found: 'data-subject-rights.given',
    }),
  ],
});
