/** A playbook's wording in the terms of one contract. */
import type { ParsedDocument } from '../reading/index.ts';

/** What wording calls the contract it is written for. */
const ITSELF = /\bthis agreement\b/gi;

/** Terms that a contract writes large only where it means its own. */
const SHORTEST = 4;

/** Defined terms as the contract writes them, and the contract by its own name. */
export function inTerms(wording: string, document: ParsedDocument): string {
  const name = thisDocument(document);
  const own = asWritten(wording, document);
  let said = name === 'document' ? own : own.replace(ITSELF, (itself) => `${itself.slice(0, 4)} ${name}`);
  const terms = new Set(document.definitions.map(({ term }) => term));
  for (const term of terms) {
    if (term.length < SHORTEST || !/^\p{Lu}/u.test(term) || /^(?:agreement|contract|law)$/i.test(term)) continue;
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
  if (language.code !== 'en') return 'document';
  const names = text.matchAll(
    /\b[Tt]his (Agreement|Contract|Addendum|Order|Deed|Lease|Licen[cs]e|DPA|SOW|MNDA|NDA)\b/g,
  );
  const counts = Map.groupBy(names, ([, name]) => name as string);
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 'document';
}
