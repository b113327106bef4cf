import type { Clause, Party } from '../parsed-document.ts';
import { hasLegalForm } from './legal-form.ts';
import { readPartyName } from './party-name.ts';

/** Where a name of somebody who signs may begin: a line, a column, after the label of a side. */
const BEGINNING =
  /(?:^|\n|\s{3,40}|\b(?:for and on behalf of|on behalf of|signed by|per|by and for)\s|:\s{1,4})[ \t|*]{0,40}(?=[\p{Lu}\d])/giu;
/** What is filled in below the name: one of these close behind makes it a signature. */
const FIELD = /(?:^|[\s|_])(?:By|BY|Name|NAME|Title|TITLE|Signature|Per|Nome|Firma|Nombre|Signed)\s{0,4}:|\/s\/|_{8,}/;
/** How much of the block is read, and how far below the name a field stands (UTF-16 units). */
const BLOCK = 3_000;
const BELOW = 120;
const MOST = 8;
/** Most beginnings of a name that are looked at in a block. */
const MOST_TRIES = 80;

/** `/s/ Ada Stone  ADA STONE`: a person signs for nobody else. */
const PERSON =
  /(?<!(?:By|BY|by|Name)\s?:\s{0,4})\/s\/\s{1,3}(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3})\s{1,40}(?=\1(?!\p{L}))(?!\1\s{0,6}(?:Title|Its|,))/giu;
/** `each of the persons set forth on the signature page (each, an "Investor")`. */
const WHOEVER_SIGNS =
  /\b(?:persons?|part(?:y|ies)|entit(?:y|ies)|individuals?|(?:stock|share|note|security ?)holders?|investors?)\b[^()]{0,60}\bsignature pages?\b[^()]{0,30}\(\s?each,? (?:of them )?an? ["“]([^"”]{3,30})["”]/i;

/** What everybody is called who signs beside those that are named; undefined when the introduction names all. */
export const calledBySigning = (opening: string): string | undefined => WHOEVER_SIGNS.exec(opening)?.[1];

/** People who sign for themselves. */
export function personsSigning(text: string, clauses: readonly Clause[]): Party[] {
  const found = new Map<string, Party>();
  for (const clause of clauses.filter(({ kind }) => kind === 'signature').slice(0, 6)) {
    const block = text.slice(clause.start, Math.min(clause.end, clause.start + BLOCK));
    for (const { 0: whole, 1: name = '', index } of block.matchAll(PERSON)) {
      const start = clause.start + index + whole.indexOf(name);
      if (found.size < MOST && !hasLegalForm(name) && !found.has(name))
        found.set(name, { name, role: '', start, end: start + name.length });
    }
  }
  return [...found.values()];
}

/** Companies whose names are above a signature line. */
export function signatories(text: string, clauses: readonly Clause[]): Party[] {
  const found = new Map<string, Party>();
  for (const clause of clauses.filter(({ kind }) => kind === 'signature').slice(0, 6)) {
    const block = text.slice(clause.start, Math.min(clause.end, clause.start + BLOCK));
    for (const { 0: whole, index } of [...block.matchAll(BEGINNING)].slice(0, MOST_TRIES)) {
      const name = readPartyName(block, index + whole.length, true);
      if (
        name === undefined ||
        !hasLegalForm(name.name) ||
        !/ /.test(name.name) ||
        !FIELD.test(block.slice(name.end, name.end + BELOW))
      )
        continue;
      const key = name.name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      if (/^(?:authorized|president|chief|vice|director|manager|secretary|witness|in)/i.test(key) || found.has(key))
        continue;
      if (found.size < MOST)
        found.set(key, { name: name.name, role: '', start: clause.start + name.start, end: clause.start + name.end });
    }
  }
  return [...found.values()];
}
