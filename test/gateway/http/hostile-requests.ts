/** Requests that no client means: refused one by one in the tests of the interface, and sent to a service under attack. */
import { gzipSync } from 'node:zlib';

/** In order, but for what is done to it below. */
const DOCUMENT = { document_text: 'The supplier delivers within thirty days.', document_title: 'Supply terms' };

const FIELDS = [
  'document_text',
  'document_title',
  'preset',
  'enable_deep_review',
  'output_language',
  'webhook_url',
] as const;

const WRONG = {
  'a number': 7,
  'a large number': 1e308,
  'an array': [],
  'an array of itself': [['comprehensive']],
  'an object': {},
  'an object with a length': { length: 3 },
  'an object that says it is text': { toString: 'x', valueOf: 'y' },
  'a text that is no value': 'x'.repeat(3_000),
};

/** Field, what is wrong with its value, value. */
export const WRONG_FIELDS = FIELDS.flatMap(
  (field) => Object.entries(WRONG).map(([name, value]) => [field, name, value] as const),
  // A long text is a text, and its length is not over the limit.
).filter(([field, name]) => !(field === 'document_text' && name === 'a text that is no value'));

export const NEVER_NULL = ['document_text', 'document_title', 'preset', 'enable_deep_review', 'output_language'];

export const ENCODINGS = ['gzip', 'deflate', 'br', 'zstd', 'gzip, identity', 'x'];

export const bomb = (): Buffer<ArrayBuffer> => gzipSync(Buffer.alloc(50_000_000, '{')).subarray(0, 40_000);

export const PROTOTYPES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

export const withPrototype = (name: string): string =>
  `{"document_text":"x","document_title":"y","${name}":{"preset":"quick","isAdmin":true}}`;

export const CONTENT_TYPES = [
  '',
  'text/json',
  'application/json5',
  'application/jsonx',
  'application/xml',
  ', application/json',
];

export const NO_ARTIFACTS = [
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2ftxt',
  'txt%00.pdf',
  'txt%2f',
  'TXT',
  'txt.',
  'txt%20',
  '__proto__',
  'constructor',
  'toString',
  'revised_docx',
  'original',
  '%c0%ae%c0%ae',
  'x'.repeat(5_000),
];

export const NO_VERSIONS = ['pdf', '../txt', '%00', 'original%00', ''];

interface HostileRequest {
  readonly path: string;
  readonly init: RequestInit;
}

const SUBMIT = '/api/review/text-review';

function submission(body: unknown, headers: Record<string, string> = {}): HostileRequest {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    path: SUBMIT,
    init: { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text },
  };
}

/** All of them, about this review where they are about one. */
export function hostileRequests(review: string): readonly HostileRequest[] {
  const json = JSON.stringify(DOCUMENT);
  const compressed = bomb();
  return [
    ...WRONG_FIELDS.map(([field, , value]) => submission({ ...DOCUMENT, [field]: value })),
    ...NEVER_NULL.map((field) => submission({ ...DOCUMENT, [field]: null })),
    ...ENCODINGS.map((encoding) => ({
      path: SUBMIT,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body: compressed,
      },
    })),
    ...PROTOTYPES.map((name) => submission(withPrototype(name))),
    ...CONTENT_TYPES.map((type) => ({
      path: SUBMIT,
      init: { method: 'POST', headers: type === '' ? {} : { 'content-type': type }, body: new Blob([json]) },
    })),
    ...NO_ARTIFACTS.map((name) => ({ path: `/api/review/${review}/download/${name}`, init: {} })),
    ...NO_VERSIONS.map((version) => ({ path: `/api/review/${review}/download/txt?version=${version}`, init: {} })),
  ];
}
