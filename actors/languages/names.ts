import type {
  DocumentType,
  Domain,
  IssueCategory,
  Outcome,
  Preset,
  Severity,
  Stage,
  Stance,
  Status,
} from '../../protocols/index.ts';

/**
 * What the closed enumerations of `protocols/` are called in one language, as a lawyer of that language would head a
 * column with them: sentence case, no full stop. The types make a forgotten name a compile error.
 */
export interface Names {
  readonly categories: Readonly<Record<IssueCategory, string>>;
  readonly domains: Readonly<Record<Domain, string>>;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly documentTypes: Readonly<Record<DocumentType, string>>;
  /** Read by `Speaker.text` as `outcome.accepted`, `stance.oppose`, … */
  readonly outcome: Readonly<Record<Outcome, string>>;
  readonly stance: Readonly<Record<Stance, string>>;
  readonly status: Readonly<Record<Status, string>>;
  readonly stage: Readonly<Record<Stage, string>>;
  readonly preset: Readonly<Record<Preset, string>>;
  readonly priority: Readonly<Record<'must' | 'should' | 'nice', string>>;
}
