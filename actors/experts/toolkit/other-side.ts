/** Whether the other side has or owes the like of what a sentence gives or asks one side, wherever it stands. */
import {
  type Action,
  type Bearer,
  type Modality,
  type Provision,
  provisionsIn,
  provisionsOf,
} from '../../provisions/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import { type Passage, passagesOf } from './passages.ts';
import { pattern, says } from './pattern.ts';

/** What counts as the like. */
export interface Like {
  readonly modalities: readonly Modality[];
  readonly acts: readonly Action[];
  /** Main verbs that are no class of their own. */
  readonly verbs?: RegExp;
  /** Its sentence must say this, … */
  readonly words?: RegExp;
  /** … and not this. */
  readonly unless?: RegExp;
  /** So many sentences off at most, with the same verb; anywhere when not given. */
  readonly near?: number;
}

/** A ground that must first be given. */
const GROUNDS = pattern(
  '\\b(?:breach|default|insolven|bankrupt|fail(?:s|ed|ure)|violat|force majeure|change (?:of|in) control|for cause)[a-z]*|\\b(?:if|should|unless|in the event|in case|where|when)\\b',
);
/** The contract itself, and nobody's place or licence under it. */
const WHOLE = pattern(
  '\\b(?:agreement|contract|lease|franchise|resign|notice of)\\b|\\b(?:engagement|employment|appointment|licen[cs]e)\\b(?! of (?:any|each|its|such|personnel|employees|staff)\\b)',
);

/** The other side may leave when it likes, under whichever verb. */
export const FREE_EXIT: Like = {
  modalities: ['right'],
  acts: ['terminate'],
  verbs: /^(?:resign|quit|leave|withdraw)/,
  words: WHOLE,
  unless: GROUNDS,
};

/** The other side is told how to give notice that it leaves, which says that it may. */
export const NOTICE_OF_EXIT: Like = {
  modalities: ['duty'],
  acts: ['notify'],
  words: pattern('\\bnotice of (?:any |its |such |the )?(?:intent(?:ion)? to )?(?:terminat|resign|withdraw)'),
  unless: GROUNDS,
};

/** A role or name that the roster of parties lacks bears duties and rights so often at least. */
const OFTEN = 3;
const NO_ACTOR =
  /^(?:agreement|contract|section|article|clause|term|notice|party|parties|it|they|he|she|services?|products?|fees?|payments?)$/;

/** The obligor as one name: small letters, without the article and without others named with it. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:the|such|said)\s+/, '')
    .split(/,|\s(?:and|or)\s/)[0]
    ?.trim() ?? '';

const known = new WeakMap<ParsedDocument, ReadonlySet<string>>();

/**
 * Names that act in the document like a party without having been read as one. Where two parties act by their own names nobody else
 * is a side: an escrow agent that may resign, a director or an employee.
 */
