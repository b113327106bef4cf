import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type AnswerReading,
  agentsOf,
  answersIn,
  importAnswers,
  importCrowd,
  importCrowdKit,
  importDebateLlm,
  importLlmBar,
  importLlmBarResults,
  importMallm,
  type RecordedPanel,
} from '../../protocols/lab/index.ts';
import { type LabCommand, UsageError } from './command.ts';
import { misspelt, READING_OPTIONS, readingOf } from './panel-file.ts';
import { table } from './table.ts';
import { readRecords } from './tables/records-file.ts';

/** How the files of a format are made a panel; several files at once where `many` says so. */
interface Format {
  readonly many?: true;
  readonly read: (files: readonly string[], options: Options) => Promise<RecordedPanel>;
}

interface Options {
  readonly reading: AnswerReading;
  /** A second table, with right answers. */
  readonly truth: string | undefined;
}

const ofText = (make: (file: string, text: string) => RecordedPanel): Format => ({
  read: async ([file = '']) => make(file, await readFile(file, 'utf8')),
});

const FORMATS: Readonly<Record<string, Format>> = {
  answers: { read: async ([file = ''], { reading }) => importAnswers(file, await readRecords(file), reading) },
  mallm: ofText(importMallm),
  debatellm: ofText(importDebateLlm),
  'crowd-kit': {
    read: async ([file = ''], { truth, reading }) =>
      importCrowdKit(
        file,
        await readRecords(file),
        truth === undefined ? [] : await readRecords(truth),
        reading.normaliser,
      ),
  },
  'llmbar-results': {
    many: true,
    read: async (files) =>
      importLlmBarResults(await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))),
  },
  llmbar: ofText(importLlmBar),
  crowd: ofText(importCrowd),
};

/** Takes in what others recorded, so that it can be decided again here. */
export const importPanel: LabCommand = {
  name: 'import',
  usage: [
    'import answers FILE [--normalise HOW] [--column FIELD=NAME]… [--out PANEL.json]   (CSV, JSON Lines, Parquet)',
    'import crowd-kit LABELS.csv [--truth GT.csv] [--normalise HOW] [--out PANEL.json]',
    'import llmbar-results RESULT.json… [--out PANEL.json]   (evaluators/MODEL/PROMPT/result.json)',
    'import mallm|debatellm|llmbar|crowd FILE [--out PANEL.json]',
  ].join('\n'),
  async run(args, { print, note }) {
    const { format, files, out, options } = parse(args);
    const missing = [...files, options.truth].find((file) => file !== undefined && !existsSync(file));
    if (missing !== undefined) throw new Error(`There is no file ${missing}.`);
    const panel = await format.read(files, options);
    print(summary(panel));
    note(misspelt(panel) ?? '');
    if (out === undefined) return 0;
    await writeFile(out, `${JSON.stringify(panel)}\n`);
    note(`Written to ${out}; npm run lab -- compare ${out} decides it under every rule.\n`);
    return 0;
  },
};

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' }, truth: { type: 'string' }, ...READING_OPTIONS },
      allowPositionals: true,
    });
    const [name = '', ...files] = positionals;
    const format = FORMATS[name];
    if (format === undefined) throw new Error(`Which format? ${Object.keys(FORMATS).join(', ')}.`);
    if (files.length === 0) throw new Error('Which file?');
    if (files.length > 1 && format.many === undefined) throw new Error('One file at a time.');
    return { format, files, out: values.out, options: { reading: readingOf(values), truth: values.truth } };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function summary({ source, items }: RecordedPanel): string {
  const votes = items.flatMap(({ rounds }) => rounds.flat());
  const answers = votes.flatMap(answersIn);
  const unread = answers.filter((answer) => answer === null).length;
  const known = items.filter(({ gold, candidates }) => gold !== null && candidates.includes(gold)).length;
  const rounds = items.map((item) => item.rounds.length);
  const range = [...new Set([Math.min(...rounds), Math.max(...rounds)])].join(' to ');
  return table([
    ['recorded by', 'items', 'right answer known', 'agents', 'rounds', 'votes', 'answers', 'not readable'],
    [
      source,
      ...[items.length, known, agentsOf({ items }).length].map(String),
      range,
      ...[votes.length, answers.length, unread].map(String),
    ],
  ]);
}
