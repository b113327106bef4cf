import { insertedStyle, lineAt, type Outline, type ParagraphStyle } from './outline.ts';
import type { CommentAnchor, Piece } from './pieces.ts';
import { wordText } from './word-text.ts';

export interface Run {
  readonly kind: Piece['kind'];
  /** Without line ends, and only characters that XML allows. */
  readonly text: string;
  readonly bold: boolean;
  /** Blanks that are part of the text but too small to be seen. */
  readonly tiny?: boolean;
}

/** A paragraph with its tracked changes. */
export interface TrackedParagraph {
  readonly items: readonly (Run | CommentAnchor)[];
  /**
   * Fate of the paragraph's mark, that is of its line end. Accepting all changes joins a paragraph whose mark is
   * deleted with the next, rejecting all joins one whose mark is inserted. The last paragraph's mark always stays.
   */
  readonly mark: Piece['kind'];
  readonly style: ParagraphStyle;
}

/** Cuts the stream at its line ends; every line end is the mark of the paragraph it closes. */
export function paragraphsOf(stream: readonly (Piece | CommentAnchor)[], outline: Outline): TrackedParagraph[] {
  const paragraphs: Draft[] = [new Draft()];
  for (const item of stream) {
    const last = paragraphs.at(-1) as Draft;
    if ('comment' in item) {
      // A comment that ends with a line end ends in the line, not at the beginning of the next paragraph.
      const home = item.kind === 'close' && last.items.length === 0 ? (paragraphs.at(-2) ?? last) : last;
      home.items.push(item);
    } else addPiece(paragraphs, item);
  }
  let style: ParagraphStyle = { kind: 'body', indent: 0 };
  const hasHeadings = outline.bold.length > 0 || outline.lines.some((line) => line.style.kind === 'heading');
  return paragraphs.map((draft) => {
    const text = draft.items.map((item) => ('text' in item ? item.text : '')).join('');
    const own = draft.at === undefined ? undefined : lineAt(outline, draft.at).style;
    // Words put into an empty line are no empty line.
    const isNew = own === undefined || (own.kind === 'blank' && text.trim() !== '');
    style = isNew ? insertedStyle(text, style) : own;
    const isHeaded = hasHeadings && isNew && style.kind === 'body';
    return { items: isHeaded ? withBoldHeading(draft.items, text) : draft.items, mark: draft.mark, style };
  });
}

/** Number and what may be a heading in front of the words of a new clause. */
const LEAD =
  '(?:A(?:rticle|RTICLE|rticolo|RTICOLO|rtículo|RTÍCULO|rt|RT)|C(?:lause|LAUSE|láusula|LÁUSULA)|S(?:ection|ECTION))';
const RUN_IN = new RegExp(
  String.raw`^\s*(?:${LEAD}\.?\s+)?\d{1,3}(?:\.\d{1,3})*[.)°]?\s+(?:[-–—]\s+)?(?<heading>\p{Lu}[^.]{1,70})\.(?=\s)`,
  'u',
);
const FINITE = /(?<!\p{L})(?:shall|must|will|may|is|are|deve|devono|può|è|sono|deberá|debe|podrá|es|son)(?!\p{L})/iu;
const MOST_WORDS = 6;

/** How much of a new clause is number and heading: a short first sentence without a verb. */
function headingLength(text: string): number {
  const found = RUN_IN.exec(text);
  const heading = found?.groups?.heading ?? '';
  return FINITE.test(heading) || heading.split(/\s+/).length > MOST_WORDS ? 0 : (found?.[0].length ?? 0);
}

/** A new clause has a heading as its neighbours have, in its own line where theirs may have their own lines. */
function withBoldHeading(items: TrackedParagraph['items'], text: string): TrackedParagraph['items'] {
  let left = headingLength(text);
  return items.flatMap((item) => {
    if (!('text' in item) || left <= 0) return [item];
    const bold = item.text.slice(0, left);
    const rest = item.text.slice(left);
    left -= item.text.length;
    return [{ ...item, text: bold, bold: true }, ...(rest === '' ? [] : [{ ...item, text: rest }])];
  });
}

/** The same paragraphs with every change accepted: no deleted text, nothing tracked, no comments. */
export function acceptAll(paragraphs: readonly TrackedParagraph[]): TrackedParagraph[] {
  const accepted: TrackedParagraph[] = [];
  let open: { items: Run[]; style: ParagraphStyle } | undefined;
  for (const { items, mark, style } of paragraphs) {
    const kept = items.filter((item): item is Run => 'text' in item && item.kind !== 'delete');
    const plain = kept.map((run) => ({ ...run, kind: 'same' as const }));
    open =
      open === undefined || open.items.length === 0
        ? { items: plain, style }
        : { ...open, items: [...open.items, ...plain] };
    if (mark === 'delete') continue;
    accepted.push({ ...open, mark: 'same' });
    open = undefined;
  }
  return accepted;
}

class Draft {
  readonly items: (Run | CommentAnchor)[] = [];
  mark: Piece['kind'] = 'same';
  /** An offset of the original text that this paragraph shows; undefined in one that is wholly new. */
  at: number | undefined;
}

function addPiece(paragraphs: Draft[], piece: Piece): void {
  let at = piece.at;
  for (const part of piece.text.split(/(\r\n|[\r\n])/)) {
    const last = paragraphs.at(-1) as Draft;
    const isEnd = /^[\r\n]/.test(part);
    if (part !== '' && piece.kind !== 'insert') last.at ??= at;
    if (part !== '' && !isEnd) last.items.push({ kind: piece.kind, text: wordText(part), bold: piece.bold });
    if (isEnd) {
      last.mark = piece.kind;
      paragraphs.push(new Draft());
    }
    at += part.length;
  }
}
