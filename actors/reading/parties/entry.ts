import { hasLegalForm } from './legal-form.ts';
import { readPartyName } from './party-name.ts';
import { isPronoun, readBracket, readHereinafter } from './short-name.ts';

/**
 * One party of an introduction: its name, or the blank or pronoun in its place, with the evidence that it is a party.
 */
export interface Draft {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  role: string;
  group: string;
  /** The party is not named: it has only a short name. */
  readonly isBlank?: true;
}

export interface Entry {
  readonly draft: Draft;
  readonly end: number;
}

/** How an entry is read: up to where, whether names may contain `and`, and what comes before it. */
export interface Manner {
  readonly to: number;
  readonly joined: boolean;
  /** The first entry of an introduction needs no further evidence. */
  readonly first: boolean;
  /** The previous party has a short name. */
  readonly closed: boolean;
}

/** Longest distance from a blank to its short name, UTF-16 units. */
const LONGEST_BLANK = 520;
const DESCRIBED =
  /^[\s,]{0,6}(?:(?:N\.D|M\.D|MD|Ph\.?D|PhD|Esq|Jr|Sr|DDS|D\.D\.S)\b|acting\b|(?:an?|A|AN|una|un|being an?)\s+(?:[\p{L}-]{1,22}[\s,]+){0,6}?(?:corporation|company|partnership|trust|bank|individual|association|institution|municipality|person|university|societ(?:à|a)|sociedad|CORPORATION|COMPANY|PARTNERSHIP|entity|resident|body|corp)\b|having\b|with\s(?:its|an?|offices?|principal|a place)|located|organi[sz]ed|incorporated|whose|residing|of\s(?:the\s|No\.?\s)?\d|con sede|con domicilio|en (?:nombre y )?representación|in nome e per conto|rappresentat[ao] da|represent(?:ed by|ad[ao] por)|domiciliad|residente|nat[oa] a|mayor de edad|C\.?F\.?|P\.? ?IVA|of\s\p{Lu}[\p{L}\s,.]{2,40}\d)/u;
const BLANK =
  /_{3,}|\[[^\]]{0,60}\]|\.{5,}|…|-{6,}|\bundersigned\b|\b(?:individual|person|entity|persons|individuals|parties|entities|party)\b[^()]{0,40}\b(?:listed|identified|named|signing|shown)\b|\b(?:company|corporation|customer|firm|entity)\b[^()]{0,20}\b(?:set forth|set out|specified|indicated|described|named|identified)\b|●|-{3,}/i;
const READER = /^(?:you|te|usted|l['’]utente|el usuario)\b(?!\w)/i;

export const isReader = (text: string, at: number): boolean => READER.test(text.slice(at, at + 14));

export const isDescribed = (behind: string): boolean => DESCRIBED.test(behind);

/** The party that begins at the offset, or nothing. */
export function readEntry(text: string, at: number, { to, joined, first, closed }: Manner): Entry | undefined {
  const reader = READER.exec(text.slice(at, at + 14))?.[0];
  if (reader !== undefined) {
    const end = at + reader.length;
    return { draft: { name: reader.toLowerCase(), start: at, end, role: '', group: '' }, end };
  }
  // `(Client) Pelican Delivers Inc.`: the short name comes first.
  const role = /^\(\s?["“]?(\p{Lu}\p{L}{2,20})["”]?\s?\)\s/u.exec(text.slice(at, at + 30));
  const name = readPartyName(text, at + (role?.[0].length ?? 0), joined);
  if (name === undefined || name.end > to) return unnamed(text, at, to);
  if (!first && !isParty(text, name.name, name.end, closed)) return undefined;
  return { draft: { ...name, role: role?.[1] ?? '', group: '' }, end: name.end };
}

/** A name alone may be a place: a legal form, a description or a short name shows that it is a party's. */
function isParty(text: string, name: string, end: number, closed: boolean): boolean {
  if (DESCRIBED.test(text.slice(end, end + 120))) return true;
  if (hasLegalForm(name))
    return (
      !/^['’]s\b|^\s(?:hereby|shall|will|may|are|is|has|have|mutually|each)\b/.test(text.slice(end, end + 12)) ||
      / /.test(name)
    );
  // After a party with a short name, the next name with a short name is the next party.
  const ahead = closed && / /.test(name) ? /^[^.()]{0,200}(?=\()/ : /^[\s,]{0,4}(?=\()/;
  const bracket = ahead.exec(text.slice(end, end + 204));
  const short = bracket ? readBracket(text, end + bracket[0].length) : undefined;
  if (short !== undefined && short.role !== '') return true;
  return readHereinafter(text, end + (/^[\s,]{0,4}/.exec(text.slice(end, end + 5))?.[0].length ?? 0)) !== undefined;
}

/** A blank to be filled in, or somebody named elsewhere: the party is known by its short name. */
function unnamed(text: string, at: number, end: number): Entry | undefined {
  const ahead = text.slice(at, Math.min(end, at + LONGEST_BLANK));
  const passage = ahead.slice(0, Math.max(0, ahead.indexOf('(')));
  const open = at + passage.length;
  if (!BLANK.test(passage) || /[.]\s+[A-Z]/.test(passage)) return undefined;
  if (/\b(?:dated?|as of|day of|made)\b/i.test(passage)) return undefined;
  if (/,? (?:Inc|LLC|Ltd|Corp|GmbH)\b/.test(passage)) return undefined;
  const short = readBracket(text, open);
  const called = short?.role === '' ? short.group : (short?.role ?? '');
  if (short === undefined || called === '') return undefined;
  const start = open + Math.max(0, text.slice(open, short.end).indexOf(called));
  const name = isPronoun(called.toLowerCase()) && /^you/i.test(called) ? 'you' : called;
  return {
    draft: { name, start, end: start + called.length, role: '', group: '', isBlank: true },
    end: short.end,
  };
}
