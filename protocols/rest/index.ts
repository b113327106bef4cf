export { ERROR_CODES, ERRORS, ErrorBody, type ErrorCode, FieldError, ProblemBody } from './error.ts';
export { KEYED_ERRORS, OPERATION_IDS, OPERATIONS, type Operation, type OperationId } from './operations.ts';
export { ReviewBody, ReviewListBody, ReviewListQuery, reviewBody, StatusBody, statusBody } from './review.ts';
export { FileReviewFields, SubmittedBody, TextReviewBody } from './submission.ts';
export { WebhookBody } from './webhook.ts';
