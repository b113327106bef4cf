import { readFile } from 'node:fs/promises';
import {
  ANSWER_FIELDS,
  type AnswerField,
  type AnswerReading,
  importAnswers,
  NORMALISERS,
  RecordedPanel,
} from '../../protocols/lab/index.ts';
import { readRecords } from './tables/records-file.ts';

/** Options of every command that reads a table of answers. */
export const READING_OPTIONS = {
  normalise: { type: 'string' },
  column: { type: 'string', multiple: true },
} as const;

/** Throws an error that says which normalisers and fields there are. */
export function readingOf(values: {
  readonly normalise?: string | undefined;
  readonly column?: readonly string[] | undefined;
}): AnswerReading {
  const { normalise = 'text', column = [] } = values;
  const normaliser = NORMALISERS.find((one) => one === normalise);
  if (normaliser === undefined) throw new Error(`--normalise is one of ${NORMALISERS.join(', ')}.`);
  const columns = column.map((pair): [AnswerField, string] => {
    const [name, ...rest] = pair.split('=');
    const field = ANSWER_FIELDS.find((one) => one === name);
    if (field === undefined || rest.length === 0) {
      throw new Error(`--column FIELD=NAME, where FIELD is one of ${ANSWER_FIELDS.join(', ')}.`);
    }
    return [field, rest.join('=')];
  });
  return { normaliser, columns: Object.fromEntries(columns) };
}

/** A panel that was taken in before (`.json`, an object), or a table of answers in any of its forms. */
export async function readPanel(file: string, reading: AnswerReading): Promise<RecordedPanel> {
  const taken = file.endsWith('.json') ? await takenIn(file) : undefined;
  return taken ?? importAnswers(file, await readRecords(file), reading);
}

async function takenIn(file: string): Promise<RecordedPanel | undefined> {
  const text = await readFile(file, 'utf8');
  if (!/^\s*\{/.test(text)) return undefined;
  const result = RecordedPanel.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file} is no imported panel: ${issue?.path.join('.')}: ${issue?.message}`);
}
