import type { Severity } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absent, capital, elsewhere, find, mutuality, operative, pattern } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const LAW = pattern(
  'law on data protection|regulation s-p\\b|gramm-leach|data protection (?:act|law|legislation|regulation|requirement)|privacy (?:act|law|legislation|regulation)|\\bgdpr\\b|\\bccpa\\b|\\bhipaa\\b|general data protection|data protection laws|applicable privacy',
);
const INSTRUCTIONS = pattern('(?:documented |written )?instructions|on behalf of|processor|for the purposes? of');
const SECURITY = pattern(
  '(?:technical|organi[sz]ational|appropriate|reasonable|security) (?:and [a-z]+ )?(?:security )?(?:measures|safeguards|controls)|encrypt|iso ?27001|soc ?2|information security',
);

/** Fewer sentences than these mention personal data in passing; a processing agreement is about nothing else. */
const MENTIONS = 3;
const gravity = (document: ParsedDocument): Severity =>
  document.type === 'data_processing' || find(document, PERSONAL_DATA).length >= MENTIONS ? 'high' : 'medium';

/** Who answers for personal data, under which law and on whose instructions. */
export const dataProtection: Expert = complianceExpert({
  id: 'data-protection',
  competence: ['data_protection', 'breach_notice', 'sub_processors', 'data_retention'],
  serves: [
    'services',
    'saas',
    'consulting',
    'supply',
    'distribution',
    'licence',
    'employment',
    'franchise',
    'data_processing',
    'general',
  ],
  quick: true,
  precision: 0.89,
  detectors: [
    absent({
      rule: 'data-protection.no-law',
      category: 'data_protection',
      severity: gravity,
      belief: 0.75,
      types: [
        'services',
        'saas',
        'consulting',
        'supply',
        'distribution',
        'licence',
        'franchise',
        'data_processing',
        'general',
      ],
      topic: LAW,
      arises: PERSONAL_DATA,
      belongs: pattern('data|privacy|confiden|security|complian'),
      draft: (names) => ({
        heading: 'Data Protection',
        text: `Each party will comply with the data protection law that applies to it. Where ${names.provider} processes personal data for ${names.customer}, it will do so only on documented instructions, keep the data confidential, apply appropriate technical and organisational measures, and delete or return the data when ${names.agreement} ends.`,
      }),
    }),
    absent({
      rule: 'data-protection.no-instructions',
      category: 'data_protection',
      severity: 'high',
      belief: 0.84,
      types: ['data_processing'],
      topic: INSTRUCTIONS,
      belongs: pattern('data|processing|processor|obligation'),
      draft: (names) => ({
        heading: 'Instructions',
        text: `${capital(names.provider)} processes personal data only on the documented instructions of ${names.customer}, unless the law requires otherwise, and says at once if it considers an instruction unlawful.`,
      }),
    }),
    absent({
      rule: 'data-protection.no-security',
      category: 'data_protection',
      severity: 'medium',
      belief: 0.78,
      types: ['saas', 'services', 'data_processing'],
      topic: SECURITY,
      arises: PERSONAL_DATA,
      belongs: pattern('data|privacy|security|confiden'),
      draft: (names) => ({
        heading: 'Security of Personal Data',
        text: `${capital(names.provider)} will protect personal data by appropriate technical and organisational measures against loss, misuse and unauthorised access, and will show on request which measures it has taken.`,
      }),
    }),
  ],
  defeaters: [
    elsewhere({
      against: ['data_protection', 'data_subject_rights', 'ccpa', 'health_data'],
      topic: LAW,
      found: 'data-protection.law-named',
    }),
    operative(['data_protection', 'breach_notice', 'sub_processors', 'international_transfer']),
    mutuality({ against: ['data_protection', 'breach_notice'], topic: PERSONAL_DATA }),
  ],
});
