import type { Expert } from '../../expert.ts';
import {
  absent,
  answered,
  type Draft,
  elsewhere,
  invertedSubjectTo,
  mutuality,
  type Names,
  PAID,
  partyOf,
  pattern,
  present,
  replaceWords,
  standsAlone,
} from '../../toolkit/index.ts';
import { COMMERCIAL } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const KINDS =
  'consequential (?:[a-z]+ ){0,3}(?:damage|loss)|consequential,? |indirect (?:or |and |, )?(?:[a-z]+ ){0,3}(?:damage|loss)|(?:loss of|lost) (?:profits?|business|revenue|income|savings|anticipated)';
const LOSS = pattern(KINDS);

/** What nobody is liable for was taken out before filing: `no event shall either party be liable for [***]`. */
const WITHHELD = '(?:no event|no circumstances|neither party)[^.;]{0,120}?liab[^.;]{0,80}?\\[ ?\\*';
const STATED = pattern(`${KINDS}|${WITHHELD}`);
const FREED = pattern('(?:not|neither|nor|no event)\\b[^.;]{0,160}?(?:liab|responsib)|disclaim|exclud|waive');

const BELONGS = pattern('liabil|indemn|warrant|remed');
const excluded = (names: Names): Draft => ({
  heading: 'Excluded Losses',
  text: `Neither party is liable to the other under ${names.agreement} for indirect or consequential loss, except for breach of confidentiality, wilful misconduct and amounts that a party must pay under an indemnity.`,
});

/** Which kinds of loss nobody pays for. */
export const consequentialLoss: Expert = legalExpert({
  id: 'consequential-loss',
  competence: ['consequential_loss', 'cap_on_liability'],
  precision: 0.9,
  detectors: [
    absent({
      rule: 'consequential-loss.missing',
      category: 'consequential_loss',
      severity: 'medium',
      belief: 0.78,
      types: COMMERCIAL,
      topic: STATED,
      belongs: BELONGS,
      draft: excluded,
    }),
    absent({
      rule: 'consequential-loss.missing',
      category: 'consequential_loss',
      severity: 'medium',
      belief: 0.78,
      types: ['general'],
      topic: STATED,
      arises: PAID,
      belongs: BELONGS,
      draft: excluded,
    }),
    present({
      rule: 'consequential-loss.one-sided',
      category: 'consequential_loss',
      topic: LOSS,
      also: FREED,
      unless: pattern(
        '\\bindemnif[a-z]*|\\bexcluding (?:any )?(?:loss|lost)|\\bneither\\b|\\bnor (?:shall|will|is)\\b',
      ),
      accept: standsAlone(LOSS, FREED),
      severity: 'medium',
      belief: 0.84,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) => invertedSubjectTo(hit, 'either party'),
    }),
    present({
      rule: 'consequential-loss.direct-too',
      category: 'consequential_loss',
      topic: pattern(
        '(?:any|for|all) (?:[a-z]+ ){0,2}direct, (?:[a-z]+, )*?(?:indirect|consequential|special|incidental)|direct or indirect (?:[a-z]+ )?(?:damage|loss)',
      ),
      also: FREED,
      unless: pattern('other than direct|except (?:for )?direct|indemnif'),
      severity: 'high',
      belief: 0.86,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        replaceWords(document, passage, pattern('\\bdirect, (?=[a-z])|\\bdirect or (?=indirect)'), ''),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['consequential_loss'], topic: LOSS, also: FREED, found: 'consequential-loss.excluded' }),
    answered({
      against: ['consequential_loss'],
      rules: /direct-too/,
      within: 'section',
      words: pattern('indemnif'),
      reason: 'consequential-loss.indemnity-not-exclusion',
    }),
    mutuality({ against: ['consequential_loss', 'warranty_disclaimer'], topic: LOSS }),
  ],
});
