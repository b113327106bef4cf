import { ApiError, ConnectionError, type DecisionConflict, type FieldError } from './errors.ts';
import type { Platform } from './platform.ts';

export interface TransportOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly platform: Platform;
  /** Tries after the first one. */
  readonly maxRetries: number;
  /** Until the headers of an answer are there, in milliseconds. */
  readonly timeoutMs: number;
  /** A longer Retry-After is not waited for: it becomes the error, in milliseconds. */
  readonly maxRetryWaitMs: number;
}

export interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal | undefined;
  /** Fewer than the client's own, for callers with a fallback. */
  readonly maxRetries?: number;
  /** Would be done twice if it came twice: sent again only when it was surely not begun. */
  readonly isOnce?: boolean;
}

/** Codes of errors that go away by themselves. REVIEW_NOT_COMPLETED is not one of them: for that there is waiting on the review. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const FIRST_PAUSE_MS = 500;
const ACCEPT = 'application/json, application/problem+json';

/**
 * Sends requests, again when that can help. Most of the interface may be repeated: readings, cancelling, revoking, and
 * submissions because they carry an Idempotency-Key. New secrets may not.
 */
export class Transport {
  readonly baseUrl: string;
  readonly platform: Platform;
  readonly #options: TransportOptions;
  /** Apart from the options: private fields are in no printed form. */
  readonly #authorization: string;

  constructor(options: TransportOptions) {
    const url = new URL(options.baseUrl);
    if (url.username !== '' || url.password !== '') throw new TypeError('the base URL must not hold a password');
    this.baseUrl = url.href.replace(/\/$/, '');
    this.platform = options.platform;
    this.#options = options;
    this.#authorization = `Bearer ${options.apiKey}`;
  }

  /** A 2xx answer with its body unread. Rejects with ApiError, ConnectionError, or the signal's reason. */
  async send(sent: Sent): Promise<Response> {
    const { platform, maxRetryWaitMs } = this.#options;
    const maxRetries = sent.maxRetries ?? this.#options.maxRetries;
    for (let tries = 0; ; tries += 1) {
      const outcome = await this.#once(sent).catch((error: unknown) => error);
      if (outcome instanceof Response) return outcome;
      sent.signal?.throwIfAborted();
      const pause = pauseAfter(outcome, tries, platform.random());
      if (sent.isOnce === true && !(outcome instanceof ApiError && outcome.status === 429)) throw outcome;
      if (pause === undefined || tries >= maxRetries || pause > maxRetryWaitMs) throw outcome;
      await platform.wait(pause, sent.signal);
    }
  }

  async json<Body>(sent: Sent): Promise<Body> {
    const answer = await this.send(sent);
    try {
      return (await answer.json()) as Body;
    } catch (error) {
      throw new ConnectionError('the answer broke off or is not JSON', { cause: error });
    }
  }

  async #once({ method = 'GET', path, query = {}, headers = {}, body, signal }: Sent): Promise<Response> {
    const url = new URL(this.baseUrl + path);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error('no answer in time')), this.#options.timeoutMs);
    const answer = await this.#options.platform
      .fetch(url, {
        method,
        headers: { accept: ACCEPT, ...headers, authorization: this.#authorization },
        ...(body === undefined ? {} : { body }),
        // The service never redirects: a redirect comes from somebody else, who must not get the key.
        redirect: 'manual',
        signal: signal === undefined ? timeout.signal : AbortSignal.any([signal, timeout.signal]),
      })
      .catch((error: unknown) => {
        throw new ConnectionError(`no answer from ${url.origin}`, { cause: error });
      })
      .finally(() => clearTimeout(timer));
    if (answer.ok) return answer;
    throw await errorOf(answer, this.#options.platform.now());
  }
}

/** Milliseconds until it makes sense to try again; undefined when it makes none. */
function pauseAfter(error: unknown, tries: number, random: number): number | undefined {
  // Between half and all of it: clients that failed together do not come back together.
  const pause = FIRST_PAUSE_MS * 2 ** tries * (0.5 + random / 2);
  if (error instanceof ConnectionError) return pause;
  if (!(error instanceof ApiError)) return undefined;
  if (!PASSING.has(error.status) && error.errorCode !== 'IDEMPOTENCY_IN_PROGRESS') return undefined;
  return error.retryAfterSeconds === null ? pause : error.retryAfterSeconds * 1000;
}

async function errorOf(answer: Response, now: number): Promise<ApiError> {
  const body = await answer.json().then(
    (value) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}),
    // A proxy in between answers in its own words.
    (): Record<string, unknown> => ({}),
  );
  return new ApiError({
    status: answer.status,
    errorCode: typeof body.error_code === 'string' ? body.error_code : 'UNKNOWN',
    detail: typeof body.detail === 'string' ? body.detail : answer.statusText || 'no reason given',
    requestId: answer.headers.get('x-request-id'),
    retryAfterSeconds: secondsOf(answer.headers.get('retry-after'), now),
    fields: Array.isArray(body.errors) ? (body.errors as FieldError[]) : [],
    conflicts: Array.isArray(body.conflicts) ? (body.conflicts as DecisionConflict[]) : [],
  });
}

/** RFC 9110: seconds or a date. */
function secondsOf(text: string | null, now: number): number | null {
  if (text === null) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
