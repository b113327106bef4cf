import { z } from 'zod';
import { Claim } from './debate/claim.ts';
import { Position } from './debate/position.ts';
import { Protocol } from './debate/protocol.ts';
import { Tally } from './debate/tally.ts';
import { Verdict } from './debate/verdict.ts';
import { ModelPlan } from './models/model-plan.ts';
import { OutsideExpert } from './outside/outside-expert.ts';
import { PlaybookReference } from './playbook/reference.ts';
import { ArtifactName } from './review/artifacts.ts';
import { DocumentType, Preset } from './review/categories.ts';
import { TakenDecision } from './review/decision.ts';
import { StandardReference } from './review/deviation.ts';
import { Finding } from './review/finding.ts';
import { Phrase } from './review/phrase.ts';

/** Milliseconds since 1970-01-01 UTC, always from the runtime's clock. */
export const Instant = z.number().min(0);

/** Where the document lies: its text is a stored blob, never part of a message. */
export const DocumentReference = z.strictObject({
  /** SHA-256 of the UTF-8 text, 64 hex digits. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** UTF-16 code units. */
  length: z.int().min(1),
});
export type DocumentReference = z.infer<typeof DocumentReference>;

export const UploadFormat = z.enum(['docx', 'pdf', 'txt', 'md']);
export type UploadFormat = z.infer<typeof UploadFormat>;

/** How others' tracked changes in a Word file are read: as if accepted, as if rejected, or as accepted and left alone. */
export const TrackedChanges = z.enum(['accept', 'reject', 'keep']);
export type TrackedChanges = z.infer<typeof TrackedChanges>;

/** The uploaded Word file, kept beside its text under the review's id: redline and revised document are made in it. */
export const OriginalFile = z.strictObject({
  tracked_changes: TrackedChanges,
  /** It may be edited although it is protected or signed. */
  unprotect: z.boolean(),
});
export type OriginalFile = z.infer<typeof OriginalFile>;

/** Internal options: not part of the REST body, set by the command line, tests and the lab. */
export const ReviewOptions = z.strictObject({
  protocol: Protocol,
  seed: z.int().min(0).max(0xffffffff),
  /** Overrides the guessed type. */
  document_type: DocumentType.optional(),
  /** Issues a report shows in full for each page of the document; 4 when not given. */
  issues_per_page: z.int().min(1).max(100).optional(),
});
export type ReviewOptions = z.infer<typeof ReviewOptions>;

/** Command: start a review. Idempotent by review_id. */
export const Submit = z.strictObject({
  type: z.literal('submit'),
  review_id: z.string(),
  account_id: z.string(),
  document: DocumentReference,
  /** How the document arrived. */
  source: z.strictObject({
    format: UploadFormat,
    file_name: z.string().nullable(),
    /** What to know of the reading; sentences where the review was accepted before they were said in its language. */
    notes: z.array(z.union([Phrase, z.string()])),
  }),
  /** Of an uploaded Word file. */
  original: OriginalFile.optional(),
  document_title: z.string(),
  preset: Preset,
  deep_review: z.boolean(),
  output_language: z.string(),
  webhook_url: z.string().nullable(),
  /** Whom the review speaks for: a party or a role, as the request names it. */
  side: z.string().optional(),
  /** The client's positions; their text is in the store under the review's id. */
  playbook: PlaybookReference.optional(),
  /** What it is compared with; its text is in the store under the review's id. */
  standard: StandardReference.optional(),
  credits: z.int().min(0),
  options: ReviewOptions,
  /** Experts that run elsewhere and may be called to the panel, as they were announced when the review was accepted. */
  outside: z.array(OutsideExpert).max(20).optional(),
  /** Language models that may be asked, as it was allowed when the review was accepted; without it, none. */
  models: ModelPlan.optional(),
});
export type Submit = z.infer<typeof Submit>;

/** Command: end a review early. */
export const Cancel = z.strictObject({ type: z.literal('cancel'), review_id: z.string(), reason: z.string() });
export type Cancel = z.infer<typeof Cancel>;

