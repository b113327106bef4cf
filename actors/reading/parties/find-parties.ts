import type { Clause, Party } from '../parsed-document.ts';
import type { Line } from '../structure/lines.ts';
import { addressee } from './addressee.ts';
import { bracketedParties } from './bracketed-parties.ts';
import { calledParties } from './called-parties.ts';
import { completed } from './full-names.ts';
import { isHeaderOrFooter } from './headers-and-footers.ts';
import { readIntroduction } from './introduction.ts';
import { labelledParties } from './labelled-parties.ts';
import { hasLegalForm } from './legal-form.ts';
import { type Opening, openingOf } from './opening.ts';
import { readPartyName } from './party-name.ts';
import { calledBySigning, personsSigning, signatories } from './signatories.ts';
import { speaksToReader, termsParties } from './terms-of-service.ts';

/** Words after which parties introduce themselves. */
const ANCHOR =
  /\b(?:by\s+and\s+(?:between|among(?:st)?)|by\s+and\s+with|(?:made|entered\s+into|concluded|executed|agreed)\s+(?:by|between|with|among)(?:\s+and\s+(?:between|among))?|between(?:\s+and\s+among)?|among(?:st)?|tra|fra|entre|reunidos|de una parte|apply between|it is agreed by)\b(?!\s+(?:them|each other|ourselves|the Parties|the parties))|(?:^|\n|\s{2})(?:THE\s)?PARTIES[:\s]\s{0,20}|(?:^|\n)\s{0,8}Parties[:\s]{1,10}(?=\(?1)/gi;
/** Most beginnings of an introduction that are tried. */
const MOST_ANCHORS = 24;
/** `This Agreement, dated …, is made`: the sentence that introduces, also behind contents that list the recitals. */
const INTRODUCES =
  /\b(?:THIS|This|Il presente|El presente|La presente)\b(?:(?!\bWHEREAS\b)[^.]|\.(?!\s+[A-Z][a-z])){0,420}$/;
const LOOK_BACK = 440;
/** A bare `between` introduces parties on a cover; farther in, only in the sentence that says what is made (UTF-16 units). */
const BARE = 1_500;
const STATED = 6_000;
const ANOTHERS =
  /\b(?:described|defined|contemplated|provided|set forth) (?:in|by)\b[^.]{0,40}\b(?:Agreement|AGREEMENT|Lease|Contract|Indenture)\b(?:[^.]|\.(?!\s+[A-Z][a-z])){0,160}$|\b(?:pursuant|subject|party|parties) to (?:that|the|a|an) (?:certain )?[^.]{0,60}\b(?:Agreement|AGREEMENT|Lease|Contract|Indenture)\b(?:[^.]|\.(?!\s+[A-Z][a-z])){0,160}$|\b[a-z]+ (?:of|under|in) the (?:[A-Z][\w-]+ (?:and )?){1,6}(?:Agreement|Lease|Contract)[\s,]*(?:dated\b[^.]{0,60})?$/;
/** An introduction without `between` stands this near to the beginning (UTF-16 units). */
const AT_ONCE = 2_500;
/** Most names there that one may begin with. */
const MOST_NAMES = 12;

/** A defined term that stands for a thing is no party's role, whatever name is before it. */
const THING =
  /\b(?:shares?|stock|securities|(?:web ?)?sites?|products?|software|territor(?:y|ies)|(?:effective|closing) date|property|premises|marks?|patents?|fees?|equipment|materials?)$/i;

/** The parties, from the introduction, a form, the terms' own words, or the signatures. Empty where it is not sure. */
export function findParties(text: string, clauses: readonly Clause[], lines: readonly Line[]): Party[] {
  const opening = openingOf(text, lines);
  const introduced = apart(introducing(text, clauses, opening).filter((party) => !isHeaderOrFooter(text, party)));
  const known = introduced.length > 1 ? introduced : withBracketed(introduced, bracketedParties(text, opening.text));
  const named = fullyNamed(calledParties(text, withAddressee(known, text, opening)), text, opening);
  const parties = completed(opening.text, named);
  return apart(parties).map((party) =>
    THING.test(party.role) ? { ...party, role: '' } : { ...party, role: mended(text, party.role) },
  );
}

/** `Acme` beside `Acme, Inc. ("Acme")` is the same party. */
function apart(parties: readonly Party[]): readonly Party[] {
  const roles = new Set(parties.map(({ role }) => role));
  return parties.filter(
    ({ name }) => !roles.has(name) || parties.some((one) => one.role === name && one.name === name),
  );
}

/** `Glam is` where the rest of the text says `Glamis`: a scanner left a blank inside the word. */
function mended(text: string, role: string): string {
  if (!/^\p{Lu}\p{Ll}+ \p{Ll}{1,3}$/u.test(role)) return role;
  const whole = role.replace(' ', '');
  return text.split(whole).length > text.split(role).length ? whole : role;
}

/** Those who are given a short name, where they are more than an introduction says. */
const withBracketed = (introduced: readonly Party[], bracketed: readonly Party[]): readonly Party[] =>
  bracketed.length === 0 || introduced.some(({ name }) => name === 'you')
    ? introduced
    : [
        ...introduced.filter(({ name }) => !bracketed.some((one) => one.name === name || one.role === name)),
        ...bracketed,
      ];

/** A letter names its writer in the text, and whom it is to above it. */
function withAddressee(known: readonly Party[], text: string, opening: Opening): readonly Party[] {
  const to = known.length === 0 ? undefined : addressee(text, opening.text);
  if (to === undefined || known.some(({ name }) => keyOf(name) === keyOf(to.name))) return known;
  return [...known, to];
}

/** `Acme` that acts throughout is `Acme Systems, Inc. ("Acme")`, wherever the beginning says so. */
function fullyNamed(parties: readonly Party[], text: string, opening: Opening): readonly Party[] {
  if (!parties.some(({ name, role }) => role === '' && !hasLegalForm(name) && !name.includes(' '))) return parties;
  const bracketed = bracketedParties(text, opening.text);
  return parties.map((party) => {
    const full = party.role === '' ? bracketed.find(({ role }) => role === party.name) : undefined;
    return full === undefined || parties.some(({ name }) => name === full.name) ? party : full;
  });
}

function introducing(text: string, clauses: readonly Clause[], opening: Opening): Party[] {
  const introduced = fromIntroductions(opening);
  if (isSure(introduced)) return introduced;
  const labelled = labelledParties(opening.text, opening.ends[0] as number);
  if (labelled.length > 1) return labelled;
  if (introduced.length > 1 && !introduced.some(({ name }) => name === 'you')) return introduced;
  if (speaksToReader(text)) {
    const terms = introduced.length > 1 ? introduced : termsParties(text, opening.text);
    if (terms.length > 0) return terms;
  }
  const plain = introduced.length > 1 ? introduced : atOnce(opening);
  if (plain.length > 1) return plain;
  const role = calledBySigning(opening.text);
  const signing = signatories(text, clauses);
  if (role === undefined) return witnessed(plain.length > 0 ? plain : introduced, signing);
  return witnessed(
    introduced,
    [...signing, ...personsSigning(text, clauses)].map((party) => ({ ...party, role })),
  );
}

/** Two at least are called something. */
const isSure = (parties: readonly Party[]): boolean =>
  parties.filter(({ role }) => role !== '').length > 1 ||
  (parties.some(({ name }) => name === 'you') && parties.some(({ name }) => hasLegalForm(name)));

function fromIntroductions({ text, ends }: Opening): Party[] {
  let best: Party[] = [];
  let tried = 0;
  for (const { 0: word, index } of text.matchAll(ANCHOR)) {
    if (tried++ >= MOST_ANCHORS) break;
    if (isOfAnother(text.slice(Math.max(0, index - LOOK_BACK), index))) continue;
    const isStated = /\s(?:by|into|parties)|\bby /i.test(` ${word}`);
    const beyond = index > Math.min(ends[0] as number, isStated ? STATED : BARE);
    if (beyond && !INTRODUCES.test(text.slice(Math.max(0, index - LOOK_BACK), index))) continue;
    const end = ends.find((place) => place > index) as number;
    const from = index + word.length;
    const joined = readIntroduction(text, from, end, true);
    const parted = joined.length < 2 ? readIntroduction(text, from, end, false) : joined;
    const parties = parted.length > joined.length ? parted : joined;
    if (!isIntroduction(parties, text.slice(Math.max(0, index - LOOK_BACK), index), word)) continue;
    best = better(best, parties);
    if (isSure(best) && isStated) break;
  }
  return best;
}

/** `described in the Merger Agreement dated …, by and among`: those are the parties of another agreement. */
const isOfAnother = (before: string): boolean => ANOTHERS.test(before) && !INTRODUCES.test(before);

/** The one that says more; terms that bind the reader to one company here and to another there name them all. */
function better(best: readonly Party[], parties: readonly Party[]): Party[] {
  const binds = (some: readonly Party[]): boolean => some.some(({ name }) => name === 'you');
  if (binds(best) && binds(parties))
    return [...best, ...parties.filter(({ name }) => !best.some((known) => keyOf(known.name) === keyOf(name)))];
  return [...(worth(parties) > worth(best) ? parties : best)];
}

/** A bare `between` may part anything: it introduces parties where one is a company, or where the sentence introduces. */
const isIntroduction = (parties: readonly Party[], before: string, word: string): boolean =>
  parties.some(({ name }) => hasLegalForm(name)) ||
  (/\sby\b|\binto\b|parties|reunidos/i.test(` ${word}`) && parties.length > 1) ||
  INTRODUCES.test(before);

/** More who are called something first, then more who are companies. */
const worth = (parties: readonly Party[]): number =>
  parties.reduce((sum, { role, name }) => sum + (role === '' ? 0 : 4) + (hasLegalForm(name) ? 2 : 1), 0) +
  (parties.length > 1 ? 10 : 0);

/** `Alpha, Inc. ("Alpha") and Beta, Inc. ("Beta") agree`: names with short names in the first lines. */
function atOnce({ text, ends }: Opening): Party[] {
  const end = Math.min(ends[0] as number, AT_ONCE);
  let tried = 0;
  for (const { index } of text
    .slice(0, end)
    .matchAll(/(?:^|\n|[ \t]{3}|,\s|\bof\s|\bby\s)[ \t]{0,40}(?=[\p{Lu}\d])/gu)) {
    const from = index + (/^\s*(?:,\s|of\s|by\s)?\s*/.exec(text.slice(index, index + 50))?.[0].length ?? 0);
    if (readPartyName(text, from) === undefined || isOfAnother(text.slice(Math.max(0, from - LOOK_BACK), from)))
      continue;
    if (tried++ >= MOST_NAMES) break;
    const parties = readIntroduction(text, from, end, true);
    if (
      parties.length > 1 &&
      parties.every(({ role }) => role !== '' && !THING.test(role)) &&
      parties.some(({ name }) => hasLegalForm(name))
    )
      return parties;
  }
  return [];
}

/** The signatories, besides the one party that was introduced; empty where only one would be left. */
function witnessed(introduced: readonly Party[], signing: readonly Party[]): Party[] {
  const known = new Set(introduced.map(({ name }) => keyOf(name)));
  const more = signing.filter(({ name }) => !known.has(keyOf(name)));
  const all = [...introduced, ...more];
  if (introduced.length === 0) return more.length > 1 ? more : [];
  return all.filter(({ role, name }) => role !== '' || hasLegalForm(name));
}

const keyOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
