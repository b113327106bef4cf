/** Who contracts, by name and role: what the introduction says, and people and companies that it names only in passing. */
import type { Speaker } from '../../languages/index.ts';
import { provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Party } from '../../reading/index.ts';
import { partyWords } from './party-words.ts';

/** Parties shown by name; a deed of many signatories names them itself. */
const MOST_PARTIES = 6;
/** How far into a document somebody is named beside the parties, and how far behind the last of them (UTF-16 units). */
const OPENING = 4_000;
const BEHIND = 240;
/** Acting so often under a short name, a person named in the introduction is one who owes something. */
const OFTEN = 3;
/** People who sign counterparts of one text. */
const MOST_SIGNING = 12;

const LEGAL_FORM =
  /(?<!\p{L})(?:inc|incorporated|corp(?:oration)?|llc|l\.l\.c|ltd|limited|gmbh|plc|s\.?p\.?a|s\.?r\.?l|s\.?a|s\.?a\.?r\.?l|s\.?a\.?s|s\.?l|n\.v|b\.v|l\.?p|llp|ag|ab|a\/s|aps|oyj?|kg|se|k\.?k|pte|pty|company|co|bank|trust)\b\.?/iu;
/** Behind the form of the partner that answers for it, the form of the company itself: `GmbH & Co. KG`. */
const PARTNERSHIP = /^\s{1,3}(?:&|and|und)\s{1,3}Co\b\.?\s{0,3}(?:KGaA|KG|OHG|LP|L\.P\.)?/;
const PERSON = "\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}.’'-]*){1,3}";

/** What the paper is called: it is no party to itself. */
const PAPER = /(?:^|\s)(?:agreement|contract|lease|amendment)$/i;

/** The parties by name and role; where two are companies, a bare name beside them is a place or a thing. */
export function partyNames(document: ParsedDocument, speaker: Speaker): string[] {
  const parties = document.parties.filter(({ name, role }) => !PAPER.test(name) && !PAPER.test(role));
  const companies = parties.filter(
    ({ name, role, group }) => LEGAL_FORM.test(name) || group !== undefined || (role !== '' && / /.test(name)),
  );
  const named = companies.length >= 2 ? companies : parties;
  const shown = named.map((party) => ({ start: party.start, words: wordsOf(document, party, speaker) }));
  const besides = alsoActing(document, named);
  const all = [...shown, ...besides].toSorted((a, b) => a.start - b.start).map(({ words }) => words);
  const known = all.length > 0 ? all : rosterOf(document);
  return [...new Set(known)].slice(0, MOST_PARTIES);
}

function wordsOf(document: ParsedDocument, party: Party, speaker: Speaker): string {
  const { role } = party;
  if (party.name === 'undersigned') {
    const signing = peopleSigning(document);
    if (signing.length > 0) return `${speaker.list(signing)} (${party.name})`;
  }
  const trader = PRONOUN.test(party.name) ? traderIn(document) : undefined;
  if (trader !== undefined) return `${trader} (${party.name})`;
  const name = fullName(document, party);
  if (role !== '' && role !== name) return `${name} (${role})`;
  const person = role === '' && !/\s/.test(name) ? personCalled(document, name) : undefined;
  return person === undefined ? partyWords(name, speaker) : `${person} (${name})`;
}

/** A side that is only ever called `we`. */
const PRONOUN = /^(?:we|us|our)$/i;

function fullName({ text }: ParsedDocument, { name, end }: Party): string {
  const behind = /\bGmbH|\bAG\b|\bSE\b/.test(name) ? (PARTNERSHIP.exec(text.slice(end, end + 24))?.[0] ?? '') : '';
  return `${name}${behind.replace(/\s+/g, ' ')}`;
}

/** `to retain Ada Stone ("Consultant")`. */
function personCalled({ text }: ParsedDocument, role: string): string | undefined {
  const called = new RegExp(
    `(?<![\\p{L}])(${PERSON}),?\\s{1,4}\\((?:hereinafter\\s)?(?:the\\s|an?\\s)?["“]${escaped(role)}["”]\\)`,
    'u',
  );
  return called.exec(text.slice(0, OPENING))?.[1];
}

