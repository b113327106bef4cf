import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '../../../actors/expert-jobs/index.ts';
import type { ParsedDocument } from '../../../actors/reading/index.ts';
import { redebate, retrace } from '../../../actors/replay/index.ts';
import {
  claimOutcome,
  debateRecord,
  type ReviewContext,
  reviewFiles,
  reviewRecords,
} from '../../../actors/review/index.ts';
import { contentHash, OUTCOMES, type Protocol } from '../../../protocols/index.ts';
import {
  type Ending,
  replay as levelZero,
  recordFigures,
  turnedVerdicts,
  USUAL_STOPS,
  usualDecisions,
} from '../../../protocols/lab/index.ts';
import { LmdbStore } from '../../../runtime/index.ts';
import { type LabCommand, type LabIo, UsageError } from '../command.ts';
import { endingsTable, endingsText, stopsTable } from '../endings.ts';
import { flipsTable } from '../tables/compared-tables.ts';
import { figuresTable } from '../tables/figures-table.ts';
import { writeTable } from '../tables/table-file.ts';
import { counted, otherOutcome, outcomesOf, protocolOf } from './other-protocol.ts';
import { isAboutModels, MODEL_USAGE, replayModelSeats } from './replay-models.ts';
import { replayPanel } from './replay-panel.ts';
import { probesText } from './replay-probes.ts';

/** Decides a recorded review again: under every rule at once, or under another protocol. */
export const replay: LabCommand = {
  name: 'replay',
  usage: [
    'replay REVIEW_ID --all-rules [--home DIR] [--out FILE.csv] [--flips FILE.csv|.parquet]',
    'replay REVIEW_ID --metrics [--home DIR]',
    'replay REVIEW_ID --protocol NAME|FILE [--home DIR] [--out FILE.csv]',
    'replay PANEL.json --all-rules [--out FILE.csv]   (a panel taken in by import)',
    MODEL_USAGE,
  ].join('\n'),
  async run(args, io) {
    if (isAboutModels(args)) return replayModelSeats(args, io);
    const { id, allRules, metrics, protocol, home, out, flips } = parse(args, io);
    if ((allRules || metrics) && id.endsWith('.json')) {
      await replayPanel(id, out, io);
      return 0;
    }
    if (!existsSync(join(home, 'store'))) throw new Error(`There is no store in ${home}.`);
    const store = new LmdbStore({ path: join(home, 'store'), readOnly: true });
    try {
      const record = reviewRecords.debate.get(store, id);
      if (record === undefined) throw new Error(`The store in ${home} has no record of a decided review ${id}.`);
      head(record, io);
      if (allRules) await everyRule(record, out, io);
      if (flips !== undefined) await writtenFlips(record, flips, io);
      if (metrics) measured(record, documentOf(store, record), io);
      if (protocol !== undefined) {
        const text = another(record, documentOf(store, record), await protocolOf(protocol, record.panel.length), io);
        if (out !== undefined) await writeFile(out, text);
      }
      return 0;
    } finally {
      await store.close();
    }
  },
};

function parse(args: readonly string[], { home: usual }: LabIo) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'all-rules': flag, metrics: flag, protocol: text, home: text, out: text, flips: text } as const;
  const { values, positionals } = read(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  const [id, ...more] = positionals;
  if (id === undefined) throw new UsageError('Which review?');
  if (more.length > 0) throw new UsageError(`One review at a time; ${more.join(' ')} is too much.`);
  const { 'all-rules': allRules, metrics, protocol, home = usual, out, flips } = values;
  if (!allRules && !metrics && protocol === undefined) {
    throw new UsageError('Under every rule, with its metrics, or under which protocol?');
  }
  if (out !== undefined && !allRules && protocol === undefined) {
    throw new UsageError('--out writes what --all-rules or --protocol finds; --metrics has no table for it.');
  }
  if (out !== undefined && allRules && protocol !== undefined) {
    throw new UsageError('--out is one file: ask for --all-rules and --protocol one after the other.');
  }
  if (id.endsWith('.json')) panelAsked({ protocol, flips });
  if (flips !== undefined && !allRules) throw new UsageError('--flips says which verdicts --all-rules turns.');
  return { id, allRules, metrics, protocol, home, out, flips };
}

