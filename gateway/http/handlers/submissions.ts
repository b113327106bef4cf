import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as Effect from 'effect/Effect';
import type { HttpServerRequest } from 'effect/http';
import type { z } from 'zod';
import {
  FileReviewFields,
  OPERATIONS,
  type Protocol,
  type SubmittedBody,
  TextReviewBody,
} from '../../../protocols/index.ts';
import type { LanguageModels, ModelRedaction } from '../../../protocols/models/index.ts';
import { type Clock, type Entropy, identifier } from '../../../runtime/index.ts';
import type { PlaybookService } from '../../playbooks/index.ts';
import type { Idempotency } from '../../reviews/idempotency.ts';
import type { ReviewService, Submission } from '../../reviews/review-service.ts';
import type { UploadReader } from '../../uploads/upload-reader.ts';
import { refuseWebhookUrl } from '../../webhooks/target-policy.ts';
import { AccountTurns } from '../access/account-turns.ts';
import { tierError } from '../access/authorization.ts';
import type { BodySlots } from '../body/body-slots.ts';
import { readFormBody } from '../body/form-body.ts';
import { readJsonBody } from '../body/json-body.ts';
import { bodyOf } from '../body/large-bodies.ts';
import { parse } from '../body/parameters.ts';
import { ApiError, failWith, invalidParameters } from '../errors/api-error.ts';
import { isRejection } from '../errors/error-mapping.ts';
import { header } from '../header.ts';
import { type HttpLimits, maxFormBytes, maxJsonBytes } from '../limits.ts';
import { type AccountContext, type Answer, type Answering, type Handler, json } from '../request-context.ts';
import { standardOf } from './standard.ts';

export interface SubmissionsOptions {
  readonly reviews: ReviewService;
  readonly playbooks: PlaybookService;
  readonly uploads: UploadReader;
  readonly idempotency: Idempotency;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly limits: HttpLimits;
  readonly slots: BodySlots;
  readonly allowLoopbackWebhooks: boolean;
}

/** As many as share a write to the disk well; more would only delay the submissions that follow. */
const AT_ONCE = 8;

/** What a request asks for, before it has a review_id. */
type Draft = Omit<Submission, 'review_id' | 'account_id' | 'idempotency_key'>;
type Reading = Effect.Effect<Draft, unknown, HttpServerRequest.HttpServerRequest>;
type Route = 'submitText' | 'submitFile';

/**
 * Takes documents in. The order of the checks is the interface's: content type, size and parameters; tier; idempotency;
 * then the reviews, which checks the credits and accepts.
 */
export class Submissions {
  readonly #options: SubmissionsOptions;
  readonly #turns = new AccountTurns(AT_ONCE);

  constructor(options: SubmissionsOptions) {
    this.#options = options;
  }

  readonly text: Handler<AccountContext> = (context) =>
    this.#take(context, 'submitText', () => this.#readText(context));
  readonly file: Handler<AccountContext> = (context) =>
    this.#take(context, 'submitFile', () => this.#readFile(context));

