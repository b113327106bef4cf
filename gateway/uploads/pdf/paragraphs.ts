import { hyphensOf, joinWords } from './hyphens.ts';
import type { Line } from './line.ts';

/** In line pitches: a larger distance begins a paragraph. */
const GAP = 1.3;
/** In ems: a smaller indent is kerning. */
const INDENT = 1;
/** In ems: how far a line may stay behind the margin and still be full, beside the word that did not fit. */
const SLACK = 0.6;

const LABEL =
  /^(?:(?:article|section|clause|schedule|exhibit|annex|appendix|part)\s+[\dIVXLCA-Z]+\b|\(?(?:\d{1,3}(?:\.\d{1,3}){0,5}|[a-z]{1,2}|[ivx]{1,6}|[A-Z]|[IVX]{1,6})[.)]\s|\d{1,3}(?:\.\d{1,3}){1,5}\s|\((?:\d{1,3}|[a-zA-Z]{1,5})\)|[•▪◦‣●■]|[-–]\s)/;
const LABEL_ALONE = /^\(?(?:\d{1,3}(?:\.\d{1,3}){0,5}|[a-z]{1,2}|[ivx]{1,6}|[A-Z]|[IVX]{1,6})[.)]$/;
const ENDS_SENTENCE = /[.;:?!][”"’')\]]*$|[;,] (?:and|or)$/;

/** Where the text is on its page. */
interface Frame {
  readonly right: number;
  /** Usual distance of two lines of a paragraph, in points; 0 when there are too few lines to tell. */
  readonly pitch: number;
}

/** Lines to text: wrapped lines joined, a blank line between paragraphs, intended line ends kept. */
export function textOf(lines: readonly Line[]): string {
  const hyphens = hyphensOf(lines);
  const frames = framesOf(lines);
  // In pieces: looking at the end of one long text for every line takes the square of its length.
  const parts: string[] = [];
  let current = '';
  let paragraph: Line[] = [];
  for (const line of lines) {
    const before = paragraph.at(-1);
    const join = before === undefined ? '' : joint(before, line, paragraph, frames);
    if (join === ' ') {
      current = joinWords(current, line.text, hyphens);
      paragraph = [...paragraph.slice(-1), line];
    } else {
      parts.push(current, join);
      current = line.text;
      paragraph = [line];
    }
  }
  return parts.join('') + current;
}

type Joint = ' ' | '\n' | '\n\n';

function joint(before: Line, line: Line, paragraph: readonly Line[], frames: ReadonlyMap<Line, Frame>): Joint {
  const frame = frames.get(before) as Frame;
  const em = Math.max(before.size, line.size);
  const full = before.right + line.firstWord + SLACK * em > frame.right;
  const label = LABEL.test(line.text);
  const resized = Math.abs(line.size - before.size) > 0.15 * em;
  if (line.page !== before.page || line.resumes) return acrossPages(before, line, full, label || resized);
  const distance = line.y - before.y;
  const apart = distance < 0 || distance > GAP * (frame.pitch || em);
  const rows = [before, line].filter(({ text }) => text.includes('\t')).length;
  if (rows > 0) return apart && rows === 1 ? '\n\n' : '\n';
  if (LABEL_ALONE.test(before.text) && !label && Math.abs(distance) < 1.5 * em) return ' ';
  if (distance < 0 || resized) return '\n\n';
  const wraps = full && !(label && ENDS_SENTENCE.test(before.text));
  if (apart) {
    // A page of another paper may have ended here without a number.
    return wraps && !label && breaksOff(before) && !indented(line, before, em) ? ' ' : '\n\n';
  }
  if (!wraps) return label || indented(line, before, em) ? '\n\n' : '\n';
  const first = paragraph.length === 1;
  if (indented(line, before, em) && !(first && LABEL.test(before.text))) return '\n\n';
  return line.left < before.left - INDENT * em && !first ? '\n\n' : ' ';
}

const indented = (line: Line, before: Line, em: number): boolean => line.left > before.left + INDENT * em;

/** Ends in the middle of a sentence, as a heading or an entry of a list does not. */
const breaksOff = (line: Line): boolean => /(?:\p{Ll}|,)$/u.test(line.text) && line.text.length > 40;

function acrossPages(before: Line, line: Line, full: boolean, apart: boolean): Joint {
  if (apart || ENDS_SENTENCE.test(before.text) || line.text.includes('\t')) return '\n\n';
  if (/^\p{Ll}/u.test(line.text) || (line.resumes && breaksOff(before))) return ' ';
  return full && breaksOff(before) ? ' ' : '\n\n';
}

/** A column of fewer lines says nothing of its margin. */
const COLUMN_LINES = 4;

/** For every line the right margin that lines of running text around it reach, and their usual distance. */
function framesOf(lines: readonly Line[]): Map<Line, Frame> {
  const frames = new Map<Line, Frame>();
  for (const own of Map.groupBy(lines, (line) => line.page).values()) {
    const page = frameOf(own);
    for (const column of columnsOf(own)) {
      const frame = column.length < COLUMN_LINES ? page : frameOf(column);
      for (const line of column) frames.set(line, frame);
    }
  }
  return frames;
}

function frameOf(lines: readonly Line[]): Frame {
  const distances = lines.flatMap((line, index) => {
    const distance = line.y - (lines[index - 1]?.y ?? line.y);
    return distance > 0.5 * line.size && distance < 3 * line.size ? [distance] : [];
  });
  return { right: marginOf(lines), pitch: usual(distances) };
}

/** Where reading goes up the page again, a column begins. */
function columnsOf(lines: readonly Line[]): Line[][] {
  const columns: Line[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || line.y < before.y - 2 * line.size) columns.push([]);
    columns.at(-1)?.push(line);
  });
  return columns;
}

/** The outermost place where several lines end; a single line may stick out. */
function marginOf(lines: readonly Line[]): number {
  const needed = Math.max(2, lines.length * 0.08);
  const rights = lines.map(({ right }) => right).toSorted((a, b) => b - a);
  const reach = 1.5 * (lines[0]?.size ?? 0);
  const margin = rights.find((right, index) => (rights[index + Math.ceil(needed) - 1] ?? -1) >= right - reach);
  return margin ?? rights[0] ?? 0;
}

/** The most frequent distance, in steps of half a point; of equally frequent ones the smaller. */
function usual(distances: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const distance of distances) {
    const step = Math.round(distance * 2) / 2;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  let best = 0;
  let most = 1;
  for (const [step, count] of counts) {
    if (count > most || (count === most && step < best)) {
      best = step;
      most = count;
    }
  }
  return best;
}
