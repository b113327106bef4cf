import type { IncomingMessage } from 'node:http';
import * as ByteSize from 'effect/ByteSize';
import * as Effect from 'effect/Effect';
import { HttpIncomingMessage, HttpServerRequest, Multipart } from 'effect/http';
import * as Stream from 'effect/Stream';
import { ApiError, invalidParameters } from '../errors/api-error.ts';
import { header } from '../header.ts';
import { requireMediaType } from './json-body.ts';

export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface FormBody {
  /** Text fields; one given twice is refused. */
  readonly fields: ReadonlyMap<string, string>;
  readonly file: FormFile;
  /** The document to compare with, when it is sent as a file. */
  readonly standard: FormFile | undefined;
}

const FILE_PARTS: readonly string[] = ['file', 'standard_file'];

/** A standard text to compare with fits. */
const MAX_FIELD_BYTES = 1024 * 1024;

/** The fields there are, the file, and room for a misspelt one to be named in the error. */
const MAX_PARTS = 24;

/**
 * The request's multipart form with its files, held in memory. Fails with UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE,
 * INVALID_PARAMETERS, or a MultipartError.
 */
export const readFormBody = Effect.fnUntraced(function* (
  request: IncomingMessage,
  limits: { readonly maxFileBytes: number; readonly maxBytes: number },
) {
  yield* requireMediaType(request, 'multipart/form-data');
  if (!/;\s*boundary=/i.test(header(request, 'content-type') ?? '')) {
    return yield* Effect.fail(
      new ApiError('INVALID_PARAMETERS', { detail: 'Content-Type: multipart/form-data needs a boundary.' }),
    );
  }
  const fields = new Map<string, string>();
  const files = new Map<string, FormFile>();
  const { multipartStream } = yield* HttpServerRequest.HttpServerRequest;
  yield* multipartStream.pipe(
    Stream.runForEach((part) => collect(part, fields, files)),
    Effect.provideService(Multipart.MaxParts, MAX_PARTS),
    Effect.provideService(Multipart.MaxFieldSize, ByteSize.bytes(MAX_FIELD_BYTES)),
    Effect.provideService(Multipart.MaxFileSize, ByteSize.bytes(limits.maxFileBytes)),
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(limits.maxBytes)),
  );
  const file = files.get('file');
  if (file === undefined) {
    return yield* Effect.fail(invalidParameters([{ field: 'file', message: 'is required, with a file name' }]));
  }
  return { fields, file, standard: files.get('standard_file') } satisfies FormBody;
});

function collect(
  part: Multipart.Part,
  fields: Map<string, string>,
  files: Map<string, FormFile>,
): Effect.Effect<void, unknown> {
  if (part._tag === 'Field') {
    if (fields.has(part.key))
      return Effect.fail(invalidParameters([{ field: part.key, message: 'must be given once' }]));
    fields.set(part.key, part.value);
    return Effect.void;
  }
  const { key } = part;
  if (!FILE_PARTS.includes(key)) return Effect.fail(invalidParameters([{ field: key, message: 'must not be a file' }]));
  if (files.has(key)) return Effect.fail(invalidParameters([{ field: key, message: 'must be given once' }]));
  return Effect.map(part.contentEffect, (bytes) => {
    files.set(key, { name: fileName(part.name), bytes });
  });
}

/** No file system has longer names. */
const MAX_NAME = 255;

/** The last part of what may be a whole path, fit to be quoted: a name comes from elsewhere like any other text. */
const fileName = (given: string): string =>
  given
    .slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
    .replace(/\p{Cc}/gu, '')
    .slice(0, MAX_NAME)
    .toWellFormed();
