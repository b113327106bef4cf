import type { Artifact, DownloadOptions, Results, Review, ReviewClient, Status } from '../clients/typescript/index.ts';
import { keys, webhooks } from './account-commands.ts';
import {
  type Action,
  type ClientArguments,
  type ClientIo,
  say,
  text,
  UsageError,
  wholeNumber,
} from './client-arguments.ts';
import { decide, decisions } from './decision-commands.ts';
import { playbooks } from './playbook-commands.ts';
import { progressBar } from './progress-bar.ts';
import { saveArtifacts } from './save-artifacts.ts';
import { summary } from './summary.ts';
import { writeText } from './terminal-text.ts';

export const CLIENT_COMMANDS: Readonly<Record<string, Action>> = {
  submit,
  status,
  results,
  download,
  list,
  cancel,
  decide,
  decisions,
  playbooks,
  keys,
  webhooks,
};

async function submit(client: ReviewClient, { positionals, options }: ClientArguments, io: ClientIo): Promise<void> {
  const [file, ...more] = positionals;
  if (file === undefined) throw new UsageError('Which file?');
  if (more.length > 0) throw new UsageError(`One file at a time; ${more.join(' ')} is too much.`);
  const fields = {
    file,
    document_title: text(options.title),
    preset: text(options.preset),
    enable_deep_review: options.deep === true ? true : undefined,
    output_language: text(options.language),
    webhook_url: text(options.webhook),
    side: text(options.side),
    playbook: text(options.playbook),
    standard: text(options.standard),
    standard_file: text(options['standard-file']),
    tracked_changes: text(options['tracked-changes']),
    unprotect: options.unprotect === true ? true : undefined,
    language_models: text(options.models),
    language_model_budget_usd: text(options['models-usd']),
    language_model_redaction: text(options['models-redaction']),
  };
  const idempotencyKey = text(options['idempotency-key']);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const submitted = await client.submitFile(given as { file: string }, {
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
  const { review_id, credits_used, agents_assigned } = submitted;
  const out = text(options.out);
  if (options.wait !== true && out === undefined) {
    say(io, options, submitted, `${review_id}: ${agents_assigned} experts, ${credits_used} credits`);
    return;
  }
  const over = await follow(client, review_id, options, io);
  if (over.status !== 'completed') throw new Error(over.error?.detail ?? `The review was ${over.status}.`);
  if (out !== undefined) await saveArtifacts(client, review_id, over.artifacts, out);
  if (options.json === true) return say(io, options, over, '');
  const found = await client.results(review_id);
  writeText(io.out, `${review_id}\n${summary(found, out ?? `npm run client -- download ${review_id} --out DIR`)}`);
}

/**
 * Draws the bar from the events. It fetches the percentage at each stage, and each time a quarter of the panel has
 * reported: every question counts as a call of the account.
 */
async function follow(
  client: ReviewClient,
  id: string,
  options: ClientArguments['options'],
  io: ClientIo,
): Promise<Status> {
  const bar = progressBar(io.progress);
  let shown = await client.status(id);
  const show = (change: Partial<Status>): void => {
    shown = { ...shown, ...change };
    bar.show(shown);
  };
  const reported = new Set<unknown>();
  const onReport = async (expert: unknown): Promise<void> => {
    reported.add(expert);
    if (reported.size % Math.ceil(shown.agents_assigned / 4) === 0) return show(await client.status(id));
    // The events come from the beginning; the status may be ahead of them.
    return show({ agents_reported: Math.max(shown.agents_reported, reported.size) });
  };
  const pollMs = wholeNumber(options['poll-ms'], 'poll-ms');
  try {
    return await client.wait(id, {
      ...(pollMs !== undefined && { pollMs }),
      onStatus: show,
      onEvent: async ({ name, data }) => {
        if (name === 'stage') show(await client.status(id));
        if (name === 'expert-reported' && data.round === 0) await onReport(data.expert);
        if (name === 'round-opened') show({ round: Math.max(shown.round, Number(data.round)) });
      },
    });
  } finally {
    bar.end();
  }
}

async function status(client: ReviewClient, given: ClientArguments, io: ClientIo): Promise<void> {
  const review = await client.review(reviewId(given));
  say(io, given.options, review, described(review));
}

async function results(client: ReviewClient, given: ClientArguments, io: ClientIo): Promise<void> {
  const found: Results = await client.results(reviewId(given));
  const where = `npm run client -- download ${reviewId(given)} --out DIR`;
  say(io, given.options, found, summary(found, where).trim());
}

async function cancel(client: ReviewClient, given: ClientArguments, io: ClientIo): Promise<void> {
  const now = await client.cancel(reviewId(given));
  const { review_id, status, credits_used } = now;
  say(io, given.options, now, `${review_id}: ${status}, ${credits_used} credits used`);
}

async function download(client: ReviewClient, given: ClientArguments, io: ClientIo): Promise<void> {
  const [id = '', ...names] = given.positionals;
  if (id === '') throw new UsageError('Which review?');
  const wanted = names.length > 0 ? names : (await client.status(id)).artifacts;
  const { options } = given;
  const version = text(options.version) as DownloadOptions['version'];
  const revision = wholeNumber(options.revision, 'revision');
  const of = { ...(version !== undefined && { version }), ...(revision !== undefined && { revision }) };
  const saved = await saveArtifacts(client, id, wanted as Artifact[], text(options.out) ?? '.', of);
  const lines = saved.map(({ file, bytes }) => `${String(bytes).padStart(10)}  ${file}`).join('\n');
  say(io, given.options, saved, lines);
}

async function list(client: ReviewClient, { options }: ClientArguments, io: ClientIo): Promise<void> {
  const limit = wholeNumber(options.limit, 'limit') ?? 20;
  const query = { status: text(options.status), preset: text(options.preset), limit: Math.min(limit, 100) };
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const reviews: Review[] = [];
  for await (const review of client.list(given)) {
    reviews.push(review);
    if (reviews.length >= limit) break;
  }
  const lines = reviews.map(({ review_id, status, preset, created_at, document_title }) =>
    [created_at.slice(0, 16).replace('T', ' '), status.padEnd(11), preset.padEnd(13), review_id, document_title].join(
      '  ',
    ),
  );
  say(io, options, reviews, lines.join('\n') || 'No reviews.');
}

function reviewId({ positionals }: ClientArguments): string {
  const [id, ...more] = positionals;
  if (id === undefined) throw new UsageError('Which review?');
  if (more.length > 0) throw new UsageError(`One review at a time; ${more.join(' ')} is too much.`);
  return id;
}

function described(review: Review): string {
  const { review_id, document_title, status, stage, progress, round, agents_reported, agents_assigned } = review;
  const lines = [
    `${document_title} (${review_id})`,
    status === stage ? status : `${status}: ${stage}, ${progress} %`,
    `${review.preset}${review.deep_review ? ', deep' : ''}; ${agents_reported} of ${agents_assigned} experts; round ${round}; ${review.credits_used} credits`,
    review.artifacts.length > 0 ? `to download: ${review.artifacts.join(' ')}` : 'nothing to download yet',
    ...(review.error === undefined ? [] : [review.error.detail]),
  ];
  return lines.join('\n');
}
