/** How the text of a Word file is set: headings, lists, tables with their merged cells, and what is bold, italic or underlined. */
import type { CellPlace, Container, Look, Table, WordDocument } from './document.ts';
import type { LocatedParagraph, LocatedText } from './located-text.ts';
import type { Styles } from './styles.ts';

/** Offsets are UTF-16 units of the text, end exclusive. Only what is not plain is named. */
export interface DocumentLayout {
  readonly paragraphs: readonly LaidOutParagraph[];
  readonly tables: readonly LaidOutTable[];
  readonly looks: readonly { readonly start: number; readonly end: number; readonly look: Look }[];
}

export interface LaidOutParagraph {
  readonly start: number;
  /** Where its words begin, after a printed number. */
  readonly labelEnd: number;
  /** Of a heading, 1 the highest. */
  readonly heading?: number;
  /** Level of the list that numbers it, from 0. */
  readonly list?: number;
  readonly alignment?: 'center' | 'right';
}

interface LaidOutTable {
  readonly start: number;
  readonly end: number;
  readonly rows: readonly (readonly LaidOutCell[])[];
}

/** start = end where it is empty. */
export interface LaidOutCell {
  readonly start: number;
  readonly end: number;
  readonly across?: number;
  readonly down?: number;
}

/** Beyond it the text is shown plain: somebody set every word apart. */
const MAX_LOOKS = 20_000;

export function layoutOf({ body }: WordDocument, text: LocatedText, styles: Styles): DocumentLayout {
  const byCell = paragraphsByCell(text.paragraphs);
  const tables = body.flatMap((block) => (block.kind === 'table' ? (laidOut(block, byCell) ?? []) : []));
  const paragraphs = text.paragraphs.flatMap((paragraph) => laidOutParagraph(paragraph, styles) ?? []);
  const looks = looksOf(text);
  return { paragraphs, tables, looks: looks.length > MAX_LOOKS ? [] : looks };
}

function laidOutParagraph(
  { start, end, labelEnd, sources, list }: LocatedParagraph,
  styles: Styles,
): LaidOutParagraph | undefined {
  const properties = sources[0];
  if (properties === undefined || end === start) return undefined;
  const style = properties.style ?? styles.defaultParagraph;
  const outline = properties.outline ?? styles.said(style, 'outline') ?? 9;
  const heading = outline >= 0 && outline < 9 ? outline + 1 : /^Title$/i.test(style ?? '') ? 1 : undefined;
  const set = properties.alignment ?? styles.said(style, 'alignment');
  const alignment = set === 'center' ? 'center' : set === 'right' || set === 'end' ? 'right' : undefined;
  if (heading === undefined && alignment === undefined && list === undefined) return undefined;
  return {
    start,
    labelEnd,
    ...(heading !== undefined && { heading }),
    ...(list !== undefined && { list: list.level }),
    ...(alignment !== undefined && { alignment }),
  };
}

/** Paragraphs of the body by the offset of each cell they are in; those of notes are in another part. */
function paragraphsByCell(paragraphs: readonly LocatedParagraph[]): Map<number, LocatedParagraph[]> {
  const found = new Map<number, LocatedParagraph[]>();
  for (const paragraph of paragraphs) {
    const around = containersOf(paragraph.sources[0]?.source.container);
    if (around.some(({ element }) => element === 'w:footnote' || element === 'w:endnote')) continue;
    for (const { element, start } of around) {
      if (element !== 'w:tc') continue;
      const known = found.get(start);
      if (known === undefined) found.set(start, [paragraph]);
      else known.push(paragraph);
    }
  }
  return found;
}

function containersOf(innermost: Container | undefined): Container[] {
  const found: Container[] = [];
  for (let each = innermost; each !== undefined; each = each.within) found.push(each);
  return found;
}

type Cell = { start: number; end: number; across: number; down: number; column: number; goesOn: boolean };

/** undefined for a table of one column, which is text in a frame, and for one without words. */
function laidOut({ rows }: Table, byCell: ReadonlyMap<number, readonly LocatedParagraph[]>): LaidOutTable | undefined {
  if (rows.every(({ cells }) => cells.length <= 1)) return undefined;
  const worded = rows
    .map(({ places }) => cellsOf(places, byCell))
    .filter((cells) => cells.some(({ start, end }) => end > start));
  const filled = worded.flat().filter(({ start, end }) => end > start);
  const [first, last] = [filled[0], filled.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { start: first.start, end: last.end, rows: mergedDown(worded).map((cells) => cells.map(written)) };
}

function cellsOf(places: readonly CellPlace[], byCell: ReadonlyMap<number, readonly LocatedParagraph[]>): Cell[] {
  let column = 0;
  return places.map(({ at, across, goesOn }) => {
    const paragraphs = byCell.get(at) ?? [];
    const start = paragraphs[0]?.start ?? 0;
    const cell = { start, end: paragraphs.at(-1)?.end ?? start, across, down: 1, column, goesOn };
    column += across;
    return cell;
  });
}

/** A cell that goes on with the one above it makes that one longer, unless it has words of its own. */
function mergedDown(rows: readonly Cell[][]): Cell[][] {
  const above = new Map<number, Cell>();
  return rows.map((cells) =>
    cells.filter((cell) => {
      const upper = above.get(cell.column);
      const isPartOfUpper = cell.goesOn && cell.end === cell.start && upper?.across === cell.across;
      if (isPartOfUpper) upper.down += 1;
      else above.set(cell.column, cell);
      return !isPartOfUpper;
    }),
  );
}

const written = ({ start, end, across, down }: Cell): LaidOutCell => ({
  start,
  end,
  ...(across > 1 && { across }),
  ...(down > 1 && { down }),
});

/** Neighbours of one look are one. */
function looksOf({ spans }: LocatedText): { start: number; end: number; look: Look }[] {
  const found: { start: number; end: number; look: Look }[] = [];
  for (const { start, end, leaf } of spans) {
    if (leaf.look === undefined) continue;
    const before = found.at(-1);
    if (before?.end === start && before.look === leaf.look) before.end = end;
    else found.push({ start, end, look: leaf.look });
  }
  return found;
}
