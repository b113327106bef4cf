import { readLabel } from './label.ts';
import type { Line } from './lines.ts';

const HEADING =
  /^(?:table of )?contents:?$|^index$|^indice$|^índice$|^table of contents(?: page)? (?=(?:article|section) |\d{1,2}\. )/i;
/** Dots that lead the eye to a page number: `Fees ........ 12`. */
const LEADERS = /(?:\.{4}|(?:\. ){4}|…{2}).{0,12}\d{1,3}$/;
const ENDS_IN_PAGE = /\s\d{1,3}$/;
/** An entry without a page number is a title, and no longer than this; anything else is prose. UTF-16 units. */
const LONGEST_ENTRY = 110;
/** A table of contents longer than this is the document itself. UTF-16 units. */
const LONGEST = 40_000;

/** Marks the lines of tables of contents, so that no clause comes into being twice. Linear in the number of lines. */
export function markContents(text: string, lines: readonly Line[]): void {
  markLeaders(text, lines);
  markRunning(text, lines);
  const heading = lines.findIndex(
    (line) => line.kind === 'text' && line.end - line.start < LONGEST_ENTRY && HEADING.test(content(text, line)),
  );
  if (heading < 0) return;
  const end = endOfContents(text, lines, heading);
  for (let i = heading; i < end; i++) {
    const line = lines[i] as Line;
    if (line.kind === 'text') line.kind = 'contents';
  }
}

/** The contents end where the first label they listed comes again; else with the last line that names a page. */
function endOfContents(text: string, lines: readonly Line[], heading: number): number {
  const title = lines[heading] as Line;
  const from = title.end;
  // The first entry may be after the title, on its line.
  const entry = title.start + (HEADING.exec(content(text, title))?.[0].length ?? 0);
  let first = readLabel(text, entry)?.printed.toLowerCase();
  let lastPage = heading + 1;
  for (let i = heading + 1; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (line.start - from > LONGEST) break;
    if (line.kind === 'blank' || line.kind === 'noise' || line.kind === 'rule') continue;
    const paged = line.kind === 'contents' || isPaged(text, line);
    if (!paged && line.end - line.start > LONGEST_ENTRY) break;
    const label = readLabel(text, line.start)?.printed.toLowerCase();
    if (label !== undefined && label === first) return i;
    if (label !== undefined && first === undefined) first = label;
    if (paged) lastPage = i + 1;
  }
  return lastPage;
}

/** An entry over several lines is no longer than this; prose that ends in the number of its page is (UTF-16 units). */
const LONGEST_PAGED = 3 * LONGEST_ENTRY;

/** Whether the line is an entry with its page, or a row of them. */
const isPaged = (text: string, line: Line): boolean =>
  line.end - line.start > LONGEST_PAGED
    ? isRunning(text, line, 2)
    : ENDS_IN_PAGE.test(text.slice(Math.max(line.start, line.end - 8), line.end));

/** An entry of contents that have lost their line breaks: a page, and the label of the next entry. */
const ENTRY =
  /\s\d{1,3}\s+(?=(?:Section|SECTION|Article|ARTICLE|SCHEDULE|Schedule|EXHIBIT|Exhibit)\s|\d{1,2}\.(?:\d|\s?[A-Z]))/g;
const ATTACHED = /\b(?:SCHEDULE|EXHIBIT|ANNEX|APPENDIX)\s[A-Z]?\d{0,2}\s?[-–—:]\s/g;
/** So many entries make contents of a line, with so many signs for each at most (UTF-16 units). */
const FEWEST_ENTRIES = 5;
const A_LINE = 120;
/** Lines after that go on with them, after the foot of a page. */
const GOES_ON = 12;

/** Contents in one long line, and what goes on with them after the foot of a page. */
function markRunning(text: string, lines: readonly Line[]): void {
  const first = lines.findIndex(
    (line) =>
      line.kind === 'text' &&
      /\b(?:table of )?contents\b/i.test(content(text, line).slice(0, 600)) &&
      isRunning(text, line, FEWEST_ENTRIES),
  );
  if (first < 0) return;
  for (const line of lines.slice(first, first + 2 * GOES_ON)) {
    if (line.kind !== 'text') continue;
    if (line !== lines[first] && !isRunning(text, line, 2)) return;
    line.kind = 'contents';
  }
}

function isRunning(text: string, line: Line, fewest: number): boolean {
  const words = content(text, line);
  if (fewest < FEWEST_ENTRIES && (words.match(ATTACHED)?.length ?? 0) >= fewest) return true;
  const entries = words.match(ENTRY)?.length ?? 0;
  return entries >= fewest && (line.end - line.start) / (entries + 1) < A_LINE;
}

/** Lines with leaders are contents wherever they stand, when there are so many of them together. */
const TOGETHER = 3;

function markLeaders(text: string, lines: readonly Line[]): void {
  let run: Line[] = [];
  for (const line of lines) {
    if (line.kind !== 'text') continue;
    const led = line.end - line.start < 400 && LEADERS.test(content(text, line));
    run = led ? [...run, line] : [];
    if (run.length < TOGETHER) continue;
    for (const one of run) one.kind = 'contents';
    // Those before are marked: to mark a long run anew with each of its lines would be quadratic.
    run = run.slice(1);
  }
}

function content(text: string, line: Line): string {
  return text.slice(line.start, line.end);
}
