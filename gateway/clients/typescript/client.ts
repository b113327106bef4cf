import { createWriteStream, openAsBlob } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Decisions, DecisionsRequest } from './decisions.ts';
import { ConnectionError } from './errors.ts';
import { readEvents } from './event-stream.ts';
import type {
  Artifact,
  CallOptions,
  Review,
  ReviewEvent,
  ReviewListQuery,
  ReviewOptions,
  ReviewPage,
  Status,
  Submitted,
  TextReview,
} from './interface.ts';
import { Keys } from './keys.ts';
import { nodePlatform, type Platform } from './platform.ts';
import { Playbooks } from './playbooks.ts';
import type { Results } from './results.ts';
import { Transport } from './transport.ts';
import { inTime, type WaitOptions, waitUntilOver } from './wait.ts';
import { Webhooks } from './webhooks.ts';

export interface ClientOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Tries after the first one; default 4. */
  readonly maxRetries?: number;
  /** Until an answer begins, in milliseconds; default 60,000. */
  readonly timeoutMs?: number;
  /** The longest Retry-After that is waited for, in milliseconds; default 60,000. */
  readonly maxRetryWaitMs?: number;
  readonly platform?: Platform;
}

export interface SubmitOptions extends CallOptions {
  /** Your own name for the submission: the same one never makes a second review. Random when not given. */
  readonly idempotencyKey?: string;
}

export interface FileReview extends ReviewOptions {
  /** Path of a docx, pdf, txt or md file. */
  readonly file: string;
  /** Default: the name of the file. */
  readonly document_title?: string;
  /** How others' tracked changes in a docx are read; default as if accepted. */
  readonly tracked_changes?: 'accept' | 'reject' | 'keep';
  /** A protected or signed docx is edited all the same. */
  readonly unprotect?: boolean;
  /** Path of a docx, pdf, txt or md file that the document is compared with. */
  readonly standard_file?: string;
}

export interface DownloadOptions extends CallOptions {
  /** With txt `original`: the text that was reviewed. With redline `internal`: every issue, for the client's own eyes; `comparison`: with the standard. */
  readonly version?: 'original' | 'external' | 'internal' | 'comparison';
  /** An earlier revision; default the latest. */
  readonly revision?: number;
}

export interface ResultsOptions extends CallOptions {
  /** An earlier revision; default the latest. */
  readonly revision?: number;
}

/** The service. Every method rejects with ApiError or ConnectionError, after the tries that can help. */
export class ReviewClient {
  readonly #transport: Transport;
  readonly keys: Keys;
  readonly playbooks: Playbooks;
  readonly webhooks: Webhooks;

  constructor({
    baseUrl,
    apiKey,
    maxRetries = 4,
    timeoutMs = 60_000,
    maxRetryWaitMs = 60_000,
    ...rest
  }: ClientOptions) {
    const { platform = nodePlatform } = rest;
    this.#transport = new Transport({ baseUrl, apiKey, platform, maxRetries, timeoutMs, maxRetryWaitMs });
    this.keys = new Keys(this.#transport);
    this.playbooks = new Playbooks(this.#transport);
    this.webhooks = new Webhooks(this.#transport);
  }

  get baseUrl(): string {
    return this.#transport.baseUrl;
  }

  submitText(review: TextReview, options: SubmitOptions = {}): Promise<Submitted> {
    return this.#submit('text-review', JSON.stringify(review), options, { 'content-type': 'application/json' });
  }

  async submitFile({ file, standard_file, ...fields }: FileReview, options: SubmitOptions = {}): Promise<Submitted> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
    // Read from the disk while it is sent, anew at each try.
    form.set('file', await openAsBlob(file), basename(file));
    if (standard_file !== undefined)
      form.set('standard_file', await openAsBlob(standard_file), basename(standard_file));
    return this.#submit('file-review', form, options, {});
  }

  #submit(
    route: string,
    body: string | FormData,
    { idempotencyKey = this.#transport.platform.randomId(), signal }: SubmitOptions,
    headers: Record<string, string>,
  ): Promise<Submitted> {
    return this.#transport.json({
      method: 'POST',
      path: `/api/review/${route}`,
      headers: { ...headers, 'idempotency-key': idempotencyKey },
      body,
      signal,
    });
  }

  status(reviewId: string, { signal }: CallOptions = {}): Promise<Status> {
    return this.#transport.json({ path: `${path(reviewId)}/status`, signal });
  }

  review(reviewId: string, { signal }: CallOptions = {}): Promise<Review> {
    return this.#transport.json({ path: path(reviewId), signal });
  }

