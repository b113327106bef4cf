/** Who is meant by a noun phrase of a contract: both sides alike, somebody whom the document names, or nobody known. */
import { provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';

export type Whom =
  | { readonly kind: 'both' }
  /** One side by the name to cite it by; several where there are three or more parties. */
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'unknown' };

export const BOTH: Whom = { kind: 'both' };
export const UNKNOWN: Whom = { kind: 'unknown' };

/** Either side, whichever it is: a determiner, or what it has done or not done. */
const EITHER =
  /\b(?:either|each|both|any|every|neither|one|a|any one)(?: of)?(?: the)?(?: two)? part(?:y|ies)\b|^(?:the )?part(?:y|ies)(?: hereto)?$|^(?:either|each|both|neither|we both)$/i;
const WHICHEVER =
  /\b(?:other|non-?\s?(?:breaching|defaulting|affected|terminating)|not (?:so )?affected|no affected|unaffected|affected|innocent|aggrieved|injured|terminating|notifying|performing|complying|first|such|disclosing|receiving|party (?:which|that|who|whose|not))\b/i;
/** Words of a clause that stick to the name before the verb. */
const BEFORE_NAME =
  /^(?:(?:then|that|and|or|but|thereupon|accordingly|in such (?:case|event)|each of|either of|both of)[\s,]+)+/i;
const BEHIND_NAME =
  /[\s,]{1,8}(?:(?:hereby|also|further|covenants?|agrees?|undertakes?|and|shall|will|hereto|at its|in its)\b.*|[’']s?(?!\p{L}).*)$/iu;
const ARTICLE = /^(?:the|an?)\s+/i;
/** A name printed with a capital that is no party's. */
const NO_NAME =
  /^(?:this|section|article|clause|exhibit|schedule|agreement|party|parties|term|notice|termination|upon|if|in|any|no|all|such|each|such|services?|products?)\b/i;
/** Acting so often, a capitalised name is a side even where the introduction was not understood. */
const OFTEN = 3;

export function whomOf(document: ParsedDocument, phrase: string): Whom {
  const words = phrase.replace(/\s+/g, ' ').trim().replace(BEFORE_NAME, '');
  if (words === '') return UNKNOWN;
  const roster = provisionsOf(document).parties;
  const named = roster.filter(({ name, aliases }) => [name, ...aliases].some((alias) => mentions(words, alias)));
  if (named.length > 1) {
    if (named.length === roster.length) return BOTH;
    return { kind: 'one', name: named.map(({ name }) => name).join(' / ') };
  }
  const group = groupIn(document, words);
  if (group !== undefined) return { kind: 'one', name: group };
  const [only] = named;
  if (only !== undefined) return { kind: 'one', name: only.name };
  const plain = words.replace(BEHIND_NAME, '');
  if (EITHER.test(plain) || EITHER.test(words)) return BOTH;
  if (/\bpart(?:y|ies)\b/i.test(plain)) return WHICHEVER.test(plain) ? BOTH : UNKNOWN;
  const bare = plain.replace(ARTICLE, '');
  // `Dragon` is Dragon Systems.
  const short = roster.filter(({ aliases }) =>
    aliases.some((alias) => /^\p{Lu}/u.test(bare) && alias.startsWith(`${bare} `)),
  );
  if (short.length === 1 && short[0] !== undefined) return { kind: 'one', name: short[0].name };
  return printedName(document, bare);
}

/** What several of the parties are called together: `the AS Parties`. */
function groupIn({ parties }: ParsedDocument, words: string): string | undefined {
  const groups = new Set(parties.flatMap(({ group }) => group ?? []));
  return [...groups].find((group) => mentions(words, group));
}

const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Whole words, in capitals or not; a name of one small word is a word. */
function mentions(words: string, alias: string): boolean {
  if (alias.length < 2) return false;
  // `theglobe` writes itself in small letters: found as it is written alone.
  if (/^\p{Ll}{5,}/u.test(alias))
    return new RegExp(`(?<![\\p{L}\\d])${escaped(alias)}(?![\\p{L}\\d])`, 'u').test(words);
  if (!/^[\p{Lu}\d]|^(?:you|we|us)$/u.test(alias)) return false;
  return new RegExp(`(?<![\\p{L}\\d])${escaped(alias)}(?![\\p{L}\\d])`, 'iu').test(words);
}

function printedName(document: ParsedDocument, words: string): Whom {
  if (!/^\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,2}$/u.test(words) || NO_NAME.test(words)) return UNKNOWN;
  const acting = new RegExp(`(?<![\\p{L}])${escaped(words)}\\s+(?:shall|will|may|agrees|must)\\b`, 'giu');
  const times = document.text.slice(0, SAMPLE).match(acting)?.length ?? 0;
  return times >= OFTEN
    ? { kind: 'one', name: words === words.toUpperCase() ? asPrinted(document, words) : words }
    : UNKNOWN;
}

/** `RESELLER` in a clause of capitals is the `Reseller` of the others. */
function asPrinted({ text }: ParsedDocument, capitals: string): string {
  const small = capitals.toLowerCase().replace(/(?<![\p{L}\d])\p{L}/gu, (letter) => letter.toUpperCase());
  return text.includes(small) ? small : capitals;
}

/** So much of the text tells who acts (UTF-16 units). */
const SAMPLE = 120_000;

/** The other of two sides. */
export function otherThan(document: ParsedDocument, { name }: { readonly name: string }): Whom {
  const others = provisionsOf(document).parties.filter((party) => party.name !== name);
  const [other] = others;
  return others.length === 1 && other !== undefined && provisionsOf(document).parties.length === 2
    ? { kind: 'one', name: other.name }
    : UNKNOWN;
}
