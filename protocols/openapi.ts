import type { z } from 'zod';
import { inlineSchema, namedSchemas } from './json-schema.ts';
import {
  errorResponse,
  headerReferences,
  OPEN_ERRORS,
  reference,
  refusals,
  sharedHeaders,
} from './openapi-refusals.ts';
import { Playbook } from './playbook/playbook.ts';
import { DecisionsBody, DecisionsRequest } from './rest/decisions.ts';
import { DeliveryBody, DeliveryDetailBody, DeliveryListBody, RotatedSecretBody } from './rest/delivery.ts';
import { ErrorBody, ProblemBody } from './rest/error.ts';
import { ERROR_CODES, ERRORS } from './rest/error-texts.ts';
import { ReviewBody, ReviewListBody, StatusBody } from './rest/index.ts';
import { KeyBody, KeyListBody, NewKeyBody, NewKeyRequest, RegenerateKeyRequest, RevokedKeyBody } from './rest/key.ts';
import type { Operation } from './rest/operation.ts';
import { KEYED_ERRORS, OPERATION_IDS, OPERATIONS, PATH_PARAMETERS } from './rest/operations.ts';
import {
  PlaybookBody,
  PlaybookDetailBody,
  PlaybookListBody,
  PlaybookTrial,
  PlaybookTrialBody,
  RemovedPlaybookBody,
} from './rest/playbook.ts';
import { FileReviewForm, SubmittedBody, TextReviewBody } from './rest/submission.ts';
import { WebhookBody } from './rest/webhook.ts';
import { ANSWER_IN_WORDS, PAUSES_IN_WORDS } from './rest/webhook-retries.ts';
import { TakenDecision } from './review/decision.ts';
import { DocumentMap } from './review/document-map.ts';
import { Evidence } from './review/finding.ts';
import { Consensus, Issue, ProposedChange, ReviewResult } from './review/result.ts';

type Json = Record<string, unknown>;

/** Schemas with their own name in the document; requests show what may be sent, answers what will be there. */
const REQUESTS: Record<string, z.ZodType> = {
  TextReview: TextReviewBody,
  DecisionsRequest,
  Playbook,
  PlaybookTrial,
  FileReview: FileReviewForm,
  NewKeyRequest,
  RegenerateKeyRequest,
};
const ANSWERS: Record<string, z.ZodType> = {
  Submitted: SubmittedBody,
  Status: StatusBody,
  Review: ReviewBody,
  ReviewList: ReviewListBody,
  Results: ReviewResult,
  Issue,
  Evidence,
  ProposedChange,
  Decision: TakenDecision,
  PlaybookSummary: PlaybookBody,
  PlaybookList: PlaybookListBody,
  PlaybookDetail: PlaybookDetailBody,
  PlaybookTrialAnswer: PlaybookTrialBody,
  RemovedPlaybook: RemovedPlaybookBody,
  Decisions: DecisionsBody,
  Consensus,
  DocumentMap,
  Key: KeyBody,
  KeyList: KeyListBody,
  NewKey: NewKeyBody,
  RevokedKey: RevokedKeyBody,
  Delivery: DeliveryBody,
  DeliveryDetail: DeliveryDetailBody,
  DeliveryList: DeliveryListBody,
  RotatedSecret: RotatedSecretBody,
  Webhook: WebhookBody,
  Error: ErrorBody,
  Problem: ProblemBody,
};

/** The OpenAPI 3.1 document of the REST interface, written from the operations and their schemas. */
export function openApiDocument(options: { version: string; serverUrl?: string }): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Document review',
      version: options.version,
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: options.serverUrl ?? '/', description: 'This service.', 'x-internal': false }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: [{ apiKey: [] }],
    paths: paths(),
    webhooks: webhooks(),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of the form `agr_live_…`. Server-side only.',
        },
      },
      headers: sharedHeaders(),
      responses: Object.fromEntries(ERROR_CODES.map((code) => [code, errorResponse(code)])),
      schemas: { ...namedSchemas(REQUESTS, 'input'), ...namedSchemas(ANSWERS, 'output') },
    },
  };
}

const TAGS: Record<Operation['tag'], string> = {
  Submitting: 'Hand in a document.',
  Following: 'See how a review stands, and end it.',
  Results: 'Fetch what a review came to.',
  Deciding: 'Accept, reject or edit changes and issues, and get redline and reports made again.',
  Playbooks: 'Your own positions: make, try and change them.',
  Keys: 'Make, change and end the keys of the account.',
  Webhooks: 'See what was delivered, deliver it again, change the signing secret.',
  Documents: 'The interface itself, for tools and for reading; no key needed.',
};

