import { z } from 'zod';
import { type FileRecord, ImportFault, parsed } from './import-fault.ts';
import { answerKey, type Normaliser, tidied } from './normaliser.ts';
import { candidatesOf } from './option-letter.ts';
import type { RecordedItem, RecordedPanel, RecordedVote } from './recorded-panel.ts';

/** A cell of a table is always text; an empty one was not filled in. */
const absent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const Name = z.union([z.string().min(1), z.number(), z.boolean()]).transform(String);

/** One answer a row. Columns that are not named here are passed over. */
const Answer = z.object({
  item: Name,
  agent: Name,
  /** From 0, the blind round; left out: there is one round. */
  round: absent(z.coerce.number().int().min(0).max(1000)),
  /** Empty: the agent gave none that could be read. */
  answer: absent(z.coerce.string()),
  confidence: absent(z.coerce.number().min(0).max(1)),
  tokens: absent(z.coerce.number().min(0)),
  cost: absent(z.coerce.number().min(0)),
  truth: absent(z.coerce.string()),
  subset: absent(z.coerce.string()),
});
type Answer = z.infer<typeof Answer>;

/** What a row can say; a table may call its columns otherwise. */
export const ANSWER_FIELDS = Answer.keyof().options;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

/** How a table of answers is read. */
export interface AnswerReading {
  readonly normaliser?: Normaliser;
  /** By field: the column that holds it, where that has another name. */
  readonly columns?: Partial<Readonly<Record<AnswerField, string>>>;
}

/** Labels that are taken for one scale that all items share; more are answers in the agents' own words. */
const MOST_LABELS = 12;

/**
 * Answers of anybody to anything, one a row: `item`, `agent`, `answer` and, where there are any, `round`, `confidence`, `tokens`,
 * `cost`, `truth` and `subset`. Answers that are the same to the normaliser are one, spelt as the first of them. An agent may answer
 * an item more than once in a round: all its answers count, each for a part of its voice.
 *
 * Throws ImportFault, also for an item with two different truths, and RangeError for no rows.
 */
export function importAnswers(
  file: string,
  records: readonly FileRecord[],
  { normaliser = 'text', columns = {} }: AnswerReading = {},
): RecordedPanel {
  if (records.length === 0) throw new ImportFault({ file, line: 1 }, 'there are no answers in it');
  checkColumns(records, columns);
  const rows = records.map((record): Row => ({ record, answer: parsed(Answer, renamed(record, columns)) }));
  const told = speller(normaliser);
  // The truth is spelt first: its spelling is the one a reader looks for.
  const golds = new Map(
    [...Map.groupBy(rows, ({ answer }) => answer.item)].map(([id, own]) => [id, truthOf(own, told)]),
  );
  const items = [...Map.groupBy(rows, ({ answer }) => answer.item)].map(([id, own]) => ({
    id,
    subset: own.find(({ answer }) => answer.subset !== undefined)?.answer.subset ?? '',
    gold: golds.get(id) ?? null,
    rounds: roundsOf(own, told),
  }));
  const scale = candidatesOf(items.flatMap(given), null);
  return {
    name: file,
    source: 'answers',
    items: items.map(
      (item): RecordedItem => ({
        ...item,
        candidates: scale.length <= MOST_LABELS ? scale : candidatesOf(given(item), null),
      }),
    ),
  };
}

interface Row {
  readonly record: FileRecord;
  readonly answer: Answer;
}

/** Every answer that occurs with the item, the right one included. */
const given = ({ gold, rounds }: Pick<RecordedItem, 'gold' | 'rounds'>): (string | null)[] => [
  gold,
  ...rounds.flat().flatMap(({ choice, again = [] }) => [choice, ...again]),
];

/** The record under the names of the fields, wherever the table has them. */
function renamed(record: FileRecord, columns: AnswerReading['columns']): FileRecord {
  const { value } = record;
  if (typeof value !== 'object' || value === null) return record;
  const cells = value as Readonly<Record<string, unknown>>;
  const named = Object.entries(columns ?? {}).map(([field, column]) => {
    if (!(column in cells)) throw new ImportFault(record, `there is no column ${column} for ${field}`);
    return [field, cells[column]] as const;
  });
  return { ...record, value: { ...cells, ...Object.fromEntries(named) } };
}

/** Throws ImportFault where a row has no item or agent, or no row an answer: the table calls them otherwise. */
function checkColumns(records: readonly FileRecord[], columns: AnswerReading['columns']): void {
  const has = ({ value }: FileRecord, field: AnswerField): boolean =>
    columns?.[field] !== undefined || typeof value !== 'object' || value === null || field in value;
  const lacks = (record: FileRecord | undefined, field: AnswerField): void => {
    if (record === undefined) return;
    const there = Object.keys(record.value as object).join(', ');
    throw new ImportFault(
      record,
      `there is no column ${field}; there are ${there}. --column ${field}=NAME says which it is`,
    );
  };
  for (const field of ['item', 'agent'] as const) {
    lacks(
      records.find((record) => !has(record, field)),
      field,
    );
  }
  if (!records.some((record) => has(record, 'answer'))) lacks(records[0], 'answer');
}

type Told = (answer: string | undefined) => string | null;

/** One spelling for all answers that are the same to the normaliser: the one that came first. */
function speller(normaliser: Normaliser): Told {
  const known = new Map<string, string>();
  return (answer) => {
    const key = answer === undefined ? null : answerKey(answer, normaliser);
    if (answer === undefined || key === null) return null;
    const first = known.get(key);
    if (first !== undefined) return first;
    const spelt = normaliser === 'text' || normaliser === 'open' ? tidied(answer) : key;
    known.set(key, spelt);
    return spelt;
  };
}

function truthOf(rows: readonly Row[], told: Told): string | null {
  let truth: string | null = null;
  for (const { record, answer } of rows) {
    const own = told(answer.truth);
    if (own !== null && truth !== null && own !== truth) {
      throw new ImportFault({ ...record, field: 'truth' }, `${answer.item} has the truth ${truth} elsewhere`);
    }
    truth = own ?? truth;
  }
  return truth;
}

/** Rounds in order of number, however they are numbered. */
function roundsOf(rows: readonly Row[], told: Told): RecordedVote[][] {
  const byRound = [...Map.groupBy(rows, ({ answer }) => answer.round ?? 0)].toSorted(([left], [right]) => left - right);
  return byRound.map(([, own]) =>
    [...Map.groupBy(own, ({ answer }) => answer.agent)].map(([agent, said]) =>
      voteOf(
        agent,
        said.map(({ answer }) => answer),
        told,
      ),
    ),
  );
}

/** The confidence of one who answers more than once is that of the first answer: the others may be other answers. */
function voteOf(agent: string, said: readonly Answer[], told: Told): RecordedVote {
  const [choice = null, ...again] = said.map(({ answer }) => told(answer));
  const confidence = said[0]?.confidence;
  return {
    agent,
    choice,
    ...(again.length > 0 && { again }),
    ...(confidence !== undefined && { confidence }),
    ...spent('tokens', said),
    ...spent('cost', said),
  };
}

function spent(field: 'tokens' | 'cost', said: readonly Answer[]): Partial<Record<typeof field, number>> {
  const told = said.flatMap((answer) => answer[field] ?? []);
  return told.length === 0 ? {} : { [field]: told.reduce((sum, one) => sum + one, 0) };
}
