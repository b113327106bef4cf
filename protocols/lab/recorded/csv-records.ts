import { type FileRecord, ImportFault } from './import-fault.ts';

/**
 * The rows of a table of comma-separated values (RFC 4180) as records by the names in its head, with the line each begins on. A
 * semicolon or a tab separates where the head has one and no comma. Throws ImportFault for no head, a quotation without an end, and
 * a row with more or fewer cells than the head.
 */
export function csvRecords(file: string, text: string): FileRecord[] {
  const source = text.replace(/^\uFEFF/, '');
  const head = source.slice(0, source.search(/\r?\n|$/));
  const separator = [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
  const [names, ...rows] = rowsOf(file, source, separator);
  if (names === undefined) throw new ImportFault({ file, line: 1 }, 'the file is empty');
  const fields = names.cells.map((name) => name.trim());
  return rows.map(({ line, cells }) => {
    if (cells.length !== fields.length) {
      throw new ImportFault({ file, line }, `${cells.length} cells under a head of ${fields.length}`);
    }
    return { file, line, value: Object.fromEntries(fields.map((field, index) => [field, cells[index]])) };
  });
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function rowsOf(file: string, text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let [cell, quoted, line, begun] = ['', false, 1, 1];
  const endRow = (): void => {
    cells.push(cell);
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: begun, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === '\n') line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at++;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRow();
      begun = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (quoted) throw new ImportFault({ file, line: begun }, 'a quotation has no end');
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