  /** REVIEW_NOT_COMPLETED (409) before completion. */
  results(reviewId: string, { revision, signal }: ResultsOptions = {}): Promise<Results> {
    return this.#transport.json({ path: `${path(reviewId)}/results`, query: { revision }, signal });
  }

  /** Accepts, rejects or edits changes and issues; the same decisions again change nothing. */
  decide(reviewId: string, request: DecisionsRequest, { signal }: CallOptions = {}): Promise<Decisions> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(request);
    return this.#transport.json({ method: 'POST', path: `${path(reviewId)}/decisions`, headers, body, signal });
  }

  decisions(reviewId: string, { signal }: CallOptions = {}): Promise<Decisions> {
    return this.#transport.json({ path: `${path(reviewId)}/decisions`, signal });
  }

  /** Resolves once no revision is being made: look at `revision`, and at the last of `revisions` for a failure. */
  async waitForRevision(reviewId: string, { signal }: CallOptions = {}): Promise<Decisions> {
    while (true) {
      const decisions = await this.decisions(reviewId, { signal });
      if (decisions.making === null) return decisions;
      await this.#transport.platform.wait(REVISION_POLL_MS, signal);
    }
  }

  /** Ends a review early; one that is over stays as it is. */
  cancel(reviewId: string, { signal }: CallOptions = {}): Promise<Status> {
    return this.#transport.json({ method: 'POST', path: `${path(reviewId)}/cancel`, signal });
  }

  page(query: ReviewListQuery & { readonly cursor?: string } = {}, { signal }: CallOptions = {}): Promise<ReviewPage> {
    return this.#transport.json({ path: '/api/review', query: { ...query }, signal });
  }

  /** All reviews of the account, newest first; pages are fetched when they are needed. */
  async *list(query: ReviewListQuery = {}, options: CallOptions = {}): AsyncGenerator<Review, void> {
    let cursor: string | null = null;
    do {
      const page: ReviewPage = await this.page({ ...query, ...(cursor !== null && { cursor }) }, options);
      yield* page.items;
      cursor = page.next_cursor;
    } while (cursor !== null);
  }

  /** Events after `lastEventId` over one connection, until it ends; ConnectionError when it breaks off. */
  async *events(
    reviewId: string,
    { lastEventId = 0, signal }: CallOptions & { readonly lastEventId?: number } = {},
  ): AsyncGenerator<ReviewEvent, void> {
    const headers = { accept: 'text/event-stream', ...(lastEventId > 0 && { 'last-event-id': String(lastEventId) }) };
    const answer = await this.#transport.send({ path: `${path(reviewId)}/events`, headers, signal, maxRetries: 0 });
    if (answer.status === 204 || answer.body === null) return;
    yield* readEvents(answer.body as WebStream<Uint8Array>);
  }

  /** Resolves with the status once the review is completed, failed or cancelled: look which. */
  wait(reviewId: string, options: WaitOptions = {}): Promise<Status> {
    return inTime(options, (signal) => {
      const call = signal === undefined ? {} : { signal };
      const followed = {
        status: () => this.status(reviewId, call),
        events: (lastEventId: number) => this.events(reviewId, { lastEventId, ...call }),
      };
      return waitUntilOver(followed, this.#transport.platform, { ...options, ...call });
    });
  }

  /** Submits and waits. */
  async reviewText(review: TextReview, options: SubmitOptions & WaitOptions = {}): Promise<Status> {
    const { review_id } = await this.submitText(review, options);
    return this.wait(review_id, options);
  }

  /** Submits and waits. */
  async reviewFile(review: FileReview, options: SubmitOptions & WaitOptions = {}): Promise<Status> {
    const { review_id } = await this.submitFile(review, options);
    return this.wait(review_id, options);
  }

  /** Writes a file as it arrives; it has its name only when it is whole. Resolves with its size in bytes. */
  async download(
    reviewId: string,
    artifact: Artifact,
    file: string,
    { version, revision, signal }: DownloadOptions = {},
  ): Promise<number> {
    const answer = await this.#transport.send({
      path: `${path(reviewId)}/download/${encodeURIComponent(artifact)}`,
      query: { version, revision },
      signal,
    });
    const part = `${file}.part`;
    try {
      await pipeline(Readable.fromWeb(answer.body as WebStream<Uint8Array>), createWriteStream(part), { signal });
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      signal?.throwIfAborted();
      // A full disk is no fault of the connection.
      if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
      throw new ConnectionError(`the download of ${artifact} broke off`, { cause: error });
    }
    return (await stat(file)).size;
  }
}

/** Artifacts are made again in a few seconds. */
const REVISION_POLL_MS = 500;

const path = (reviewId: string): string => `/api/review/${encodeURIComponent(reviewId)}`;
