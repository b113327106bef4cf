import { DecisionsBody, DecisionsRequest } from './decisions.ts';
import type { Operation } from './operation.ts';

/** What people decide on the changes and issues of a completed review. */
export const DECISION_OPERATIONS = {
  decide: {
    method: 'POST',
    path: '/api/review/{id}/decisions',
    tag: 'Deciding',
    summary: 'Decide on changes and issues',
    description:
      'Accepts, rejects or edits proposed changes and issues of a completed review. Result and artifacts are made again from what was decided, as the next revision; earlier revisions stay. An issue that is rejected takes its change along. The same decisions sent again change nothing. The revision is ready when `making` is null, at the event `revised`, and at the webhook `review.revised`.',
    access: 'key',
    body: { type: 'application/json', schema: DecisionsRequest },
    answer: { description: 'What is decided now.', content: { 'application/json': DecisionsBody } },
    errors: [
      'INVALID_PARAMETERS',
      'INVALID_JSON',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'REQUEST_TIMEOUT',
      'NOT_FOUND',
      'REVIEW_NOT_COMPLETED',
      'REVIEW_FAILED',
      'DECISION_CONFLICT',
      'REVISION_IN_PROGRESS',
    ],
  },
  getDecisions: {
    method: 'GET',
    path: '/api/review/{id}/decisions',
    tag: 'Deciding',
    summary: 'What was decided',
    description: 'The decisions on a review, what is undecided, and its revisions.',
    access: 'key',
    answer: { description: 'What is decided.', content: { 'application/json': DecisionsBody } },
    errors: ['NOT_FOUND', 'REVIEW_NOT_COMPLETED', 'REVIEW_FAILED'],
  },
} as const satisfies Record<string, Operation>;