  #take(context: AccountContext, route: Route, read: () => Reading): Answering {
    const { request, account } = context;
    const key = idempotencyKey(context);
    if (key instanceof ApiError) return Effect.fail(key);
    const { limits, slots } = this.#options;
    return slots.run(bodyOf(context, maxBytesOf(route, limits)), read, (draft) => {
      const wrongTier = tierError(account);
      if (wrongTier !== undefined) return Effect.fail(wrongTier);
      const given = { ...draft, ...callerOf(request) };
      return Effect.tryPromise({
        // Not interrupted when the client goes away: what was begun gets its answer kept for the next try.
        try: () => this.#turns.run(account.account_id, () => this.#submit(account.account_id, route, key, given)),
        catch: (error) => error,
      }).pipe(Effect.uninterruptible);
    });
  }

  async #submit(accountId: string, route: Route, key: string | null, draft: Draft): Promise<Answer> {
    const { reviews, entropy, idempotency, clock } = this.#options;
    const sentAt = clock.now();
    const answered = (body: SubmittedBody): Answer => ({ ...json(body), began: { id: body.review_id, sentAt } });
    const submit = (review_id: string): Promise<SubmittedBody> =>
      reviews.submit({ ...draft, review_id, account_id: accountId, idempotency_key: key });
    if (key === null) return answered(await submit(identifier('rev', entropy)));
    const request = { account: accountId, route: OPERATIONS[route].path, key, fingerprint: fingerprint(draft) };
    const { answer: body, replayed } = await idempotency.run(request, submit, isRejection);
    const answer = answered(body);
    if (replayed) answer.headers['idempotency-replayed'] = 'true';
    return answer;
  }

  readonly #readText = Effect.fnUntraced(function* (this: Submissions, { request, account }: AccountContext) {
    const body = yield* readJsonBody(request, maxJsonBytes(this.#options.limits));
    yield* this.#refuseLongText((body as { document_text?: unknown } | null)?.document_text);
    const fields = yield* parsed(TextReviewBody, body);
    yield* this.#refuseTarget(fields.webhook_url);
    const protocol = yield* protocolOf(fields.protocol);
    const playbook = yield* this.#playbookOf(account.account_id, fields.playbook);
    const standard = yield* standardOf(this.#options, account.account_id, fields);
    return {
      document_title: fields.document_title.trim(),
      document_text: fields.document_text,
      source: { format: 'txt', file_name: null, notes: [] },
      preset: fields.preset,
      deep_review: fields.enable_deep_review,
      output_language: fields.output_language.trim(),
      webhook_url: fields.webhook_url ?? null,
      document_type: fields.document_type ?? null,
      ...modelsAsked(fields),
      ...(fields.issues_per_page !== undefined && { issues_per_page: fields.issues_per_page }),
      protocol,
      ...(fields.side !== undefined && { side: fields.side.trim() }),
      ...(playbook !== undefined && { playbook }),
      ...(standard !== undefined && { standard }),
    } satisfies Draft;
  });

  readonly #readFile = Effect.fnUntraced(function* (this: Submissions, { request, account }: AccountContext) {
    const { limits, uploads } = this.#options;
    const form = yield* readFormBody(request, { maxFileBytes: limits.maxFileBytes, maxBytes: maxFormBytes(limits) });
    const fields = yield* parsed(FileReviewFields, Object.fromEntries(filledIn(form.fields)));
    yield* this.#refuseTarget(fields.webhook_url);
    const protocol = yield* protocolOf(fields.protocol);
    const playbook = yield* this.#playbookOf(account.account_id, fields.playbook);
    const asked = { ...fields, standard_file: form.standard };
    const standard = yield* standardOf(this.#options, account.account_id, asked);
    const { name, bytes } = form.file;
    const { text, format, notes, layout } = yield* Effect.tryPromise({
      // Aborted when the client goes away.
      try: (signal) =>
        uploads.read(bytes, name, {
          account: account.account_id,
          signal,
          trackedChanges: fields.tracked_changes,
          unprotect: fields.unprotect,
        }),
      catch: (error) => error,
    });
    yield* this.#refuseLongText(text);
    if (!/\S/.test(text)) return yield* Effect.fail(invalidParameters([{ field: 'file', message: 'holds no text' }]));
    return {
      document_title: (fields.document_title ?? titleOf(name)).trim(),
      document_text: text,
      source: { format, file_name: name, notes },
      preset: fields.preset,
      deep_review: fields.enable_deep_review,
      output_language: fields.output_language.trim(),
      webhook_url: fields.webhook_url ?? null,
      document_type: fields.document_type ?? null,
      ...modelsAsked(fields),
      ...(fields.issues_per_page !== undefined && { issues_per_page: fields.issues_per_page }),
      protocol,
      ...(fields.side !== undefined && { side: fields.side.trim() }),
      ...(playbook !== undefined && { playbook }),
      ...(standard !== undefined && { standard }),
      ...(format === 'docx' && {
        original: { bytes, tracked_changes: fields.tracked_changes, unprotect: fields.unprotect },
        ...(layout !== undefined && { layout }),
      }),
    } satisfies Draft;
  });

  /** The requested playbook in its present version. */
  #playbookOf(accountId: string, name: string | undefined): Effect.Effect<Draft['playbook'], ApiError> {
    if (name === undefined) return Effect.succeed(undefined);
    const found = this.#options.playbooks.named(accountId, name.trim());
    if (found !== undefined) return Effect.succeed(found);
    return Effect.fail(invalidParameters([{ field: 'playbook', message: 'is no playbook of this account' }]));
  }

  #refuseLongText(text: unknown): Effect.Effect<void, ApiError> {
    if (typeof text !== 'string') return Effect.void;
    const { maxCharacters, maxLines } = this.#options.limits;
    if (text.length > maxCharacters) {
      return tooLarge(`The document has ${text.length} characters; at most ${maxCharacters} are reviewed.`);
    }
    const lines = linesOf(text);
    return lines > maxLines
      ? tooLarge(`The document has ${lines} lines; at most ${maxLines} are reviewed.`)
      : Effect.void;
  }

  #refuseTarget(url: string | null | undefined): Effect.Effect<void, ApiError> {
    if (url === null || url === undefined) return Effect.void;
    const reason = refuseWebhookUrl(url, this.#options.allowLoopbackWebhooks);
    return reason === undefined
      ? Effect.void
      : Effect.fail(invalidParameters([{ field: 'webhook_url', message: reason }]));
  }
}

