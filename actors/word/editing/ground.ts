import type { Container, Paragraph } from '../reading/document.ts';
import type { LocatedParagraph, LocatedText } from '../reading/located-text.ts';
import type { TextEdit } from './text-edit.ts';

/** The text, and the file that it stands in. */
export interface Ground extends LocatedText {
  readonly file: Paragraphs;
  /** All that is to be done to the text. */
  readonly edits: readonly TextEdit[];
}

/** What only the XML can tell of a paragraph. */
export interface Paragraphs {
  /** Its mark may go; with all its words when `whole`. */
  canLoseMark(paragraph: Paragraph, whole: boolean): boolean;
  /** Start of the paragraph that follows at once in the same container. */
  next(paragraph: Paragraph): number | undefined;
  /** Start of the only paragraph of the empty cell behind the one that the paragraph ends. */
  emptyCellBehind(paragraph: Paragraph): number | undefined;
}

export const sourceOf = ({ sources }: LocatedParagraph): Paragraph => sources[0] as Paragraph;

function* outwards(container: Container): Iterable<Container> {
  for (let each: Container | undefined = container; each !== undefined; each = each.within) yield each;
}

/** Start of the innermost cell that the paragraph is in. */
export function cellOf({ source }: Paragraph): number | undefined {
  for (const { element, start } of outwards(source.container)) if (element === 'w:tc') return start;
  return undefined;
}

export function outermostTable(container: Container): Container | undefined {
  return [...outwards(container)].findLast(({ element }) => element === 'w:tbl');
}

export function isNote(paragraph: LocatedParagraph | undefined): boolean {
  if (paragraph === undefined) return false;
  return [...outwards(sourceOf(paragraph).source.container)].some(({ element }) =>
    /^w:(?:foot|end)note$/.test(element),
  );
}