/** People whom the introduction gives a short name of their own, and who act under it. */
function alsoActing({ text }: ParsedDocument, parties: readonly Party[]): { start: number; words: string }[] {
  const [first] = parties;
  const last = parties.at(-1);
  if (first === undefined || last === undefined || parties.length < 2 || last.end > OPENING) return [];
  const introduction = text.slice(first.end, last.end + BEHIND);
  return Array.from(
    introduction.matchAll(
      new RegExp(`(?<![\\p{L}])(${PERSON}),?\\s{1,4}\\((?:the\\s|an?\\s)?["“](\\p{Lu}\\p{L}{3,20})["”]\\)`, 'gu'),
    ),
    ({ 1: name = '', 2: role = '', index }) => ({ name, role, start: first.end + index }),
  )
    .filter(
      ({ name, role, start }) =>
        !LEGAL_FORM.test(name) &&
        !PAPER.test(name) &&
        !parties.some(
          (party) =>
            party.role === role ||
            party.name.includes(name) ||
            (party.start < start + name.length && party.end > start),
        ) &&
        actsOften(text, role),
    )
    .map(({ name, role, start }) => ({ start, words: `${name} (${role})` }));
}

const actsOften = (text: string, role: string): boolean =>
  (text.match(
    new RegExp(
      `(?<![\\p{L}])${escaped(role)} (?:hereby |also )?(?:shall|will|agrees|may|promises|represents)\\b`,
      'gu',
    ),
  )?.length ?? 0) >= OFTEN;

/** Who signed a text that calls its signers `the undersigned`. */
function peopleSigning({ text, parties }: ParsedDocument): string[] {
  const signed = Array.from(
    text
      .slice(text.length / 3)
      .matchAll(/\/s\/\s{1,3}(\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){1,3})(?=\s{2,60}_{6,}\s{1,60}Signature)/gu),
    ([, name = '']) => name,
  );
  return [...new Set(signed)]
    .filter((name) => !parties.some((party) => party.name.includes(name)))
    .slice(0, MOST_SIGNING);
}

const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** `We, Acme GmbH …`: terms that speak of `we` and `you` name their company once. */
const WE_ARE =
  /(?<!\p{L})[Ww]e,?\s{1,4}((?:[\p{L}\d.&’'-]+\s){1,5}(?:GmbH|AG|SE|Inc|LLC|Ltd|Limited|S\.?p\.?A|S\.?r\.?l|S\.?L|S\.?A|B\.V|N\.V|AB|ApS|Oy)\b\.?)/u;

/** Whom the provisions know, where the introduction names nobody. */
function rosterOf(document: ParsedDocument): string[] {
  const roster = provisionsOf(document).parties;
  const sided = roster.filter(({ side }) => side !== undefined);
  const company = WE_ARE.exec(document.text.slice(0, OPENING))?.[1]?.replace(/\s+/g, ' ') ?? traderIn(document);
  return (sided.length >= 2 ? sided.slice(0, 2) : roster).map(({ name }) =>
    name === 'we' && company !== undefined ? `${company} (we)` : name,
  );
}

/** A name as a subject, an owner or beside its affiliates: `Acme may`, `Acme's websites`, `ACME AND ITS`. */
const TRADER =
  /(?<!\p{L})(\p{Lu}[\p{Ll}\d]{2,20}|\p{Lu}{4,20})(?:(?=[’']s\s)|(?=\s(?:may|will|shall|reserves|does|is|has|cannot|provides|AND|AND ITS|WILL|MAY|SHALL)\s))/gu;
const NO_TRADER =
  /^(?:this|these|that|those|the|it|there|users?|if|no|any|all|they|we|you|he|she|neither|nothing|content|services?|terms|some|what|who|each|agreement|company|sites?|websites?|account|part(?:y|ies)|information|members?|licensee|customers?|software|products?|section|notice|law|court|subscribers?|subscription|policy|privacy|fees|device|data|materials?|other|your|our|such|which|payment|communications?|submissions?|liability|damages|warrant(?:y|ies)|use|and|or|but|not|nor|one|indemnified|provider|merchant|seller|buyer|owner|in|of)$/i;
/** So often one name is the trader's. */
const USES = 4;

/** Whom terms speak for that call themselves `we`: the name that acts most often. */
function traderIn({ text }: ParsedDocument): string | undefined {
  const uses = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(TRADER)) {
    if (NO_TRADER.test(name)) continue;
    const key = name.charAt(0) + name.slice(1).toLowerCase();
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const [[best = '', most = 0] = [], [, second = 0] = []] = [...uses].toSorted((a, b) => b[1] - a[1]);
  return most >= USES && most >= 2 * second ? best : undefined;
}
