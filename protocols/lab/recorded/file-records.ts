import { type FileRecord, ImportFault } from './import-fault.ts';

/**
 * The records of a file, with the line each begins on: JSON Lines, one a line, or one JSON array. Throws ImportFault for
 * an empty file and for a record that is no JSON.
 */
export function fileRecords(file: string, text: string): FileRecord[] {
  const start = text.search(/\S/);
  if (start < 0) throw new ImportFault({ file, line: 1 }, 'the file is empty');
  return text[start] === '[' ? elements(file, text, start) : lines(file, text);
}

function lines(file: string, text: string): FileRecord[] {
  return text
    .split('\n')
    .map((source, index) => ({ source, line: index + 1 }))
    .filter(({ source }) => source.trim() !== '')
    .map(({ source, line }) => ({ file, line, value: json(file, line, source) }));
}

/** Elements of the array that begins at `start`, each parsed alone, so that a fault is found where it is. */
function elements(file: string, text: string, start: number): FileRecord[] {
  const records: FileRecord[] = [];
  let [depth, from, line, fromLine] = [0, -1, lineAt(text, start), 1];
  let quoted = false;
  const take = (to: number): void => {
    if (from >= 0) records.push({ file, line: fromLine, value: json(file, fromLine, text.slice(from, to)) });
    from = -1;
  };
  for (let at = start; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === '\n') line++;
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"') quoted = false;
      continue;
    }
    if (sign === '"') quoted = true;
    if (depth === 1 && from < 0 && !/[\s,\]]/.test(sign)) [from, fromLine] = [at, line];
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth === 0) {
      take(at);
      return records;
    }
    if (depth === 1 && sign === ',') take(at);
  }
  throw new ImportFault({ file, line }, 'the array has no end');
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function json(file: string, line: number, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new ImportFault({ file, line }, `no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
