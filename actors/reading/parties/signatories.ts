import type { Clause, Party } from '../parsed-document.ts';
import { hasLegalForm } from './legal-form.ts';
import { readPartyName } from './party-name.ts';

/** Where a name of somebody who signs may begin: a line, a column, behind the label of a side. */
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

/** Companies whose names stand over a line to sign on. */
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
