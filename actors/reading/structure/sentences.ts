import type { Clause, Sentence } from '../parsed-document.ts';
import { isSpace, type Line } from './lines.ts';

/**
 * Sentences: cut inside the own text of each clause, never across a page number, a bullet or a table of contents.
 * Hand-written scanning: every step looks at a bounded number of signs, so the whole is linear.
 */

/** Words that end in a full stop without ending a sentence. */
const ABBREVIATIONS = new Set(
  (
    'no nos sec secs art arts cl mr mrs ms dr prof st ste vs v fig figs ex exh jr sr cf al approx dept est pp p para paras ave ' +
    'blvd rd bldg ph eg ie e.g i.e viz jan feb mar apr jun jul aug sep sept oct nov dec ltda sig avv dott sra núm pág ' +
    'nr bzw abs lit'
  ).split(' '),
);
/** Endings of company names and the like: they end a sentence only when the next word plainly begins one. */
const MAYBE = new Set(
  'inc corp ltd co llc plc etc u.s u.k u.s.a n.a s.a l.p l.l.c p.c a.m p.m n.v b.v s.p.a s.r.l'.split(' '),
);
const STARTERS = new Set(
  (
    'the this these those if in each any all no such for it a an upon notwithstanding either neither except unless subject to ' +
    'nothing where when as at by during with without we you they he she his its our your their there however provided'
  ).split(' '),
);
const BULLET = /^(?:[-*•·▪◦‣]|\u2013|o)\s/;
/** A line that stops before this share of the usual width was broken on purpose. */
const SHORT = 0.7;

export function splitSentences(text: string, clauses: readonly Clause[], lines: readonly Line[]): Sentence[] {
  const sentences: Sentence[] = [];
  const width = usualWidth(lines);
  let line = 0;
  clauses.forEach((clause, i) => {
    const end = Math.min(clauses[i + 1]?.start ?? clause.end, text.length);
    if (clause.bodyStart > clause.start && clause.heading !== '')
      add(text, sentences, clause.start, clause.bodyStart, i, true);
    const body = clause.heading === '' && clause.kind === 'preamble' ? clause.start : clause.bodyStart;
    while (line < lines.length && (lines[line] as Line).end <= body) line++;
    for (const block of blocks(text, lines, line, body, end, width)) cutBlock(text, sentences, block, i);
  });
  return sentences;
}

interface Block {
  start: number;
  end: number;
  heading: boolean;
}

/** Runs of lines that belong together: a paragraph, a list item, a line of the contents. */
function* blocks(
  text: string,
  lines: readonly Line[],
  from: number,
  start: number,
  end: number,
  width: number,
): Iterable<Block> {
  let block: Block | undefined;
  let afterBlank = false;
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (line.start >= end) break;
    if (line.kind === 'blank') afterBlank = true;
    if (line.kind === 'blank') continue;
    const begin = Math.max(line.start, start);
    const stop = Math.min(line.end, end);
    if (block && (line.kind !== 'text' || breaks(text, lines, i, block, afterBlank, width))) {
      yield block;
      block = undefined;
    }
    afterBlank = false;
    if (line.kind === 'contents') yield { start: begin, end: stop, heading: true };
    if (line.kind !== 'text' || begin >= stop) continue;
    if (block) block.end = stop;
    else block = { start: begin, end: stop, heading: false };
  }
  if (block) yield block;
}

/** Whether this line begins a new paragraph after the block so far. */
function breaks(
  text: string,
  lines: readonly Line[],
  i: number,
  block: Block,
  afterBlank: boolean,
  width: number,
): boolean {
  const line = lines[i] as Line;
  const head = text.slice(line.start, line.start + 3);
  if (BULLET.test(head)) return true;
  const continues = /^\p{Ll}/u.test(head);
  const closed = /[.:;?!。]["'”’)\]*_]{0,3}$/.test(text.slice(Math.max(block.start, block.end - 4), block.end));
  if (afterBlank) return !(continues && !closed);
  if (continues && !closed) return false;
  if (closed && /[:;]/.test(text.slice(block.end - 2, block.end))) return true;
  const before = lines[i - 1] as Line;
  return before.end - before.start < width * SHORT;
}

/** The ninth decile of line lengths, at most 120: where hard-wrapped text was wrapped. UTF-16 units. */
function usualWidth(lines: readonly Line[]): number {
  const lengths = lines.filter((line) => line.kind === 'text').map((line) => line.end - line.start);
  lengths.sort((a, b) => a - b);
  return Math.min(120, lengths[Math.floor(lengths.length * 0.9)] ?? 0);
}

function cutBlock(text: string, sentences: Sentence[], block: Block, clause: number): void {
  let start = block.start;
  if (!block.heading) {
    for (let at = block.start; at < block.end; at++) {
      const code = text.charCodeAt(at);
      if (code !== 46 && code !== 63 && code !== 33 && code !== 0x3002) continue;
      const after = sentenceEnd(text, start, at, block.end);
      if (after < 0) continue;
      add(text, sentences, start, after, clause, false);
      start = after;
      at = after - 1;
    }
  }
  add(text, sentences, start, block.end, clause, block.heading);
}

/** The offset after the sentence that this stop closes, or -1 when it closes none. */
function sentenceEnd(text: string, start: number, at: number, limit: number): number {
  let after = at + 1;
  while (after < limit && after < at + 8 && /[.?!"'”’)\]*_]/.test(text[after] as string)) after++;
  if (text[at] === '。') return after;
  if (after >= limit || !isSpace(text.charCodeAt(after))) return -1;
  let next = after;
  while (next < limit && next < after + 400 && isSpace(text.charCodeAt(next))) next++;
  if (next >= limit) return -1;
  const opening = text.slice(next, next + 3);
  if (!/^["'“‘«([*_¿¡]{0,2}[\p{Lu}\p{N}\p{Lo}§]/u.test(opening)) return -1;
  return text[at] === '.' && /^[*_]*$/.test(text.slice(at + 1, after)) && abbreviates(text, start, at, next)
    ? -1
    : after;
}

function abbreviates(text: string, start: number, at: number, next: number): boolean {
  let from = at;
  while (from > start && from > at - 14 && /[\p{L}\p{N}.]/u.test(text[from - 1] as string)) from--;
  const word = text.slice(from, at).toLowerCase();
  if (word === '') return false;
  if (from === start && /^(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]+)$/.test(word)) return true;
  if (ABBREVIATIONS.has(word)) return !(word === 'no' && startsSentence(text, next));
  if (/^[a-z]$/.test(word)) return text[from] !== word || !startsSentence(text, next);
  return (MAYBE.has(word) || /^(?:[a-z]\.)+[a-z]$/.test(word)) && !startsSentence(text, next);
}

function startsSentence(text: string, next: number): boolean {
  const word = /^["'“‘(]{0,2}(\p{L}{1,16})/u.exec(text.slice(next, next + 18))?.[1] ?? '';
  return STARTERS.has(word.toLowerCase());
}

function add(text: string, sentences: Sentence[], from: number, to: number, clause: number, isHeading: boolean): void {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (end - start < 2 && !/[\p{L}\p{N}]/u.test(text.slice(start, end))) return;
  if (end > start) sentences.push({ start, end, clause, isHeading });
}
