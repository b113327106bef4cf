import { pattern } from '../../../toolkit/index.ts';
import type { AnswerSpec } from '../answer-spec.ts';
import { BREACH, CURE, EITHER, NOTICE, PERIOD, SUM, TERMINATE } from '../families.ts';
import { AFTERWARDS, HAND_BACK, HELD } from '../families-data.ts';
import {
  ASSIGN,
  BREACH_REMEDY,
  HOW_LONG,
  PERFORMANCE,
  SURVIVE,
  TERM,
  TERRITORY,
  THE_CONTRACT,
  TRANSITION,
} from '../families-matters.ts';

const AT_WILL = pattern(
  '\\b(?:at any time|for any (?:or no )?reason|without (?:cause|reason)|for convenience|at (?:its|their|his) (?:option|discretion|election)|upon [a-z0-9() -]{1,40}notice|by (?:giving|providing) [a-z0-9() -]{1,60}notice|in qualsiasi momento|en cualquier momento)',
);
const EITHER_LEAVES = pattern(
  '\\b(?:either|each|any|both) part(?:y|ies) (?:[a-z]+ ){0,3}?(?:may|can|has|have|shall have|is entitled|are entitled)\\b[^.;]{0,120}?\\b(?:terminate|cancel|withdraw)|\\bterminated by (?:either|any|each) party',
);
/** What happens afterwards does not say who may terminate. */
const ON_END = pattern('\\b(?:upon|after|following|on) (?:the |any |such )?(?:[a-z]+ )?(?:terminat|expir)');
const RENEW = pattern('\\b(?:renew|extend|extension|prorog|rinnov|tacit|prórrog|prorrog)[a-zà-ÿ]*');
const NOT_RENEW = pattern(
  '\\b(?:unless|until|non-?renew[a-z]*|not (?:to )?(?:be )?(?:renew|extend)[a-z]*|terminat[a-z]*|cancel[a-z]*|disdett[a-z]*|salvo|opposi[a-z]*|elect(?:s|ed)? (?:not|to))',
);

/**
 * A cure that is denied answers nobody who asks for one. What continues without remedy is not cured, though it might be; and what is said
 * without prejudice to a remedy denies none.
 */
const NO_CURE = pattern(
  '(?<!\\b(?:continu|persist|remain)[a-z]*\\b[^.;,]{0,40})\\bwithout(?! (?:prejudice|limit))(?:[^.;]{0,40}?\\b(?:time|right|opportunity|chance|period) to (?:cure|remedy|rectify)\\b|(?:,? (?!(?:after|if|when|where|once|until|unless|upon|on|to)\\b)[a-z]+){0,5}?,? (?:cure\\b|remedy period\\b))|\\bno (?:further )?(?:cure|opportunity|chance|right|time) (?:period\\b|to (?:cure|remedy|rectify)\\b)',
);

