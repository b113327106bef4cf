export {
  type ClientOptions,
  type DownloadOptions,
  type FileReview,
  type ResultsOptions,
  ReviewClient,
  type SubmitOptions,
} from './client.ts';
export { ApiError, ConnectionError, type FieldError, WaitTimeout, WebhookRefused } from './errors.ts';
export {
  ARTIFACTS,
  type Artifact,
  type CallOptions,
  type ComparedClause,
  type Decision,
  type DecisionNote,
  type Decisions,
  type DecisionsRequest,
  type Evidence,
  type Issue,
  type Preset,
  type ProposedChange,
  type Results,
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
export { Secret } from './secret.ts';
export type { WaitOptions } from './wait.ts';
export { verifyWebhook, type WebhookCheck } from './webhook.ts';
export type { Delivery, DeliveryDetail, DeliveryListQuery, DeliveryPage, RotatedSecret } from './webhooks.ts';
