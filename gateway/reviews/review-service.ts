import type { DocumentLayout } from '../../actors/word/index.ts';
import type {
  ArtifactName,
  DocumentType,
  OriginalFile,
  Phrase,
  Preset,
  Protocol,
  ReviewEvent,
  ReviewView,
  StandardReference,
  Status,
  UploadFormat,
} from '../../protocols/index.ts';
import type { LanguageModels, ModelReason, ModelRedaction } from '../../protocols/models/index.ts';
import type { Playbook, PlaybookReference } from '../../protocols/playbook/index.ts';

/**
 * ReviewService: what the gateway may ask of reviews. It takes requests that were already checked for shape, key and tier,
 * and decides nothing about HTTP.
 */
export interface ReviewService {
  /**
   * Starts a review; resolves when it is on disk. Idempotent by `review_id`: a repeated call gives the first answer and
   * charges nothing. Rejects with InsufficientCredits, ServiceBusy or, when it has been removed since, ReviewRemoved.
   */
  submit(submission: Submission): Promise<Submitted>;
  /** Ends a review early. A review that is over stays as it is. */
  cancel(accountId: string, reviewId: string): Promise<CancelOutcome>;
  /** Of any account: the caller compares `account_id`. A view that has changed is another object. */
  view(reviewId: string): ReviewView | undefined;
  /** What language models have cost for the review so far, in dollars. */
  modelSpending(reviewId: string): number;
  /** Newest first. Throws InvalidCursor. */
  list(accountId: string, query: ListQuery): ReviewPage;
  /** UTF-8 JSON of the ReviewResult, of the latest revision unless told; undefined before completion. */
  result(reviewId: string, revision?: number): Uint8Array | undefined;
  /**
   * The bytes of an artifact, of the latest revision unless told; `original` of `txt` is the text that was reviewed,
   * `internal` of `redline` the one for the client's own eyes. Undefined when there is none.
   */
  artifact(reviewId: string, name: ArtifactName, wanted?: WantedArtifact): Uint8Array | undefined;
  /**
   * Events with `seq` greater than `afterSeq`: first the recorded ones, then as they happen, without gap or repeat. Ends
   * after the event that ends the review, at once when that one is not after `afterSeq`, or when the signal aborts.
   */
  events(reviewId: string, afterSeq: number, signal: AbortSignal): AsyncIterable<ReviewEvent>;
}

export type ArtifactVersion = 'original' | 'internal' | 'comparison';

export interface WantedArtifact {
  readonly version?: ArtifactVersion | undefined;
  readonly revision?: number | undefined;
}

export interface Submission {
  /** Chosen by the gateway: derived from account, route and Idempotency-Key when there is one, else random. */
  readonly review_id: string;
  readonly account_id: string;
  readonly document_title: string;
  readonly document_text: string;
  readonly source: {
    readonly format: UploadFormat;
    readonly file_name: string | null;
    readonly notes: readonly Phrase[];
  };
  readonly preset: Preset;
  readonly deep_review: boolean;
  readonly output_language: string;
  readonly webhook_url: string | null;
  readonly idempotency_key: string | null;
  /** A sound protocol that reviews support; null leaves it to the preset. */
  readonly protocol: Protocol | null;
  /** Overrides the guess; null leaves it to the reader. */
  readonly document_type: DocumentType | null;
  /** Whether language models read it, too; off when not given. */
  readonly language_models?: LanguageModels;
  /** The most they may cost; the operator's limit when null. */
  readonly language_model_budget_usd?: number | null;
  /** What is kept from them; nothing when not given. */
  readonly language_model_redaction?: ModelRedaction;
  /** Whom the review speaks for. */
  readonly side?: string;
  /** What it is compared with. */
  readonly standard?: { readonly reference: StandardReference; readonly text: string };
  /** The client's positions. */
  readonly playbook?: { readonly reference: PlaybookReference; readonly playbook: Playbook };
  /** Issues a report shows in full for each page; the operator's figure when not given. */
  readonly issues_per_page?: number;
  /** The uploaded Word file: redline and revised document are made in it. */
  readonly original?: OriginalFile & { readonly bytes: Uint8Array };
  /** The layout of its text, for the viewer. */
  readonly layout?: DocumentLayout;
  /** The caller's span, in the form of its header (W3C Trace Context). */
  readonly traceparent?: string;
}

export interface Submitted {
  readonly review_id: string;
  readonly status: Status;
  readonly credits_used: number;
  readonly agents_assigned: number;
}

export type CancelOutcome =
  | { readonly kind: 'cancelled' | 'over'; readonly view: ReviewView }
  | { readonly kind: 'unknown' };

export interface ListQuery {
  readonly cursor?: string | undefined;
  /** 1..100. */
  readonly limit: number;
  readonly status?: Status | undefined;
  readonly preset?: Preset | undefined;
}

export interface ReviewPage {
  readonly items: readonly ReviewView[];
  /** Cursor of the next page, or null. */
  readonly next: string | null;
}

/** The account cannot pay for the review. */
export class InsufficientCredits extends Error {
  override readonly name = 'InsufficientCredits';
  readonly required: number;
  readonly available: number;

  constructor(required: number, available: number) {
    super(`The review needs ${required} credits; ${available} are available.`);
    this.required = required;
    this.available = available;
  }
}

/** The review has been, and was removed when its retention was over; what was asked for is not done a second time. */
export class ReviewRemoved extends Error {
  override readonly name = 'ReviewRemoved';
}

/** Nothing new is taken now; the message says why. */
export class SubmissionsPaused extends Error {
  override readonly name = 'SubmissionsPaused';
}

/** Language models are required, and something is against them. */
export class ModelsNotAllowed extends Error {
  override readonly name = 'ModelsNotAllowed';

  constructor(reasons: readonly ModelReason[]) {
    super(
      reasons.includes('no-consent')
        ? 'cannot be required: this account has not agreed to where the models run'
        : 'cannot be required: this service has no language model',
    );
  }
}

/** More work than can be taken now. */
export class ServiceBusy extends Error {
  override readonly name = 'ServiceBusy';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;
  /** What was asked for may happen all the same: the same request has to come back, not another one. */
  readonly mayHaveBegun: boolean;

  constructor(retryAfterSeconds: number, mayHaveBegun = false) {
    super('The service has more reviews than it can take now.');
    this.retryAfterSeconds = retryAfterSeconds;
    this.mayHaveBegun = mayHaveBegun;
  }
}

/** A list cursor that was never given out. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor';
}
