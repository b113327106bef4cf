/** How a page leaves: with the headers that keep it to itself, and compressed where the browser takes that. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Answer } from '../http/request-context.ts';

/** Scripts, styles, pictures and data come from here alone, nobody frames a page, and no script writes markup. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Below this, compressing saves no packet (bytes). */
const SMALL_BYTES = 1_024;

/** 4 of 11: 2 ms for a page of 200 KB, and within a tenth of what the best would save. */
const QUALITY = 4;

export interface PageAnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request's Accept-Encoding. Left out for an answer with a new secret: its length would tell of it. */
  readonly encodings?: string | undefined;
}

/** Text of a type as an answer. Kept by nobody, unless the headers say otherwise. */
export function textAnswer(text: string, contentType: string, options: PageAnswerOptions = {}): Answer {
  const { status = 200, headers = {}, encodings } = options;
  const bytes = Buffer.from(text);
  const common = {
    ...PAGE_HEADERS,
    'content-type': contentType,
    'cache-control': 'no-store',
    vary: 'accept-encoding, accept',
    ...headers,
  };
  if (bytes.length < SMALL_BYTES || !/\bbr\b/.test(encodings ?? '')) return { status, headers: common, body: bytes };
  const body = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { status, headers: { ...common, 'content-encoding': 'br' }, body };
}

/** Redirects the browser to this path with a GET after every action, so that reloading repeats nothing. */
export const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 303,
  headers: { ...PAGE_HEADERS, 'cache-control': 'no-store', ...headers, location },
  body: '',
});