function actorsIn(document: ParsedDocument): ReadonlySet<string> {
  let actors = known.get(document);
  if (actors === undefined) {
    const times = new Map<string, number>();
    const parties = new Map<number, number>();
    for (const { bearer, modality } of provisionsOf(document).all) {
      if (modality !== 'duty' && modality !== 'right' && modality !== 'prohibition') continue;
      if (bearer.kind === 'party') parties.set(bearer.party, (parties.get(bearer.party) ?? 0) + 1);
      if (bearer.kind !== 'other' || !/^(?:the\s+)?\p{Lu}/u.test(bearer.name)) continue;
      const name = bare(bearer.name);
      if (!NO_ACTOR.test(name) && /^[\p{L}\d.&’' -]{2,40}$/u.test(name)) times.set(name, (times.get(name) ?? 0) + 1);
    }
    const sides = [...parties.values()].filter((count) => count >= OFTEN).length;
    actors = new Set([...times].flatMap(([name, count]) => (sides < 2 && count >= OFTEN ? [name] : [])));
    known.set(document, actors);
  }
  return actors;
}

/** One key for each side that acts; undefined for what is none. */
function sideOf(document: ParsedDocument, bearer: Bearer): string | undefined {
  if (bearer.kind === 'mutual') return 'both';
  if (bearer.kind === 'party') return `party ${bearer.party}`;
  if (bearer.kind !== 'other') return undefined;
  const name = bare(bearer.name);
  const at = provisionsOf(document).parties.findIndex(({ name: called, aliases }) =>
    [called, ...aliases].some((one) => one.toLowerCase() === name),
  );
  if (at >= 0) return `party ${at}`;
  return actorsIn(document).has(name) ? name : undefined;
}

/** Whose burden or right it is: the party named, else the obligor of the provisions in the sentences. */
function ownSides(document: ParsedDocument, grounds: readonly Span[], party: string): ReadonlySet<string> {
  const byName = sideOf(document, { kind: 'other', name: party.replace(/[“”]/g, '') });
  if (byName !== undefined) return new Set([byName]);
  const borne = grounds
    .flatMap((ground) => provisionsIn(document, ground))
    .map(({ bearer }) => sideOf(document, bearer));
  return new Set(borne.flatMap((side) => (side === undefined || side === 'both' ? [] : [side])));
}

function does(like: Like, { action, also, verb, modality, polarity }: Provision): boolean {
  if (!like.modalities.includes(modality)) return false;
  if (modality === 'right' && polarity !== 'positive') return false;
  if (like.near !== undefined) return true;
  return like.acts.some((act) => act === action || also.includes(act)) || like.verbs?.test(verb) === true;
}

/** By words: the same holds the other way round. */
const LIKEWISE = pattern(
  '\\b(?:likewise|vice versa|mutatis mutandis|reciprocal(?:ly)?|in like manner|the same (?:right|obligation|dut(?:y|ies)|restrictions?|(?:shall |will )?appl(?:y|ies))|the other party (?:shall|will|may) (?:also|likewise|have the same))\\b',
);
/** Sentences after the quoted one in which that is said. */
const BEHIND = 2;

function saysLikewise(document: ParsedDocument, grounds: readonly Span[]): Passage | undefined {
  const passages = passagesOf(document);
  return grounds
    .flatMap(({ start }) => {
      const at = passages.findIndex((passage) => passage.start === start);
      return at < 0 ? [] : passages.slice(at + 1, at + 1 + BEHIND);
    })
    .find(({ folded }) => says(folded, LIKEWISE));
}

function fits({ words, unless }: Like, { text }: ParsedDocument, { start, end }: Span): boolean {
  const folded = text.slice(start, end).replace(/\s+/g, ' ').toLowerCase();
  return (words === undefined || says(folded, words)) && !(unless !== undefined && says(folded, unless));
}

/**
 * The sentence that gives or asks the like of another side, or of both; undefined where none does. `grounds` are the sentences
 * about the one side, `party` the name of that side or empty.
 */
export function likeOfOtherSide(
  document: ParsedDocument,
  grounds: readonly Span[],
  party: string,
  like: Like,
): Span | undefined {
  const own = ownSides(document, grounds, party);
  if (own.size === 0) return undefined;
  const quoted = new Set(grounds.map(({ start }) => start));
  const verbs = new Set(grounds.flatMap((ground) => provisionsIn(document, ground)).map(({ verb }) => verb));
  const at = document.sentences.flatMap(({ start }, index) => (quoted.has(start) ? [index] : []));
  const mirror = provisionsOf(document).all.find((one) => {
    const sentence = document.sentences[one.sentence];
    if (sentence === undefined || quoted.has(sentence.start) || !does(like, one)) return false;
    const { near } = like;
    const isNear = near === undefined || at.some((index) => Math.abs(index - one.sentence) <= near);
    if (!isNear || (near !== undefined && !verbs.has(one.verb))) return false;
    const side = sideOf(document, one.bearer);
    return side !== undefined && !own.has(side) && fits(like, document, sentence);
  });
  return mirror === undefined ? saysLikewise(document, grounds) : document.sentences[mirror.sentence];
}
