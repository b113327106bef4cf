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
  /** What is kept from them; default none. */
  readonly language_model_redaction?: 'none' | 'identities';
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
