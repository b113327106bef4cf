import type { ClauseMarker } from './clause-markers.ts';
import type { Line } from './lines.ts';

/** Headings that open the recitals of a contract, in the opening but not its title. */
export const RECITALS =
  /^(?:recitals?|whereas|background|preamble|preliminary statements?|witnesseth|w i t n e s s e t h|premesse|considerandos?|antecedentes)\b/i;
const NAMES_A_DOCUMENT =
  /\b(?:agreement|contract|policy|terms|lease|licen[cs]e|addendum|amendment|proposal|specification|statement|notice|report|plan|contratto|contrato|accordo|acuerdo|letter|deed)\b/i;
/** Numbering that begins later than this is not what the opening leads up to. UTF-16 units. */
const LONGEST_OPENING = 6000;
/** Outermost numbers a document has at least, to count as numbered throughout. */
const FEWEST_NUMBERS = 3;

export interface Opening {
  readonly title: ClauseMarker | undefined;
  /** The marks that may be clauses. */
  readonly rest: readonly ClauseMarker[];
}

/** Headings and exhibit stamps before the first body text, or before the first number, are title and not clauses. */
export function takeTitle(lines: readonly Line[], marks: readonly ClauseMarker[]): Opening {
  const leading = leadingHeadings(lines, marks);
  const numbered = marks.filter((mark) => /^(?:1|2|article|section|\.I)$/.test(mark.label?.style ?? ''));
  const first = numbered.length >= FEWEST_NUMBERS ? (numbered[0] as ClauseMarker).start : 0;
  const later = laterSchedules(marks);
  const dropped = marks.filter(
    (mark, i) =>
      i < leading ||
      later.has(i) ||
      (mark.start < first && (isListedExhibit(marks, i) || (mark.start < LONGEST_OPENING && isDecoration(mark)))),
  );
  const headings = dropped.filter((mark) => !mark.label && mark.heading !== '');
  const gone = new Set(dropped);
  return {
    title: headings.find((mark) => NAMES_A_DOCUMENT.test(mark.heading)) ?? headings[0],
    rest: marks.filter((mark) => !gone.has(mark)),
  };
}

/** How far into a document its attachments are listed, UTF-16 units. */
const LONGEST_LIST = 12_000;
/** Outermost numbers between the entry of a list and the attachment itself, at least: the agreement is there. */
const FEWEST_BETWEEN = 3;

/** Attachments that are named near the beginning and are after the agreement: the first is an entry of a list. */
function laterSchedules(marks: readonly ClauseMarker[]): ReadonlySet<number> {
  const last = new Map<string, number>();
  const numbersBefore: number[] = [];
  let numbers = 0;
  marks.forEach(({ label }, i) => {
    numbersBefore.push(numbers);
    if (/^(?:1|2|article|section)$/.test(label?.style ?? '')) numbers++;
    if (label?.style === 'schedule') last.set(label.printed.toLowerCase(), i);
  });
  return new Set(
    marks.flatMap(({ label, start }, i) => {
      if (label?.style !== 'schedule' || start > LONGEST_LIST) return [];
      const stands = last.get(label.printed.toLowerCase()) as number;
      return (numbersBefore[stands] as number) - (numbersBefore[i] as number) >= FEWEST_BETWEEN ? [i] : [];
    }),
  );
}

/** An exhibit named before the first number, with the next mark close by, is in a list or on a stamp. */
function isListedExhibit(marks: readonly ClauseMarker[], i: number): boolean {
  const mark = marks[i] as ClauseMarker;
  return (
    mark.label?.style === 'schedule' && (mark.start < LONGEST_OPENING || (marks[i + 1]?.start ?? 0) - mark.start < 200)
  );
}

/** Names of parties and half-titles on a cover, which look like headings. */
function isDecoration(mark: ClauseMarker): boolean {
  return !mark.label && mark.level === undefined && !mark.signature && !RECITALS.test(mark.heading);
}

function leadingHeadings(lines: readonly Line[], marks: readonly ClauseMarker[]): number {
  let count = 0;
  for (const line of lines) {
    if (line.kind !== 'text') continue;
    const mark = marks[count];
    const stamp = mark?.label?.style === 'schedule';
    if (
      mark?.start !== line.start ||
      mark.signature ||
      RECITALS.test(mark.heading) ||
      !(stamp || (!mark.label && mark.heading !== ''))
    )
      break;
    if (mark.level !== undefined && marks.slice(count + 1, count + 400).some((other) => other.level === mark.level))
      break;
    // What opens a paragraph with its heading is a clause.
    if (!stamp && mark.bodyStart < line.end) break;
    count++;
    if (stamp && mark.bodyStart < line.end) break;
  }
  return count;
}
