/**
 * What a change does between two characters that stay. Every change falls apart into gaps; a gap has a paragraph to its left
 * and one to its right, often the same, and a text between them once the change is made.
 */
import { indexAt, type LeafSpan, type LocatedText } from '../reading/located-text.ts';
import type { TextEdit } from './text-edit.ts';

export interface Gap {
  readonly edits: readonly TextEdit[];
  /** The last character of the file that stays before, and the first behind; undefined at the ends of the text. */
  readonly left?: Place;
  readonly right?: Place;
  /** What goes, in the order of the text. */
  readonly gone: readonly Gone[];
  /** What comes, without the separators that stay. */
  readonly added: string;
  /** Separators that stay, as line ends, and what comes, in the order of the text. */
  readonly between: string;
  /** A separator between paragraphs or cells goes. */
  readonly losesSeparator: boolean;
}

/** A character of a leaf, and the paragraph it is in. */
export interface Place {
  readonly span: LeafSpan;
  /** Offset in the leaf's text: after the character on the left of a gap, before it on its right. */
  readonly offset: number;
  /** Index among the paragraphs of the text. */
  readonly paragraph: number;
}

/** A stretch of a leaf's text that goes. */
export interface Gone {
  readonly change: string;
  readonly span: LeafSpan;
  readonly from: number;
  readonly to: number;
  readonly paragraph: number;
}

/** Gaps in the order of the text. Edits are in order, do not overlap, and each does something. */
export function gapsOf(text: LocatedText, edits: readonly TextEdit[]): Gap[] {
  const groups: TextEdit[][] = [];
  for (const edit of edits) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && !hasWords(text, before.end, edit.start)) last.push(edit);
    else groups.push([edit]);
  }
  return groups.map((group) => gap(text, group));
}

function gap(text: LocatedText, edits: readonly TextEdit[]): Gap {
  const left = placeBefore(text, (edits[0] as TextEdit).start);
  const right = placeBehind(text, (edits.at(-1) as TextEdit).end);
  const from = left === undefined ? 0 : left.span.start + left.offset - left.span.offset;
  const to = right === undefined ? text.text.length : right.span.start + right.offset - right.span.offset;
  let between = '';
  let at = from;
  let losesSeparator = false;
  for (const edit of edits) {
    between += separators(text, at, edit.start) + edit.text;
    losesSeparator ||= separators(text, edit.start, edit.end) !== '';
    at = edit.end;
  }
  between += separators(text, at, to);
  const added = edits.map((edit) => edit.text).join('');
  const gone = edits.flatMap((edit) => goneIn(text, edit));
  return { edits, gone, added, between, losesSeparator, ...(left && { left }), ...(right && { right }) };
}

const hasWords = ({ spans }: LocatedText, from: number, to: number): boolean =>
  to > from && (spans[indexAt(spans, to - 1)]?.end ?? 0) > from;

/** What is between paragraphs and cells, as line ends: of what is in no leaf the part that means something. */
function separators({ text, spans }: LocatedText, from: number, to: number): string {
  let out = '';
  let at = from;
  for (let index = Math.max(0, indexAt(spans, from)); at < to; index++) {
    const span = spans[index];
    const next = Math.min(span?.start ?? to, to);
    if (next > at)
      out += text
        .slice(at, next)
        .replace(/[^\n\t]/g, '')
        .replaceAll('\t', '\n');
    at = Math.max(at, span === undefined ? to : span.end);
  }
  return out;
}

function placeBefore(text: LocatedText, offset: number): Place | undefined {
  const span = text.spans[indexAt(text.spans, offset - 1)];
  if (span === undefined) return undefined;
  const end = Math.min(span.end, offset);
  return { span, offset: span.offset + end - span.start, paragraph: indexAt(text.paragraphs, end - 1) };
}

function placeBehind(text: LocatedText, offset: number): Place | undefined {
  const index = indexAt(text.spans, offset);
  const here = text.spans[index];
  const span = here !== undefined && here.end > offset ? here : text.spans[index + 1];
  if (span === undefined) return undefined;
  const start = Math.max(span.start, offset);
  return { span, offset: span.offset + start - span.start, paragraph: indexAt(text.paragraphs, start) };
}

/** What an edit takes out of the file, leaf by leaf. */
export function goneIn(text: LocatedText, { change, start, end }: TextEdit): Gone[] {
  const gone: Gone[] = [];
  for (let index = Math.max(0, indexAt(text.spans, start)); index < text.spans.length; index++) {
    const span = text.spans[index] as LeafSpan;
    if (span.start >= end) break;
    const from = Math.max(span.start, start);
    const to = Math.min(span.end, end);
    if (from >= to) continue;
    const shift = span.offset - span.start;
    gone.push({ change, span, from: from + shift, to: to + shift, paragraph: indexAt(text.paragraphs, from) });
  }
  return gone;
}
