import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import type { HttpServerRequest } from 'effect/http';
import { resolveProtocol } from '../../protocols/compiler/index.ts';
import {
  FileReviewFields,
  OPERATIONS,
  type Protocol,
  type SubmittedBody,
  TextReviewBody,
} from '../../protocols/index.ts';
import { type Entropy, identifier } from '../../runtime/index.ts';
import type { Idempotency } from '../idempotency.ts';
import type { ReviewDesk, Submission } from '../review-desk.ts';
import type { UploadReader } from '../upload-reader.ts';
import { refuseWebhookUrl } from '../webhook-target.ts';
import { refuseTier } from './access.ts';
import { type Answer, type Answering, type Exchange, type Handler, json } from './exchange.ts';
import { isRefusal } from './failure.ts';
import { readFormBody } from './form-body.ts';
import { header } from './header.ts';
import { readJsonBody } from './json-body.ts';
import { type HttpLimits, maxFormBytes, maxJsonBytes } from './limits.ts';
import { parse } from './parameters.ts';
import { invalid, type Refusal, refuse, retryAfter } from './refusal.ts';

export interface SubmissionsOptions {
  readonly desk: ReviewDesk;
  readonly uploads: UploadReader;
  readonly idempotency: Idempotency;
  readonly entropy: Entropy;
  readonly limits: HttpLimits;
  readonly allowLoopbackWebhooks: boolean;
}

/** What a request asks for, before it has a review_id. */
type Draft = Omit<Submission, 'review_id' | 'account_id' | 'idempotency_key'>;
type Reading = Effect.Effect<Draft, unknown, HttpServerRequest.HttpServerRequest>;
type Route = 'submitText' | 'submitFile';

/**
 * Takes documents in. The order of the checks is the interface's: content type, size and parameters; tier; idempotency;
 * then the desk, which checks the credits and accepts.
 */
export class Submissions {
  readonly #options: SubmissionsOptions;
  #underWay = 0;

  constructor(options: SubmissionsOptions) {
    this.#options = options;
  }

  readonly text: Handler<Exchange> = (exchange) => this.#take(exchange, 'submitText', () => this.#readText(exchange));
  readonly file: Handler<Exchange> = (exchange) => this.#take(exchange, 'submitFile', () => this.#readFile(exchange));

