import type { Expert } from '../expert.ts';
import { lowered } from '../toolkit/evidence.ts';
import {
  absent,
  answered,
  CONSUMER_TERMS,
  CONTRACTS,
  capital,
  elsewhere,
  find,
  pattern,
  present,
} from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const LAW = pattern(
  '\\bccpa\\b|\\bcpra\\b|california (?:consumer )?privacy|\\bcalifornia (?:residents?|consumers?)\\b',
);
const CALIFORNIA = pattern('\\bcalifornia\\b|\\bsan francisco\\b|\\blos angeles\\b|\\bsan jose\\b|\\bpalo alto\\b');
const SELLS = pattern(
  '\\b(?:sell|sells|sold|selling|share|shares|rent|rents|disclose|discloses)\\b[^.;]{0,80}?\\bpersonal (?:information|data)\\b[^.;]{0,80}?\\b(?:third part|advertis|partners?|marketing|affiliates)|\\bpersonal (?:information|data)\\b[^.;]{0,60}?\\b(?:sold|shared|rented)\\b[^.;]{0,80}?\\b(?:third part|advertis|partners?|marketing)',
);
const OPT_OUT = pattern(
  '\\bopt[- ]?out\\b|\\bdo not sell\\b|\\bunsubscribe\\b|\\bright to (?:object|limit|refuse)\\b|\\bconsent\\b|\\bpermission\\b',
);
const RESTRICTS = pattern(
  '\\b(?:not|never|prohibited from)\\b[^.;]{0,60}?\\b(?:sell|selling|sold|retain|combin)[a-z]*\\b[^.;]{0,80}?\\b(?:personal|data|information)',
);

/** Duties towards residents of California and those who process for their controllers. */
export const ccpa: Expert = complianceExpert({
  id: 'ccpa',
  competence: ['ccpa', 'data_subject_rights', 'data_protection'],
  serves: [...CONTRACTS, ...CONSUMER_TERMS, 'policy'],
  precision: 0.86,
  detectors: [
    present({
      rule: 'ccpa.no-opt-out',
      category: 'ccpa',
      topic: SELLS,
      unless: pattern('\\b(?:not|never|no)\\b'),
      unlessDocument: OPT_OUT,
      severity: 'high',
      belief: 0.78,
    }),
    present({
      rule: 'ccpa.no-restriction',
      category: 'ccpa',
      topic: LAW,
      unlessDocument: RESTRICTS,
      accept: ({ document }) => (CONTRACTS as readonly string[]).includes(document.type),
      severity: 'medium',
      belief: 0.78,
    }),
    absent({
      rule: 'ccpa.missing',
      category: 'ccpa',
      severity: 'low',
      belief: 0.72,
      types: ['saas', 'services', 'data_processing'],
      topic: LAW,
      arises: pattern(
        'california[^.;]{0,200}personal (?:information|data)|personal (?:information|data)[^.;]{0,200}california|laws of (?:the state of )?california',
      ),
      belongs: pattern('data|privacy|compliance|law'),
      draft: (names) => ({
        heading: 'California Privacy',
        text: `${capital(names.provider)} will process personal information of California residents only to perform ${names.agreement}, will not sell or share it, and will assist ${names.customer} with requests of those residents.`,
      }),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['ccpa'], topic: LAW, found: 'ccpa.found' }),
    answered({
      against: ['ccpa'],
      rules: /no-opt-out/,
      within: 'document',
      words: OPT_OUT,
      reason: 'ccpa.choice-given',
    }),
    {
      against: ['ccpa'],
      examine: (claim, document) =>
        claim.finding.evidence.length > 0 && find(document, CALIFORNIA).length === 0
          ? lowered('ccpa.no-link', 'low', 0.5)
          : undefined,
    },
  ],
});
