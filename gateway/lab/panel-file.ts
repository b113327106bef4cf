import { readFile } from 'node:fs/promises';
import {
  ANSWER_FIELDS,
  type AnswerField,
  type AnswerReading,
  answersIn,
  importAnswers,
  NORMALISERS,
  neverGiven,
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

/** What is to be told where most right answers are given by nobody, which is nearly always a matter of spelling; otherwise null. */
export function misspelt(panel: RecordedPanel): string | null {
  const { items, of } = neverGiven(panel);
  const [item] = items;
  if (item === undefined || items.length <= of / 2) return null;
  const said = [...new Set(item.rounds.flat().flatMap(answersIn))].slice(0, 3).map((answer) => `“${answer ?? ''}”`);
  return (
    `On ${items.length} of ${of} items nobody gives the right answer as it is spelt: on ${item.id} it is “${item.gold}”, and ${said.join(', ')} ` +
    'are given. Where that is a matter of spelling, --normalise number, letter or open reads more answers as one.\n'
  );
}

async function takenIn(file: string): Promise<RecordedPanel | undefined> {
  const text = await readFile(file, 'utf8');
  if (!/^\s*\{/.test(text)) return undefined;
  const result = RecordedPanel.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file} is no imported panel: ${issue?.path.join('.')}: ${issue?.message}`);
}
