/** The interface of the service, as types. Fields may be added by the service; those here stay. */

export type Preset = 'comprehensive' | 'quick' | 'legal' | 'technical' | 'compliance';
export type ReviewStatus = 'in_progress' | 'processing' | 'completed' | 'failed' | 'cancelled';
export type Artifact = 'txt' | 'md' | 'json' | 'redline' | 'revised-docx' | 'pdf' | 'report' | 'zip';
export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info';

export const ARTIFACTS: readonly Artifact[] = ['txt', 'md', 'json', 'redline', 'revised-docx', 'pdf', 'report', 'zip'];

/** Of every call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Options of a review. */
export interface ReviewOptions {
  /** Default comprehensive. */
  readonly preset?: Preset;
  /** Default false; uses additional credits. */
  readonly enable_deep_review?: boolean;
  /** Default English. */
  readonly output_language?: string;
  readonly webhook_url?: string;
  /** Whom the review speaks for: a party by its name, or a role such as customer or supplier. */
  readonly side?: string;
  /** Your positions: the id of a playbook, or `id@version`. */
  readonly playbook?: string;
  /** What the document is compared with: a review_id, or the id of a playbook with a text. */
  readonly standard?: string;
  /** The same as a text. */
  readonly standard_text?: string;
  /** Whether language models read it, too; default off. They are asked only where operator and account allow it. */
  readonly language_models?: 'off' | 'if_available' | 'required';
  /** The most they may cost for this review, in dollars; the operator's limit when not given. */
  readonly language_model_budget_usd?: number;
}

export interface TextReview extends ReviewOptions {
  readonly document_text: string;
  readonly document_title: string;
}

export interface Submitted {
  readonly review_id: string;
  readonly status: ReviewStatus;
  readonly credits_used: number;
  readonly agents_assigned: number;
}

export interface Status {
  readonly review_id: string;
  readonly status: ReviewStatus;
  readonly stage: string;
  /** 0..100 */
  readonly progress: number;
  readonly round: number;
  readonly rounds_max: number;
  readonly agents_assigned: number;
  readonly agents_reported: number;
  readonly document_type: string | null;
  /** What can be downloaded now. */
  readonly artifacts: readonly Artifact[];
  readonly credits_used: number;
  /** ISO 8601, UTC, as the other times. */
  readonly created_at: string;
  readonly updated_at: string;
  readonly completed_at: string | null;
  /** What language models have cost so far; only of a review that asks them. */
  readonly language_models?: { readonly spent_usd: number; readonly budget_usd: number } | undefined;
  /** Only of a failed review. */
  readonly error?: { readonly detail: string; readonly error_code: string } | undefined;
}

export interface Review extends Status {
  readonly document_title: string;
  readonly preset: Preset;
  readonly deep_review: boolean;
}

export interface ReviewPage {
  readonly items: readonly Review[];
  readonly next_cursor: string | null;
}

export interface ReviewListQuery {
  readonly status?: ReviewStatus;
  readonly preset?: Preset;
  /** Entries a page, 1..100. */
  readonly limit?: number;
}