const INTRODUCTION = [
  'A panel of expert agents reviews a document: submit a text or a file, follow the review, fetch its results.',
  'The experts are rules and trained classifiers. Language models take part only where the operator, the account and the request allow it, and results and reports then say so.',
  'Errors have the body {detail, error_code, status}; with `Accept: application/problem+json` they are RFC 9457 problem details.',
  'An unknown review and one of another account are answered alike.',
  'Every answer carries X-Request-Id; one you send is returned when it has 1 to 128 characters out of A-Z a-z 0-9 . _ : -.',
].join('\n\n');

function paths(): Json {
  const result: Record<string, Json> = {};
  for (const id of OPERATION_IDS) {
    const operation: Operation = OPERATIONS[id];
    const method = operation.method.toLowerCase();
    result[operation.path] = { ...result[operation.path], [method]: describe(id, operation) };
  }
  return result;
}

function describe(id: string, operation: Operation): Json {
  const result: Json = {
    operationId: id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    parameters: [...pathParameters(operation.path), ...queryParameters(operation), ...headerParameters(operation)],
    responses: responses(operation),
  };
  if (operation.access === 'open') result.security = [];
  if (operation.body !== undefined) {
    const required = operation.body.isOptional !== true;
    result.requestBody = { required, content: { [operation.body.type]: media(operation.body.schema) } };
  }
  return result;
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const { schema, description, example } = PATH_PARAMETERS[name as keyof typeof PATH_PARAMETERS];
    return { name, in: 'path', required: true, description, schema: inlineSchema(schema), example };
  });
}

function queryParameters(operation: Operation): Json[] {
  const shape: Record<string, z.ZodType> = operation.query === undefined ? {} : operation.query.shape;
  return Object.entries(shape).map(([name, schema]) => {
    const { description, ...rest } = inlineSchema(schema);
    return { name, in: 'query', required: false, description, schema: rest };
  });
}

function headerParameters(operation: Operation): Json[] {
  return Object.entries(operation.headers ?? {}).map(([name, { description, example }]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
    example,
  }));
}

function responses(operation: Operation): Json {
  const { answer } = operation;
  const content = Object.entries(answer.content).map(([type, schema]) => [type, schema === null ? {} : media(schema)]);
  const own = Object.entries(answer.headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const result: Record<string, Json> = {
    200: {
      description: answer.description,
      headers: { ...headerReferences(operation.access === 'key'), ...Object.fromEntries(own) },
      content: Object.fromEntries(content),
    },
  };
  if ('text/event-stream' in answer.content) {
    result[204] = { description: 'Nothing follows: the review is over.', headers: headerReferences(true) };
  }
  const codes = [...operation.errors, ...(operation.access === 'key' ? KEYED_ERRORS : OPEN_ERRORS)];
  for (const [status, group] of Map.groupBy(codes, (code) => ERRORS[code].status)) result[status] = refusals(group);
  return result;
}

const webhook = (event: string, summary: string) => ({
  post: {
    operationId: `onReview${event.charAt(7).toUpperCase()}${event.slice(8)}`,
    summary,
    description: `POSTed to webhook_url. Any 2xx answer within ${ANSWER_IN_WORDS} accepts it; otherwise it is tried again after ${PAUSES_IN_WORDS}. The body's \`event\` is \`${event}\`.`,
    security: [],
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
      name,
      in: 'header',
      required: true,
      description: 'As in Standard Webhooks.',
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': media(WebhookBody) } },
    responses: { '2XX': { description: 'Accepted.' } },
  },
});

function webhooks(): Json {
  return {
    'review.completed': webhook('review.completed', 'A review has completed'),
    'review.failed': webhook('review.failed', 'A review has failed'),
    'review.revised': webhook('review.revised', 'What was decided has been made into a revision'),
  };
}

function media(schema: z.ZodType): Json {
  const named = Object.entries({ ...REQUESTS, ...ANSWERS }).find(([, candidate]) => candidate === schema);
  const example = schema.meta()?.examples as unknown[] | undefined;
  const result: Json = { schema: named === undefined ? inlineSchema(schema) : reference(named[0]) };
  if (example !== undefined) result.example = example[0];
  return result;
}
