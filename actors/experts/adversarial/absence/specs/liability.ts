import { pattern } from '../../../toolkit/index.ts';
import type { AnswerSpec } from '../answer-spec.ts';
import { BREACH, CEILING, EITHER, INSURED, LIABILITY, SUM, TERMINATE } from '../families.ts';
import {
  BACKGROUND,
  BREACH_REMEDY,
  CARVED,
  ESTIMATE,
  EXCEPTED,
  FAULT,
  FORCE_MAJEURE,
  GRAVE_FAULT,
  HANDLED,
  INSURE,
  NO_FAULT,
  RELIEF,
  WARRANTED,
} from '../families-matters.ts';

const REMOTE = pattern(
  '\\b(?:consequential|(?:indirect|special|incidental|exemplary|punitive)(?:,? [a-z]+){0,6}? (?:damages?|loss(?:es)?)|lost (?:profits?|revenues?|business)|loss of (?:profits?|revenues?|business|use|goodwill)|danni indiretti|mancato guadagno|lucro cessante|daños indirectos|lucro cesante)',
);
const SOLE_REMEDY = pattern(
  "\\b(?:sole|exclusive|only|entire|total|maximum|aggregate|cumulative) (?:and (?:exclusive|sole|entire) )?(?:[a-z']+ ){0,3}(?:remed(?:y|ies)|liabilit(?:y|ies)|obligations?)",
);

/** Somebody may leave without a reason, and so also from an event that does not end. */
const LEAVES_AT_WILL = pattern(
  '\\b(?:may|can|right to|entitled to|option to|free to)\\b[^.;]{0,60}?\\b(?:terminate|cancel|withdraw)\\b[^.;]{0,120}?\\b(?:at any time|for any (?:or no )?reason|without (?:cause|reason)|convenience|(?:upon|by|on|with) [a-z0-9() -]{1,40}notice)',
);
/** A right to terminate for default gives no right to terminate for an event that excuses the default. */
const FOR_DEFAULT = pattern('\\b(?:default|breach|insolven|bankrupt|surviv)[a-z]*');
const RIGHTS_OF_OTHERS = pattern(
  '\\b(?:infring|title|free (?:and clear|of|from)|third[- ]part(?:y|ies)|own(?:s|er))[a-z]*',
);

