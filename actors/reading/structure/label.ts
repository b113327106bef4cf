import { letter, ordinal, roman } from './numerals.ts';
import { LONGEST_ORDINAL, spanishOrdinal } from './spanish-ordinals.ts';

/**
 * How a label looks; labels of one style count on from each other. `2`..`6` levels of decimals are styles of their own,
 * a nested list that begins again inside its own style carries an apostrophe.
 */
export type Style = string;

/** A printed clause number at a place where one may stand. */
export interface Label {
  readonly start: number;
  /** Where the text after the label begins. */
  readonly end: number;
  /** As printed, without trailing punctuation. */
  readonly printed: string;
  readonly style: Style;
  /** Decimals have one value a level; all others exactly one. */
  readonly values: readonly number[];
  /** The other reading of `(i)`, `(v)`, `(c)`: roman as style and value, when `style` is a letter. */
  readonly roman?: { readonly style: Style; readonly value: number };
}

const KEYWORD =
  /(ARTICLE|Article|SECTION|Section|SEC\.|Sec\.|CLAUSE|Clause|PART|Part|CHAPTER|Chapter|ARTICOLO|Articolo|ART\.|Art\.|ARTÍCULO|Artículo|CLÁUSULA|Cláusula|§)[ \t\u00a0]{0,4}(\d{1,3}(?:\.\d{1,3}){0,4}|[IVXLC]{1,7}|[A-Z]|[A-Z][A-Za-z]{2,8})(?![\w(]|\.\d)(?!\s?,|\s{1,9}(?:and|or|through|of|above|below|hereof|hereunder|will|shall|is|are|does|has)\b)[.:)]?/y;
const ATTACHED =
  /(SCHEDULE|Schedule|EXHIBIT|Exhibit|ANNEX|Annex|APPENDIX|Appendix|ATTACHMENT|Attachment|ADDENDUM|Addendum|ALLEGATO|Allegato|ANEXO|Anexo)[ \t\u00a0]{1,4}["“”]?((?:([A-Z])\3?|\d{1,3}|[IVXLC]{1,7})(?:[.-](?:\d{1,3}|[A-Z]))?(?:\(\w{1,3}\)){0,3})["“”]?(?![\w])[.:)]?/y;
/** `11. 4` and `7. 2. 1.` before a wide gap: the blanks of a typist are no part of the number. */
const SPACED = /(\d{1,2}(?:\.[ \u00a0]\d{1,2}){1,5})(\.)?(?=[ \t\u00a0]{2})/y;
/** `7.2Quality Control`: a file may lose the blank after a number, before a word that begins with a capital. */
const DECIMAL =
  /(\d{1,3}(?:\.\d{1,3}){0,5})(\.|\))?(?![a-z\d_%$€£,/:°-]|[A-Z](?!(?:[a-z]|[A-Z]{2})[A-Za-z])|[MKGmkg]bps|[MB]illion)/y;
const BRACKETED = /\(([a-z]{1,6}|[A-Z]{1,6}|\d{1,3})\)/y;
const LETTERED = /([a-z]{1,2}|[A-Z]{1,2}|[ivx]{1,5}|[IVX]{1,5})([.)])(?=[ \t\u00a0]|$)/my;

/** `SCHEDULE G - Names SCHEDULE H - Assets`: one of a list of what is attached, and no heading. */
const LISTED =
  /^\s?[-–—:]\s[^\n.]{2,80}?\s(?:SCHEDULE|EXHIBIT|ANNEX|APPENDIX|Schedule|Exhibit|Annex|Appendix)\s[A-Z\d]{1,3}\s?[-–—:]\s/;
/** Longest entry of such a list with the label after it, UTF-16 units. */
const ENTRY = 110;

const MAJOR: Readonly<Record<string, Style>> = {
  article: 'article',
  part: 'part',
  chapter: 'article',
  articolo: 'article',
};

