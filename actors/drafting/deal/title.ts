import type { ParsedDocument } from '../../reading/index.ts';

/** A longer heading is a sentence that was taken for one. UTF-16 units. */
const LONGEST_TITLE = 160;

/** Stamps and parts of a form, which name no document. */
const NO_TITLE =
  /^(?:exhibit|schedule|annex|appendix|cover page|page|draft|confidential|allegato|anexo|contents|table of contents|index)\b/i;

/** The cover of a form says on the next line what it covers. */
const COVER = /^\s{0,20}cover page\s{1,10}(for \p{Lu}[^\n.;:]{5,100})\n/iu;

/** Words by which a heading is seen to name a document, and no part of one. */
const NAMES_ONE =
  /(?<!\p{L})(?:agreement|contract|lease|licen[cs]e|amendment|policy|addendum|terms|conditions|deed|warrant|note|plan|contratto|accordo|contrato|acuerdo|undertaking|specification|requirements)(?!\p{L})/iu;
/** No name: what begins the first sentence, or is all that a heading says. */
const BARE =
  /^(?:(?:[A-Z0-9]{1,3}[.)]\s{0,3})?this\b.*|the agreement|agreements?|terms and conditions|general terms|dear\b.*|[^:]*:.*)$/i;

/** What the document calls itself; empty where it does not. */
export function titleOf({ clauses, text }: ParsedDocument): string {
  const cover = COVER.exec(text.slice(0, TOP))?.[1]?.trim() ?? '';
  if (NAMES_ONE.test(cover)) return `Cover Page ${cover}`;
  const [first] = clauses;
  const heading = first?.kind === 'preamble' ? named(first.heading) : '';
  const isHeading = heading !== '' && heading.length <= LONGEST_TITLE && !NO_TITLE.test(heading);
  const amending = AMENDING.exec(text.slice(0, TOP))?.[1];
  const printed = named(printedIn(text));
  // A heading may be the end of a title that a line break tore.
  if (isHeading && isTorn(printed, bare(heading))) return printed;
  if (
    isHeading &&
    NAMES_ONE.test(heading) &&
    !BARE.test(heading) &&
    !SENTENCE.test(heading) &&
    !isPageHead(text, heading)
  )
    return heading;
  if (amending !== undefined) return named(amending);
  if (NAMES_ONE.test(printed) && !BARE.test(printed)) return printed;
  const [, running = ''] = RUNNING_ON.exec(text.slice(0, TOP)) ?? [];
  if (running !== '' && !BEGINS_SENTENCE.test(running)) return named(running);
  return namingLine(text) || (isHeading && !SENTENCE.test(heading) ? heading : '') || firstLine(text);
}

/** `H. This Agreement may not be assigned`: a clause, and the title stands in a part that is missing. */
const SENTENCE = /\b(?:may|shall|will|must)(?: not)? (?:be )?\p{Ll}{3,}/u;

const bare = (heading: string): string => heading.replace(/\W+$/u, '').replace(/^.*\s-(?=\p{L})/u, '');

/** `CONFIDENTIALITY AND NON-` is on the line above. */
function isTorn(printed: string, heading: string): boolean {
  const at = printed.indexOf(heading);
  return at > 0 && /(?:(?<!\p{L})(?:AND|OF|FOR)|[-&])\s*$/u.test(printed.slice(0, at));
}

/** The first title in capitals that is no head of a page. */
function printedIn(text: string): string {
  const top = text
    .slice(0, TOP)
    .replace(/ -(?=\p{Lu})/gu, '-')
    .replace(/[ \t]+(?=\r?\n)/g, '');
  for (const [capitals] of top.matchAll(new RegExp(IN_CAPITALS.source, 'gu')))
    if (!isPageHead(text, capitals) && !isOfContents(top, capitals) && !WARNING.test(capitals)) return capitals;
  return '';
}

/** `PLEASE READ THIS LICENSE`: it tells the reader what to do, and is no name. */
const WARNING = /^(?:(?:IMPORTANT|NOTICE|ATTENTION)\W{1,4})?(?:PLEASE|READ|BY)\s/;

/** A number stands before it, on its line or alone on the line above: it names a part. */
const isOfContents = (top: string, words: string): boolean =>
  /(?:^|\n)[ \t]{0,12}\d{1,2}\.?\s{1,12}$/.test(top.slice(0, top.indexOf(words)));

/** Printed with a number after it on page after page. */
function isPageHead(text: string, words: string): boolean {
  const plain = words.trim();
  if (plain.length < 8) return false;
  let count = 0;
  for (let at = text.indexOf(plain); at >= 0 && count < REPEATED; at = text.indexOf(plain, at + plain.length))
    if (/^\s{1,3}N[oO]\b/.test(text.slice(at + plain.length, at + plain.length + 8))) count++;
  return count >= REPEATED;
}

const REPEATED = 3;

