import type { DealSheet, Issue } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { calendarOf } from './calendar.ts';
import { dealLines } from './deal-lines.ts';
import { strengthsOf } from './strengths.ts';

/** What the document is and does, for somebody who has not read it. Pure. */
export function dealSheet(document: ParsedDocument, issues: readonly Issue[], speaker: Speaker): DealSheet {
  const lines = dealLines(document, speaker);
  return {
    title: titleOf(document),
    date: dateOf(document),
    lines,
    strengths: strengthsOf(document, issues, speaker),
    calendar: calendarOf(document, lines, speaker),
  };
}

/** A longer heading is a sentence that was taken for one. UTF-16 units. */
const LONGEST_TITLE = 160;

/** Stamps and parts of a form, which name no document. */
const NO_TITLE =
  /^(?:exhibit|schedule|annex|appendix|cover page|page|draft|confidential|allegato|anexo|contents|table of contents|index)\b/i;

function titleOf({ clauses, text }: ParsedDocument): string {
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

/** How far into the text the date of the document stands (UTF-16 units). */
const OPENING = 2_500;
/** So near the top it may stand in a numbered clause, too (UTF-16 units). */
const NEAR_TOP = 600;

/** The first date of the opening: no other place is surely the document's own. */
function dateOf({ dates, clauses }: ParsedDocument): string | null {
  const [first, second] = clauses.filter(({ kind, depth }) => kind === 'clause' && depth === 0);
  const opening = Math.min(OPENING, first?.start ?? OPENING);
  // The first clause may name it; the second is on the deal, and its dates are the deal's.
  return (
    dates.find(({ start }) => start < Math.max(opening, Math.min(NEAR_TOP, second?.start ?? NEAR_TOP)))?.iso ?? null
  );
}