/** What answers that a contract lacks a way out, a period, a cure, or what holds afterwards. */
export const EXIT_SPECS: readonly AnswerSpec[] = [
  {
    rules: ['termination-cause.missing'],
    sought: [
      { words: [TERMINATE, BREACH] },
      { words: [TERMINATE, pattern('\\b(?:insolven|bankrupt|event of)')], strength: 'may-answer' },
      { words: [EITHER, TERMINATE, AT_WILL], unless: ON_END },
    ],
  },
  {
    rules: ['termination-cause.no-cure', 'termination-cause.automatic', 'clause-risks.termination-without-cure'],
    sought: [
      { words: [CURE, PERIOD], unless: NO_CURE, where: 'beside' },
      { words: [BREACH, CURE, PERIOD], unless: NO_CURE },
    ],
    denied: NO_CURE,
  },
  {
    rules: ['termination-cause.one-sided'],
    sought: [
      { words: [EITHER, TERMINATE, BREACH] },
      { words: [EITHER, TERMINATE, AT_WILL], unless: ON_END, strength: 'may-answer' },
    ],
    mirror: TERMINATE,
  },
  {
    rules: [
      'one-sided-terms.terminate',
      'clause-risks.termination-one-sided',
      'grievous-exit.termination-one-side-only',
    ],
    sought: [{ words: [EITHER_LEAVES] }, { words: [EITHER, TERMINATE, AT_WILL], unless: ON_END }],
    mirror: TERMINATE,
  },
  {
    rules: ['termination-convenience.one-sided'],
    sought: [
      { words: [EITHER, TERMINATE, AT_WILL], unless: ON_END },
      { words: [EITHER_LEAVES], strength: 'may-answer' },
    ],
    mirror: TERMINATE,
  },
  {
    rules: ['termination-convenience.no-period', 'civil-law-terms.leaves-without-notice'],
    sought: [{ words: [PERIOD], where: 'beside' }, { words: [TERMINATE, NOTICE, PERIOD] }],
  },
  {
    rules: ['renewal.no-way-out', 'clause-risks.renewal-trap', 'grievous-exit.renewal-no-exit'],
    sought: [
      { words: [NOT_RENEW, NOTICE], where: 'beside' },
      { words: [RENEW, NOT_RENEW] },
      { words: [EITHER, TERMINATE, AT_WILL], unless: ON_END },
    ],
  },
  {
    rules: ['term-survival.no-term', 'grievous-exit.term-perpetual-no-termination'],
    sought: [
      { words: [TERM, HOW_LONG] },
      { words: [THE_CONTRACT, TERMINATE] },
      {
        words: [
          pattern(
            '\\b(?:initial|renewal|development|lease|license|contract|extended) (?:term|period)\\b|\\bthe "?term"?\\b',
          ),
        ],
      },
    ],
  },
  { rules: ['term-survival.no-survival'], sought: [{ words: [SURVIVE] }] },
  {
    rules: ['exit-plan.missing'],
    sought: [{ words: [TRANSITION, HELD] }, { words: [AFTERWARDS, HAND_BACK, HELD] }],
  },
  {
    rules: [
      'onerous-exit.empties-term',
      'onerous-exit.forfeits',
      'onerous-exit.termination-payment',
      'onerous-exit.scope-taken-away',
    ],
    sought: [
      {
        words: [pattern('\\b(?:except|unless|other than|provided)\\b'), BREACH],
        where: 'beside',
        strength: 'may-answer',
      },
    ],
  },
  {
    rules: ['first-refusal.no-deadline'],
    sought: [
      { words: [PERIOD], where: 'beside' },
      {
        words: [
          pattern('\\b(?:offers?|refusals?|first (?:right|option|negotiation)|exercis(?:e|es|ed|ing))\\b'),
          PERIOD,
        ],
      },
    ],
  },
  {
    rules: ['non-compete.unbounded', 'non-solicit.unbounded', 'onerous-restraints.no-territory'],
    sought: [
      { words: [pattern('\\b(?:compet|solicit|engage|hire|employ|exclusiv)[a-z]*'), HOW_LONG], where: 'beside' },
      { words: [HOW_LONG], where: 'beside' },
      { words: [pattern('\\b(?:non-?compet|compet(?:e|ing|itive)|solicit)[a-z]*'), TERRITORY], strength: 'may-answer' },
    ],
  },
  {
    rules: ['non-solicit.one-sided', 'onerous-restraints.bound-to-one'],
    sought: [{ words: [EITHER, pattern('\\b(?:solicit|hire|employ|compet|exclusiv)[a-z]*')] }],
    mirror: pattern('\\bsolicit[a-z]*|\\bhire\\b|\\bexclusiv'),
  },
  {
    rules: ['exclusivity.unearned', 'onerous-restraints.exclusivity-with-way-round'],
    sought: [
      { words: [PERFORMANCE], where: 'beside' },
      { words: [pattern('\\b(?:exclusiv|territor)[a-z]*'), PERFORMANCE] },
    ],
  },
  {
    rules: ['confidentiality.forever', 'onerous-secrecy.all-survives'],
    sought: [
      {
        words: [
          pattern('\\b(?:confiden|secre|disclos|nondisclos)[a-z]*'),
          pattern(
            '\\b(?:for|period of|within) [a-z0-9() -]{1,30}(?:years?|months?)\\b|\\b(?:years?|months?) (?:after|following|from)\\b',
          ),
        ],
        strength: 'may-answer',
      },
    ],
  },
  {
    rules: ['assignment.missing'],
    sought: [
      { words: [ASSIGN, THE_CONTRACT], unless: pattern('\\b(?:invention|copyright|work product|patent)[a-z]*') },
      { words: [pattern('\\b(?:assigns|assignees?|successors)\\b')], strength: 'may-answer' },
    ],
  },
  { rules: ['change-of-control.one-sided'], sought: [], mirror: pattern('\\bcontrol\\b|\\bmerger|\\bacqui') },
  {
    rules: ['unfair-onerous-terms.renews-itself'],
    sought: [
      { words: [RENEW, pattern('\\b(?:remind|notify|e-?mail|prior notice|advance notice)[a-z]*')], where: 'beside' },
    ],
  },
  {
    rules: ['assignment.one-sided-bar', 'one-sided-terms.assign', 'one-sided-terms.barred', 'assignment.free'],
    sought: [
      {
        words: [
          EITHER,
          pattern('\\b(?:assign|assigned|transfer|transferred|assignment)\\b'),
          pattern('\\b(?:may|shall|can|not|without|prohibited)\\b'),
        ],
        unless: pattern('\\binures?\\b|\\bbinding (?:up)?on\\b|\\bsuccessors\\b'),
      },
    ],
    mirror: pattern('\\bassign(?:s|ed|ing|ment|able)?\\b|\\bced(?:e|er|ere)\\b'),
  },
  {
    rules: ['assignment.consent-at-will'],
    sought: [
      {
        words: [
          ASSIGN,
          pattern(
            '\\b(?:unreasonabl[ey]|reasonabl[ey]|affiliates?|subsidiar(?:y|ies)|successor|merger|subject to|except|unless|provided|on (?:written )?notice|notwithstanding)\\b',
          ),
        ],
        where: 'beside',
      },
    ],
  },
  {
    rules: ['one-sided-terms.suspend'],
    sought: [],
    mirror: pattern('\\b(?:suspen|withh[eo]ld)[a-z]*'),
  },
  {
    rules: ['one-sided-terms.change'],
    sought: [],
    mirror: pattern('\\b(?:amend|modif|change)[a-z]*'),
  },
  {
    rules: ['onerous-performance.stops-at-once'],
    sought: [
      { words: [NOTICE, BREACH_REMEDY], where: 'beside' },
      { words: [PERIOD, NOTICE], where: 'beside' },
    ],
  },
  {
    rules: ['discretion.without-asking'],
    sought: [
      {
        words: [
          pattern('\\b(?:prior|advance|days?.?) (?:[a-z]+ ){0,2}?notice\\b|\\bnotice of (?:such|any|the|its)\\b'),
        ],
        where: 'beside',
      },
    ],
  },
  {
    rules: ['unfair-onerous-terms.no-refund'],
    sought: [
      {
        where: 'beside',
        words: [pattern('\\brefund(?:s|ed)?\\b'), pattern('\\b(?:shall|will|entitled|pro-?rata|except|unless|if)\\b')],
        unless: pattern('\\b(?:no|non|not)[- ](?:[a-z]+ ){0,4}refund'),
        strength: 'may-answer',
      },
    ],
  },
  {
    rules: ['civil-law-terms.daily-penalty-without-limit'],
    sought: [
      {
        words: [
          pattern('\\b(?:penal|penalizaci|mora|ritard|retras)[a-zà-ÿ]*'),
          pattern('\\b(?:massim|máxim|limite|límite|non superiore|hasta un)[a-zà-ÿ]*|\\b[0-9]+ ?%'),
        ],
        where: 'beside',
      },
      { words: [pattern('\\bpenal[a-zà-ÿ]*'), pattern('\\b(?:massim|máxim|limite|límite|tetto|tope)[a-zà-ÿ]*'), SUM] },
    ],
  },
];