/** Of what a review can be asked, an imported panel has no neighbours to change, and its flips come from another command. */
function panelAsked({
  protocol,
  flips,
}: {
  readonly protocol: string | undefined;
  readonly flips: string | undefined;
}) {
  if (protocol !== undefined) {
    throw new UsageError(
      'Recorded answers cannot be given again: --protocol holds a review anew; --all-rules decides a panel.',
    );
  }
  if (flips !== undefined)
    throw new UsageError('compare PANEL.json --out DIR writes which verdicts of a panel a rule turns.');
}

function read<Value>(run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The document as the experts read it. */
function documentOf(store: LmdbStore, { submit, card }: ReviewContext): ParsedDocument {
  const text = reviewFiles.document.get(store, submit.document.hash);
  if (text === undefined) throw new Error('The text of the document is no longer in the store.');
  return readDocument(Buffer.from(text).toString(), card?.type ?? null);
}

function head(record: ReviewContext, { print }: LabIo): void {
  const { submit, panel, claims, positions, stop_reason } = record;
  const { protocol } = submit.options;
  const faithful = contentHash(retrace(record).verdicts) === contentHash(record.verdicts);
  print(
    `${submit.review_id}: ${submit.document_title}\n` +
      `${panel.length} experts, ${claims.length} claims, protocol ${protocol.name}, ` +
      `rounds of debate: ${positions.length}, ended by ${stop_reason}\n` +
      `recorded: ${counted(outcomesOf(record))}\n` +
      `decided again as recorded: ${faithful ? 'the same verdicts' : 'OTHER verdicts: the record is incomplete'}\n\n`,
  );
}

async function everyRule(record: ReviewContext, out: string | undefined, { print, note, clock }: LabIo): Promise<void> {
  const begun = clock.now();
  const debate = debateRecord(record);
  const decisions = usualDecisions(debate.items);
  const endings = levelZero(debate, decisions, USUAL_STOPS, claimOutcome);
  const took = clock.now() - begun;
  const recorded = outcomesOf(record);
  print(`${stopsTable(endings)}\n`);
  print('Claims accepted/disputed/rejected, and ± how many verdicts differ from the recorded ones:\n\n');
  print(endingsTable(endings, (ending) => cell(ending, recorded)));
  note(
    `\n${endings.length} pairs of ${decisions.length} decision and ${USUAL_STOPS.length} stop rules in ${took} ms, nobody asked.\n`,
  );
  if (out === undefined) return;
  await writeFile(out, endingsText(endings, OUTCOMES, recorded));
  note(`All pairs: ${out}\n`);
}

/** Which verdicts each rule turns, and why; a review has no right answers, so none of them is called right. */
async function writtenFlips(record: ReviewContext, path: string, { note }: LabIo): Promise<void> {
  const flips = turnedVerdicts(debateRecord(record), outcomesOf(record), claimOutcome);
  await writeTable(path, flipsTable(flips, new Map()));
  note(`${flips.length} verdicts that a rule would turn: ${path}\n`);
}

function cell({ outcomes }: Ending, recorded: readonly string[]): string {
  const changed = outcomes.filter((outcome, index) => outcome !== recorded[index]).length;
  const counts = OUTCOMES.map((outcome) => outcomes.filter((one) => one === outcome).length);
  return `${counts.join('/')}${changed === 0 ? ' =' : ` ±${changed}`}`;
}

/** A review has no ground truth, so metrics that need it are left to imported panels and sweeps. */
function measured(record: ReviewContext, document: ParsedDocument, { print, note, clock }: LabIo): void {
  const begun = clock.now();
  const debate = debateRecord(record);
  const known = debate.items.map(() => ({ truth: null, final: null }));
  // Before the debate only those who raised a claim have said anything of it.
  print(`${figuresTable({ ...recordFigures(debate, known, true), blind: [] })}\n`);
  print(probesText(record, document));
  note(`\nin ${clock.now() - begun} ms\n`);
}

function another(
  record: ReviewContext,
  document: ParsedDocument,
  protocol: Protocol,
  { print, note, clock }: LabIo,
): string {
  const begun = clock.now();
  const { text, csv } = otherOutcome(record, redebate(record, document, protocol), `under ${protocol.name}`);
  print(text);
  note(`\nin ${clock.now() - begun} ms\n`);
  return csv;
}
