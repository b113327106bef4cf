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
const ENDS_SENTENCE = /[.;:?!][”"’')\]]*$|[;,] (?:and|or)$/;

/** Where the text stands on its page. */
interface Frame {
  readonly right: number;
  /** Usual distance of two lines of a paragraph, in points; 0 when there are too few lines to tell. */
  readonly pitch: number;
}

/** Lines to text: wrapped lines joined, a blank line between paragraphs, intended line ends kept. */
export function textOf(lines: readonly Line[]): string {
  const hyphens = hyphensOf(lines);
  const frames = framesOf(lines);
  let text = '';
  let paragraph: Line[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before === undefined) {
      text = line.text;
      paragraph = [line];
      return;
    }
    const join = joint(before, line, paragraph, frames);
    if (join === ' ') text = joinWords(text, line.text, hyphens);
    else text += join + line.text;
    paragraph = join === ' ' ? [...paragraph.slice(-1), line] : [line];
  });
  return text;
}

type Joint = ' ' | '\n' | '\n\n';

function joint(before: Line, line: Line, paragraph: readonly Line[], frames: ReadonlyMap<number, Frame>): Joint {
  const frame = frames.get(before.page) as Frame;
  const em = Math.max(before.size, line.size);
  const full = before.right + line.firstWord + SLACK * em > frame.right;
  const label = LABEL.test(line.text);
  if (line.page !== before.page) return acrossPages(before, line, full, label);
  const distance = line.y - before.y;
  if (distance < 0)
    return full && !label && !ENDS_SENTENCE.test(before.text) && /^\p{Ll}/u.test(line.text) ? ' ' : '\n\n';
  if (distance > GAP * (frame.pitch || 1.2 * em) || Math.abs(line.size - before.size) > 0.15 * em) return '\n\n';
  if (label && (!full || ENDS_SENTENCE.test(before.text) || line.left !== before.left)) {
    if (!full || ENDS_SENTENCE.test(before.text)) return '\n\n';
  }
  if (!full) return /\t/.test(before.text) || /\t/.test(line.text) || !indented(line, before, em) ? '\n' : '\n\n';
  const first = paragraph.length === 1;
  if (line.left > before.left + INDENT * em && !(first && hangs(before))) return '\n\n';
  if (line.left < before.left - INDENT * em && !first) return '\n\n';
  return ' ';
}

const indented = (line: Line, before: Line, em: number): boolean => line.left > before.left + INDENT * em;

/** A label or bullet in the margin: the lines below it are indented and belong to it. */
const hangs = (line: Line): boolean => LABEL.test(line.text);

function acrossPages(before: Line, line: Line, full: boolean, label: boolean): Joint {
  if (Math.abs(line.size - before.size) > 0.15 * before.size) return '\n\n';
  if (ENDS_SENTENCE.test(before.text)) return '\n\n';
  if (/^\p{Ll}/u.test(line.text)) return ' ';
  return full && !label ? ' ' : '\n\n';
}

/** For every page its right margin, that lines of running text reach, and the usual distance of lines. */
function framesOf(lines: readonly Line[]): Map<number, Frame> {
  const frames = new Map<number, Frame>();
  for (const [page, own] of Map.groupBy(lines, (line) => line.page)) {
    const rights = own.map(({ right }) => right).toSorted((a, b) => a - b);
    const distances = own.flatMap((line, index) => {
      const distance = line.y - (own[index - 1]?.y ?? line.y);
      return distance > 0.5 * line.size && distance < 3 * line.size ? [distance] : [];
    });
    frames.set(page, { right: rights.at(-1) ?? 0, pitch: usual(distances) });
  }
  return frames;
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
