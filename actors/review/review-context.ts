import type {
  ArtifactName,
  Claim,
  DocumentType,
  Finding,
  Position,
  RoundRecord,
  RoundTally,
  Submit,
  Verdict,
} from '../../protocols/index.ts';

import type { ModelTexts, ModelUse } from '../../protocols/models/index.ts';

/** What reading tells the supervisor; the parsed document itself stays with the workers. */
export interface DocumentCard {
  readonly type: DocumentType;
  readonly type_confidence: number;
  /** ISO 639-1 or `und`. */
  readonly language: string;
}

/** Whether the experts have done all their work: a review that is cancelled later is charged. */
export const isSpent = ({ decided_at }: Pick<ReviewContext, 'decided_at'>): boolean => decided_at !== null;

/** Everything a review remembers. JSON only; the document's text and the result are in the store under their own keys. */
export interface ReviewContext {
  readonly submit: Submit;
  readonly created_at: number;
  readonly updated_at: number;
  /** When the debate was decided: the time the result carries. */
  readonly decided_at: number | null;
  readonly card: DocumentCard | null;
  /** Expert ids in order. */
  readonly panel: readonly string[];
  /** Findings of the blind round by expert; a member without an entry has not reported. */
  readonly findings: Readonly<Record<string, readonly Finding[]>>;
  /** Why an expert was left out. */
  readonly failures: Readonly<Record<string, string>>;
  readonly claims: readonly Claim[];
  /** 0 is the blind round. */
  readonly round: number;
  /** Claims under debate in this round, by the expert who is asked; emptied as statements arrive. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
  /** Positions by round; index 0 is round 1. */
  readonly positions: readonly (readonly Position[])[];
  readonly tallies: readonly RoundTally[];
  /** What the stop rules know of the rounds held, the blind one left out. */
  readonly records: readonly RoundRecord[];
  readonly stop_reason: string | null;
  readonly verdicts: readonly Verdict[];
  readonly artifacts: readonly ArtifactName[];
  /** Why an artifact could not be made. */
  readonly unpublished: Readonly<Record<string, string>>;
  /** Events announced so far: the next one's seq less one. */
  readonly events: number;
  /** What language models did, once the review is drafted. */
  readonly model_use?: ModelUse;
  readonly model_texts?: ModelTexts;
  readonly error: { readonly detail: string; readonly error_code: string } | null;
}

export function received(submit: Submit, at: number): ReviewContext {
  return {
    submit,
    created_at: at,
    updated_at: at,
    decided_at: null,
    card: null,
    panel: [],
    findings: {},
    failures: {},
    claims: [],
    round: 0,
    asked: {},
    positions: [],
    tallies: [],
    records: [],
    stop_reason: null,
    verdicts: [],
    artifacts: [],
    unpublished: {},
    events: 0,
    error: null,
  };
}
