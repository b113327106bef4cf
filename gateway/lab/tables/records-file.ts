import { readFile } from 'node:fs/promises';
import { csvRecords, type FileRecord, fileRecords, ImportFault } from '../../../protocols/lab/index.ts';

/** The first four bytes of every Parquet file. */
const PARQUET = 'PAR1';

/** The records of a table, whatever it is written in: CSV with a head, JSON Lines, a JSON array, or Parquet. Throws ImportFault. */
export async function readRecords(file: string): Promise<FileRecord[]> {
  const bytes = await readFile(file);
  if (bytes.subarray(0, 4).toString('latin1') === PARQUET) return parquetRecords(file, bytes);
  const text = bytes.toString('utf8');
  return /^\uFEFF?\s*[[{]/.test(text) ? fileRecords(file, text.replace(/^\uFEFF/, '')) : csvRecords(file, text);
}

/** Rows are numbered as lines of a CSV file would be: the first one is line 2. */
async function parquetRecords(file: string, bytes: Buffer): Promise<FileRecord[]> {
  // Loaded when a Parquet file is read: most commands read none.
  const { parquetReadObjects } = await import('hyparquet');
  const { compressors } = await import('hyparquet-compressors');
  const buffer = new Uint8Array(bytes).buffer;
  try {
    const rows = await parquetReadObjects({ file: buffer, compressors });
    return rows.map((row, index) => ({
      file,
      line: index + 2,
      value: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
    }));
  } catch (error) {
    throw new ImportFault({ file, line: 1 }, `no Parquet: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A cell as JSON has it: whole numbers of 64 bits as numbers, times as ISO 8601. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Date ? value.toISOString() : (value ?? null);
}
