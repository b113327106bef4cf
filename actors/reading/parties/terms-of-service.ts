import type { Party } from '../parsed-document.ts';
import { strongForms } from './legal-form.ts';
import { readPartyName } from './party-name.ts';
import { readBracket } from './short-name.ts';

/** How much of a text tells whether it speaks to its reader, and how often it says `you` then (UTF-16 units a use). */
const SAMPLE = 20_000;
const FEWEST = 12;
const RARELY = 320;
/** How far into terms of service the provider is named (UTF-16 units). */
const FARTHEST = 12_000;
/** Longest name, and how far after it its short name stands (UTF-16 units). */
const LONGEST = 80;
const BEHIND = 220;
const OFFERS =
  /(?:\b(?:provided|operated|owned|offered|published|made available|controlled|run) (?:to you )?by|\b(?:contract(?:ing|s|ed)?|agreement|relationship) (?:\w+ ){0,3}(?:between you and|with)|\byou and|\bbetween you and|\baccept(?:ing)? (?:these|the) terms of|\bservices? of|\bEntity\b[^.]{0,120}\bis|\bwith us,)[\s:,]{1,8}$/i;
const US = /["“][\s]?(?:we|us|our|noi|nosotros)[,.]?\s?["”]/i;
const PRONOUN: Readonly<Record<string, string>> = { en: 'you', it: 'utente', es: 'usuario' };
const YOU = /(?<!\p{L})(?:you|your|yours|utente|usuario|usted)(?!\p{L})/giu;
const ACTS =
  /(?<![\p{L}])(\p{Lu}[\p{L}\d]{1,20}(?:\.com)?) (?:may|will|shall|reserves|does not|has the right|cannot|is not|provides|grants)(?![\p{L}])/gu;
const NO_COMPANY =
  /^(?:This|These|That|The|It|There|Users?|If|No|Any|All|They|We|You|He|She|Neither|Nothing|Content|Services?|Terms|Some|What|Who|Each|Agreement|Company|Site|Website|Account|Parties|Party|Information|Members?|Licensee|Customers?|Software|Products?|Section|Notice|Law|Court|Subscribers?|Subscription|Policy|Privacy|Fees|Device|Data|Materials?|Other|Your|Our|Such|Which|Payment|Apple|Google|Facebook)$/;
/** Uses as a subject that make a company of a name. */
const USES_AS_SUBJECT = 4;

export function speaksToReader(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const uses = sample.match(YOU)?.length ?? 0;
  return uses >= FEWEST && sample.length / uses < RARELY;
}

/** Terms that speak to their reader: who offers the service, and `you`. Nothing where nobody can be named. */
export function termsParties(text: string, opening: string): Party[] {
  const company = offering(opening.slice(0, FARTHEST)) ?? speaker(text);
  const you = new RegExp(`(?<!\\p{L})(?:${Object.values(PRONOUN).join('|')})(?!\\p{L})`, 'iu').exec(text);
  if (company === undefined || you === null) return [];
  const reader = { name: you[0].toLowerCase(), role: '', start: you.index, end: you.index + you[0].length };
  return [company, reader];
}

/** The company that is called `we`, or that the service is offered by. */
function offering(text: string): Party | undefined {
  let best: (Party & { readonly score: number }) | undefined;
  for (const { 0: form, index } of strongForms(text)) {
    const name = nameUpTo(text, index + form.length);
    if (name === undefined) continue;
    const before = text.slice(Math.max(0, name.start - 90), name.start);
    const behind = text.slice(name.end, name.end + BEHIND);
    const sentence = behind.split(/\.\s/)[0] as string;
    const short = shortNameIn(text, name.end, name.end + sentence.length);
    const isUs = US.test(text.slice(name.end, short?.end ?? name.end + sentence.length));
    const role = short?.role ?? (isUs ? (/["“]\s?(\p{Lu}[\p{L}\d. ]{1,30}?),?\s?["”]/u.exec(sentence)?.[1] ?? '') : '');
    const provides =
      short !== undefined && /^\s{1,3}(?:provides?|offers?|operates?)\b/.test(text.slice(short.end, short.end + 14));
    const score =
      (isUs ? 3 : 0) +
      (OFFERS.test(before) ? 2 : 0) +
      (provides ? 2 : 0) +
      (role === '' ? 0 : 1) +
      (role !== '' && short !== undefined && short.end - name.end < 40 ? 2 : 0);
    if (score >= 2 && (best === undefined || score > best.score))
      best = {
        name: name.name,
        start: name.start,
        end: name.end,
        role: /^(?:we|us|our|you)$/i.test(role) ? '' : role,
        score,
      };
  }
  return best && { name: best.name, start: best.start, end: best.end, role: best.role };
}

/** The first bracket of the sentence that says what somebody is called. */
function shortNameIn(text: string, from: number, to: number): ReturnType<typeof readBracket> {
  let open = text.indexOf('(', from);
  for (let tries = 0; tries < 3 && open >= 0 && open < to; tries++) {
    const short = readBracket(text, open);
    if (short !== undefined && short.role !== '' && !/\b(?:subsidiary|owned|formerly)\b/.test(text.slice(from, open)))
      return short;
    open = text.indexOf('(', open + 1);
  }
  return undefined;
}

/** The longest name that ends with the legal form. */
function nameUpTo(text: string, end: number): ReturnType<typeof readPartyName> {
  const from = Math.max(0, end - LONGEST);
  const window = text.slice(from, end);
  for (const { index } of window.matchAll(/(?<![\p{L}\d.&'’-])(?=[\p{Lu}\d])/gu)) {
    const name = readPartyName(text, from + index);
    if (name !== undefined && name.end >= end - 1 && name.end <= end + 1) return name;
  }
  return undefined;
}

/** The name that is most often the subject: the party that wrote the terms. */
export function speaker(text: string): Party | undefined {
  const counts = new Map<string, { uses: number; start: number }>();
  for (const { 1: name = '', index } of text.slice(0, 60_000).matchAll(ACTS)) {
    if (NO_COMPANY.test(name)) continue;
    const known = counts.get(name);
    if (known === undefined) counts.set(name, { uses: 1, start: index });
    else known.uses++;
  }
  const [best] = [...counts].toSorted((a, b) => b[1].uses - a[1].uses || a[1].start - b[1].start);
  if (best === undefined || best[1].uses < USES_AS_SUBJECT) return undefined;
  const [name, { start }] = best;
  return { name, role: '', start, end: start + name.length };
}
