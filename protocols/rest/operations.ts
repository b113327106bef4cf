import { z } from 'zod';
import { periodInWords } from '../in-words.ts';
import { ArtifactName } from '../review/artifacts.ts';
import { ReviewResult } from '../review/result.ts';
import { DECISION_OPERATIONS } from './decision-operations.ts';
import { RevisionNumber } from './decisions.ts';
import type { ErrorCode } from './error-texts.ts';
import { SHORTEST_IDEMPOTENCY_MS } from './idempotency-period.ts';
import { KEY_OPERATIONS } from './key-operations.ts';
import type { Operation } from './operation.ts';
import { PLAYBOOK_OPERATIONS } from './playbook-operations.ts';
import { ReviewBody, ReviewListBody, ReviewListQuery } from './review.ts';
import { StatusBody } from './status.ts';
import { FileReviewForm, SubmittedBody, TextReviewBody } from './submission.ts';
import { WEBHOOK_OPERATIONS } from './webhook-operations.ts';

/** Refusals that every operation with a key can give. */
export const KEYED_ERRORS: readonly ErrorCode[] = [
  'UNAUTHORIZED',
  'TIER_FORBIDDEN',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
];

const SUBMISSION_ERRORS = [
  'INVALID_PARAMETERS',
  'INSUFFICIENT_CREDITS',
  'NOT_FOUND',
  'IDEMPOTENCY_IN_PROGRESS',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_MISMATCH',
  'REQUEST_TIMEOUT',
] as const;

const submissionHeaders = {
  'Idempotency-Key': {
    description: `Makes the request safe to repeat: the same key with the same request gives the same review_id and answer, and is charged once. A key is remembered for as long as its review is kept, and at least ${periodInWords(SHORTEST_IDEMPOTENCY_MS)}. 1 to 255 visible ASCII characters.`,
    example: 'order-20418-review',
  },
};

const submitted = {
  description: 'The review is accepted and goes on by itself.',
  content: { 'application/json': SubmittedBody },
  headers: { 'Idempotency-Replayed': '`true` when this is the kept answer of an earlier request with the same key.' },
};

