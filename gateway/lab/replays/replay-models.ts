/** A review's language models in the laboratory: their answers given again, and the review without some of them. */
import { parseArgs } from 'node:util';
import { boundOf, passageBytes } from '../../../actors/model-experts/index.ts';
import type { Concerns } from '../../../actors/model-hearing/index.ts';
import type { ParsedDocument } from '../../../actors/reading/index.ts';
import {
  type Answers,
  type AskedAgain,
  comparedClaims,
  type ModelReplay,
  replayModels,
  withoutExperts,
} from '../../../actors/replay/index.ts';
import { type ReviewContext, reviewRecords } from '../../../actors/review/index.ts';
import { OUTCOMES } from '../../../protocols/index.ts';
import type { ModelPlan, ModelSettings, ModelsFile, TranscriptLine } from '../../../protocols/models/index.ts';
import { secretFrom } from '../../../runtime/index.ts';
import { readModels } from '../../models/index.ts';
import { questionKey } from '../../models/question-key.ts';
import { type LabIo, UsageError } from '../command.ts';
import { readTranscript, transcript } from '../model-transcript.ts';
import { documentOf, openRecord } from '../recorded-review.ts';
import { table } from '../table.ts';
import { ablations } from './ablations.ts';
import { askAgain } from './ask-again.ts';

export const MODEL_USAGE = [
  'replay REVIEW_ID --models recorded|FILE.jsonl|ask [--usd MOST] [--home DIR] [--models-file models.json]',
  'replay REVIEW_ID --without SEAT,...|model-* [--home DIR]',
  'replay REVIEW_ID --ablate [--home DIR]',
].join('\n');

const OPTIONS = ['--models', '--without', '--ablate'];

export const isAboutModels = (args: readonly string[]): boolean =>
  args.some((arg) => OPTIONS.includes(arg.split('=')[0] ?? ''));