/** Command: make a revision of a completed review from what was decided. The first one of a number counts. */
export const Decide = z.strictObject({
  type: z.literal('decide'),
  /** Identity of the command. */
  id: z.string(),
  review_id: z.string(),
  account_id: z.string(),
  revision: z.int().min(2),
  by: z.string(),
  at: Instant,
  /** Decisions that came with it. */
  taken: z.int().min(1),
  /** The last decision on each target, earlier revisions' with this one's. */
  decisions: z.array(TakenDecision),
  document: DocumentReference,
  original: OriginalFile.optional(),
  webhook_url: z.string().nullable(),
  credits: z.int().min(0),
  /** Events of the review so far. */
  events: z.int().min(0),
});
export type Decide = z.infer<typeof Decide>;

/** To one expert: form your own view of the document, blind to the others'. */
export const Brief = z.strictObject({
  review_id: z.string(),
  expert: z.string(),
  document: DocumentReference,
  document_type: DocumentType,
  deep_review: z.boolean(),
  /** Most findings the expert may state; the first ones by severity and belief are kept. */
  max_findings: z.int().min(1),
  seed: z.int(),
  deadline_at: Instant,
});
export type Brief = z.infer<typeof Brief>;

/** To one expert: take a position on these claims, knowing these peers' positions. */
export const Call = z.strictObject({
  review_id: z.string(),
  round: z.int().min(1),
  expert: z.string(),
  document: DocumentReference,
  document_type: DocumentType,
  claims: z.array(Claim),
  heard: z.array(Position),
  /** Positions are to carry the words and facts they rest on, and those heard are to be looked at. */
  grounds: z.literal(true).optional(),
  deadline_at: Instant,
});
export type Call = z.infer<typeof Call>;

/** A finding that is not part of the statement it came in, and why. */
export const RefusedFinding = z.strictObject({ rule: z.string(), reason: z.string() });
export type RefusedFinding = z.infer<typeof RefusedFinding>;

/** From one expert: findings in round 0, positions afterwards; or why it has nothing to say. */
export const Statement = z.strictObject({
  review_id: z.string(),
  round: z.int().min(0),
  expert: z.string(),
  findings: z.array(Finding),
  positions: z.array(Position),
  /** Set when the expert could not do its work; it is then left out and the verdict says so. */
  failure: z.string().nullable(),
  /** Findings of an outside expert that were left out when its statement was checked. */
  refused: z.array(RefusedFinding).optional(),
});
export type Statement = z.infer<typeof Statement>;

/** After each round: how every debated claim stands, and whether the debate goes on. */
export const RoundTally = z.strictObject({
  review_id: z.string(),
  round: z.int().min(0),
  tallies: z.array(Tally),
  /** Share of debated claims on which every voter agrees, 0..1; 1 when nothing is debated. */
  agreement: z.number().min(0).max(1),
  /** Positions that differ from the same expert's position in the round before. */
  changed: z.int().min(0),
  /** Name of the stop rule that ended the debate, or null. */
  stopped_by: z.string().nullable(),
});
export type RoundTally = z.infer<typeof RoundTally>;

export const Verdicts = z.strictObject({ review_id: z.string(), verdicts: z.array(Verdict) });
export type Verdicts = z.infer<typeof Verdicts>;

/** To experts: the review is over, leave. */
export const Dismissal = z.strictObject({ review_id: z.string(), experts: z.array(z.string()) });
export type Dismissal = z.infer<typeof Dismissal>;

/** To the publisher: make every artifact of the review from its stored result. */
export const Publish = z.strictObject({
  review_id: z.string(),
  document: DocumentReference,
  date: Instant,
  original: OriginalFile.optional(),
  /** Of a revision: its number. */
  revision: z.int().min(2).optional(),
});
export type Publish = z.infer<typeof Publish>;

/** From the publisher, one for each artifact: it is stored, or why it could not be made. */
export const Published = z.strictObject({
  review_id: z.string(),
  artifact: ArtifactName,
  /** Size; 0 when it failed. */
  bytes: z.int().min(0),
  failure: z.string().nullable(),
  revision: z.int().min(2).optional(),
});
export type Published = z.infer<typeof Published>;

/** To the courier: bring this webhook. */
export const Deliver = z.strictObject({
  review_id: z.string(),
  account_id: z.string(),
  url: z.string(),
  /** Exactly what is posted. */
  payload: z.record(z.string(), z.unknown()),
  /** On a redelivery: its number, and the attempts before it. */
  again: z
    .strictObject({
      number: z.int().min(1),
      earlier: z.array(z.strictObject({ at: Instant, status: z.int().nullable(), error: z.string().nullable() })),
    })
    .optional(),
});
export type Deliver = z.infer<typeof Deliver>;
