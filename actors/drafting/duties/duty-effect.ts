/** What a sentence with a modal verb does in law, from its provision and its words. */
import type { DutyEffect } from '../../../protocols/index.ts';
import type { Action, Provision, RosterParty } from '../../provisions/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { cleanName, isPronoun, isSomebody, namedParty } from './actor-words.ts';

type Obligation = ParsedDocument['obligations'][number];

/** UTF-16 units after the actor that say what the verb is. */
const VERB_REACH = 90;
const MODAL = '(?:shall|will|must|should|may|can)';
/** A party that need not do something, or is not liable for it, owes nothing by this sentence. */
const NEED_NOT = new RegExp(
  String.raw`^${MODAL}\s+(?:(?:not|never|in no event|under no circumstances)\s+(?:be\s+)?(?:(?:held|made|deemed|considered|in any way)\s+){0,2}(?:\w+ly\s+)?(?:required|obligated|obliged|liable|responsible|bound|precluded|prevented|prohibited|restricted|accountable|in default)\b|have\s+no\s+(?:\w+\s+)?(?:obligation|liability|duty|responsibility))`,
  'i',
);
/** The party that is allowed to do or have something. */
const MAY = new RegExp(
  String.raw`^${MODAL}\s+(?:also\s+|further\s+)?(?:be\s+(?:\w+ly\s+)?(?:entitled|permitted|allowed|authori[sz]ed|free|eligible)\b|have\s+(?:the\s+|an?\s+|full\s+|sole\s+|exclusive\s+)*(?:right|option|discretion|privilege|authority|power)\b)`,
  'i',
);
/** The party that receives something, from a party that the sentence may not name. */
const GETS = new RegExp(String.raw`^${MODAL}\s+(?:also\s+)?receive\s+(?:an?|the|\$|€|£|\d)`, 'i');
/** What is thought, or is so by itself. */
const IS_SO = new RegExp(
  String.raw`^${MODAL}\s+(?:not\s+)?be\s+(?:deemed|considered|construed|treated|interpreted|understood|effective|binding|severable|governed|in addition|cumulative|that of|subject to)\b|^${MODAL}\s+(?:not\s+)?(?:mean|constitute|inure|survive|prevail|control)\b`,
  'i',
);
/** An agreement on the contract itself, or on what is true. */
const AGREED = /^(?:further\s+)?agrees?\s+(?:to\s+(?:the\s+following|amend|be\s+bound)\b|that\b)/i;
/** Money that is due is owed, whatever the subject of the sentence is. */
const IS_DUE = new RegExp(String.raw`^${MODAL}\s+(?:(?:become|be)\s+)(?:\w+\s+){0,2}(?:due|payable|paid)\b`, 'i');

/** Acts that somebody does for another, also where the sentence only says that they are done. */
const DONE_BY_SOMEBODY: ReadonlySet<Action> = new Set([
  'audit',
  'deliver',
  'indemnify',
  'insure',
  'invoice',
  'keep',
  'maintain',
  'notify',
  'pay',
  'process',
  'protect',
  'refund',
  'remedy',
  'report',
  'return',
  'train',
]);

/** The verb with its modal, on one line. */
const verbWords = ({ start, actor }: Obligation, { text }: ParsedDocument): string =>
  text
    .slice(start + actor.length, start + actor.length + VERB_REACH)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,"”’)]+/, '');

/** The names that are known to act in a document. */
export interface Names {
  readonly parties: readonly RosterParty[];
  /** Names that are no party's and again and again do what only people do: `Arizona shall notify`. */
  readonly named: ReadonlySet<string>;
}

/** What only people and companies do for each other. */
export const DONE_BY_PEOPLE: ReadonlySet<Action> = new Set([
  'accept',
  'assign',
  'consent',
  'cooperate',
  'deliver',
  'indemnify',
  'notify',
  'pay',
  'purchase',
  'report',
  'return',
  'sell',
  'terminate',
]);

/** Behind such a verb the acts stand as a list. */
const LEADS_IN = new RegExp(String.raw`^${MODAL}(?:\s+not)?(?:,[^:]{0,60})?:`, 'i');

/** `shall not later than Friday return`: it denies the time after that, and not the act. */
const NOT_LATER = new RegExp(String.raw`^${MODAL},? not (?:later|less|more|fewer) than\b`, 'i');
/** `No payment shall be due`. */
const NOTHING = /^no\s/i;

/** @param provision what the sentence was read as at this verb; undefined where it was read as none */
export function effectOf(
  duty: Obligation,
  provision: Provision | undefined,
  document: ParsedDocument,
  { parties, named }: Names,
): DutyEffect {
  const verb = verbWords(duty, document);
  if (NEED_NOT.test(verb)) return 'exemption';
  if (GETS.test(verb)) return 'right';
  if (MAY.test(verb)) return /^\w+\s+not\b/i.test(verb) ? 'statement' : 'right';
  if (IS_SO.test(verb) || AGREED.test(verb)) return 'statement';
  const name = cleanName(duty.actor);
  const acts = isPronoun(name) || isSomebody(name) || namedParty(name, parties) !== undefined || named.has(name);
  if (acts && NOT_LATER.test(verb)) return 'duty';
  if (NOTHING.test(duty.actor) && IS_DUE.test(verb)) return 'statement';
  if (acts && LEADS_IN.test(verb)) return byWords(verb);
  if (provision === undefined) return 'statement';
  return readEffect(provision, verb, acts || isSide(provision));
}

function readEffect({ modality, passive, action }: Provision, verb: string, acts: boolean): DutyEffect {
  switch (modality) {
    case 'right':
    case 'exemption':
      return modality;
    case 'disclaimer':
      return acts && DENIES.test(verb) ? 'prohibition' : 'statement';
    case 'definition':
      return acts ? byWords(verb) : 'statement';
    case 'duty':
    case 'prohibition':
      if (acts) return modality;
      if (IS_DUE.test(verb)) return 'duty';
      return passive && DONE_BY_SOMEBODY.has(action) ? modality : 'statement';
    case 'statement':
      return IS_DUE.test(verb) ? 'duty' : 'statement';
    case 'condition':
    case 'representation':
    case 'recital':
      return 'statement';
    default:
      return modality satisfies never;
  }
}

const DENIES = new RegExp(String.raw`^${MODAL}\s+not\b|^(?:cannot|can not|may not)\b`, 'i');
const byWords = (verb: string): DutyEffect =>
  DENIES.test(verb) ? 'prohibition' : /^(?:may|can)\b/i.test(verb) ? 'right' : 'duty';

/** `each party`, `the Receiving Party of a mutual agreement`. */
const isSide = ({ bearer }: Provision): boolean => bearer.kind === 'mutual' && !/[’']s?\s+\p{L}/u.test(bearer.name);
