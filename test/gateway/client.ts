import { expect } from 'vitest';
import {
  ERRORS,
  ErrorBody,
  type ErrorCode,
  KEYED_ERRORS,
  OPERATION_IDS,
  OPERATIONS,
  type Operation,
  ProblemBody,
} from '../../protocols/index.ts';
import type { RunningGateway } from './gateway.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON. */
  readonly json: () => Record<string, unknown>;
}

export interface CallOptions {
  readonly method?: string;
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
  readonly body?: NonNullable<RequestInit['body']>;
}

/**
 * Sends one request and holds its answer to the documented operation: status, content type, schema of the body, headers.
 * Without a key in the options, the Enterprise account's is sent; null sends none.
 */
export async function call(gateway: RunningGateway, path: string, options: CallOptions = {}): Promise<Reply> {
  const { method = 'GET', key = gateway.keys.enterprise, headers = {}, body } = options;
  const authorization: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(gateway.url + path, {
    method,
    headers: { ...authorization, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const reply = { status: response.status, headers: response.headers, text: await response.text() };
  holdToDocument(method, path, reply);
  return { ...reply, json: () => JSON.parse(reply.text) };
}

/** POST /api/review/text-review with this body, as JSON. */
export const submitText = (gateway: RunningGateway, body: unknown, options: CallOptions = {}): Promise<Reply> =>
  call(gateway, '/api/review/text-review', {
    method: 'POST',
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const DOCUMENT = { document_text: 'The supplier delivers within thirty days.', document_title: 'Supply terms' };

/** A review of the Enterprise account. */
export async function newReview(gateway: RunningGateway, title = DOCUMENT.document_title): Promise<string> {
  const reply = await submitText(gateway, { ...DOCUMENT, document_title: title });
  expect(reply.status).toBe(200);
  return reply.json().review_id as string;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** The answer is the error body of this code, with its status, and with this detail when one is given. */
    toBeRefused(code: ErrorCode, detail?: string | RegExp): R;
  }
}

expect.extend({
  toBeRefused(reply: Reply, code: ErrorCode, detail?: string | RegExp) {
    const expected = { error_code: code, status: ERRORS[code].status, ...(detail === undefined ? {} : { detail }) };
    const body = reply.json();
    const fits =
      typeof detail === 'object' ? detail.test(String(body.detail)) : (detail ?? body.detail) === body.detail;
    const pass = fits && body.error_code === code && body.status === expected.status && reply.status === body.status;
    return { pass, message: () => `expected ${this.utils.printExpected(expected)}, got ${reply.status} ${reply.text}` };
  },
});

function holdToDocument(method: string, path: string, reply: Omit<Reply, 'json'>): void {
  expect(reply.headers.get('x-request-id')).toMatch(/^[\w.:-]{1,128}$/);
  const type = reply.headers.get('content-type') ?? '';
  if (method === 'HEAD' || reply.status === 204) {
    expect(reply.text).toBe('');
    return;
  }
  const operation = operationOf(method, path);
  if (reply.status === 200) {
    expect(operation, `${method} ${path} is not documented`).toBeDefined();
    const content: Readonly<Record<string, unknown>> = operation?.answer.content ?? {};
    expect(Object.keys(content).map((name) => name.split(';')[0])).toContain(type.split(';')[0]);
    if (type.startsWith('application/json')) operation?.answer.content[type]?.parse(JSON.parse(reply.text));
    return;
  }
  const schema = type === 'application/problem+json' ? ProblemBody : ErrorBody;
  expect(type).toMatch(/^application\/(problem\+)?json$/);
  const error = schema.parse(JSON.parse(reply.text));
  expect(error.status).toBe(reply.status);
  // What a path or a method that is not documented is answered with.
  const elsewhere: ErrorCode[] = ['METHOD_NOT_ALLOWED', 'NOT_FOUND', 'UNAUTHORIZED'];
  const documented = operation === undefined ? elsewhere : [...codesOf(operation), 'METHOD_NOT_ALLOWED'];
  expect(documented, `${method} ${path}`).toContain(error.error_code);
}

const codesOf = (operation: Operation): readonly ErrorCode[] =>
  operation.access === 'key' ? [...operation.errors, ...KEYED_ERRORS] : operation.errors;

function operationOf(method: string, path: string): Operation | undefined {
  const [pathname = ''] = path.split('?');
  const fits = (operation: Operation) =>
    operation.method === method &&
    new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(pathname);
  return OPERATION_IDS.map((id): Operation => OPERATIONS[id])
    .filter(fits)
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}
