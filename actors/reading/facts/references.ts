import type { Clause, Reference, Span } from '../parsed-document.ts';
import { clauseIndexAt, inOrder, spanIndexAt } from '../structure/clause-at.ts';
import type { Line } from '../structure/lines.ts';
import { ordinal } from '../structure/numerals.ts';
import { type Places, placesOf, resolve } from './reference-places.ts';

const TARGET = String.raw`(?:\d{1,4}[A-Z]?(?:\.\d{1,3}){0,5}(?:\s?\([a-zA-Z0-9]{1,4}\)){0,5}|(?:[IVXLC]{1,7}|[A-Z])(?:[.-]\d{1,3}){0,3}(?:\([a-zA-Z0-9]{1,4}\)){0,4}(?![\w’'&])|\([a-zA-Z0-9]{1,4}\)(?:\s?\([a-zA-Z0-9]{1,4}\)){0,3})`;
const CLAUSE_WORD =
  'sub-?sections?|sections?|secs?\\.|clauses?|sub-?clauses?|articles?|paragraphs?|articol(?:o|i)|artículos?|cláusulas?|arts?\\.|§{1,2}';
const EXHIBIT_WORD =
  'exhibits?|schedules?|annex(?:es)?|appendi(?:x|ces)|attachments?|addend(?:um|a)|allegat(?:o|i)|anexos?';