const Revision = RevisionNumber.optional().describe(
  'An earlier one: 1 is what the panel left, each further one holds what was decided until then. Default: the latest.',
);

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const OPERATIONS = {
  submitText: {
    method: 'POST',
    path: '/api/review/text-review',
    tag: 'Submitting',
    summary: 'Review a text',
    description:
      'Takes a document as text and starts a review. Fields that are not in the schema are refused by name, so that a misspelt option is noticed. Of a key given twice, the last one counts.',
    access: 'key',
    headers: submissionHeaders,
    body: { type: 'application/json', schema: TextReviewBody },
    answer: submitted,
    errors: [...SUBMISSION_ERRORS, 'INVALID_JSON'],
  },
  submitFile: {
    method: 'POST',
    path: '/api/review/file-review',
    tag: 'Submitting',
    summary: 'Review a file',
    description:
      'Takes a docx, pdf, txt or md document as the part `file` of a form, and the options of a text review as its fields. A file that cannot be read is refused with the reason.',
    access: 'key',
    headers: submissionHeaders,
    body: { type: 'multipart/form-data', schema: FileReviewForm },
    answer: submitted,
    errors: SUBMISSION_ERRORS,
  },
  listReviews: {
    method: 'GET',
    path: '/api/review',
    tag: 'Following',
    summary: 'List reviews',
    description: 'The reviews of the account, newest first, page by page.',
    access: 'key',
    query: ReviewListQuery,
    answer: { description: 'One page.', content: { 'application/json': ReviewListBody } },
    errors: ['INVALID_PARAMETERS'],
  },
  getReview: {
    method: 'GET',
    path: '/api/review/{id}',
    tag: 'Following',
    summary: 'One review',
    description: 'What was asked for, and how it stands.',
    access: 'key',
    answer: { description: 'The review.', content: { 'application/json': ReviewBody } },
    errors: ['NOT_FOUND'],
  },
  getStatus: {
    method: 'GET',
    path: '/api/review/{id}/status',
    tag: 'Following',
    summary: 'Status of a review',
    description: 'For polling: `completed` ends it. `artifacts` says what can be downloaded.',
    access: 'key',
    answer: { description: 'How the review stands.', content: { 'application/json': StatusBody } },
    errors: ['NOT_FOUND'],
  },
  streamEvents: {
    method: 'GET',
    path: '/api/review/{id}/events',
    tag: 'Following',
    summary: 'Follow a review',
    description:
      'Server-sent events: every event of the review from the first, then as they happen, until it is over. `Last-Event-ID` resumes after that event, without gap or repeat. When nothing can follow, the answer is 204, which tells an EventSource not to come back.',
    access: 'key',
    headers: { 'Last-Event-ID': { description: 'The id of the last event that was received.', example: '17' } },
    answer: {
      description:
        'Each event has an `id`, its name as `event`, and as `data` a JSON object {review_id, seq, name, at, data}.',
      content: { 'text/event-stream': null },
    },
    errors: ['INVALID_PARAMETERS', 'NOT_FOUND'],
  },
  cancelReview: {
    method: 'POST',
    path: '/api/review/{id}/cancel',
    tag: 'Following',
    summary: 'Cancel a review',
    description:
      'Ends a review early; its credits are released. A review that is already over stays as it is: the status in the answer says which.',
    access: 'key',
    answer: { description: 'How the review stands now.', content: { 'application/json': StatusBody } },
    errors: ['NOT_FOUND'],
  },
  getResults: {
    method: 'GET',
    path: '/api/review/{id}/results',
    tag: 'Results',
    summary: 'Results of a review',
    description:
      'The structured result. All offsets are UTF-16 indices into the text that was reviewed, end exclusive.',
    access: 'key',
    query: z.strictObject({ revision: Revision }),
    answer: { description: 'The result.', content: { 'application/json': ReviewResult } },
    errors: ['INVALID_PARAMETERS', 'NOT_FOUND', 'REVIEW_NOT_COMPLETED', 'REVIEW_FAILED'],
  },
  download: {
    method: 'GET',
    path: '/api/review/{id}/download/{artifact}',
    tag: 'Results',
    summary: 'Download a file',
    description:
      'txt: revised plain text. md: Markdown report. json: full structured result. redline: DOCX with tracked changes. revised-docx: formatted revised DOCX. pdf: analytics report. report: intelligence report. zip: all files.',
    access: 'key',
    query: z.strictObject({
      revision: Revision,
      version: z
        .enum(['original', 'external', 'internal', 'comparison'])
        .optional()
        .describe(
          'With txt `original`: the text that was reviewed, which all offsets point into. With redline `external` (the default): for the other side, each change with its reason; or `internal`: every issue as a comment, with its severity and what to settle for; or `comparison`: the standard of the request with what the document makes of it tracked.',
        ),
    }),
    answer: {
      description: 'The file.',
      content: {
        'text/plain; charset=utf-8': null,
        'text/markdown; charset=utf-8': null,
        'application/json': ReviewResult,
        [DOCX]: null,
        'application/pdf': null,
        'application/zip': null,
      },
      headers: { 'Content-Disposition': 'A file name made from the title of the document.' },
    },
    errors: ['INVALID_PARAMETERS', 'NOT_FOUND', 'REVIEW_NOT_COMPLETED', 'REVIEW_FAILED'],
  },
  ...DECISION_OPERATIONS,
  ...PLAYBOOK_OPERATIONS,
  ...KEY_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  getOpenApi: {
    method: 'GET',
    path: '/openapi.json',
    tag: 'Documents',
    summary: 'OpenAPI document',
    description: 'The whole interface as OpenAPI 3.1, for tools.',
    access: 'open',
    answer: { description: 'The OpenAPI document.', content: { 'application/json': null } },
    errors: [],
  },
  getAsyncApi: {
    method: 'GET',
    path: '/asyncapi.json',
    tag: 'Documents',
    summary: 'AsyncAPI document',
    description: 'The webhooks and the messages of a review on NATS as AsyncAPI 3.1, for tools.',
    access: 'open',
    answer: { description: 'The AsyncAPI document.', content: { 'application/json': null } },
    errors: [],
  },
  getPlaybookSchema: {
    method: 'GET',
    path: '/playbook.schema.json',
    tag: 'Documents',
    summary: 'Schema of playbooks',
    description: 'What a playbook may hold, as JSON Schema, for editors and tools.',
    access: 'open',
    answer: { description: 'The schema.', content: { 'application/json': null } },
    errors: [],
  },
  getDocs: {
    method: 'GET',
    path: '/docs',
    tag: 'Documents',
    summary: 'This page',
    description: 'The same for reading.',
    access: 'open',
    answer: { description: 'A page.', content: { 'text/html; charset=utf-8': null } },
    errors: [],
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[];

/** Schemas of the path parameters. */
export const PATH_PARAMETERS = {
  id: { schema: z.string(), description: 'The review_id.', example: 'rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47' },
  artifact: { schema: ArtifactName, description: 'Which file.', example: 'redline' },
  key_id: {
    schema: z.string(),
    description: 'The id of a key.',
    example: 'key_0d1c6c0e-4d0d-4b53-8a3e-6f1f3f1f7a10',
  },
  playbook_id: {
    schema: z.string(),
    description: 'The id of a playbook.',
    example: 'services-customer',
  },
  webhook_id: {
    schema: z.string(),
    description: 'The id of a delivery: the `webhook-id` of its attempts.',
    example: 'msg_5d41402abc4b2a76b9719d911017c592',
  },
} as const;
