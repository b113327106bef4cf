import { parseArgs } from 'node:util';
import { type LabCommand, type LabIo, UsageError } from './command.ts';
import { COLLECTIONS, type Collection, collectionIn, measureCollection, type PanelReport } from './recorded-panels.ts';
import { table } from './table.ts';

/** What ways of deciding are worth on panels that were recorded elsewhere, with weights that never saw the item. */
export const recorded: LabCommand = {
  name: 'recorded',
  usage: [
    'recorded llmbar|crowd                          (cross-validated on CONCLAVE_DATA)',
    'recorded llmbar|crowd --train DIR --test DIR   (learnt on one, measured on the other)',
  ].join('\n'),
  async run(args, io) {
    const { collection, train, test } = parse(args, io);
    const begun = io.clock.now();
    const asked = await collectionIn(test, collection);
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

function parse(args: readonly string[], { data }: LabIo): { collection: Collection; train?: string; test: string } {
  const text = { type: 'string' } as const;
  let read: ReturnType<
    typeof parseArgs<{ options: { train: typeof text; test: typeof text }; allowPositionals: true }>
  >;
  try {
    read = parseArgs({ args: [...args], options: { train: text, test: text }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [name] = read.positionals;
  const collection = COLLECTIONS.find((candidate) => candidate === name);
  if (collection === undefined || read.positionals.length > 1)
    throw new UsageError(`Which collection? ${COLLECTIONS.join(' or ')}.`);
  const { train, test } = read.values;
  if ((train === undefined) !== (test === undefined)) throw new UsageError('--train and --test go together.');
  if (train !== undefined && test !== undefined) return { collection, train, test };
  if (data === undefined) {
    throw new Error(
      'The recorded panels do not ship with Conclave: CONCLAVE_DATA names the directory that holds them.',
    );
  }
  return { collection, test: data };
}

/** Three decimals without the leading zero, the usual form of an accuracy. */
const share = (value: number): string => (Math.round(value * 1000) / 1000).toFixed(3).replace(/^0/, '');

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
