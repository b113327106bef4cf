import type { IncomingMessage } from 'node:http';
import { header } from '../http/header.ts';
import type { Answer, Answering, RequestContext } from '../http/request-context.ts';
import type { Language, Say } from './languages.ts';

/** One request for a page. */
export interface PageRequest extends RequestContext {
  readonly url: URL;
  readonly language: Language;
  readonly say: Say;
  /** It asks for data and not for a page. */
  readonly wantsJson: boolean;
  /** Its fields when it is a form that was sent. Rejects with BadForm. */
  readonly form: () => Promise<URLSearchParams>;
}

export interface PageRoute {
  readonly method: 'GET' | 'POST';
  /** With `:name` for a level that varies. */
  readonly path: string;
  /** Posted by another site's page on purpose: the route itself refuses what it did not ask for. */
  readonly isFromElsewhere?: true;
  /** What is thrown is the page of an error: PageError with its status, anything else with 500. */
  readonly handle: (request: PageRequest) => Answer | Promise<Answer> | Answering;
}

/** Statuses whose meaning the pages can explain. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 421 | 429 | 500 | 503;

/** Ends a request with the page that explains the status. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: ErrorStatus;
  /** In place of the status's own sentence. */
  readonly detail: string | undefined;

  constructor(status: ErrorStatus, detail?: string) {
    super(detail ?? String(status));
    this.status = status;
    this.detail = detail;
  }
}

/** A form of ours has a few fields (bytes). */
const FORM_BYTES = 64 * 1024;

/** The fields of a form. Rejects with PageError. */
export async function readForm(request: IncomingMessage, maxBytes = FORM_BYTES): Promise<URLSearchParams> {
  const type = header(request, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new PageError(400);
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new PageError(413);
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'));
}

/** A cookie by its name; the first where it is given twice. */
export function cookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (header(request, 'cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * Whether a request that changes something comes from a page of ours. Browsers say so themselves; those that do not name
 * at least the page's origin, which then has to be the host they ask. Neither: no browser sent it, but a program.
 */
export function isOurOwn(request: IncomingMessage): boolean {
  const site = header(request, 'sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = header(request, 'origin');
  if (origin === undefined) return header(request, 'cookie') === undefined;
  return URL.canParse(origin) && new URL(origin).host === header(request, 'host');
}