/** One step of a review; `seq` counts from 1 without gaps. */
export interface ReviewEvent {
  readonly review_id: string;
  readonly seq: number;
  readonly name: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A verbatim quotation. Offsets are UTF-16 indices into the text that was reviewed, end exclusive. */
export interface Evidence {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  readonly section: string;
}

export interface Issue {
  readonly id: string;
  readonly category: string;
  readonly domain: string;
  readonly severity: Severity;
  readonly title: string;
  readonly description: string;
  /** Empty for something the document lacks; then `place` says where it belongs. */
  readonly evidence: readonly Evidence[];
  readonly place: { readonly at: number; readonly section: string } | null;
  readonly suggestions: readonly string[];
  /** Id of the entry in proposed_changes. */
  readonly proposed_change: string | null;
  /** 0..1 */
  readonly confidence: number;
  readonly raised_by: readonly string[];
  readonly consensus: {
    readonly outcome: 'accepted' | 'disputed' | 'rejected';
    readonly support: number;
    readonly oppose: number;
    readonly abstain: number;
    readonly belief: number;
    readonly rounds: number;
    readonly dissent: readonly { readonly expert: string; readonly stance: string; readonly reason: string }[];
  };
  readonly decision?: DecisionNote | undefined;
  /** For whom the document, as it stands, is worse or better. */
  readonly sides?:
    | readonly { readonly party: string; readonly effect: 'worse' | 'better' | 'same' | 'unclear' }[]
    | undefined;
  readonly side_note?: string | undefined;
  /** When a side was asked for: `for` favours it already, and nothing is changed there. */
  readonly standing?: 'against' | 'for' | 'alike' | 'unclear' | undefined;
}

export type DecisionAction = 'accept' | 'reject' | 'edit';

/** What a person decided on an issue or a change. */
export interface DecisionNote {
  readonly action: DecisionAction;
  readonly by: string;
  readonly reason?: string | undefined;
}

/** A decision on a proposed change (`change-3`) or an issue (`issue-1`). */
export interface Decision {
  readonly target: string;
  readonly action: DecisionAction;
  /** With `edit` of a change: the wording instead of the proposed one. */
  readonly after?: string | undefined;
  /** With `edit` of an issue, as the next three. */
  readonly severity?: Severity | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly suggestion?: string | undefined;
  readonly reason?: string | undefined;
}

export interface DecisionsRequest {
  /** Who decides. */
  readonly by: string;
  /** The revision that was decided on; DECISION_CONFLICT (409) when it is not the latest. */
  readonly revision?: number;
  /** `seen`: the wording that was decided on; DECISION_CONFLICT when another one stands there by now. */
  readonly decisions: readonly (Decision & { readonly seen?: string })[];
}

export interface Decisions {
  readonly review_id: string;
  /** The latest that is ready: results and downloads are of it. */
  readonly revision: number;
  readonly making: number | null;
  readonly decisions: readonly (Decision & { readonly by: string; readonly at: string; readonly revision: number })[];
  readonly undecided: { readonly changes: readonly string[]; readonly issues: readonly string[] };
  readonly revisions: readonly {
    readonly revision: number;
    readonly state: 'making' | 'ready' | 'failed';
    readonly by: string | null;
    readonly at: string;
    readonly taken: number;
    readonly artifacts: readonly Artifact[];
    readonly error: string | null;
  }[];
}

export interface ProposedChange {
  readonly id: string;
  readonly issue_id: string;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  readonly rationale: string;
  readonly decision?: DecisionNote | undefined;
}

/** A clause without its sub-clauses, in the text it stands in. */
export interface ComparedClause {
  readonly number: string;
  readonly heading: string;
  readonly start: number;
  readonly end: number;
}

export interface Results {
  readonly metadata: {
    readonly review_id: string;
    readonly document_title: string;
    readonly document_type: string;
    /** 0..100, higher is riskier; with the verdict `cannot_be_judged` the least it can be. */
    readonly overall_score: number;
    readonly verdict:
      | 'accept'
      | 'accept_with_corrections'
      | 'improve_first'
      | 'do_not_accept'
      | 'rework'
      | 'cannot_be_judged';
    /** Why the document cannot be judged; empty when it can. */
    readonly verdict_reasons: readonly string[];
    /** How many issues, the first ones, a report shows in full. */
    readonly issues_in_full: number;
    readonly preset: Preset;
    readonly deep_review: boolean;
    readonly output_language: string;
    readonly protocol: { readonly name: string; readonly hash: string };
    readonly engine: string;
    readonly seed: number;
    readonly created_at: string;
    readonly completed_at: string;
    /** 2 and more: made again from what was decided. */
    readonly revision?: number | undefined;
    readonly side?:
      | { readonly asked: string; readonly party: string | null; readonly role: 'provider' | 'customer' | null }
      | undefined;
  };
  readonly structured_issues: readonly Issue[];
  readonly proposed_changes: readonly ProposedChange[];
  readonly risk: {
    readonly overall: number;
    readonly categories: Readonly<Record<string, number>>;
    readonly domains: Readonly<Record<string, number>>;
  };
  readonly score_card: readonly {
    readonly domain: string;
    readonly label: string;
    readonly score: number;
    readonly grade: 'A' | 'B' | 'C' | 'D' | 'E';
    readonly issues: Readonly<Record<Severity, number>>;
    readonly summary: string;
  }[];
  readonly executive_briefings: readonly {
    readonly audience: string;
    readonly label: string;
    readonly headline: string;
    readonly points: readonly string[];
    readonly issues: readonly string[];
  }[];
  readonly boardroom_discussion: readonly {
    readonly round: number;
    readonly statements: readonly { readonly expert: string; readonly claim: string; readonly stance: string }[];
    readonly agreement: number;
  }[];
  readonly negotiation_simulation: readonly {
    readonly issue_id: string;
    readonly opening: string;
    readonly counterparty: string;
    readonly fallback: string;
    readonly priority: 'must' | 'should' | 'nice';
  }[];
  readonly consensus: {
    readonly rounds: number;
    readonly stop_reason: string;
    readonly agreement: readonly number[];
    readonly accepted: number;
    readonly disputed: number;
    readonly rejected: number;
  };
  readonly panel: readonly { readonly expert: string; readonly name: string; readonly failure: string | null }[];
  readonly document: {
    readonly type: string;
    readonly type_confidence: number;
    readonly language: string;
    readonly clauses: readonly {
      readonly number: string;
      readonly heading: string;
      readonly start: number;
      readonly end: number;
    }[];
  };
  readonly playbook?:
    | {
        readonly id: string;
        readonly name: string;
        readonly version: number;
        readonly hash: string;
        readonly lines: readonly {
          readonly id: string;
          readonly name: string;
          readonly kind: 'topic' | 'check';
          readonly standing: string;
          readonly step: number | null;
          readonly section: string;
          readonly owner: string | null;
        }[];
      }
    | undefined;
  /** Clause by clause against the standard. */
  readonly deviations?:
    | {
        readonly standard: { readonly kind: string; readonly id: string | null; readonly title: string };
        readonly matches: number;
        readonly changed: number;
        readonly missing: number;
        readonly extra: number;
        readonly lines: readonly {
          readonly standing: 'matches' | 'changed' | 'missing' | 'extra';
          readonly standard: ComparedClause | null;
          readonly document: ComparedClause | null;
          readonly likeness: number;
          readonly edits: readonly { readonly kind: 'same' | 'delete' | 'insert'; readonly text: string }[];
        }[];
      }
    | undefined;
  /** Only of a revision. */
  readonly decided?:
    | { readonly rejected_issues: readonly Issue[]; readonly rejected_changes: readonly ProposedChange[] }
    | undefined;
}

/** What is POSTed to webhook_url. */
export interface Webhook {
  readonly event: 'review.completed' | 'review.failed' | 'review.revised';
  readonly review_id: string;
  readonly status: 'completed' | 'failed';
  readonly credits_used: number;
  readonly artifacts: readonly Artifact[];
  readonly timestamp: string;
  /** Only with review.revised. */
  readonly revision?: number | undefined;
  readonly error?: { readonly detail: string; readonly error_code: string } | undefined;
}
