import type { Span } from '../../reading/index.ts';
import { wordEdits } from '../word-diff.ts';
import type { Hunk } from './hunks.ts';
import type { MarginComment } from './margin-comments.ts';

/** A stretch of text with one fate: it stays, goes or comes. Spelled as in the documents, line ends and all. */
export interface Piece {
  readonly kind: 'same' | 'delete' | 'insert';
  readonly text: string;
  /** Offset in the original text; of an insertion, where it stands. */
  readonly at: number;
  readonly bold: boolean;
}

/** A margin comment's range begins or ends here. */
export interface CommentAnchor {
  readonly kind: 'open' | 'close';
  readonly comment: number;
}

/** Where a piece of the original text must end: for a comment's anchor, or for a change of weight. */
interface Cut {
  readonly at: number;
  readonly anchor?: CommentAnchor;
}

/**
 * The original text and its changes as one stream. `same` and `delete` pieces together spell the original, `same` and
 * `insert` pieces the revised text; every comment's `open` comes before its `close`.
 */
export function piecesOf(
  text: string,
  hunks: readonly Hunk[],
  comments: readonly MarginComment[],
  bold: readonly Span[],
): (Piece | CommentAnchor)[] {
  const stream = new Stream(text, comments, bold);
  const commentOf = new Map(comments.flatMap(({ on, id }) => ('change' in on ? [[on.change, id] as const] : [])));
  let done = 0;
  for (const hunk of hunks) {
    stream.original('same', done, hunk.start);
    const ids = hunk.changes.flatMap((change) => commentOf.get(change.id) ?? []);
    stream.changed(hunk, ids);
    done = hunk.end;
  }
  stream.original('same', done, text.length);
  return stream.items;
}

class Stream {
  readonly items: (Piece | CommentAnchor)[] = [];
  private readonly text: string;
  private readonly bold: readonly Span[];
  private readonly cuts: readonly Cut[];
  private nextCut = 0;
  private nextBold = 0;

  constructor(text: string, comments: readonly MarginComment[], bold: readonly Span[]) {
    this.text = text;
    this.bold = bold;
    this.cuts = [...comments.flatMap((comment) => commentCuts(text, comment)), ...bold.flatMap(borders)].toSorted(
      (a, b) => a.at - b.at || rank(a) - rank(b),
    );
  }

  /** The original text from `start` to `end`, cut where comments and bold headings begin and end. */
  original(kind: 'same' | 'delete', start: number, end: number): void {
    let at = start;
    while (at < end) {
      this.anchors(at, () => true);
      const next = Math.min(this.cuts[this.nextCut]?.at ?? end, end);
      this.items.push({ kind, text: this.text.slice(at, next), at, bold: this.isBold(at) });
      at = next;
      // At once, so that the comment does not cover what is put in after its passage.
      this.anchors(at, (cut) => cut.anchor?.kind === 'close');
    }
  }

  changed(hunk: Hunk, comments: readonly number[]): void {
    this.items.push(...comments.map((comment) => ({ kind: 'open' as const, comment })));
    let at = hunk.start;
    for (const edit of wordEdits(hunk.before, hunk.after)) {
      if (edit.kind === 'insert') this.items.push({ ...edit, kind: 'insert', at, bold: this.isBold(at - 1) });
      else {
        this.original(edit.kind, at, at + edit.text.length);
        at += edit.text.length;
      }
    }
    this.items.push(...comments.map((comment) => ({ kind: 'close' as const, comment })));
  }

  private anchors(at: number, wanted: (cut: Cut) => boolean): void {
    for (let cut = this.cuts[this.nextCut]; cut !== undefined && cut.at <= at && wanted(cut); ) {
      if (cut.anchor !== undefined) this.items.push(cut.anchor);
      cut = this.cuts[++this.nextCut];
    }
  }

  private isBold(at: number): boolean {
    while (this.nextBold < this.bold.length && (this.bold[this.nextBold] as Span).end <= at) this.nextBold++;
    const span = this.bold[this.nextBold];
    return span !== undefined && span.start <= at;
  }
}

function commentCuts(text: string, { on, id }: MarginComment): Cut[] {
  if ('change' in on) return [];
  const start = whole(text, on.start);
  const end = whole(text, on.end);
  if (start >= end) return [];
  return [
    { at: start, anchor: { kind: 'open', comment: id } },
    { at: end, anchor: { kind: 'close', comment: id } },
  ];
}

function borders(span: Span): Cut[] {
  return [{ at: span.start }, { at: span.end }];
}

/** At one offset comments end before others begin. */
function rank(cut: Cut): number {
  return cut.anchor?.kind === 'close' ? 0 : cut.anchor === undefined ? 1 : 2;
}

/** The offset, moved out of a surrogate pair or a `\r\n`. */
function whole(text: string, offset: number): number {
  const around = text.slice(Math.max(0, offset - 1), offset + 1);
  return /^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/.test(around) ? offset - 1 : offset;
}
