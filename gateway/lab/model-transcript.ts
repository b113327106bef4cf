/** The calls of a review's language models out of the store, and transcripts out of files. */
import { readFile } from 'node:fs/promises';
import { decode } from '../../actors/model-experts/index.ts';
import { type ReviewContext, reviewRecords } from '../../actors/review/index.ts';
import { type ModelsFile, TranscriptLine } from '../../protocols/models/index.ts';
import { type CallRow, callRecords } from '../../runtime/calls/index.ts';
import type { Store } from '../../runtime/index.ts';
import type { Reply } from '../models/language-model.ts';
import { openLanguageModel } from '../models/open-language-model.ts';

/** One attempt of a call, with its answer as it came, as it was read, and what was in the document. */
export interface TranscribedCall extends TranscriptLine {
  readonly key: string;
  readonly attempt: number;
  readonly state: CallRow['state'];
  readonly model: string;
}

/** Answers are read by the adapters of models.json; without it they stay as they came. */
export async function transcript(
  store: Store,
  context: ReviewContext,
  file: ModelsFile | undefined,
): Promise<TranscribedCall[]> {
  const review = context.submit.review_id;
  const record = reviewRecords.models.get(store, review);
  const lines: TranscribedCall[] = [];
  for (const [key, value] of store.range(callRecords.call.under(review))) {
    const [, , seat, round, hash, attempt] = key as [string, string, string, number, string, number];
    const row = value as CallRow;
    const bytes = row.state === 'answered' ? store.bytes(key) : undefined;
    const reply = bytes === undefined ? undefined : await replyOf(bytes, file, row.model);
    const texts = reply === undefined ? [] : [reply.text, reply.reasoning];
    lines.push({
      review,
      seat,
      round,
      key: hash,
      attempt,
      model: row.model,
      prompts: record?.plan.prompts ?? null,
      state: row.state,
      texts,
      isRefused: reply?.finish === 'refused',
      raw: bytes === undefined ? null : Buffer.from(bytes).toString(),
      decoded: decode(texts)?.answer ?? null,
      aligned: alignedBy(context, seat, round),
      usage: row.state === 'answered' ? row.usage : null,
      cost_usd: costOf(row) / 1_000_000,
    });
  }
  return lines;
}

async function replyOf(bytes: Uint8Array, file: ModelsFile | undefined, model: string): Promise<Reply | undefined> {
  const settings = file?.models[model];
  if (settings === undefined) return undefined;
  const languageModel = await openLanguageModel(settings);
  // The adapter wants a question; only the recorded answer matters.
  return languageModel.ask({ system: '-', document: '-', question: '-' }, async () => bytes).catch(() => undefined);
}

/** What the seat's round came to: quotations that are in the document, or positions. */
function alignedBy({ findings, positions }: ReviewContext, seat: string, round: number): unknown {
  if (round === 0) return (findings[seat] ?? []).map(({ category, evidence }) => ({ category, evidence }));
  return (positions[round - 1] ?? [])
    .filter(({ expert }) => expert === seat)
    .map(({ claim, stance, belief }) => ({ claim, stance, belief }));
}

function costOf(row: CallRow): number {
  if (row.state === 'refused') return 0;
  return row.state === 'answered' ? (row.cost ?? row.bound) : row.bound;
}

/** Lines of a file, one JSON object each. Rejects with the line that is none. */
export async function readTranscript(path: string): Promise<TranscriptLine[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = TranscriptLine.safeParse(jsonOf(line));
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    throw new Error(`${path}, line ${index + 1}: ${issue?.path.join('.') || 'the line'}: ${issue?.message}`);
  });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
