import type { z } from 'zod';

/** A record that cannot be imported: where it is, and what is wrong with it. Terminal: the same file fails again. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Path of the field, `votes[3].ab`; empty for the record as a whole. */
  readonly field: string;

  constructor(place: { readonly file: string; readonly line: number; readonly field?: string }, what: string) {
    const { file, line, field = '' } = place;
    super(`${file}, line ${line}${field === '' ? '' : `, field ${field}`}: ${what}`);
    this.file = file;
    this.line = line;
    this.field = field;
  }
}

/** One record of a file, and the line it begins on. */
export interface FileRecord {
  readonly file: string;
  readonly line: number;
  readonly value: unknown;
}

/** The record as the schema has it. Throws ImportFault that names the first field that is not. */
export function parsed<Schema extends z.ZodType>(schema: Schema, record: FileRecord): z.infer<Schema> {
  const result = schema.safeParse(record.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ImportFault({ ...record, field: pathText(issue?.path ?? []) }, issue?.message ?? 'not such a record');
}

/** `['votes', 3, 'ab']` as `votes[3].ab`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text === '' ? '' : '.'}${String(part)}`),
    '',
  );
}
