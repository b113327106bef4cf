/** A playbook's wording in the terms of one contract. */
import type { ParsedDocument } from '../reading/index.ts';

/** How a language speaks of the contract that the words stand in. */
interface SelfReference {
  /** In wording: the noun that becomes the contract's own. */
  readonly noun: RegExp;
  /** In a contract: what it calls itself, as the first group. */
  readonly own: RegExp;
  /** Where it has no name. */
  readonly otherwise: string;
}

const ENGLISH: SelfReference = {
  noun: /(?<=\bthis )agreement\b/gi,
  own: /\b[Tt]his (Agreement|Contract|Addendum|Order|Deed|Lease|Licen[cs]e|DPA|SOW|MNDA|NDA)\b/g,
  otherwise: 'document',
};
const SELF: Readonly<Record<string, SelfReference>> = {
  en: ENGLISH,
  it: {
    noun: /(?<=\bpresente )(?:contratto|accordo)\b/gi,
    own: /\b(?:presente|[Ii]l|[DdNn]el|[Dd]al|[Aa]l) ([Cc]ontratto|[Aa]ccordo|[Dd]isciplinare|[Ii]ncarico)\b/g,
    otherwise: 'contratto',
  },
  es: {
    noun: /(?<=\b(?:presente|este) )(?:contrato|acuerdo)\b/gi,
    own: /\b(?:presente|[Ee]ste|[Ee]l|[Dd]el|[Aa]l) ([Cc]ontrato|[Aa]cuerdo|[Cc]onvenio|[Ee]ncargo)\b/g,
    otherwise: 'contrato',
  },
};

/** Terms that a contract writes large only where it means its own. */
const SHORTEST = 4;

/** Defined terms as the contract writes them, and the contract by its own name. */
export function inTerms(wording: string, document: ParsedDocument): string {
  const name = thisDocument(document);
  const own = asWritten(wording, document);
  const { noun, otherwise } = SELF[document.language.code] ?? ENGLISH;
  let said = name === otherwise ? own : own.replace(noun, name);
  const terms = new Set(document.definitions.map(({ term }) => term));
  for (const term of terms) {
    if (
      term.length < SHORTEST ||
      !/^\p{Lu}/u.test(term) ||
      /^(?:agreement|contract|law|contratto|accordo|legge|contrato|acuerdo|ley)$/i.test(term)
    )
      continue;
    const pattern = new RegExp(`(?<=[\\p{Ll},] )${escaped(term.toLowerCase())}(s?)(?![\\p{L}-])`, 'gu');
    said = said.replace(pattern, (_, plural: string) => term + plural);
  }
  return said;
}

/** With straight apostrophes where the contract has those. */
const asWritten = (wording: string, { text }: ParsedDocument): string =>
  text.split("'").length > text.split('’').length ? wording.replaceAll('’', "'") : wording;

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `Agreement`: as the contract calls itself most often; `document` where it has no name. */
export function thisDocument({ text, language }: ParsedDocument): string {
  const { own, otherwise } = SELF[language.code] ?? ENGLISH;
  const counts = Map.groupBy(text.matchAll(own), ([, name]) => name as string);
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? otherwise;
}
