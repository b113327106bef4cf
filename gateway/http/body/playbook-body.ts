import type { IncomingMessage } from 'node:http';
import * as ByteSize from 'effect/ByteSize';
import * as Effect from 'effect/Effect';
import { HttpIncomingMessage, HttpServerRequest } from 'effect/http';
import type { YAMLParseError } from 'yaml';
import { Playbook } from '../../../protocols/playbook/index.ts';
import { type ApiError, invalidParameters } from '../errors/api-error.ts';
import { header } from '../header.ts';
import { readJsonBody, requireMediaType } from './json-body.ts';
import { parse } from './parameters.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/** Each topic has a dozen objects and lists. */
const MAX_PARTS = 10_000;

/** A YAML file may repeat itself, but not grow by it. */
const MAX_ALIASES = 20;

const YAML = ['application/yaml', 'application/x-yaml', 'text/yaml'];

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A playbook as JSON or YAML. Fails with INVALID_PARAMETERS that names the path of what is wrong. */
export const readPlaybookBody = Effect.fnUntraced(function* (request: IncomingMessage) {
  const given = header(request, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const written = YAML.includes(given)
    ? yield* readYaml(request, given)
    : yield* readJsonBody(request, MAX_BYTES, MAX_PARTS);
  return yield* Effect.try({ try: () => parse(Playbook, written), catch: (error) => error });
});

const readYaml = Effect.fnUntraced(function* (request: IncomingMessage, type: string) {
  yield* requireMediaType(request, type);
  const { arrayBuffer } = yield* HttpServerRequest.HttpServerRequest;
  const bytes = yield* arrayBuffer.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(MAX_BYTES)),
  );
  const yaml = yield* Effect.promise(() => import('yaml'));
  return yield* Effect.try({
    try: (): unknown => yaml.parse(decoder.decode(bytes), { maxAliasCount: MAX_ALIASES, prettyErrors: true }),
    catch: (error) => yamlError(error instanceof yaml.YAMLParseError ? error : undefined),
  });
});

function yamlError(error: YAMLParseError | undefined): ApiError {
  if (error === undefined) return invalidParameters([{ field: 'body', message: 'is not YAML that can be read' }]);
  const [at] = error.linePos ?? [];
  const place = at === undefined ? '' : ` (line ${at.line}, column ${at.col})`;
  return invalidParameters([{ field: 'body', message: `is not valid YAML: ${error.code}${place}` }]);
}