export async function replayModelSeats(args: readonly string[], io: LabIo): Promise<number> {
  const { id, home, source, without, usd, modelsFile } = parse(args, io);
  const { store, record } = await openRecord(home, id);
  try {
    const plan = record.submit.models;
    if (plan === undefined) throw new Error(`Review ${id} asked no language model.`);
    const document = documentOf(store, record);
    if (without !== undefined) {
      io.print(compared(record, withoutExperts(record, document, matching(without)), `without ${without}`));
      return 0;
    }
    const file = await readModels(home, modelsFile, source === 'ask' ? secretFrom : undefined);
    if (source === undefined) {
      io.print(ablations(record, document, await transcript(store, record, file)));
      return 0;
    }
    const concerns: Concerns = {
      side: record.submit.side,
      playbook: reviewRecords.playbook.get(store, id),
      language: record.submit.output_language,
    };
    const isFile = source !== 'recorded' && source !== 'ask';
    const lines = isFile ? await readTranscript(source) : await transcript(store, record, file);
    const made = { record, document, concerns, plan, file };
    const replay = source === 'ask' ? await asked(made, lines, usd, io) : again(made, lines);
    io.print(told(replay, record, made));
    return replay.missing.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

/** What a replay is made of. */
interface Replayed {
  readonly record: ReviewContext;
  readonly document: ParsedDocument;
  readonly concerns: Concerns;
  readonly plan: ModelPlan;
  readonly file: ModelsFile | undefined;
}

const again = (made: Replayed, lines: readonly TranscriptLine[]): ModelReplay =>
  replayModels(made.record, made.document, answersOf(made, lines), made.concerns);

/** Asks what no line answers, and debates again with it, until every question has its answer or the money is spent. */
async function asked(made: Replayed, known: readonly TranscriptLine[], usd: number, io: LabIo): Promise<ModelReplay> {
  const lines = [...known];
  const service = await askAgain(made.file, made.plan, usd, io.clock);
  try {
    for (;;) {
      const replay = again(made, lines);
      const answers = await Promise.all(replay.missing.map((question) => service.ask(question)));
      const said = answers.filter((line) => line !== undefined);
      if (said.length === 0) return replay;
      io.note(`${said.length} questions were asked.\n`);
      lines.push(...said);
    }
  } finally {
    await service.close();
  }
}

function answersOf({ plan, file }: Replayed, lines: readonly TranscriptLine[]): Answers {
  const usable = lines.filter(({ texts }) => texts.length > 0);
  const byKey = new Map(usable.flatMap((line) => (line.key === undefined ? [] : [[line.key, line] as const])));
  const elsewhere = Map.groupBy(
    usable.filter(({ key }) => key === undefined),
    ({ seat, round }) => `${seat}/${round}`,
  );
  return {
    size: (seat) => ({
      maxBytes: passageBytes(settingsOf(plan, file, seat)),
      maxChunks: plan.max_chunks,
      hidesIdentities: plan.redaction === 'identities',
    }),
    find: ({ seat, round, nth, question }) => {
      const key = questionKey(settingsOf(plan, file, seat), plan.prompts, question);
      const line = byKey.get(key) ?? elsewhere.get(`${seat}/${round}`)?.[nth];
      return line && { texts: line.texts, isRefused: line.isRefused };
    },
  };
}

function settingsOf({ seats }: ModelPlan, file: ModelsFile | undefined, seat: string): ModelSettings {
  const name = seats.find(({ id }) => id === seat)?.model;
  const settings = name === undefined ? undefined : file?.models[name];
  if (settings === undefined)
    throw new Error(`models.json names no model ${name ?? ''} for ${seat}: its questions cannot be made again.`);
  return settings;
}

function told({ review, answered, missing, same, other }: ModelReplay, record: ReviewContext, made: Replayed): string {
  const [first] = missing;
  return [
    `${answered} questions of models have an answer, ${missing.length} have none.`,
    ...(first === undefined ? [] : [priced(first, made)]),
    `Findings of the blind round: the same of ${same.length} readers${other.length === 0 ? '' : `, others of ${other.join(', ')}`}.`,
    compared(record, review, 'with these answers'),
  ].join('\n');
}

/** The first question nobody has answered: after it the debate may have gone another way. */
function priced({ seat, round, question }: AskedAgain, { plan, file }: Replayed): string {
  const settings = settingsOf(plan, file, seat);
  const bytes = Buffer.byteLength(JSON.stringify(question));
  const usd = boundOf(bytes, settings.max_output_tokens, settings.usd_per_million) / 1_000_000;
  return `The first without an answer: ${seat}, round ${round}; asking it costs at most ${usd.toFixed(4)} dollars (--models ask).`;
}

const counted = ({ verdicts }: ReviewContext): string =>
  OUTCOMES.map((outcome) => `${verdicts.filter((verdict) => verdict.outcome === outcome).length} ${outcome}`).join(
    ', ',
  );

function compared(record: ReviewContext, review: ReviewContext, how: string): string {
  const changed = comparedClaims(record, review).flatMap(({ claim, was, is }) =>
    was?.outcome === is?.outcome && was?.severity === is?.severity
      ? []
      : [[claim.finding.category, claim.finding.rule, said(was), said(is)]],
  );
  const head = `recorded: ${counted(record)}\n${how}: ${counted(review)}\n`;
  if (changed.length === 0) return `${head}\nNo verdict changes.\n`;
  return `${head}\n${table([['category', 'raised by rule', 'was', 'would be'], ...changed])}`;
}

const said = (verdict: { outcome: string; severity: string } | undefined): string =>
  verdict === undefined ? '-' : `${verdict.outcome}, ${verdict.severity}`;

/** Expert ids, or the beginning of some before an asterisk. */
function matching(list: string): (expert: string) => boolean {
  const parts = list.split(',').map((part) => part.trim());
  return (expert) =>
    parts.some((part) => (part.endsWith('*') ? expert.startsWith(part.slice(0, -1)) : part === expert));
}

function parse(args: readonly string[], { home: usual }: LabIo) {
  const text = { type: 'string' } as const;
  const options = {
    models: text,
    without: text,
    usd: text,
    home: text,
    'models-file': text,
    ablate: { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new Error('Which review? One at a time.');
    const usd = Number(values.usd ?? 0);
    if (!(usd >= 0)) throw new Error('--usd is a sum in dollars.');
    if (values.models === 'ask' && usd === 0) throw new Error('--models ask needs --usd: the most it may cost.');
    const { models: source, without, home = usual, 'models-file': modelsFile } = values;
    return { id, source, without, usd, home, modelsFile };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
