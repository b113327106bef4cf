export { Ballot } from './debate/ballot.ts';
export { Claim } from './debate/claim.ts';
export { Amendment, Position, STANCES, Stance } from './debate/position.ts';
export { Decision, Protocol, StopRule, Topology } from './debate/protocol.ts';
export { Tally, TieBreak } from './debate/tally.ts';
export { OUTCOMES, Outcome, Verdict } from './debate/verdict.ts';
export {
  Brief,
  Call,
  Cancel,
  DocumentReference,
  Instant,
  ReviewOptions,
  RoundTally,
  Statement,
  Submit,
  UploadFormat,
  Verdicts,
} from './messages.ts';
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
export { Change, Evidence, Finding } from './review/finding.ts';
export { Phrase, type PhraseValues } from './review/phrase.ts';
export {
  ARTIFACTS,
  ArtifactName,
  BRIEFING_AUDIENCES,
  Consensus,
  DocumentMap,
  Issue,
  ProposedChange,
  ReviewResult,
  SpokenPosition,
} from './review/result.ts';
export { ReviewEvent, ReviewView, STAGES, STATUSES, Stage, Status } from './review/view.ts';
export { formatSubject, PATTERNS, parseSubject, type ReviewSubject } from './subjects.ts';
