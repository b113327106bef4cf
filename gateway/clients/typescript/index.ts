export {
  type ClientOptions,
  type DownloadOptions,
  type FileReview,
  type ResultsOptions,
  ReviewClient,
  type SubmitOptions,
} from './client.ts';
export type { Decision, DecisionNote, Decisions, DecisionsRequest } from './decisions.ts';
export {
  ApiError,
  ConnectionError,
  type DecisionConflict,
  type FieldError,
  WaitTimeout,
  WebhookRefused,
} from './errors.ts';
export {
  ARTIFACTS,
  type Artifact,
  type CallOptions,
  type Preset,
  type Review,
  type ReviewEvent,
  type ReviewListQuery,
  type ReviewOptions,
  type ReviewPage,
  type ReviewStatus,
  type Severity,
  type Status,
  type Submitted,
  type TextReview,
  type Webhook,
} from './interface.ts';
export type { Key, KeyList, NewKey } from './keys.ts';
export { nodePlatform, type Platform } from './platform.ts';
export type {
  PlaybookDetail,
  PlaybookLine,
  PlaybookSummary,
  PlaybookTrial,
  PlaybookTrialAnswer,
} from './playbooks.ts';
export type { ComparedClause, Evidence, Issue, ProposedChange, Results } from './results.ts';
export { Secret } from './secret.ts';
export type { WaitOptions } from './wait.ts';
export { verifyWebhook, type WebhookCheck } from './webhook.ts';
export type { Delivery, DeliveryDetail, DeliveryListQuery, DeliveryPage, RotatedSecret } from './webhooks.ts';
