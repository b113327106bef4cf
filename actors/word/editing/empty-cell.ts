/** The empty cell beside a label of a form: where it is, and what it holds once it is filled in. */
import type { Paragraph } from '../reading/document.ts';
import { type Element, elementAfter, elementAt, type Prefixes } from './fragment.ts';
import { type NewParagraphsWork, typedBehind } from './new-paragraphs.ts';
import { templateOf } from './paragraph-template.ts';
import type { Pen } from './pen.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** What may be seen in a paragraph without letters, and what somebody else decided on. */
const HOLDS = /<[\w-]+:(?:drawing|pict|object|fldChar|fldSimple|sdt|ins|del|sym|br|tab|commentReference)[\s/>]/;
const PROPERTIES = /<[\w-]+:pPr[\s>][\s\S]*?<\/[\w-]+:pPr>/;

/** Start of the only paragraph of the cell behind the paragraph's own; undefined when that holds something, or there is none. */
export function emptyCellBehind(xml: string, { source }: Paragraph, prefixes: Prefixes): number | undefined {
  const { element, start } = source.container;
  const own = element === 'w:tc' ? elementAt(xml, start, prefixes) : undefined;
  const cell = own && elementAfter(xml, own.end, prefixes, NOTHING);
  const blocks = cell?.name === 'w:tc' ? cell.children.filter(({ name }) => name !== 'w:tcPr') : [];
  const [only] = blocks;
  if (only?.name !== 'w:p' || blocks.length > 1) return undefined;
  const raw = xml.slice(only.start, only.end);
  const isBare = raw.replace(/<[^<>]*>/g, '').trim() === '' && !HOLDS.test(raw.replace(PROPERTIES, ''));
  return isBare ? only.start : undefined;
}

/** The first line stands in the empty paragraph, and the others behind it. */
export function filledCell(
  pen: Pen,
  xml: string,
  paragraph: Element,
  { lines, opens, closes }: Omit<NewParagraphsWork, 'template'>,
): { readonly first: string; readonly behind: string } {
  const template = templateOf(xml, paragraph, pen);
  const [line = '', ...rest] = lines;
  const ends = rest.length > 0 ? [] : closes;
  const first =
    opens.map((id) => pen.commentStart(id)).join('') +
    pen.inserted(pen.run(template.words, pen.text(line))) +
    ends.map((id) => pen.commentEnd(id, template.words, true)).join('');
  const behind =
    rest.length === 0 ? [] : typedBehind(pen, xml, paragraph, { lines: rest, opens: [], closes, template }, false);
  return { first, behind: behind.join('') };
}
