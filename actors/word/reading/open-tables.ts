import type { Block, CellPlace, Row, Table } from './document.ts';

interface OpenTable {
  readonly rows: Row[];
  row: Block[][];
  places: { -readonly [Key in keyof CellPlace]: CellPlace[Key] }[];
  rowIsDeleted: boolean;
  /** Where the blocks go that follow a cell. */
  readonly into: Block[];
}

/** Word has at most 63. */
const MAX_COLUMNS = 63;

/** The tables that are open, innermost last. */
export class OpenTables {
  readonly #open: OpenTable[] = [];

  begin(into: Block[]): void {
    this.#open.push({ rows: [], row: [], places: [], rowIsDeleted: false, into });
  }

  /** What the blocks around the table go into, and the table; undefined when none is open. */
  end(): { readonly into: Block[]; readonly table: Table } | undefined {
    const table = this.#open.pop();
    return table && { into: table.into, table: { kind: 'table', rows: table.rows } };
  }

  beginRow(): void {
    const table = this.#open.at(-1);
    if (table !== undefined) Object.assign(table, { row: [], places: [], rowIsDeleted: false });
  }

  deleteRow(): void {
    const table = this.#open.at(-1);
    if (table !== undefined) table.rowIsDeleted = true;
  }

  endRow(): void {
    const table = this.#open.at(-1);
    if (table !== undefined && !table.rowIsDeleted) table.rows.push({ cells: table.row, places: table.places });
  }

  beginCell(at: number): void {
    this.#open.at(-1)?.places.push({ at, across: 1, goesOn: false });
  }

  /** A cell across several columns, or one that goes on with the cell above it. */
  shapeCell(name: 'w:gridSpan' | 'w:vMerge', value: string | undefined): void {
    const cell = this.#open.at(-1)?.places.at(-1);
    if (cell === undefined) return;
    if (name === 'w:vMerge') cell.goesOn = value !== 'restart';
    else cell.across = Math.min(Math.max(Math.trunc(Number(value)) || 1, 1), MAX_COLUMNS);
  }

  /** Where the blocks go that follow the cell; undefined when no table is open. */
  endCell(blocks: Block[]): Block[] | undefined {
    const table = this.#open.at(-1);
    table?.row.push(blocks);
    return table?.into;
  }
}
