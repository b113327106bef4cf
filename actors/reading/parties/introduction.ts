import type { Party } from '../parsed-document.ts';
import { type Draft, isDescribed, isReader, readEntry } from './entry.ts';
import { hasLegalForm } from './legal-form.ts';
import { readPartyName } from './party-name.ts';
import { isPronoun, readBracket, readHereinafter, type ShortName } from './short-name.ts';

/**
 * The parties as they introduce themselves after `between`: name, description, short name, then the next one.
 *
 * Invariants:
 *  1. A party begins where the introduction begins or behind something that parts one from the next (`and`, `;`, a
 *     number, a new paragraph), never inside a description or an address.
 *  2. What has neither a legal form, nor a description, nor a short name is no party.
 *  3. Each place is read once, and each look ahead is bounded: linear.
 */

/** Farthest an entry goes on after its name, UTF-16 units: a description, not a page. */
const FARTHEST = 1000;
/** Most parties told apart. */
const MOST = 20;
/** What may part one party from the next. */
const PARTED =
  /(?:\s{0,6}[,;]?\s{0,6}(?:\b(?:and(?:\/or)?|AND|And|&|e|ed|E|y|Y|with|e dall['’]altra(?: parte)?|y de otra(?: parte)?)\b[\s:,]{1,60})|;\s{1,40}|\)?\s{0,3}\r?\n\s{0,80}\r?\n\s{0,80}|\n[ \t]{0,40}|,\s{1,4}|\s{3,60})(?:[-–—]\s?and\s?[-–—]\s{0,40})?(?:(?:and|AND|y|e)\b[\s:,]{1,40})?/y;
/** Numbers, bullets and titles in front of a name. */
const FRONT =
  /(?:[\s:,.;*●•·▪○-]|\(?(?:\d{1,2}|[a-f]|[ivx]{1,4})[.)]\s|\([A-F]\)\s|(?:Party|PARTY) [A-F1-4]\s?:\s|[Tt]he undersigned[\s,]|the\s(?=[A-Z])|\d{1,2}\s(?=[A-Z[]{2})|(?:and|AND|between|BETWEEN)\b[:\s]|(?:[A-Z]\p{L}{3,14}|[A-Z]{4,14}) (?:Name|NAME)\s?:\s|(?:the following (?:two |three |four )?(?:parties|entities|persons)[^:\n]{0,60}:)|each of\s|(?:[Dd]e una parte|[Dd]e otra parte|[Dd]a una parte|[Dd]all['’]altra parte)\b[\s,:]|(?:[Ll]a società|[Ll]a ditta|[Ll]a mercantil|[Ll]a sociedad|[Ll]a empresa|il Sig\.|la Sig\.ra)\s|(?:first|second|third) part(?:y|ies)\b[\s,:])*/uy;
/** Behind it stands whom a person speaks for. */
const FOR_WHOM =
  /(?:en nombre y representación de|en representación de|actuando en nombre de|in nome e per conto d(?:i|ella|el)|in rappresentanza d(?:i|ella|el)|legale rappresentante (?:pro tempore )?d(?:i|ella|el))\s+(?:la (?:mercantil|sociedad|empresa|società|entidad)\s+|l['’])?/iy;
/** How far from the last short name that of all of them together stands (UTF-16 units). */
const TOGETHER = 60;
/** Another introduction begins: what was before was a cover. */
const ANOTHER = /\b(?:by and between|by and among|entered into)\b/iy;
const SENTENCE_ENDS = /[.]\s{1,4}(?![Hh]erein|HEREIN)(?=["“]?\p{Lu})/uy;

/** Reads from the offset where the first name may begin. `joined` as in `readPartyName`. */
export function readIntroduction(text: string, from: number, end: number, joined: boolean): Party[] {
  return once(new Introduction(text, end, joined).read(from)).map(({ name, role, start, end: nameEnd, group }) => ({
    name,
    role,
    start,
    end: nameEnd,
    ...(group === '' ? {} : { group }),
  }));
}

/** A name that stands twice is one party's. */
function once(parties: readonly Draft[]): Draft[] {
  const known = new Map<string, Draft>();
  for (const party of parties) {
    const key = party.name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const same = known.get(key);
    if (same === undefined) known.set(key, party);
    else if (same.role === '') same.role = party.role;
  }
  return [...known.values()];
}

class Introduction {
  readonly #text: string;
  readonly #to: number;
  readonly #joined: boolean;
  readonly #parties: Draft[] = [];
  /** The last party is called something, or is known by nothing else. */
  #closed = false;
  /** Where the last short name ended. */
  #said = 0;

  constructor(text: string, to: number, joined: boolean) {
    this.#text = text;
    this.#to = to;
    this.#joined = joined;
  }

  read(from: number): readonly Draft[] {
    let at: number | undefined = from;
    while (at !== undefined && this.#parties.length < MOST) {
      const place = this.#front(at);
      const first = this.#parties.length === 0;
      const manner = { to: this.#to, joined: this.#joined, first, closed: !first };
      const entry = place < this.#to ? readEntry(this.#text, place, manner) : undefined;
      if (entry === undefined) break;
      this.#parties.push(entry.draft);
      at = this.#next(entry.end, entry.draft.isBlank === true);
    }
    return this.#parties;
  }

  #front(at: number): number {
    return Math.min(this.#to, at + sticky(FRONT, this.#text, at));
  }

  /** Goes through description and short name to where the next party begins; undefined where the introduction ends. */
  #next(from: number, closed: boolean): number | undefined {
    this.#closed = closed;
    this.#said = from;
    const limit = Math.min(this.#to, from + FARTHEST);
    for (let at = from; at < limit; at++) {
      const read = this.#shortName(at) ?? this.#forWhom(at);
      if (read !== undefined) {
        if (read.ends) return undefined;
        at = read.end - 1;
        continue;
      }
      if (this.#parties.length > 1 && sentenceEnds(this.#text, at)) return this.#nextLine(at + 1);
      if (/[be]/i.test(this.#text[at] as string) && sticky(ANOTHER, this.#text, at) > 0) return undefined;
      const parted = sticky(PARTED, this.#text, at);
      if (parted === 0) continue;
      const next = this.#front(at + parted);
      if (this.#begins(next, this.#text.slice(at, at + parted))) return next;
      if (!/[,\s]/.test(this.#text[at] as string)) at += parted - 1;
    }
    return undefined;
  }

  /** A list goes on line by line, a full stop after each. */
  #nextLine(at: number): number | undefined {
    const next = this.#front(at);
    const between = this.#text.slice(at, next);
    return between.includes('\n') && this.#begins(next, between) ? next : undefined;
  }

  /** A short name at the offset, given to whom it names; `ends` where it names the sides as such. */
  #shortName(at: number): { readonly end: number; readonly ends: boolean } | undefined {
    const sign = this.#text[at] as string;
    if (sign === '(' || sign === '（') {
      const short = readBracket(this.#text, at);
      if (short === undefined) return undefined;
      this.#name(short, at - this.#said < TOGETHER);
      return { end: short.end, ends: short.closes && this.#parties.length > 1 };
    }
    if (this.#closed || !/[hdqie]/i.test(sign) || /\p{L}/u.test(this.#text[at - 1] ?? '')) return undefined;
    const short = readHereinafter(this.#text, at);
    if (short === undefined) return undefined;
    this.#name(short, false);
    return { end: short.end, ends: false };
  }

  #name(short: ShortName, near: boolean): void {
    const party = this.#parties.at(-1) as Draft;
    const takes = party.name !== 'you' && party.isBlank !== true && party.role === '' && party.name !== short.role;
    if (takes) party.role = isPronoun(short.role) ? '' : short.role;
    this.#closed ||= short.role !== '';
    this.#said = short.end;
    if (short.group === '' || !(near || short.role !== '')) return;
    for (const one of this.#parties.toReversed()) {
      if (one.group !== '') break;
      one.group = short.group;
    }
  }

  /** `en nombre y representación de Acme, S.L.`: the company is the party, not the person who speaks for it. */
  #forWhom(at: number): { readonly end: number; readonly ends: boolean } | undefined {
    if (!/[eail]/.test(this.#text[at] as string)) return undefined;
    const spoken = sticky(FOR_WHOM, this.#text, at);
    const name = spoken === 0 ? undefined : readPartyName(this.#text, at + spoken, this.#joined);
    const person = this.#parties.pop();
    if (person === undefined || name === undefined) {
      if (person !== undefined) this.#parties.push(person);
      return undefined;
    }
    this.#parties.push({ ...name, role: person.role, group: person.group });
    return { end: name.end, ends: false };
  }

  /** Whether a party begins here, by what parted it from the one before and by what it looks like. */
  #begins(at: number, parted: string): boolean {
    const text = this.#text;
    if (at >= this.#to) return false;
    if (isReader(text, at)) return /\b(?:and|e|y)\b/i.test(parted);
    const word = /\b(?:and|AND|e|ed|y|with|&)\b/i.test(parted);
    const closed = this.#closed;
    const entry = readEntry(text, at, { to: this.#to, joined: this.#joined, first: false, closed: closed && word });
    if (entry === undefined) return false;
    if (entry.draft.isBlank === true) return closed || word;
    if (word) return true;
    const behind = text.slice(entry.draft.end, entry.draft.end + 200);
    const described = isDescribed(behind);
    const strong =
      hasLegalForm(entry.draft.name) &&
      (described || /^[^.]{0,160}\(/.test(behind) || /^\s*[;,]?\s*and\b/.test(behind));
    if (strong) return closed || /[\n;]/.test(parted);
    if (/[\n;]/.test(parted)) return closed && (described || /^[\s,]{0,4}\(/.test(behind));
    return closed && /^[\s,]{0,4}\(\s?(?:the\s|an?\s)?["“]/.test(behind);
  }
}

function sticky(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function sentenceEnds(text: string, at: number): boolean {
  if (text[at] !== '.') return false;
  SENTENCE_ENDS.lastIndex = at;
  if (!SENTENCE_ENDS.test(text)) return false;
  const word = /(\S{1,20})$/.exec(text.slice(Math.max(0, at - 20), at))?.[1] ?? '';
  return !/(?:^|[.(])(?:\p{Lu}\p{Ll}{0,3}|Blvd|Suite|[a-z]{1,2}|\d+)$/u.test(word);
}