const parsed = <T extends z.ZodType>(schema: T, input: unknown): Effect.Effect<z.output<T>, unknown> =>
  Effect.try({ try: () => parse(schema, input), catch: (error) => error });

const tooLarge = (detail: string): Effect.Effect<never, ApiError> => failWith('PAYLOAD_TOO_LARGE', { detail });

/** Browsers send blank fields; for these a blank value means none. */
const MAY_BE_BLANK = new Set(['side', 'playbook', 'standard']);

const filledIn = (fields: ReadonlyMap<string, string>): [string, string][] =>
  [...fields].filter(([name, value]) => value !== '' || !MAY_BE_BLANK.has(name));

/** As a Word file parts them: at `\r\n`, `\n` and `\r`. */
function linesOf(text: string): number {
  let lines = 1;
  for (const _ of text.matchAll(/\r\n?|\n/g)) lines += 1;
  return lines;
}

/** Left out of the submission when the request does not name them: its fingerprint stays that of older builds. */
const modelsAsked = ({ language_models, language_model_budget_usd, language_model_redaction }: ModelFields) => ({
  ...(language_models !== undefined && { language_models }),
  ...(language_model_budget_usd !== undefined && { language_model_budget_usd }),
  ...(language_model_redaction !== undefined && { language_model_redaction }),
});

interface ModelFields {
  readonly language_models?: LanguageModels | undefined;
  readonly language_model_budget_usd?: number | undefined;
  readonly language_model_redaction?: ModelRedaction | undefined;
}

/** Panel size for which the compiler computes its bounds. */
const PANEL = 75;

/**
 * The requested protocol, checked before anything begins; null when none is named. A form carries it as JSON text or a name.
 * The compiler, and the protocols of the literature with it, is loaded with the first request that names one.
 */
const protocolOf = Effect.fnUntraced(function* (asked: unknown): Effect.fn.Return<Protocol | null, ApiError> {
  if (asked === undefined) return null;
  const { resolveProtocol } = yield* Effect.promise(() => import('../../../protocols/compiler/index.ts'));
  const resolved = resolveProtocol(asked, PANEL);
  if ('protocol' in resolved) return resolved.protocol;
  return yield* Effect.fail(invalidParameters([{ field: 'protocol', message: resolved.error }]));
});

/** As W3C Trace Context writes it; anything else is none. */
function callerOf(request: IncomingMessage): { traceparent?: string } {
  const traceparent = header(request, 'traceparent');
  return traceparent !== undefined && /^[0-9a-f]{2}(?:-[0-9a-f]{2,32}){3}$/.test(traceparent) ? { traceparent } : {};
}

/** Visible ASCII: what every HTTP client sends unchanged. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

function idempotencyKey({ request }: AccountContext): string | null | ApiError {
  const key = header(request, 'idempotency-key');
  if (key === undefined) return null;
  if (IDEMPOTENCY_KEY.test(key)) return key;
  return invalidParameters([{ field: 'Idempotency-Key', message: 'must have 1 to 255 visible ASCII characters' }]);
}

const maxBytesOf = (route: Route, limits: HttpLimits): number =>
  route === 'submitFile' ? maxFormBytes(limits) : maxJsonBytes(limits);

/** Equal for requests with the same meaning, however they were encoded. */
function fingerprint({ original, layout: _layout, traceparent: _traceparent, ...draft }: Draft): string {
  const hash = createHash('sha256').update(JSON.stringify(draft));
  if (original !== undefined) hash.update(JSON.stringify({ ...original, bytes: null })).update(original.bytes);
  return hash.digest('hex');
}

/** The file's name without its extension, unless the extension is all there is. */
const titleOf = (fileName: string): string => fileName.replace(/(?<=.)\.[A-Za-z0-9]{1,8}$/, '').trim() || 'Untitled';
