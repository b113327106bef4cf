import type { Expert } from '../expert.ts';
import { absent, addSentence, answered, capital, elsewhere, partyOf, pattern, present } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const OTHERS = pattern('sub-?processors?|sub-?contract(?:or|ors|ing|ed)?\\b|third[- ]party (?:service )?providers?');
const ENGAGES = pattern(
  '\\b(?:may|right to|entitled to|can)\\b[^.;]{0,80}?\\b(?:sub-?contract(?!or)|engag|use(?!r)|appoint|delegat|employ(?!ee))[a-z]*\\b[^.;]{0,80}?(?:sub-?contractors?|sub-?processors?|third part|services|obligations|work|performance)',
);
const CONTROLLED = pattern(
  'consent|approv|notice|notif|object|remain(?:s)? (?:fully |solely |primarily )?(?:liable|responsible)|responsible for|liable for|not[^.;]{0,20}(?:subcontract|engage)',
);

/** Who else gets to do the work or see the data. */
export const subProcessors: Expert = complianceExpert({
  id: 'sub-processors',
  competence: ['sub_processors', 'subcontracting', 'data_protection'],
  precision: 0.88,
  detectors: [
    present({
      rule: 'sub-processors.uncontrolled',
      category: 'subcontracting',
      topic: ENGAGES,
      also: OTHERS,
      unless: pattern('\\bpatents?\\b|\\binventions?\\b'),
      unlessSection: CONTROLLED,
      accept: ({ document }) =>
        document.type !== 'data_processing' && !document.parties.some(({ role }) => /sub-?contractor/i.test(role)),
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) =>
        addSentence(
          hit.document,
          hit.passage,
          `${capital(partyOf(hit, 'that party'))} remains responsible for its subcontractors as for its own acts.`,
        ),
    }),
    absent({
      rule: 'sub-processors.missing',
      category: 'sub_processors',
      severity: 'high',
      belief: 0.84,
      types: ['data_processing'],
      topic: OTHERS,
      belongs: pattern('processing|processor|obligation|data|security'),
      draft: (names) => ({
        heading: 'Sub-processors',
        text: `${capital(names.provider)} may engage a further processor only after telling ${names.customer} thirty (30) days in advance, who may object for good reason. It binds the further processor to the same duties and is liable for it as for itself.`,
      }),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['sub_processors', 'subcontracting'], topic: OTHERS, found: 'sub-processors.found' }),
    answered({
      against: ['sub_processors', 'subcontracting'],
      within: 'section',
      words: CONTROLLED,
      reason: 'sub-processors.controlled',
    }),
  ],
});
