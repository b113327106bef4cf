import { parseArgs } from 'node:util';
import { BOUND, type FitCheck } from '../../protocols/lab/index.ts';
import { type LabCommand, type LabIo, UsageError } from './command.ts';
import {
  COLLECTIONS,
  type Collection,
  collectionIn,
  fitsOf,
  measureCollection,
  type PanelReport,
} from './recorded-panels.ts';
import { table } from './table.ts';

/** What ways of deciding are worth on panels that were recorded elsewhere, with weights that never saw the item. */
export const recorded: LabCommand = {
  name: 'recorded',
  usage: [
    'recorded llmbar|crowd                          (cross-validated on CONCLAVE_DATA)',
    'recorded llmbar|crowd --train DIR --test DIR   (learnt on one, measured on the other)',
    'recorded llmbar|crowd --fit                    (how like each the simulated panel is that is fitted to it)',
  ].join('\n'),
  async run(args, io) {
    const { collection, train, test, fit } = parse(args, io);
    const begun = io.clock.now();
    const asked = await collectionIn(test, collection);
    if (fit) {
      for (const { title, checks } of fitsOf(collection, asked)) io.print(`\n${fitTable(title, checks)}`);
      return 0;
    }
    const known = train === undefined ? undefined : await collectionIn(train, collection);
    io.print(
      known === undefined
        ? `Weights are learnt by 10-fold cross-validation: no item is judged by weights that saw its answer.\n`
        : `Weights are learnt on ${known.items.length} items in ${train}, measured on ${asked.items.length} in ${test}.\n`,
    );
    for (const report of measureCollection(collection, asked, known)) io.print(`\n${shown(report)}`);
    io.note(`\nin ${((io.clock.now() - begun) / 1000).toFixed(1)} s\n`);
    return 0;
  },
};

function parse(
  args: readonly string[],
  { data }: LabIo,
): { collection: Collection; train?: string; test: string; fit: boolean } {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  let read: ReturnType<
    typeof parseArgs<{
      options: { train: typeof text; test: typeof text; fit: typeof flag };
      allowPositionals: true;
    }>
  >;
  try {
    read = parseArgs({ args: [...args], options: { train: text, test: text, fit: flag }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [name] = read.positionals;
  const collection = COLLECTIONS.find((candidate) => candidate === name);
  if (collection === undefined || read.positionals.length > 1)
    throw new UsageError(`Which collection? ${COLLECTIONS.join(' or ')}.`);
  const { train, test, fit } = read.values;
  if ((train === undefined) !== (test === undefined)) throw new UsageError('--train and --test go together.');
  if (train !== undefined && test !== undefined) return { collection, train, test, fit };
  if (data === undefined) {
    throw new Error(
      'The recorded panels do not ship with Conclave: CONCLAVE_DATA names the directory that holds them.',
    );
  }
  return { collection, test: data, fit };
}

/** Three decimals without the leading zero, the usual form of an accuracy. */
const share = (value: number): string => (Math.round(value * 1000) / 1000).toFixed(3).replace(/^0/, '');

function fitTable(title: string, checks: readonly FitCheck[]): string {
  const rows = checks.map(({ what, observed, low, median, high, p, like }) => [
    what,
    share(observed),
    share(median),
    `${share(low)} – ${share(high)}`,
    share(p),
    like ? '' : 'unlike',
  ]);
  return `${title}; unlike where p is under .05, or what panels are used for is off by more than ${share(BOUND)}\n\n${table([['figure', 'record', 'fitted', 'middle 95 %', 'p', ''], ...rows])}`;
}

const OPTIMA =
  'GLAD has several optima: this is the one from equal abilities and ordinary items, another program may report another.\n';

function shown({ title, items, agents, figure, measurements }: PanelReport): string {
  const rows = measurements.map(({ name, accuracy, low, high, p }, index) => [
    name,
    share(accuracy),
    `${share(low)} – ${share(high)}`,
    index === 0 ? '' : p < 0.001 ? '< .001' : share(p),
  ]);
  return (
    `${title}: ${items} items, ${agents} agents; ${figure === null ? 'no published figure' : `figure to beat ${share(figure.share)} (${figure.by})`}\n\n` +
    table([['way of deciding', 'accuracy', '95 % interval', 'p: no better or worse than majority'], ...rows]) +
    OPTIMA
  );
}
