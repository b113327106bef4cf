export { asyncApiDocument } from './asyncapi.ts';
export {
  DEFAULT_DEEP_PROTOCOL,
  DEFAULT_PROTOCOL,
  PROTOCOLS,
  protocolNamed,
  SECOND_READING,
} from './catalogue/catalogue.ts';
export { Ballot } from './debate/ballot.ts';
export { Claim } from './debate/claim.ts';
export {
  type Check,
  type Fact,
  type Ground,
  LONGEST_GROUND,
  MOST_CHECKS,
  MOST_GROUNDS,
  placeOf,
} from './debate/ground.ts';
export { mergeFindings } from './debate/merge-findings.ts';
export { Amendment, Position, Stance } from './debate/position.ts';
export { Decision, Protocol, StopRule, Topology } from './debate/protocol.ts';
export { protocolHash } from './debate/protocol-hash.ts';
export { Tally } from './debate/tally.ts';
export { OUTCOMES, Outcome, Verdict } from './debate/verdict.ts';
export {
  acceptance,
  ballotOf,
  byzantineQuorum,
  CLAIM_CANDIDATES,
  decide,
  dfQuadStrength,
  InvalidBallot,
  outcomeOf,
  posterior,
  voteWeight,
} from './decision/index.ts';
export { contentHash, stringHash } from './hash.ts';
export {
  Brief,
  Call,
  Cancel,
  Decide,
  Deliver,
  Dismissal,
  DocumentReference,
  OriginalFile,
  Publish,
  Published,
  RefusedFinding,
  ReviewOptions,
  RoundTally,
  Statement,
  Submit,
  TrackedChanges,
  UploadFormat,
  Verdicts,
} from './messages.ts';
export { agreement } from './metrics/index.ts';
export { openApiDocument } from './openapi.ts';
export {
  DecisionsBody,
  DecisionsRequest,
  DeliveryBody,
  DeliveryDetailBody,
  DeliveryListBody,
  DeliveryListQuery,
  ERROR_CODES,
  ERRORS,
  ErrorBody,
  type ErrorCode,
  FieldError,
  FileReviewFields,
  KEYED_ERRORS,
  KeyBody,
  KeyListBody,
  keyBody,
  NewKeyBody,
  NewKeyRequest,
  OPERATION_IDS,
  OPERATIONS,
  type Operation,
  type OperationId,
  PlaybookBody,
  PlaybookDetailBody,
  PlaybookListBody,
  PlaybookQuery,
  PlaybookTrial,
  PlaybookTrialBody,
  ProblemBody,
  RATE_LIMIT_TEXTS,
  RegenerateKeyRequest,
  RemovedPlaybookBody,
  ReviewBody,
  ReviewListBody,
  ReviewListQuery,
  RevisionNumber,
  RevokedKeyBody,
  RotatedSecretBody,
  reviewBody,
  SHORTEST_IDEMPOTENCY_MS,
  StatusBody,
  SubmittedBody,
  statusBody,
  TextReviewBody,
  WEBHOOK_ANSWER_MS,
  WEBHOOK_PAUSES_MS,
  WebhookBody,
} from './rest/index.ts';
export {
  ARTIFACTS,
  ArtifactName,
  COMPARISON,
  COMPARISON_FILE,
  fileNameOf,
  INTERNAL_REDLINE,
  INTERNAL_REDLINE_FILE,
  mediaTypeOf,
} from './review/artifacts.ts';
export {
  CUAD_CATEGORIES,
  DOCUMENT_TYPES,
  DOMAINS,
  DocumentType,
  Domain,
  ISSUE_CATEGORIES,
  IssueCategory,
  PRESETS,
  Preset,
  SEVERITIES,
  Severity,
  SMELL_CATEGORIES,
  UNFAIR_CATEGORIES,
} from './review/categories.ts';
export { creditsFor, DEEP_FACTOR } from './review/credits.ts';
export { type CalendarEntry, DEAL_TOPICS, type DealLine, type DealSheet, type Strength } from './review/deal.ts';
export { AskedDecision, DecisionConflict, type DecisionNote, MAX_DECISIONS, TakenDecision } from './review/decision.ts';
export { type Deviation, type Deviations, StandardReference } from './review/deviation.ts';
export { DEFAULT_MAX_CHARACTERS, DEFAULT_MAX_FILE_BYTES, MAX_LINES } from './review/document-limits.ts';
export { DocumentMap, DUTY_MATTERS, type DutyEffect, type DutyMatter } from './review/document-map.ts';
export { Change, Evidence, Finding, type FindingWords, MAX_EVIDENCE } from './review/finding.ts';
export { DEFAULT_ISSUES_PER_PAGE, MOST_ISSUES_PER_PAGE } from './review/issues-per-page.ts';
export { misquotation } from './review/misquotation.ts';
export {
  NEGOTIATION_STANCES,
  type NegotiationEnd,
  type NegotiationMove,
  type NegotiationRun,
  type NegotiationStep,
} from './review/negotiation.ts';
export { Phrase, type PhraseValues } from './review/phrase.ts';
export {
  BRIEFING_AUDIENCES,
  Issue,
  type IssueSide,
  judgedScore,
  ProposedChange,
  ReviewResult,
  ReviewVerdict,
  SpokenPosition,
} from './review/result.ts';
export { DEFAULT_RETENTION_DAYS, DEFAULT_RETENTION_GB } from './review/retention-period.ts';
export { RevisionRecord } from './review/revision.ts';
export { ReviewEvent, ReviewView, STAGES_UNDER_WAY, STATUSES, Stage, Status } from './review/view.ts';
export { withBounds } from './schema-bounds.ts';
export { type SeededRandom, seededRandom } from './seeded.ts';
export { changedIn, majorityPosterior, RoundRecord, recordRound, stopReason } from './stop/index.ts';
export { formatSubject, PATTERNS, parseSubject, type ReviewSubject } from './subjects.ts';
export { neighbours, type Voter } from './topology/index.ts';