  #take(exchange: Exchange, route: Route, read: () => Reading): Answering {
    if (this.#underWay >= this.#options.limits.maxSubmissions) return refuse('UNAVAILABLE', retryAfter(1));
    this.#underWay += 1;
    return this.#accept(exchange, route, read).pipe(
      Effect.ensuring(
        Effect.sync(() => {
          this.#underWay -= 1;
        }),
      ),
    );
  }

  readonly #accept = Effect.fnUntraced(function* (
    this: Submissions,
    exchange: Exchange,
    route: Route,
    read: () => Reading,
  ) {
    const key = yield* idempotencyKey(exchange);
    const draft = yield* read();
    const wrongTier = refuseTier(exchange.account);
    if (wrongTier !== undefined) return yield* Effect.fail(wrongTier);
    return yield* Effect.tryPromise({
      // Not interrupted when the client goes away: what was begun gets its answer kept for the next try.
      try: () => this.#submit(exchange.account.account_id, route, key, draft),
      catch: (error) => error,
    }).pipe(Effect.uninterruptible);
  });

  async #submit(accountId: string, route: Route, key: string | null, draft: Draft): Promise<Answer> {
    const { desk, entropy, idempotency } = this.#options;
    const submit = (review_id: string): Promise<SubmittedBody> =>
      desk.submit({ ...draft, review_id, account_id: accountId, idempotency_key: key });
    if (key === null) return json(await submit(identifier('rev', entropy)));
    const request = { account: accountId, route: OPERATIONS[route].path, key, fingerprint: fingerprint(draft) };
    const { answer: body, replayed } = await idempotency.run(request, submit, isRefusal);
    const answer = json(body);
    if (replayed) answer.headers['idempotency-replayed'] = 'true';
    return answer;
  }

  readonly #readText = Effect.fnUntraced(function* (this: Submissions, { request }: Exchange) {
    const body = yield* readJsonBody(request, maxJsonBytes(this.#options.limits));
    yield* this.#refuseLongText((body as { document_text?: unknown } | null)?.document_text);
    const fields = yield* parse(TextReviewBody, body);
    yield* this.#refuseTarget(fields.webhook_url);
    const protocol = yield* protocolOf(fields.protocol);
    return {
      document_title: fields.document_title.trim(),
      document_text: fields.document_text,
      source: { format: 'txt', file_name: null, notes: [] },
      preset: fields.preset,
      deep_review: fields.enable_deep_review,
      output_language: fields.output_language.trim(),
      webhook_url: fields.webhook_url ?? null,
      document_type: fields.document_type ?? null,
      protocol,
    } satisfies Draft;
  });

  readonly #readFile = Effect.fnUntraced(function* (this: Submissions, { request }: Exchange) {
    const { limits, uploads } = this.#options;
    const form = yield* readFormBody(request, { maxFileBytes: limits.maxFileBytes, maxBytes: maxFormBytes(limits) });
    const fields = yield* parse(FileReviewFields, Object.fromEntries(form.fields));
    yield* this.#refuseTarget(fields.webhook_url);
    const protocol = yield* protocolOf(fields.protocol);
    const { name, bytes } = form.file;
    const { text, format, notes } = yield* Effect.tryPromise({
      try: () => uploads.read(bytes, name),
      catch: (error) => error,
    });
    yield* this.#refuseLongText(text);
    if (!/\S/.test(text)) return yield* Effect.fail(invalid([{ field: 'file', message: 'holds no text' }]));
    return {
      document_title: (fields.document_title ?? titleOf(name)).trim(),
      document_text: text,
      source: { format, file_name: name, notes },
      preset: fields.preset,
      deep_review: fields.enable_deep_review,
      output_language: fields.output_language.trim(),
      webhook_url: fields.webhook_url ?? null,
      document_type: fields.document_type ?? null,
      protocol,
    } satisfies Draft;
  });

  #refuseLongText(text: unknown): Effect.Effect<void, Refusal> {
    const { maxCharacters } = this.#options.limits;
    if (typeof text !== 'string' || text.length <= maxCharacters) return Effect.void;
    return refuse('PAYLOAD_TOO_LARGE', {
      detail: `The document has ${text.length} characters; at most ${maxCharacters} are reviewed.`,
    });
  }

  #refuseTarget(url: string | null | undefined): Effect.Effect<void, Refusal> {
    if (url === null || url === undefined) return Effect.void;
    const reason = refuseWebhookUrl(url, this.#options.allowLoopbackWebhooks);
    return reason === undefined ? Effect.void : Effect.fail(invalid([{ field: 'webhook_url', message: reason }]));
  }
}

/** Members the compiler's bounds are reckoned for: a full panel. */
const PANEL = 75;

/** The protocol asked for, checked before anything begins; null when none is. A form carries it as JSON text or a name. */
function protocolOf(asked: unknown): Effect.Effect<Protocol | null, Refusal> {
  if (asked === undefined) return Effect.succeed(null);
  const resolved = resolveProtocol(asked, PANEL);
  if ('protocol' in resolved) return Effect.succeed(resolved.protocol);
  return Effect.fail(invalid([{ field: 'protocol', message: resolved.error }]));
}

/** Visible ASCII: what every HTTP client sends unchanged. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

function idempotencyKey({ request }: Exchange): Effect.Effect<string | null, Refusal> {
  const key = header(request, 'idempotency-key');
  if (key === undefined) return Effect.succeed(null);
  if (IDEMPOTENCY_KEY.test(key)) return Effect.succeed(key);
  const message = 'must have 1 to 255 visible ASCII characters';
  return Effect.fail(invalid([{ field: 'Idempotency-Key', message }]));
}

/** The same for requests that ask for the same, however they were written down. */
const fingerprint = (draft: Draft): string => createHash('sha256').update(JSON.stringify(draft)).digest('hex');

/** The file's name without its ending; what is left of a name that is nothing else is the name. */
const titleOf = (fileName: string): string => fileName.replace(/(?<=.)\.[A-Za-z0-9]{1,8}$/, '').trim() || 'Untitled';
