import type { ParsedDocument } from '../../reading/index.ts';

/** A longer heading is a sentence that was taken for one. UTF-16 units. */
const LONGEST_TITLE = 160;

/** Stamps and parts of a form, which name no document. */
const NO_TITLE =
  /^(?:exhibit|schedule|annex|appendix|cover page|page|draft|confidential|allegato|anexo|contents|table of contents|index)\b/i;

/** What the document calls itself; empty where it does not. */
export function titleOf({ clauses, text }: ParsedDocument): string {
  const [first] = clauses;
  const heading = first?.kind === 'preamble' ? first.heading.replace(/\s+/g, ' ').trim() : '';
  if (heading !== '' && heading.length <= LONGEST_TITLE && !NO_TITLE.test(heading)) return heading;
  const [printed = ''] = IN_CAPITALS.exec(text.slice(0, TOP)) ?? [];
  return printed.replace(/\s+/g, ' ').replace(STAMP, '').trim() || firstLine(text);
}

/** A short line by itself at the top, which ends like no sentence. */
function firstLine(text: string): string {
  const [, line = ''] = /^\s*(\S[^\n]{7,89}?)[ \t]*\r?\n[ \t]*\r?\n/.exec(text) ?? [];
  const isTitle =
    /^[\p{Lu}\p{Lo}]/u.test(line) && /\s/.test(line) && !/[.;:,?!]$|[\d_@]{3}/.test(line) && !NO_TITLE.test(line);
  return isTitle ? line.replace(/\s+/g, ' ') : (IDEOGRAPHS.exec(text)?.[1] ?? '');
}

/** A first line of ideographs or kana, which have neither capitals nor blanks. */
const IDEOGRAPHS =
  /^\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}（）《》ー·]{2,40})[ \t]*\r?\n/u;

/** How far into the text a title in capitals stands (UTF-16 units). */
const TOP = 600;
/** A title that runs on into the text, as files without line breaks have it. */
const IN_CAPITALS =
  /(?<![\p{L}\d])(?:[\p{Lu}][\p{Lu}&’'()/-]{1,24}\s{1,3}){0,7}(?:AGREEMENT|CONTRACT|LEASE|LICEN[CS]E|AMENDMENT|POLICY|ADDENDUM|CONTRATTO|ACCORDO|CONTRATO|ACUERDO)(?![\p{L}\d])(?:\s{1,3}(?:DI|DE|FOR|OF|PER|PARA)(?:\s{1,3}\p{Lu}{2,24}){1,6})?/u;
const STAMP = /^(?:EXHIBIT|EX)\b\s*(?:[\dIVX.-]+\s*)?/;
