import type { Leaf } from '../reading/document.ts';
import { indexAt, type LeafSpan, type LocatedText } from '../reading/located-text.ts';
import type { Operation } from './operations.ts';
import { RANKS, type Rank } from './run-splitter.ts';
import type { TextEdit, WordComment } from './text-edit.ts';

/** Where a comment's range begins and ends. */
export interface CommentEnds {
  readonly open: CommentEnd;
  readonly close: CommentEnd;
}

export type CommentEnd =
  | { readonly leaf: Leaf; readonly offset: number; readonly rank: Rank }
  | { readonly operation: Extract<Operation, { kind: 'paragraphs' }> };

/** A change's comment stands on what it does; a change that does nothing in the file is commented where it would. */
export function endsOf(
  text: LocatedText,
  operations: readonly Operation[],
  edits: readonly TextEdit[],
  on: WordComment['on'],
): CommentEnds {
  if (!('change' in on)) return passageEnds(text, on.start, on.end);
  const own = operations.filter(({ kind, change }) => kind !== 'mark' && change === on.change);
  const [first] = own.toSorted((a, b) => placeOf(a) - placeOf(b));
  // A comment that goes on from words into new paragraphs keeps LibreOffice from taking those back without a trace.
  const ending = first?.kind === 'paragraphs' ? own : own.filter(({ kind }) => kind !== 'paragraphs');
  const last = ending.toSorted((a, b) => placeOf(b) - placeOf(a) || order(b) - order(a))[0];
  if (first !== undefined && last !== undefined) return { open: beginOf(first), close: endOf(last) };
  const ofChange = edits.filter(({ change }) => change === on.change);
  const start = ofChange[0]?.start ?? 0;
  return passageEnds(text, start, Math.max(start, ofChange.at(-1)?.end ?? 0));
}

/** Offset in the file; new paragraphs are behind everything in the one they follow. */
function placeOf(operation: Operation): number {
  switch (operation.kind) {
    case 'delete':
      return operation.leaf.at + operation.from / 1e6;
    case 'insert':
      return operation.leaf.at + operation.offset / 1e6;
    case 'paragraphs': {
      const { slot } = operation;
      if ('into' in slot) return slot.into;
      return 'after' in slot ? slot.after.source.end : 'before' in slot ? slot.before.source.start : slot.at;
    }
    case 'mark':
      return operation.paragraph.source.end;
    default:
      return operation satisfies never;
  }
}

const order = ({ kind }: Operation): number => (kind === 'insert' ? 1 : 0);

function beginOf(operation: Operation): CommentEnd {
  if (operation.kind === 'delete') return { leaf: operation.leaf, offset: operation.from, rank: RANKS.rangeBegins };
  if (operation.kind === 'insert') return { leaf: operation.leaf, offset: operation.offset, rank: RANKS.changeBegins };
  return { operation: operation as Extract<Operation, { kind: 'paragraphs' }> };
}

function endOf(operation: Operation): CommentEnd {
  if (operation.kind === 'delete') return { leaf: operation.leaf, offset: operation.to, rank: RANKS.changeEnds };
  if (operation.kind === 'insert') return { leaf: operation.leaf, offset: operation.offset, rank: RANKS.changeEnds };
  return { operation: operation as Extract<Operation, { kind: 'paragraphs' }> };
}

/** The characters of the passage that are in the file, up to the end of the cell or container it begins in; at least one. */
function passageEnds(text: LocatedText, start: number, end: number): CommentEnds {
  const first = spanAtOrAfter(text, start);
  const begin = Math.max(first.start, Math.min(start, first.end - 1));
  const last = text.spans[indexAt(text.spans, end - 1)] ?? first;
  const isBehind = Math.min(end, last.end) > begin && containerOf(text, last) === containerOf(text, first);
  const close = isBehind ? last : lastOfParagraph(text, first);
  const stop = isBehind ? Math.min(end, last.end) : close.end;
  const note = first.leaf.lock === 'note' ? markOf(text, first.leaf) : undefined;
  if (note !== undefined) {
    return {
      open: { leaf: note, offset: 0, rank: RANKS.rangeBegins },
      close: { leaf: note, offset: note.text.length, rank: RANKS.passageEnds },
    };
  }
  const open = { leaf: first.leaf, offset: first.offset + begin - first.start, rank: RANKS.rangeBegins };
  return { open, close: { leaf: close.leaf, offset: close.offset + stop - close.start, rank: RANKS.passageEnds } };
}

function spanAtOrAfter({ spans }: LocatedText, start: number): LeafSpan {
  const index = indexAt(spans, start);
  const here = spans[index];
  if (here !== undefined && here.end > start) return here;
  return (spans[index + 1] ?? here) as LeafSpan;
}

const paragraphAt = (text: LocatedText, { start }: LeafSpan) => text.paragraphs[indexAt(text.paragraphs, start)];

const containerOf = (text: LocatedText, span: LeafSpan) => paragraphAt(text, span)?.sources[0]?.source.container;

function lastOfParagraph(text: LocatedText, span: LeafSpan): LeafSpan {
  const end = paragraphAt(text, span)?.end ?? span.end;
  return text.spans[indexAt(text.spans, end - 1)] ?? span;
}

/** The mark in the body that stands for the note whose text the leaf is; the first words of the text when it has none. */
function markOf(text: LocatedText, { note }: Leaf): Leaf | undefined {
  return (text.spans.find(({ leaf }) => leaf.note === note && leaf.lock !== 'note') ?? text.spans[0])?.leaf;
}