/** The label that stands exactly at the offset, or undefined. Bounded work, whatever the text. */
export function readLabel(text: string, at: number): Label | undefined {
  const code = text.charCodeAt(at);
  if (code === 40) return bracketed(text, at);
  if (code >= 48 && code <= 57) return decimal(text, at);
  return attached(text, at) ?? keyword(text, at) ?? inWords(text, at) ?? lettered(text, at);
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function keyword(text: string, at: number): Label | undefined {
  const found = match(KEYWORD, text, at);
  if (!found) return undefined;
  const [whole, word = '', number = ''] = found;
  const values = number.includes('.') ? number.split('.').map(Number) : [ordinal(number)];
  if (values.some((value) => value === 0 && values.length === 1)) return undefined;
  const style = values.length > 1 ? `${values.length}` : (MAJOR[word.toLowerCase()] ?? 'section');
  return { start: at, end: skipBlanks(text, at + whole.length), printed: trimmed(whole), style, values };
}

function inWords(text: string, at: number): Label | undefined {
  const found = spanishOrdinal(text.slice(at, at + LONGEST_ORDINAL));
  if (found === undefined) return undefined;
  const { printed, length, value } = found;
  return { start: at, end: skipBlanks(text, at + length), printed, style: 'section', values: [value] };
}

function attached(text: string, at: number): Label | undefined {
  const found = match(ATTACHED, text, at);
  if (!found) return undefined;
  if (LISTED.test(text.slice(at + found[0].length, at + found[0].length + ENTRY))) return undefined;
  const printed = `${found[1]} ${found[2]}`;
  const end = skipBlanks(text, at + found[0].length);
  return { start: at, end, printed, style: 'schedule', values: [ordinal(found[2] ?? '') || 1] };
}

function decimal(text: string, at: number): Label | undefined {
  const found = match(SPACED, text, at) ?? match(DECIMAL, text, at);
  if (!found) return undefined;
  const [whole, spaced = '', mark] = found;
  const number = spaced.replace(/\s/g, '');
  const values = number.split('.').map(Number);
  const end = at + whole.length;
  if (!mark && text[end] === '.') return undefined;
  if (values.length === 1 && !mark && !/[ \t\u00a0]/.test(text[end] ?? '')) return undefined;
  const style = values.length > 1 ? `${values.length}` : mark === ')' ? '1)' : mark ? '1' : '1 ';
  return { start: at, end: skipBlanks(text, end), printed: number, style, values };
}

function bracketed(text: string, at: number): Label | undefined {
  const found = match(BRACKETED, text, at);
  if (!found) return undefined;
  const sign = found[1] as string;
  const end = skipBlanks(text, at + found[0].length);
  if (/^\d/.test(sign)) return { start: at, end, printed: found[0], style: '(1)', values: [Number(sign)] };
  return ofLetters(sign, '(', at, end, found[0]);
}

function lettered(text: string, at: number): Label | undefined {
  const found = match(LETTERED, text, at);
  if (!found) return undefined;
  const sign = found[1] as string;
  const mark = found[2] as string;
  return ofLetters(sign, mark, at, skipBlanks(text, at + found[0].length), mark === ')' ? found[0] : sign);
}

/** Letters and roman numerals share signs: both readings are kept until the sequence decides. */
function ofLetters(sign: string, mark: string, start: number, end: number, printed: string): Label | undefined {
  const upper = sign === sign.toUpperCase();
  const asLetter = letter(sign);
  const asRoman = roman(sign);
  const letterStyle = mark + (upper ? 'A' : 'a');
  const romanStyle = mark + (upper ? 'I' : 'i');
  if (asLetter === 0 && asRoman === 0) return undefined;
  if (asLetter === 0) return { start, end, printed, style: romanStyle, values: [asRoman] };
  const label = { start, end, printed, style: letterStyle, values: [asLetter] };
  return asRoman === 0 ? label : { ...label, roman: { style: romanStyle, value: asRoman } };
}

function trimmed(printed: string): string {
  return printed
    .replace(/[.:)]$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where the number itself ends: of `11. 4` the 4 is no label of its own. The label's offset where nothing in it is parted. */
export function lastSign(text: string, { start, end, values }: Label): number {
  const printed = text.slice(start, end).trimEnd();
  return values.length > 1 && /\d\.\s\d/.test(printed) ? start + printed.length - 1 : start - 1;
}

/** Blanks and tabs, but never a line break: the heading of a label is on its line. */
export function skipBlanks(text: string, at: number): number {
  let offset = at;
  while (offset < text.length && (text[offset] === ' ' || text[offset] === '\t' || text[offset] === '\u00a0')) offset++;
  return offset;
}
