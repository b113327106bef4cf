import type { DateMention, ParsedDocument } from '../../../reading/index.ts';

/** How far into the text the date of the document stands (UTF-16 units). */
const OPENING = 2_500;
/** So near the top it may be in a numbered clause, too (UTF-16 units). */
const NEAR_TOP = 600;
/** Characters before a date that say what it is of. */
const BEFORE = 110;

/** The document was made on it, or takes effect. */
const MADE =
  /(?:\bthis\b[^.]{0,100}\b(?:made|entered|executed|dated|effective)\b|^[^.]{0,60}\b(?:made and entered|entered into)\b|\beffective date\W{1,3}\)? (?:is|shall be|means)|\bdated(?: as of)?:?)[^.;]{0,40}$/i;
/** A stamp: the filing in a footer, a revision. */
const FOOTER = /(?:\bsource:[^\n]*|\b(?:revised|amended)(?: on)?\s+)$/i;
/** Another document's date. */
const OF_ANOTHER =
  /(?:(?<!\bthis (?:\w+ ){0,6})\b(?:agreement|contract|letter|plan|lease|deed|order|indenture)(?: \([^)]*\))?,?\s+dated(?: as of)?\s)\s*$/i;

/** What stands right before a date. */
const wordsBefore = (text: string, { start }: Pick<DateMention, 'start'>): string =>
  text.slice(Math.max(0, start - BEFORE), start);

/** So near the top `Agreement dated` is the document's own title (UTF-16 units). */
const IN_TITLE = 400;

/** Whether a date is another document's, or of a stamp that says nothing of this one. */
export const isOfAnother = (text: string, date: Pick<DateMention, 'start'>): boolean =>
  FOOTER.test(wordsBefore(text, date)) || (date.start > IN_TITLE && OF_ANOTHER.test(wordsBefore(text, date)));

/** The first date by which the opening says that the document was made; else the first of its opening. Null where there is none. */
export function dateOf(document: ParsedDocument): string | null {
  const { dates, clauses, text } = document;
  const [first, second] = clauses.filter(({ kind, depth }) => kind === 'clause' && depth === 0);
  const opening = Math.min(OPENING, first?.start ?? OPENING);
  // The first clause may name it; the second is on the deal, and its dates are the deal's.
  const end = Math.max(opening, Math.min(NEAR_TOP, second?.start ?? NEAR_TOP));
  const near = dates.filter((date) => date.start < OPENING && !isOfAnother(text, date));
  const said = near.find((date) => MADE.test(wordsBefore(text, date)));
  const named = said ?? near.find((date) => date.start < end && !OF_AN_EVENT.test(wordsBefore(text, date)));
  return named?.iso ?? signedOn(document);
}

/** The end of a time, or a day on which something takes place. */
const OF_AN_EVENT =
  /\b(?:until|through|ending|expir\w+|(?:take|takes|taking) place|challenge|event|season|launch|no later than|on or before|between)\b[^.;]{0,80}$/i;

/** A place before a day, alone on their line: `Padova, 20 febbraio 2026`. */
const PLACE = /(?:^|\n)[^\S\n]{0,40}\p{Lu}[\p{L}'’ -]{1,30},[^\S\n]{1,3}(?:(?:lì|li|il|a|den)[^\S\n]{1,3})?$/u;

/** The day beside the signatures, where all who date theirs give the same. */
function signedOn({ dates, text }: ParsedDocument): string | null {
  const signed = dates.filter(
    (date) =>
      date.start > text.length / 3 &&
      (/\bDated?\s{0,3}:\s{0,4}$/i.test(wordsBefore(text, date)) ||
        /^\s{1,12}Place\s{1,4}Date\b/.test(text.slice(date.end, date.end + 40)) ||
        (PLACE.test(wordsBefore(text, date)) && /^[^\S\n]{0,40}(?:\n|$)/.test(text.slice(date.end, date.end + 50)))),
  );
  const days = new Set(signed.map(({ iso }) => iso));
  return days.size === 1 ? (signed[0]?.iso ?? null) : null;
}
