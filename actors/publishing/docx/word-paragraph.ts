import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  HeadingLevel,
  InsertedTextRun,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx';
import type { ParagraphStyle } from './outline.ts';
import type { Run, TrackedParagraph } from './paragraphs.ts';
import type { CommentAnchor } from './pieces.ts';

/** Who changed, when, and under which number; the number is used once in the document. */
export interface Revision {
  readonly id: number;
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
}

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

/** Width of the text and of one step of indentation, twentieths of a point. */
const TEXT_WIDTH = 9072;
const STEP = 425;

/** The paragraph in Word's terms; `revise` supplies a new revision for every tracked run and mark. */
export function wordParagraph({ items, mark, style }: TrackedParagraph, revise: () => Revision): Paragraph {
  const tracked = mark === 'same' ? {} : { run: { [mark === 'insert' ? 'insertion' : 'deletion']: revise() } };
  return new Paragraph({
    ...layout(style),
    ...tracked,
    children: flush(items, style).flatMap((item) => child(item, revise)),
  });
}

/**
 * Titles and headings are set by their style; the blanks some texts centre them with stay in the text, too small to
 * shift them.
 */
function flush(items: TrackedParagraph['items'], style: ParagraphStyle): (Run | CommentAnchor)[] {
  if (style.kind !== 'title' && style.kind !== 'heading') return [...items];
  const [first, ...rest] = items;
  const blanks = first !== undefined && 'text' in first ? (/^[ \t]+/.exec(first.text)?.[0] ?? '') : '';
  if (first === undefined || !('text' in first) || blanks === '') return [...items];
  return [{ ...first, text: blanks, tiny: true }, { ...first, text: first.text.slice(blanks.length) }, ...rest];
}

function layout(style: ParagraphStyle): IParagraphOptions {
  switch (style.kind) {
    case 'title':
      return { heading: HeadingLevel.TITLE };
    case 'heading':
      return { heading: HEADINGS[style.level - 1] ?? HeadingLevel.HEADING_6 };
    case 'body':
      return style.indent === 0 ? {} : { indent: { left: style.indent * STEP } };
    case 'row':
      return { style: 'Row', tabStops: columnStops(style.columns) };
    case 'blank':
      return { style: 'Blank' };
    default:
      return style satisfies never;
  }
}

/** The first column takes twice the width of the others: it names the row. */
function columnStops(columns: number) {
  const shown = Math.min(columns, 12);
  return Array.from({ length: shown - 1 }, (_, index) => ({
    type: 'left' as const,
    position: Math.round((TEXT_WIDTH * (index + 2)) / (shown + 1)),
  }));
}

function child(item: Run | CommentAnchor, revise: () => Revision): ParagraphChild[] {
  switch (item.kind) {
    case 'open':
      return [new CommentRangeStart(item.comment)];
    case 'close':
      return [new CommentRangeEnd(item.comment), new TextRun({ children: [new CommentReference(item.comment)] })];
    case 'same':
      return [new TextRun(content(item))];
    case 'insert':
      return [new InsertedTextRun({ ...content(item), ...revise() })];
    case 'delete':
      return [new DeletedTextRun({ ...content(item), ...revise() })];
    default:
      return item satisfies never;
  }
}

function content({ text, bold, tiny }: Run): IRunOptions {
  const children = text
    .split(/(\t)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\t' ? new Tab() : part));
  return { children, ...(bold ? { bold } : {}), ...(tiny ? { size: 2 } : {}) };
}
