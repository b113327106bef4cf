export {
  type CallOptions,
  type ClientOptions,
  type DownloadOptions,
  type FileReview,
  ReviewClient,
  type SubmitOptions,
} from './client.ts';
export { ApiError, ConnectionError, type FieldError, WaitTimeout, WebhookRefused } from './errors.ts';
export {
  ARTIFACTS,
  type Artifact,
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
export { nodePlatform, type Platform } from './platform.ts';
export type { WaitOptions } from './wait.ts';
export { verifyWebhook, type WebhookCheck } from './webhook.ts';
