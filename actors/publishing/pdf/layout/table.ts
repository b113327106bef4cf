import { COLOUR, CONTENT_WIDTH, PAGE } from './palette.ts';
import type { Content, Paragraph, Style } from './paragraph.ts';
import type { Sheet } from './sheet.ts';
import { shortText } from './short-text.ts';
import { STYLE } from './style.ts';

/** A table that breaks between rows and repeats its head on every page. */
export interface Column {
  readonly head: string;
  /** Share of the content's width; the shares of a table add up to 1. */
  readonly share: number;
  readonly align?: 'right' | 'center';
}

/** Longest text in a cell: a row must fit on a page, and a table is for comparing, not for reading. */
const MAX_CELL = 420;
const PADDING = { x: 6, y: 4 };
/** Padding above and below in tables of many short rows. */
const DENSE = 2.2;
const CELL: Style = { face: 'regular', size: 8.4, colour: COLOUR.ink, leading: 11.6 };

export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Content[])[],
  options: { dense?: boolean } = {},
): void {
  const pad = options.dense === true ? DENSE : PADDING.y;
  const head = columns.map((column) => column.head);
  const headStyle = { ...STYLE.label, leading: 11.6 };
  const setHead = set(sheet, columns, head, headStyle);
  const table = sheet.group('Table');
  const firstRow = rows[0] === undefined ? 0 : set(sheet, columns, rows[0], CELL, pad).height;
  sheet.ensure(setHead.height + firstRow + 6);
  drawRow(sheet, columns, setHead, { table, tag: 'TH' });
  const heights = rows.slice(-2).map((row) => set(sheet, columns, row, CELL, pad).height);
  for (const [index, row] of rows.entries()) {
    const laid = set(sheet, columns, row, CELL, pad);
    // The last row does not go to the next page alone, unless the first would stay alone.
    const needed = index > 0 && index === rows.length - 2 ? laid.height + (heights[1] ?? 0) : laid.height;
    if (sheet.room < needed) {
      sheet.newPage();
      drawRow(sheet, columns, setHead, { tag: 'TH' });
    }
    drawRow(sheet, columns, laid, { table, tag: 'TD' });
  }
  table.end();
  sheet.gap(10);
}

/** Height that the head and the first row take: what a heading above the table has to keep with it, points. */
export function leastTableHeight(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Content[])[],
  options: { dense?: boolean } = {},
): number {
  const pad = options.dense === true ? DENSE : PADDING.y;
  const head = columns.map((column) => column.head);
  const first = rows[0] === undefined ? 0 : set(sheet, columns, rows[0], CELL, pad).height;
  return set(sheet, columns, head, { ...STYLE.label, leading: 11.6 }).height + first + 6;
}

/** Columns that some row fills; their shares grow into the room of the others. */
export function filledColumns(
  columns: readonly Column[],
  rows: readonly (readonly Content[])[],
): { readonly columns: readonly Column[]; readonly rows: readonly (readonly Content[])[] } {
  const isFilled = columns.map((_, index) => rows.some((row) => row[index] !== '–' && row[index] !== ''));
  const kept = columns.filter((_, index) => isFilled[index]);
  const whole = kept.reduce((sum, { share }) => sum + share, 0);
  return {
    columns: kept.map((column) => ({ ...column, share: column.share / whole })),
    rows: rows.map((row) => row.filter((_, index) => isFilled[index])),
  };
}

interface Row {
  readonly cells: readonly Paragraph[];
  readonly pad: number;
  readonly height: number;
}

function set(sheet: Sheet, columns: readonly Column[], cells: readonly Content[], style: Style, pad = PADDING.y): Row {
  const laid = columns.map((column, index) =>
    sheet.type.paragraph(short(cells[index] ?? ''), style, column.share * CONTENT_WIDTH - 2 * PADDING.x),
  );
  const padded = sheet.space(pad);
  return { cells: laid, pad: padded, height: Math.max(...laid.map((cell) => cell.height)) + 2 * padded };
}

/** A row without a table is a repeated head: decoration, since the structure tree has it already. */
function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  row: Row,
  place: { table?: PDFKit.PDFStructureElement; tag: 'TH' | 'TD' },
): void {
  const { y } = sheet;
  const ruled = place.tag === 'TH';
  sheet.decorate(() => {
    if (ruled) sheet.doc.rect(PAGE.side, y, CONTENT_WIDTH, row.height).fill(COLOUR.mist);
    const bottom = y + row.height;
    sheet.doc.lineWidth(ruled ? 0.9 : 0.5).strokeColor(ruled ? COLOUR.navy : COLOUR.hair);
    sheet.doc
      .moveTo(PAGE.side, bottom)
      .lineTo(PAGE.side + CONTENT_WIDTH, bottom)
      .stroke();
  });
  const line = place.table === undefined ? undefined : sheet.group('TR', place.table);
  let x: number = PAGE.side;
  columns.forEach((column, index) => {
    const cell = row.cells[index] as Paragraph;
    const width = column.share * CONTENT_WIDTH;
    const left = x + PADDING.x;
    const align = column.align === undefined ? {} : { align: column.align, width: width - 2 * PADDING.x };
    const draw = () => sheet.type.draw(cell, left, y + row.pad, align);
    if (line === undefined) sheet.decorate(draw);
    else sheet.element(place.tag, draw, { parent: line, ...(ruled ? { scope: 'Column' } : {}) });
    x += width;
  });
  line?.end();
  sheet.y = y + row.height;
}

function short(content: Content): Content {
  if (typeof content === 'string') return shortText(content, MAX_CELL);
  return content.map((run) => ({ ...run, text: shortText(run.text, MAX_CELL) }));
}