const REFERENCE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${anyCase(CLAUSE_WORD)})|(${anyCase(EXHIBIT_WORD)}))(?:\s{1,3}|(?<=[§.])|(?=\())["“]?(${TARGET})["”]?`,
  'gu',
);
const MORE = new RegExp(
  String.raw`(?:\s?,\s{0,3}(?:and\s|or\s)?|\s{1,3}(?:and|or|to|through|thru|e|y|o)\s{1,3}|\s?(?:&|-|–|—)\s?)(${TARGET})(?!\s?(?:days?|months?|years?|%|percent|business)\b)`,
  'y',
);

/** The alternatives in small letters, capitalised and in capitals: targets beside them keep their case. */
function anyCase(words: string): string {
  return words.replace(/(?<![\\{])\p{L}/gu, (sign) =>
    sign === sign.toUpperCase() ? sign : `[${sign}${sign.toUpperCase()}]`,
  );
}

/** Longest list after one keyword. */
const MOST = 12;

const FOREIGN_WORD =
  'Act|Code|Law|Laws|Statutes?|Regulations?|Rules?|Directive|Ordinance|Treaty|Convention|Constitution|Bankruptcy|GDPR|UCC|CCPA|ERISA|HIPAA|Reg|Decree|' +
  'Agreement|Contract|Lease|License|Plan|Charter|Bylaws|By-laws|Indenture|Guidelines?|Standards?|MSA|DPA|Terms|Policy|Decreto|Codice|Legge|Ley|Código|Regolamento|Reglamento|c\\.c\\.';
const OF_ANOTHER = new RegExp(
  String.raw`[\s,]{1,3}(?:\([^()\n]{1,40}\)\s)?(?:(?:of|under|in|to|de|del|della|dello)\s{1,3}(?:the|that|such|said|its|any|an?|each|la|el|il)?\s{0,3})?((?:(?:[A-Z][\w.&’'-]{0,30}|of|and|the|for|to|on|\d{4})\s{1,3}){0,8}?(?:${FOREIGN_WORD})(?![\w-]))`,
  'y',
);
const INTERNAL = /\b(?:hereof|herein|hereto|of this|this agreement|above|below)\b/i;
const STATUTE =
  /\b(\d{1,2}\s?(?:U\.?\s?S\.?\s?C\.?|C\.?\s?F\.?\s?R\.?)\s{0,2}(?:§{1,2}|Sec\.|Section|Part)?\s{0,2}\d{1,5}[a-z]{0,2}(?:[.-]\d{1,4})?(?:\([a-zA-Z0-9]{1,4}\)){0,4}|Rule\s\d{1,3}[a-zA-Z]{0,2}(?:-\d{1,3})?(?:\([a-zA-Z0-9]{1,3}\)){0,3}|Regulation\s(?:\((?:EU|EC|UE)\)\s(?:No\.?\s)?\d{1,4}\/\d{2,4}|[A-Z](?:-[A-Z])?\b)|Directive\s\d{2,4}\/\d{1,4}\/(?:EC|EU|EEC))/g;

/** Every place where the text points to a clause or an exhibit, its own or another document's. In document order. */
export function findReferences(text: string, clauses: readonly Clause[], lines: readonly Line[]): Reference[] {
  const places = placesOf(text, clauses);
  const labels = new Set(clauses.filter((clause) => clause.number !== '').map((clause) => clause.start));
  const stamp = /^\s{0,200}(?=exhibit \d{1,3}\.\d)/i.exec(text)?.[0].length ?? -1;
  const found: Reference[] = [];
  for (const match of text.matchAll(REFERENCE)) {
    if (
      labels.has(match.index) ||
      match.index === stamp ||
      (match[1] !== undefined && !plausible(match[1], match[3] as string))
    )
      continue;
    addList(text, clauses, places, found, match);
  }
  for (const match of text.matchAll(STATUTE)) {
    const [target] = match;
    found.push({
      ...span(match.index, target.length),
      kind: 'clause',
      target: normal(target),
      clause: clauseIndexAt(clauses, match.index),
      resolved: -1,
      external: true,
    });
  }
  return inOrder(outsideContents(found, lines));
}

/** What a table of contents names it does not refer to. */
function outsideContents(found: readonly Reference[], lines: readonly Line[]): Reference[] {
  const contents = lines.filter((line) => line.kind === 'contents');
  return contents.length === 0 ? [...found] : found.filter(({ start }) => spanIndexAt(contents, start) < 0);
}

/** `section a`: a single small letter or word after a lower-case keyword is no target. */
function plausible(word: string, target: string): boolean {
  if (/^[a-z]/.test(target)) return false;
  return !/^[A-Z]$/.test(target) || word !== word.toLowerCase();
}

function addList(
  text: string,
  clauses: readonly Clause[],
  places: Places,
  found: Reference[],
  match: RegExpExecArray,
): void {
  const kind = match[1] === undefined ? 'exhibit' : 'clause';
  const word = (match[1] ?? match[2]) as string;
  const spans: (Span & { target: string })[] = [{ ...span(match.index, match[0].length), target: match[3] as string }];
  let end = match.index + match[0].length;
  while (spans.length < MOST) {
    MORE.lastIndex = end;
    const more = MORE.exec(text);
    if (!more || (/^\s?,/.test(more[0]) && !continues(text, MORE.lastIndex, spans.length, word))) break;
    const target = more[1] as string;
    spans.push({ start: MORE.lastIndex - target.length, end: MORE.lastIndex, target });
    end = MORE.lastIndex;
  }
  const foreign = pointsOutside(text, end);
  for (const one of spans) {
    const target = nameOf(kind, word, one.target);
    const clause = clauseIndexAt(clauses, one.start);
    const resolved = foreign ? -1 : resolve(places, clauses, target, clause);
    const external = foreign || (kind === 'clause' && resolved < 0 && /^\d{3,}/.test(target));
    found.push({ start: one.start, end: one.end, kind, target, clause, resolved, external });
  }
}

/** After a comma a number goes on the list only when the keyword is plural or the list goes on. */
function continues(text: string, end: number, length: number, word: string): boolean {
  return length > 1 || /(?:s|§§|ces)$/i.test(word) || /^\s?(?:,|and|or|&)/.test(text.slice(end, end + 5));
}

const LAND = /^,?\s{1,3}(?:Township|T\.?-?\d)/;

/** `of the Act`, `of the Master Agreement`, `GDPR`: another document; `of this Agreement` and `hereof` are this one. */
function pointsOutside(text: string, end: number): boolean {
  // `Section 12, Township 4 South`: a square mile of land.
  if (LAND.test(text.slice(end, end + 16))) return true;
  OF_ANOTHER.lastIndex = end;
  const match = OF_ANOTHER.exec(text);
  if (!match || INTERNAL.test(match[0])) return false;
  const name = (match[1] as string).trim();
  if (/^(?:Agreement|Contract|Lease|License|Plan|Terms|Policy|Standards?|Guidelines?)$/.test(name))
    return /\b(?:that|such|said|its|any|an?|each)\s{1,3}\w+$/.test(match[0]);
  return true;
}

function nameOf(kind: Reference['kind'], word: string, target: string): string {
  const clean = normal(target).replace(/\s+/g, '');
  const singular = word
    .toLowerCase()
    .replace(/ices$/, 'ix')
    .replace(/(?<=annex)es$|s$/, '')
    .replace(/addenda$/, 'addendum');
  if (kind === 'exhibit') return `${singular} ${clean}`;
  return singular.startsWith('artic') && ordinal(clean.toUpperCase()) > 0 && !/^\d/.test(clean)
    ? `article ${clean}`
    : clean;
}

function normal(target: string): string {
  return target.toLowerCase().replace(/\s+/g, ' ').trim();
}

function span(start: number, length: number): Span {
  return { start, end: start + length };
}
