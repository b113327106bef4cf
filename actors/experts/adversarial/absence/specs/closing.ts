import { pattern } from '../../../toolkit/index.ts';
import type { AnswerSpec } from '../answer-spec.ts';
import { BREACH, CEILING, EITHER, LIABILITY, NOTICE, TERMINATE } from '../families.ts';
import { DATA, PROTECT, SECRET } from '../families-data.ts';
import {
  ADDRESS,
  AMEND,
  ASSIGN,
  CHOSEN,
  DISPUTE,
  ENTIRE,
  FORCE_MAJEURE,
  FORUM,
  IN_WRITING,
  LAW,
  REST,
  SEVERABLE,
  UNDERSTANDING,
} from '../families-matters.ts';

const AT_HOME = pattern(
  '\\b(?:mandatory|consumers?|(?:country|place|state) of (?:habitual )?residence|habitual residence|your (?:country|home|local)|where you (?:live|reside)|reside in)\\b',
);
/** What a choice of law or court leaves the consumer. */
const KEPT = pattern(
  '\\b(?:not (?:apply|affect|deprive|exclude)|unaffected|shall not apply|requires? (?:the )?application|in favou?r of|may (?:also |choose to )?(?:bring|sue)|notwithstanding)\\b',
);

/** What answers that a closing clause is missing, and, by topic, that a usual clause of Italian or Spanish contracts is. */
export const CLOSING_SPECS: readonly AnswerSpec[] = [
  { rules: ['governing-law.missing'], sought: [{ words: [LAW, CHOSEN] }] },
  {
    rules: ['dispute-resolution.missing'],
    sought: [{ words: [DISPUTE, FORUM] }],
  },
  {
    rules: ['dispute-resolution.incomplete-arbitration'],
    sought: [
      {
        words: [
          pattern(
            '\\b(?:aaa|icc|jams|lcia|uncitral|siac|hkiac|cietac|ciadr|american arbitration|international chamber|arbitration (?:association|rules|commission|cent(?:er|re|re)|act|court)|rules of|seat|place of arbitration)\\b',
          ),
        ],
      },
    ],
  },
  {
    rules: ['dispute-resolution.one-sided-forum', 'civil-law-terms.forum-of-choice'],
    sought: [{ words: [EITHER, FORUM] }],
    mirror: pattern('\\bjurisdiction|\\bcourts?\\b|\\bvenue\\b'),
  },
  { rules: ['class-waiver.no-fallback'], sought: [{ words: [pattern('\\bclass\\b'), SEVERABLE] }] },
  {
    rules: ['entire-agreement.missing'],
    sought: [{ words: [ENTIRE, UNDERSTANDING], unless: pattern('\\bfull (?:force|power)') }],
  },
  { rules: ['entire-agreement.no-amendment-rule'], sought: [{ words: [AMEND, IN_WRITING] }] },
  { rules: ['notices.missing'], sought: [{ words: [NOTICE, ADDRESS] }] },
  { rules: ['severability.missing'], sought: [{ words: [SEVERABLE, REST] }] },
  {
    rules: ['signature-block.missing'],
    sought: [
      {
        words: [
          pattern(
            '\\b(?:in witness|/s/|by: ?_*|accepted (?:and agreed|by|to)|agreed (?:and accepted|to by)|signed (?:by|for|on behalf)|duly executed|letto, confermato|firma)',
          ),
        ],
      },
    ],
  },
  {
    rules: ['signature-block.party-missing'],
    sought: [{ words: [pattern('\\[ ?\\*+ ?\\]|\\*{3,}|\\[ ?redacted')], strength: 'may-answer' }],
  },
  {
    rules: ['civil-law-terms.missing'],
    sought: [
      { topic: 'liability', words: [LIABILITY, CEILING] },
      { topic: 'termination', words: [TERMINATE, BREACH] },
      {
        topic: 'termination',
        words: [pattern('\\b(?:clausola risolutiva|art(?:icolo|\\.) ?1456|risoluzione|resoluci[oó]n)')],
      },
      { topic: 'law', words: [LAW, FORUM] },
      { topic: 'law', words: [CHOSEN] },
      { topic: 'confidentiality', words: [SECRET] },
      { topic: 'data', words: [DATA, PROTECT] },
      {
        topic: 'data',
        words: [
          pattern(
            '\\b(?:trattamento dei dati|dati personali|protecci[oó]n de datos|datos personales|gdpr|rgpd|privacy)',
          ),
        ],
      },
      { topic: 'force_majeure', words: [FORCE_MAJEURE] },
      { topic: 'assignment', words: [ASSIGN] },
    ],
  },
  {
    rules: ['civil-law-terms.not-approved'],
    sought: [
      { words: [pattern('\\b1341\\b|\\bspecificamente (?:approv|sottoscr)|\\bapprova(?:no|ti)? specificamente')] },
    ],
  },
  {
    rules: ['unfair-choice-of-law.far-law', 'unfair-jurisdiction.far-court'],
    sought: [
      { words: [AT_HOME, KEPT], where: 'beside' },
      { words: [AT_HOME, KEPT, pattern('\\b(?:laws?|jurisdiction|courts?|venue)\\b')], strength: 'may-answer' },
    ],
  },
];
