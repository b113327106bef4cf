/** `npm run review -- FILE`: reviews a local file from the terminal and leaves every artifact in a directory. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as NodeRuntime from '@effect/platform-node/NodeRuntime';
import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import { resolveProtocol } from '../../protocols/compiler/index.ts';
import {
  fileNameOf,
  INTERNAL_REDLINE_FILE,
  PRESETS,
  PROTOCOLS,
  Preset,
  type Protocol,
  type ReviewResult,
  type ReviewView,
} from '../../protocols/index.ts';
import { LanguageModels } from '../../protocols/models/index.ts';
import { NoReply } from '../../runtime/hosting/index.ts';
import { createLogger, identifier, loadConfig, systemClock } from '../../runtime/index.ts';
import { setConsent } from '../models/index.ts';
import { startEngine } from '../node/engine.ts';
import { uploadReader } from '../uploads/index.ts';
import { progressBar } from './progress-bar.ts';
import { summary } from './summary.ts';
import { writeText } from './terminal-text.ts';

const USAGE = `Usage: npm run review -- FILE [--preset PRESET] [--deep] [--language LANGUAGE] [--protocol NAME|FILE.json] [--models if_available|required] [--out DIR]

  FILE         a docx, pdf, txt or md document
  --preset     ${PRESETS.join(', ')} (default comprehensive)
  --deep       deep review: more rounds, every claim examined
  --language   English, Italian or Spanish (default English)
  --protocol   ${PROTOCOLS.map(({ name }) => name).join(', ')}
  --models     language models of models.json (in CONCLAVE_HOME, or CONCLAVE_MODELS) read it, too
  --out        directory for the artifacts (default: FILE's name with -review, beside it)
`;

const BUSY = 'This machine is too busy to begin the review; try again when less runs on it.';

class UsageError extends Error {}

interface Arguments {
  readonly file: string;
  readonly preset: Preset;
  readonly deep: boolean;
  readonly language: string;
  readonly protocol: Protocol | null;
  readonly models: LanguageModels;
  readonly out: string;
}

function parse(argv: readonly string[]): Arguments {
  const { values, positionals } = readArguments(argv);
  const [file, ...more] = positionals;
  if (file === undefined) throw new UsageError('Which file?');
  if (more.length > 0) throw new UsageError(`One file at a time; ${more.join(' ')} is too much.`);
  const preset = Preset.safeParse(values.preset ?? 'comprehensive');
  if (!preset.success) throw new UsageError(`There is no preset of the name ${values.preset}.`);
  const { deep = false, language = 'English' } = values;
  const protocol = values.protocol === undefined ? null : protocolOf(values.protocol);
  const path = resolve(file);
  const out = resolve(values.out ?? `${path.slice(0, path.length - extname(path).length)}-review`);
  const models = LanguageModels.safeParse(values.models ?? 'off');
  if (!models.success) throw new UsageError('--models must be if_available, required or off.');
  return { file: path, preset: preset.data, deep, language, protocol, models: models.data, out };
}

/** A protocol by its name, or out of a JSON file. */
function protocolOf(wanted: string): Protocol {
  const written = wanted.endsWith('.json') ? JSON.parse(readFileSync(wanted, 'utf8')) : wanted;
  const resolved = resolveProtocol(written, 75);
  if ('error' in resolved) throw new UsageError(resolved.error);
  return resolved.protocol;
}

function readArguments(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    preset: text,
    language: text,
    protocol: text,
    models: text,
    out: text,
    deep: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const log = createLogger({ clock: systemClock, level: 'error' });

const program = Effect.gen(function* () {
  if (process.argv.includes('--help')) return writeText(process.stdout, USAGE);
  const wanted = yield* Effect.try({ try: () => parse(process.argv.slice(2)), catch: (error) => error });
  const uploads = uploadReader();
  const bytes = yield* attempt(() => readFile(wanted.file));
  const { text, format, notes } = yield* attempt(() => uploads.read(bytes, basename(wanted.file)));
  // Its own directory: a service that runs beside it is not disturbed.
  const home = yield* Effect.acquireRelease(
    Effect.promise(() => mkdtemp(join(tmpdir(), 'conclave-'))),
    (directory) => Effect.promise(() => rm(directory, { recursive: true, force: true })),
  );
  const config = yield* Effect.try({ try: () => loadConfig(), catch: (error) => error });
  const models = config.models ?? join(config.home, 'models.json');
  const asksModels = wanted.models !== 'off' && existsSync(models);
  const own = { ...config, home, natsUrl: undefined, models: asksModels ? models : undefined };
  const { reviews, accounts, entropy, store } = yield* startEngine(own, log);
  yield* attempt(() => accounts.open({ id: 'terminal', name: 'Terminal', tier: 'enterprise' }));
  // The person at the terminal is operator, account and client in one.
  yield* attempt(() => setConsent(store, 'terminal', asksModels ? 'leaves' : 'none'));
  const review_id = identifier('rev', entropy);
  yield* attempt(() =>
    reviews.submit({
      review_id,
      account_id: 'terminal',
      document_title: basename(wanted.file, extname(wanted.file)),
      document_text: text,
      source: { format, file_name: basename(wanted.file), notes },
      preset: wanted.preset,
      deep_review: wanted.deep,
      output_language: wanted.language,
      webhook_url: null,
      idempotency_key: null,
      language_models: wanted.models,
      protocol: wanted.protocol,
      document_type: null,
      ...(format === 'docx' && { original: { bytes, tracked_changes: 'accept' as const, unprotect: false } }),
    }),
  );
  yield* attempt(() => follow(reviews, review_id));
  const view = reviews.view(review_id) as ReviewView;
  if (view.status !== 'completed')
    return yield* Effect.fail(new Error(view.error?.detail ?? `The review ${view.status}.`));
  yield* attempt(() => save(reviews, view, wanted.out));
  const result = JSON.parse(Buffer.from(reviews.result(review_id) as Uint8Array).toString()) as ReviewResult;
  writeText(process.stdout, summary(result, wanted.out));
});

const attempt = <Value>(run: () => Promise<Value>) => Effect.tryPromise({ try: run, catch: (error) => error });

type ReviewService = Effect.Success<ReturnType<typeof startEngine>>['reviews'];

async function follow(reviews: ReviewService, reviewId: string): Promise<void> {
  const bar = progressBar(process.stderr);
  for await (const _ of reviews.events(reviewId, 0, new AbortController().signal)) {
    const view = reviews.view(reviewId);
    if (view) bar.show(view);
  }
  bar.end();
}

async function save(reviews: ReviewService, { review_id, artifacts }: ReviewView, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const name of artifacts) {
    await writeFile(join(directory, fileNameOf(name)), reviews.artifact(review_id, name) as Uint8Array);
  }
  const internal = reviews.artifact(review_id, 'redline', { version: 'internal' });
  if (internal !== undefined) await writeFile(join(directory, INTERNAL_REDLINE_FILE), internal);
}

NodeRuntime.runMain(Effect.scoped(program), {
  disableErrorReporting: true,
  teardown: (exit, onExit) => {
    if (Exit.isSuccess(exit)) return onExit(0);
    if (Cause.hasInterruptsOnly(exit.cause)) return onExit(130);
    const error = Cause.squash(exit.cause);
    const message = error instanceof NoReply ? BUSY : error instanceof Error ? error.message : String(error);
    writeText(process.stderr, error instanceof UsageError ? `${message}\n\n${USAGE}` : `${message}\n`);
    return onExit(error instanceof UsageError ? 2 : 1);
  },
});