/** Without stamps before it, and without the sentence that follows it on the same line. */
const named = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(STAMP, '')
    .replace(/^(?:HERETO|THERETO|HEREOF)\s+/, '')
    .replace(/(\p{L}) THIS\b.*$/u, '$1')
    // A file that prints its title twice has one.
    .replace(/^(.{8,})\s+\1$/u, '$1')
    // `SALE AGREEMENT AGREEMENT SUMMARY`: the heading of its first part runs on.
    .replace(/(?<!\p{L})(\p{L}{6,14}) \1$/u, '$1')
    .trim();

/** `Strategic Alliance Agreement This agreement is made …`: a title in small letters that runs on into the text. */
const RUNNING_ON =
  /^\s*(?:(?:exhibit|ex)\b[-\s]*[\d().a-z]{1,8}\s+)?((?:\p{Lu}[\p{L}’'&-]{1,24}\s{1,3}(?:(?:and|of|for|&|-)\s{1,3})?){0,6}(?:Agreement|Contract|Lease|Licen[cs]e|Amendment|Undertaking))\s+(?=this\b|between\b|dated\b|article\b|[\n])/iu;

/** `Second Amendment to the Supply Agreement`, wherever it stands at the top: the text or the end of its line is behind it. */
const AMENDING =
  /(?<=^|[\n.]\s{0,12})((?:\p{Lu}\p{L}{2,12}\s)?Amendment\s(?:(?:#|No\.?|Number)\s?\w{1,5}\s)?to\s(?:the\s)?(?:\p{Lu}[\p{L}’'&-]{1,24}\s{1,3}(?:(?:and|of|for|&)\s{1,3})?){0,6}(?:Agreement|Contract|Lease|Licen[cs]e|Deed|Terms))(?=\s{1,3}(?:this|between|dated)\b|\s{0,3}(?:\n|$))/iu;

/** `Further to our agreement dated 1 May`: the first words of a letter or a recital, which mention another document. */
const BEGINS_SENTENCE =
  /^(?:i|we|you|our|your|whereas|under|pursuant|further|following|per|as|in|with|by|reference|regarding|the (?:parties|undersigned))\b/i;

/** A short line by itself at the top, which ends like no sentence. */
function firstLine(text: string): string {
  const [, line = ''] = /^\s*(\S[^\n]{7,89}?)[ \t]*\r?\n[ \t]*\r?\n/.exec(text) ?? [];
  const isTitle =
    /^[\p{Lu}\p{Lo}]/u.test(line) &&
    /\s/.test(line) &&
    !/[.;:,?!]$|[\d_@]{3}/.test(line) &&
    !NO_TITLE.test(line) &&
    !SENTENCE.test(line);
  return isTitle ? line.replace(/\s+/g, ' ') : (IDEOGRAPHS.exec(text)?.[1] ?? '');
}

/** Lines at the top among which one may name the document. */
const FIRST_LINES = 8;

/** `General terms and conditions (T&Cs)` below the name of a company: a short line at the top that names a document. */
function namingLine(text: string): string {
  const lines = text.slice(0, TOP).split(/\r?\n/, FIRST_LINES);
  const named = lines.find(
    (line) =>
      line.length <= 90 &&
      NAMES_ONE.test(line) &&
      /^\s*\p{Lu}/u.test(line) &&
      !BARE.test(line.trim()) &&
      !NO_TITLE.test(line.trim()) &&
      !SENTENCE.test(line) &&
      !/[.;:,?!]\s*$|[_@]{2}|\/\//.test(line),
  );
  return named === undefined ? '' : named.replace(/\s+/g, ' ').trim();
}

/** A first line of ideographs, kana or Hangul that stands alone and names a paper: `…合同`, `…契約書`, `… 계약서`. */
const IDEOGRAPHS =
  /^\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}（）《》ー·][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}（）《》ー· ]{0,38}(?:合同|合约|合約|协议|協議|协议书|契約|契約書|约定|条款|規約|계약서|계약|약정서|합의서))[ \t]*\r?\n/u;

/** How far into the text a title in capitals stands (UTF-16 units). */
const TOP = 600;
/** A title that runs on into the text, as files without line breaks have it. */
const IN_CAPITALS =
  /(?<![\p{L}\d])(?:[\p{Lu}][\p{Lu}&’'()/-]{1,24},?\s{1,3}(?:[&-]\s{1,3})?){0,7}(?:AGREEMENT|CONTRACT|LEASE|LICEN[CS]E|AMENDMENT|POLICY|ADDENDUM|CONTRATTO|ACCORDO|CONTRATO|ACUERDO)(?![\p{L}\d])(?:\s{1,3}(?:DI|DE|FOR|OF|PER|PARA)(?:\s{1,3}\p{Lu}{2,24}){1,6})?/u;
const STAMP = /^(?:(?:EXHIBIT|EX)\b\s*(?:[\dIVX.-]+\s*)?|(?:EXECUTION (?:VERSION|COPY)|CONFIDENTIAL)\s+(?=\S))+/;