/** What answers that liability, indemnity or insurance lacks a limit, an exception or a procedure. */
export const LIABILITY_SPECS: readonly AnswerSpec[] = [
  {
    rules: ['indemnity.missing'],
    sought: [{ words: [pattern('\\b(?:indemni|indenn|manlev|harmless|inden)[a-z]*')] }],
  },
  {
    rules: [
      'liability-cap.direct-unlimited',
      'liability-cap.missing',
      'grievous-liability.uncapped-liability',
      'uncapped-liability.unlimited',
      'clause-risks.liability-unlimited',
    ],
    sought: [
      { words: [LIABILITY, CEILING, SUM], unless: INSURED },
      { words: [SOLE_REMEDY, CEILING], unless: INSURED, strength: 'may-answer' },
    ],
  },
  {
    rules: [
      'liability-cap.one-sided',
      'one-sided-terms.limit',
      'onerous-liability.one-indemnity-capped',
      'grievous-liability.cap-one-sided',
    ],
    sought: [{ words: [EITHER, LIABILITY, CEILING, SUM], unless: INSURED }],
    mirror: pattern(
      '\\bliab[a-z]*\\b[^;]{0,200}?\\b(?:exceed|limited to|capped?|maximum|in excess of)|\\b(?:exceed|limited to|maximum)\\b[^;]{0,200}?\\bliab',
    ),
  },
  {
    rules: ['liability-cap.no-exceptions', 'civil-law-terms.limit-covers-intent'],
    sought: [
      { words: [CARVED, FAULT], where: 'beside' },
      { words: [LIABILITY, CARVED, FAULT], unless: INSURED, strength: 'may-answer' },
    ],
  },
  {
    rules: ['consequential-loss.missing'],
    sought: [{ words: [REMOTE, EXCEPTED] }, { words: [REMOTE], strength: 'may-answer' }],
  },
  { rules: ['consequential-loss.one-sided'], sought: [{ words: [EITHER, REMOTE] }], mirror: REMOTE },
  {
    rules: ['indemnity.no-procedure', 'grievous-liability.indemnity-no-control'],
    sought: [{ words: [pattern('\\bindemnif|\\bindemnit'), HANDLED], within: 1 }],
  },
  {
    rules: ['indemnity.without-fault', 'onerous-liability.beyond-control', 'civil-law-terms.indemnity-for-all'],
    sought: [{ words: [CARVED, FAULT], where: 'beside', strength: 'may-answer' }],
  },
  {
    rules: ['onerous-liability.one-way-indemnity', 'one-sided-terms.indemnify'],
    sought: [
      { words: [EITHER, pattern('\\b(?:indemnif|hold[a-z]* harmless)')] },
      { words: [pattern('\\bindemnif|\\bindemnit|\\breimbursements?\\b'), CEILING, SUM], unless: INSURED },
    ],
    mirror: pattern('\\bindemnif|\\bhold[a-z]* (?:[a-z]+ ){0,6}harmless|\\bmanlev|\\bmantener indemne'),
  },
  {
    rules: ['onerous-liability.all-excluded', 'civil-law-terms.everything-excluded'],
    sought: [
      { words: [CARVED, FAULT], where: 'beside' },
      { words: [LIABILITY, CARVED, FAULT], strength: 'may-answer' },
      { words: [LIABILITY, CEILING, SUM], unless: INSURED, strength: 'may-answer' },
    ],
  },
  {
    rules: [
      'unfair-limitation-of-liability.excluded',
      'unfair-limitation-of-liability.losses',
      'unfair-limitation-of-liability.injury',
      'unfair-limitation-of-liability.others',
    ],
    sought: [
      { words: [CARVED, GRAVE_FAULT], where: 'beside' },
      { words: [NO_FAULT], where: 'beside' },
      { words: [pattern('\\b(?:nothing|not)\\b[^.;]{0,80}?\\b(?:exclude|limit|restrict|affect)s?\\b'), FAULT] },
      {
        words: [
          LIABILITY,
          pattern(
            '\\b(?:limited to|liable (?:only )?(?:for|in (?:the )?(?:case|event) of)|only (?:be )?liable|unlimited|without limit[a-z]*)\\b',
          ),
          FAULT,
        ],
      },
    ],
  },
  {
    rules: ['onerous-liability.joint-and-several'],
    sought: [{ words: [CEILING, SUM], where: 'beside', strength: 'may-answer' }],
  },
  { rules: ['unfair-onerous-terms.consumer-indemnifies'], sought: [{ words: [NO_FAULT], where: 'beside' }] },
  {
    rules: ['covenant-not-to-sue.one-sided'],
    sought: [{ words: [EITHER, pattern('\\b(?:not (?:[a-z]+ ){0,4}(?:challenge|contest|sue|assert))')] }],
    mirror: pattern('\\b(?:challenge|contest|sue|assert)[a-z]*'),
  },
  { rules: ['force-majeure.missing'], sought: [{ words: [FORCE_MAJEURE] }] },
  {
    rules: ['force-majeure.no-end'],
    sought: [
      { words: [TERMINATE, FORCE_MAJEURE] },
      { words: [TERMINATE], unless: FOR_DEFAULT, where: 'beside' },
      { words: [LEAVES_AT_WILL] },
    ],
  },
  {
    rules: [
      'force-majeure.one-sided',
      'grievous-liability.force-majeure-one-side',
      'clause-risks.force-majeure-one-sided',
    ],
    // Both may end the contract for the event, and one of them alone be excused by it.
    sought: [{ words: [EITHER, FORCE_MAJEURE], unless: TERMINATE }],
    mirror: FORCE_MAJEURE,
  },
  { rules: ['insurance.missing'], sought: [{ words: [INSURE] }] },
  {
    rules: ['insurance.no-amount'],
    sought: [
      {
        words: [
          INSURE,
          pattern(
            '[$€£] ?[0-9]|\\b[0-9][0-9,.]{1,20} ?(?:dollars|euros?|million)|\\b(?:limits?|amounts?) (?:of|as|that|set|specified|required|requested|acceptable)|\\bas may be requested\\b|\\bsuch (?:amounts|limits)',
          ),
        ],
      },
    ],
  },
  {
    rules: ['liquidated-damages.no-estimate'],
    sought: [{ words: [ESTIMATE], where: 'beside' }],
  },
  {
    rules: ['warranty.missing', 'onerous-performance.payer-alone-warrants'],
    sought: [{ words: [WARRANTED], unless: pattern('\\bauthority\\b|\\bduly (?:organi[sz]ed|authori[sz]ed)') }],
    mirror: pattern('\\b(?:represents? and )?warrants?\\b'),
  },
  {
    rules: ['onerous-performance.title-disclaimed'],
    sought: [
      {
        words: [pattern('\\b(?:represents? and warrants?|warrants?|indemnif(?:y|ies))\\b'), RIGHTS_OF_OTHERS],
        unless: pattern('\\bdisclaim|\\bno warrant|\\bnot (?:represent|warrant|make)'),
        strength: 'may-answer',
      },
    ],
  },
  {
    rules: ['warranty-disclaimer.total', 'clause-risks.warranty-disclaimed'],
    sought: [
      { words: [pattern('\\b(?:except|other than|save)\\b'), WARRANTED], where: 'beside', strength: 'may-answer' },
      {
        words: [
          pattern('\\b(?:represents? and warrants?|warrants? (?:that|to)|hereby warrants?)\\b'),
          pattern('\\b(?:conform|defect|workmanlike|professional|infring|title|perform)[a-z]*'),
        ],
        unless: pattern('\\bdisclaim|\\bno warrant|\\bnot (?:represent|warrant|make)'),
        strength: 'may-answer',
      },
    ],
  },
  {
    rules: ['ip-ownership.no-background', 'civil-law-terms.rights-without-return'],
    sought: [
      {
        words: [
          BACKGROUND,
          pattern('\\b(?:intellectual|invention|work|software|material|technolog|know-how|ip|propert|right)[a-z]*'),
        ],
        where: 'beside',
      },
      { words: [pattern('\\b(?:pre-?existing|background|prior inventions?)\\b')] },
    ],
  },
  {
    rules: ['minimum-commitment.without-relief'],
    sought: [
      {
        words: [pattern('\\b(?:minimum|shortfall|commitment|take[- ]or[- ]pay)'), RELIEF],
        unless: pattern('\\bnet sales\\b'),
      },
    ],
  },
  {
    rules: ['onerous-exit.without-liability', 'onerous-exit.any-breach', 'civil-law-terms.any-breach'],
    sought: [{ words: [BREACH, BREACH_REMEDY], where: 'beside', strength: 'may-answer' }],
  },
];
