import type { Expert } from '../../expert.ts';
import {
  absent,
  addSentence,
  answered,
  elsewhere,
  foldedText,
  mutuality,
  partyOf,
  pattern,
  present,
  replaceWords,
  says,
  standsAlone,
} from '../../toolkit/index.ts';
import { COMMERCIAL } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const SECRET = pattern('confidential|non-disclosure|proprietary information|trade secrets?|secrecy');
const DUTY = pattern(
  '(?:shall|will|agrees?|must|undertakes?)\\b[^.;]{0,120}?(?:not,? (?:[a-z]+,? ){0,4}(?:disclose|use|reveal|divulge)|(?:hold|keep|maintain|treat)[^.;]{0,80}?(?:confiden|secre))',
);
/** Secrets of people outside the contract, which nobody brings along. */
const OF_OTHERS =
  'not lawfully entitled|\\b(?:of|belonging to|owned by) (?:any |an |a )?(?:other|third|former|previous|prior) (?:person|part(?:y|ies)|entit(?:y|ies)|employers?|clients?)\\b(?![^.;]{0,80}\\breceived\\b)';
const EXCEPTIONS = pattern(
  'public(?:ly)? (?:domain|available|known)|available to the public|developed independently|does not include information|independently developed|already (?:known|in (?:the|its) possession)|generally (?:available|known)|known to the public|(?:becomes?|is) public',
);
const COMPELLED = pattern(
  'required (?:to be disclosed )?(?:by|under|pursuant to)[^.;]{0,30}(?:law|court|regulat|order|subpoena)|court order|subpoena|compelled|compulsory|legal(?:ly)? (?:process|requir|compel)|order (?:[a-z]+ )?(?:of|by|from) (?:a |any )?(?:competent )?(?:court|government)|by (?:applicable )?law|\\b(?:obligated|obliged|bound) (?:by law )?to (?:disclose|reveal|divulge)|(?:laws?|court|statutes?|regulations?|authority) (?:requires?|obliges?|compels?|orders?)|governmental (?:order|authority)',
);
const NOT_SECRET =
  'This does not apply to information that is or becomes public without breach, was already lawfully known to the recipient, is received from a third party free to disclose it, or is independently developed.';
const BY_LAW =
  'A party may disclose what a law or a court order obliges it to disclose, after giving the other party notice where that is lawful.';
/** Something that one side learns from the other and would not want to see with a competitor. */
const EXCHANGED = pattern(
  "\\b(?:customers?|clients?|subscribers?|users?|patients?|sales|pricing|cost|financial|technical|business|marketing|market|product)(?:'s)? (?:data|information|lists?|details|records|plans?|statements?|reports?|forecasts?)\\b|\\b(?:forecasts?|prospects?|know-?how|source code|specifications|drawings|formulas?|formulations?|due diligence|business plans?|data|inventions?|prototypes?|designs?|work product|software|technology|books and records|recipes?|research (?:data|results|plans?))\\b",
);
const FOREVER = pattern(
  '\\b(?:in perpetuity|perpetually|indefinitely|forever|for an? (?:indefinite|unlimited) (?:period|time|term))\\b',
);

/** What must be kept secret, with which exceptions and how long. */
export const confidentiality: Expert = legalExpert({
  id: 'confidentiality',
  competence: ['confidentiality', 'term_and_survival'],
  quick: true,
  precision: 0.91,
  detectors: [
    absent({
      rule: 'confidentiality.missing',
      category: 'confidentiality',
      severity: 'medium',
      belief: 0.84,
      types: [...COMMERCIAL, 'employment', 'joint_venture', 'general'],
      topic: SECRET,
      arises: EXCHANGED,
      belongs: pattern('intellectual|proprietary|data|propert|general|miscell'),
      draft: (names) => ({
        heading: 'Confidentiality',
        text: `Each party will keep confidential the non-public information it receives from the other in connection with ${names.agreement}, use it only to perform or exercise rights under ${names.agreement}, and protect it with reasonable care. This does not apply to information that is or becomes public without breach, was already lawfully known, is independently developed, or must be disclosed by law. The duty lasts for five (5) years after ${names.agreement} ends.`,
      }),
    }),
    present({
      rule: 'confidentiality.one-sided',
      does: { modalities: ['duty', 'prohibition'] },
      category: 'confidentiality',
      topic: DUTY,
      also: SECRET,
      accept: (hit) =>
        !['employment', 'consulting', 'franchise'].includes(hit.document.type) && standsAlone(DUTY, SECRET)(hit),
      severity: (hit) => (hit.document.type === 'nda' ? 'medium' : 'low'),
      belief: 0.75,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'confidentiality.no-exceptions',
      category: 'confidentiality',
      topic: DUTY,
      also: SECRET,
      unless: pattern(
        `settlement|mediat|arbitrat|negotiation|personal (?:data|information)|health|patients?|individually identifiable|training|authorized users?|customer information|\\brecords\\b|\\baccount(?:ing firm|ants?)\\b|\\bauditors?\\b|${OF_OTHERS}`,
      ),
      unlessDocument: EXCEPTIONS,
      severity: 'medium',
      belief: 0.84,
      values: () => ({}),
      change: ({ document, passage }) =>
        !/confidential information/.test(passage.folded) ? undefined : addSentence(document, passage, NOT_SECRET),
    }),
    present({
      rule: 'confidentiality.no-compelled-disclosure',
      category: 'confidentiality',
      topic: DUTY,
      also: SECRET,
      // An accountant who looks into the books is no party.
      unless: pattern(`\\baccount(?:ing firm|ants?)\\b|\\bauditors?\\b|${OF_OTHERS}`),
      unlessDocument: COMPELLED,
      severity: 'low',
      belief: 0.75,
      values: () => ({}),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          // Where no exception is said anywhere, this one alone would leave the point open.
          says(foldedText(document), EXCEPTIONS) || !/\binformation\b/.test(passage.folded)
            ? BY_LAW
            : `${NOT_SECRET} ${BY_LAW}`,
        ),
    }),
    present({
      rule: 'confidentiality.forever',
      category: 'confidentiality',
      topic: FOREVER,
      also: pattern('confiden|secre|disclos'),
      unless: pattern('trade secret'),
      severity: 'low',
      belief: 0.85,
      values: () => ({}),
      change: ({ document, passage, names }) =>
        replaceWords(document, passage, FOREVER, `for five (5) years after ${names.agreement} ends`),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['confidentiality'], topic: SECRET, found: 'confidentiality.found' }),
    answered({
      against: ['confidentiality'],
      rules: /no-exceptions/,
      within: 'document',
      words: pattern('does not include|shall not apply to|not (?:be )?(?:deemed|considered) confidential|exclud'),
      reason: 'confidentiality.exceptions-given',
    }),
    mutuality({ against: ['confidentiality', 'no_solicit_of_employees'], topic: DUTY }),
  ],
});
