import { writeFile } from 'node:fs/promises';

/** A column of a table that is written to a file. */
export interface TableColumn {
  readonly name: string;
  readonly type: 'text' | 'number' | 'flag';
}

export type Cell = string | number | boolean | null;

export interface Table {
  readonly columns: readonly TableColumn[];
  /** Cells in the order of the columns; null where there is nothing to say. */
  readonly rows: readonly (readonly Cell[])[];
}

/** Writes the table as the ending of the path says: `.parquet`, otherwise CSV (RFC 4180). */
export async function writeTable(path: string, table: Table): Promise<void> {
  await writeFile(path, path.endsWith('.parquet') ? await parquetBytes(table) : csvText(table));
}

/** The same table as `NAME.csv` and `NAME.parquet`; gives both paths. */
export async function writeBoth(path: string, table: Table): Promise<string[]> {
  const paths = [`${path}.csv`, `${path}.parquet`];
  for (const each of paths) await writeTable(each, table);
  return paths;
}

function csvText({ columns, rows }: Table): string {
  return [columns.map(({ name }) => name), ...rows].map((row) => `${row.map(cell).join()}\r\n`).join('');
}

/** Quoted where it must be; a spreadsheet must not take a name for a formula. */
function cell(value: Cell): string {
  const text = typeof value === 'string' && /^[=+\-@]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const TYPES = { text: 'STRING', number: 'DOUBLE', flag: 'BOOLEAN' } as const;

async function parquetBytes({ columns, rows }: Table): Promise<Uint8Array> {
  // Loaded when a Parquet file is written: most commands write none.
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const columnData = columns.map(({ name, type }, index) => ({
    name,
    type: TYPES[type],
    data: rows.map((row) => row[index] ?? null),
    nullable: true,
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
