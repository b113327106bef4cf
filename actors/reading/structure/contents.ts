import { readLabel } from './label.ts';
import type { Line } from './lines.ts';

const HEADING = /^(?:table of )?contents:?$|^index$|^indice$|^índice$/i;
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
  const heading = lines.findIndex(
    (line) => line.kind === 'text' && line.end - line.start < 30 && HEADING.test(content(text, line)),
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
  const from = (lines[heading] as Line).end;
  let first: string | undefined;
  let lastPage = heading + 1;
  for (let i = heading + 1; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (line.start - from > LONGEST) break;
    if (line.kind === 'blank' || line.kind === 'noise' || line.kind === 'rule') continue;
    const paged =
      line.kind === 'contents' || ENDS_IN_PAGE.test(text.slice(Math.max(line.start, line.end - 8), line.end));
    if (!paged && line.end - line.start > LONGEST_ENTRY) break;
    const label = readLabel(text, line.start)?.printed.toLowerCase();
    if (label !== undefined && label === first) return i;
    if (label !== undefined && first === undefined) first = label;
    if (paged) lastPage = i + 1;
  }
  return lastPage;
}

/** Lines with leaders are contents wherever they stand, when there are three of them together. */
function markLeaders(text: string, lines: readonly Line[]): void {
  let run: Line[] = [];
  for (const line of lines) {
    if (line.kind !== 'text') continue;
    const led = line.end - line.start < 400 && LEADERS.test(content(text, line));
    if (led) run.push(line);
    if (led && run.length >= 3) for (const one of run) one.kind = 'contents';
    if (!led) run = [];
  }
}

function content(text: string, line: Line): string {
  return text.slice(line.start, line.end);
}
