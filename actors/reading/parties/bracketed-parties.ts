/** Parties that no introduction lists: `Acme, Inc. ("Acme")` in one sentence of the beginning, `Beta, LLC ("Beta")` in another. */
import type { Party } from '../parsed-document.ts';
import { isDescribed } from './entry.ts';
import { hasLegalForm } from './legal-form.ts';
import { type PartyName, readPartyName } from './party-name.ts';
import { readBracket } from './short-name.ts';

/** How far from the beginning a name is looked for, and how far back from its bracket it begins (UTF-16 units). */
const FARTHEST = 4_000;
const BACK = 220;
/** Most brackets that are looked at, and most beginnings of a name before each. */
const MOST_BRACKETS = 40;
const MOST_NAMES = 24;
/** How much of the text tells who acts in it (UTF-16 units). */
const SAMPLE = 60_000;
/** A regulator acts in many contracts and is party to none. */
const AUTHORITY =
  /\b(?:Insurance Fund|Deposit Insurance|Commission|Federal Reserve|Office of|Department of|Internal Revenue|Stock Exchange|Securities Dealers|Drug Administration)\b/;
/** A name that acts this often is a party; one that is only mentioned is not. */
const FEWEST = 2;
const ACTS =
  '(?:[,\\s]{1,3}(?:hereby|has|have|also|further))?[,\\s]{1,3}(?:shall|will|may|must|agrees?|agreed|acknowledges?|grants?|represents?|warrants?|certifies|undertakes?|reserves)(?![\\p{L}])';

/** Names that are given a short name near the beginning and act under it in the rest of the text. */
export function bracketedParties(text: string, opening: string): Party[] {
  const found: Party[] = [];
  let tried = 0;
  for (const { index: open } of opening.slice(0, FARTHEST).matchAll(/[(（]/g)) {
    if (tried++ >= MOST_BRACKETS) break;
    const short = readBracket(opening, open);
    if (short === undefined || short.role === '' || short.closes) continue;
    const name = nameBefore(opening, open, short.role);
    if (
      name === undefined ||
      AUTHORITY.test(name.name) ||
      found.some((one) => one.role === short.role || one.name === name.name)
    )
      continue;
    if (timesActing(text, short.role) >= FEWEST) found.push({ ...name, role: short.role });
  }
  return found;
}

/** The name that the bracket shortens: one that has the short name or its letters in it, else the nearest company. */
function nameBefore(text: string, open: number, role: string): PartyName | undefined {
  const from = Math.max(0, open - BACK);
  const names: PartyName[] = [];
  for (const { index } of text.slice(from, open).matchAll(/(?<![\p{L}\d.&'’-])(?=[\p{Lu}\d])/gu)) {
    if (names.length >= MOST_NAMES) break;
    const at = from + index;
    if (names.some(({ end }) => at < end)) continue;
    const name = readPartyName(text, at);
    if (name !== undefined && name.end <= open && / /.test(name.name)) names.push(name);
  }
  const alike = names.findLast(({ name, end }) => isShortFor(role, name) && isNamed(text, name, end));
  if (alike !== undefined) return alike;
  const last = names.findLast(({ name }) => hasLegalForm(name));
  // Behind the end of a sentence, another bracket or a blank, somebody else is meant.
  return last !== undefined && !/\.\s+\p{Lu}|[)）]|_{3}/u.test(text.slice(last.end, open)) ? last : undefined;
}

const isNamed = (text: string, name: string, end: number): boolean =>
  hasLegalForm(name) ||
  isDescribed(text.slice(end, end + 120)) ||
  /^\s?(?:[Oo]f|OF)\s\d|^[\s,]{0,3}[(（]/.test(text.slice(end, end + 8));

function isShortFor(role: string, name: string): boolean {
  const key = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const initials = name.replace(/(?<=\p{L})\p{L}+|[^\p{L}]/gu, '');
  return key(name).includes(key(role)) || initials.toLowerCase().startsWith(key(role));
}

function timesActing(text: string, role: string): number {
  const words = role.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const acting = new RegExp(`(?<![\\p{L}])${words}${ACTS}`, 'giu');
  return text.slice(0, SAMPLE).match(acting)?.length ?? 0;
}
