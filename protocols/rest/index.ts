export { DecisionsBody, DecisionsRequest, RevisionNumber } from './decisions.ts';
export {
  DeliveryBody,
  DeliveryDetailBody,
  DeliveryListBody,
  DeliveryListQuery,
  RotatedSecretBody,
} from './delivery.ts';
export { ErrorBody, FieldError, ProblemBody } from './error.ts';
export { ERROR_CODES, ERRORS, type ErrorCode, RATE_LIMIT_TEXTS } from './error-texts.ts';
export { SHORTEST_IDEMPOTENCY_MS } from './idempotency-period.ts';
export {
  KeyBody,
  KeyListBody,
  keyBody,
  NewKeyBody,
  NewKeyRequest,
  RegenerateKeyRequest,
  RevokedKeyBody,
} from './key.ts';
export type { Operation } from './operation.ts';
export { KEYED_ERRORS, OPERATION_IDS, OPERATIONS, type OperationId } from './operations.ts';
export {
  PlaybookBody,
  PlaybookDetailBody,
  PlaybookListBody,
  PlaybookQuery,
  PlaybookTrial,
  PlaybookTrialBody,
  RemovedPlaybookBody,
} from './playbook.ts';
export { ReviewBody, ReviewListBody, ReviewListQuery, reviewBody } from './review.ts';
export { StatusBody, statusBody } from './status.ts';
export { FileReviewFields, SubmittedBody, TextReviewBody } from './submission.ts';
export { WebhookBody } from './webhook.ts';
export { WEBHOOK_ANSWER_MS, WEBHOOK_PAUSES_MS } from './webhook-retries.ts';
