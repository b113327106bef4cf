import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DecisionsBody,
  DecisionsRequest,
  DeliveryBody,
  DeliveryDetailBody,
  DeliveryListBody,
  ERROR_CODES,
  ERRORS,
  ErrorBody,
  KeyBody,
  KeyListBody,
  NewKeyBody,
  NewKeyRequest,
  OPERATION_IDS,
  OPERATIONS,
  openApiDocument,
  PlaybookBody,
  PlaybookDetailBody,
  PlaybookListBody,
  PlaybookTrial,
  PlaybookTrialBody,
  ProblemBody,
  RegenerateKeyRequest,
  RemovedPlaybookBody,
  ReviewBody,
  ReviewListBody,
  RevokedKeyBody,
  RotatedSecretBody,
  StatusBody,
  SubmittedBody,
  TextReviewBody,
  WebhookBody,
  withBounds,
} from '../../../protocols/index.ts';
import { Playbook } from '../../../protocols/playbook/index.ts';
import { call } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

type Json = Record<string, unknown>;
const document = openApiDocument({ version: '1.2.3' });
const components = document.components as Record<string, Record<string, Json>>;

/** Every object of the document with where it stands. */
function* walk(value: unknown, at: string): Generator<[string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Json];
  for (const [name, child] of Object.entries(value)) yield* walk(child, `${at}/${name.replaceAll('/', '~1')}`);
}
const objects = [...walk(document, '#')];

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => (value as Json | undefined)?.[name.replaceAll('~1', '/')], document);

const operations = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('openapi: structure', () => {
  test('it is a 3.1 document of this version with every operation there is', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' }, security: [{ apiKey: [] }] });
    const ids = operations.map(({ operation }) => operation.operationId as string);
    expect(ids.toSorted()).toEqual([...OPERATION_IDS].toSorted());
    for (const { path, method, operation } of operations) {
      const own = OPERATIONS[operation.operationId as keyof typeof OPERATIONS];
      expect([own.path, own.method.toLowerCase()]).toEqual([path, method]);
    }
  });

  test('every reference leads somewhere', () => {
    const references = objects.flatMap(([, value]) => (typeof value.$ref === 'string' ? [value.$ref] : []));
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  test('every component is used', () => {
    const used = new Set(objects.map(([, value]) => value.$ref));
    const defined = ['schemas', 'responses', 'headers'].flatMap((kind) =>
      Object.keys(components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
    );
    // One status with several codes is in the operation itself; all other responses are shared.
    const shared = new Set(
      ERROR_CODES.filter(
        (code) => ERROR_CODES.filter((other) => ERRORS[other].status === ERRORS[code].status).length > 1,
      )
        .concat('METHOD_NOT_ALLOWED', 'HEADERS_TOO_LARGE')
        .map((code) => `#/components/responses/${code}`),
    );
    expect(defined.filter((name) => !used.has(name) && !shared.has(name))).toEqual([]);
  });

  test('the parameters of a path are exactly those in its name, all described', () => {
    for (const { path, operation } of operations) {
      const parameters = operation.parameters as Json[];
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(parameters.every((parameter) => typeof parameter.description === 'string')).toBe(true);
      expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
    }
  });

  test('every response is described, and every keyed operation tells of 401, 403, 429, 500 and 503', () => {
    for (const { operation } of operations) {
      const responses = operation.responses as Record<string, Json>;
      expect(Object.values(responses).every((each) => 'description' in each || '$ref' in each)).toBe(true);
      const general = ['401', '403', '429', '500', '503'].filter((status) => status in responses);
      expect(general.length).toBe('security' in operation ? 0 : 5);
    }
  });

  test('schemas say object, array or simple; required fields are defined', () => {
    for (const [, value] of objects.filter(([at]) => at.includes('/schemas/'))) {
      const required = (value.required ?? []) as string[];
      const properties = value.properties;
      if (!Array.isArray(required) || typeof properties !== 'object' || properties === null) continue;
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
    }
  });

  test('webhooks have every event with the payload', () => {
    expect(Object.keys(document.webhooks as Json)).toEqual(['review.completed', 'review.failed', 'review.revised']);
  });
});

describe('openapi: examples', () => {
  const schemas = {
    TextReview: TextReviewBody,
    DecisionsRequest,
    Playbook,
    PlaybookTrial,
    PlaybookSummary: PlaybookBody,
    PlaybookList: PlaybookListBody,
    PlaybookDetail: PlaybookDetailBody,
    PlaybookTrialAnswer: PlaybookTrialBody,
    RemovedPlaybook: RemovedPlaybookBody,
    Decisions: DecisionsBody,
    Submitted: SubmittedBody,
    Status: StatusBody,
    Review: ReviewBody,
    ReviewList: ReviewListBody,
    Key: KeyBody,
    KeyList: KeyListBody,
    NewKey: NewKeyBody,
    NewKeyRequest,
    RegenerateKeyRequest,
    RevokedKey: RevokedKeyBody,
    Delivery: DeliveryBody,
    DeliveryDetail: DeliveryDetailBody,
    DeliveryList: DeliveryListBody,
    RotatedSecret: RotatedSecretBody,
    Webhook: WebhookBody,
    Error: ErrorBody,
    Problem: ProblemBody,
  };

  test.each(Object.entries(schemas))('%s', (name, schema) => {
    const examples = components.schemas?.[name]?.examples as unknown[];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(schema.parse(example)).toEqual(example);
  });

  test('each error has one with its own status', () => {
    for (const code of ERROR_CODES) {
      const content = components.responses?.[code]?.content as Record<string, Json>;
      const example = ErrorBody.parse(content['application/json']?.example);
      expect(example).toMatchObject({ error_code: code, status: ERRORS[code].status });
    }
  });

  test('those of bodies and answers are those of their schemas', () => {
    const media = objects.filter(([, value]) => 'example' in value && '$ref' in Object(value.schema));
    expect(media.length).toBeGreaterThan(10);
    for (const [, { schema, example }] of media) {
      const name = String((schema as Json).$ref)
        .split('/')
        .at(-1) as keyof typeof schemas;
      expect(() => schemas[name].parse(example)).not.toThrow();
    }
  });
});

describe('openapi: served', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  test('/openapi.json is the document', async () => {
    const reply = await call(gateway, '/openapi.json', { key: null });
    expect(reply.json()).toEqual(JSON.parse(JSON.stringify(withBounds(openApiDocument({ version: '0.0.0' })))));
  });

  test('/docs tells of every operation, error and schema, and asks nobody else for anything', async () => {
    const { text, headers } = await call(gateway, '/docs', { key: null });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script|<link|<img|@import|url\(|src=/);
    expect(
      [...text.matchAll(/href="([^"]+)"/g)].filter(([, href]) => !/^(#|\/openapi\.json$)/.test(href ?? '')),
    ).toEqual([]);
    for (const id of OPERATION_IDS) expect(text).toContain(`<section id="${id}">`);
    for (const code of ERROR_CODES) expect(text).toContain(`id="error-${code.toLowerCase()}"`);
    for (const name of Object.keys(components.schemas ?? {})) expect(text).toContain(`id="schema-${name}"`);
    const named = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const ids = new Set(named);
    expect(named).toHaveLength(ids.size);
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    expect(text).not.toMatch(/undefined|\[object Object\]|NaN/);
  });
});
