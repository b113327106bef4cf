import type { IncomingMessage } from 'node:http';
import * as ByteSize from 'effect/ByteSize';
import * as Effect from 'effect/Effect';
import { HttpIncomingMessage, HttpServerRequest } from 'effect/http';
import type { WrittenPlaybook } from '../../playbooks/index.ts';
import { invalidParameters } from '../errors/api-error.ts';
import { header } from '../header.ts';
import { readJsonBody, requireMediaType } from './json-body.ts';

export const MAX_PLAYBOOK_BYTES = 2 * 1024 * 1024;

/** Each topic has a dozen objects and lists. */
const MAX_PARTS = 10_000;

const YAML = ['application/yaml', 'application/x-yaml', 'text/yaml'];

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A playbook as it was sent, in JSON or YAML. Fails with INVALID_PARAMETERS, and as `readJsonBody`. */
export const readPlaybookBody = Effect.fnUntraced(function* (request: IncomingMessage) {
  const given = header(request, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!YAML.includes(given)) {
    const value = yield* readJsonBody(request, MAX_PLAYBOOK_BYTES, MAX_PARTS);
    return { form: 'json', value } satisfies WrittenPlaybook as WrittenPlaybook;
  }
  yield* requireMediaType(request, given);
  const { arrayBuffer } = yield* HttpServerRequest.HttpServerRequest;
  const bytes = yield* arrayBuffer.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(MAX_PLAYBOOK_BYTES)),
  );
  return yield* Effect.try({
    try: (): WrittenPlaybook => ({ form: 'yaml', text: decoder.decode(bytes) }),
    catch: () => invalidParameters([{ field: 'body', message: 'is not YAML that can be read' }]),
  });
});
