import {
  type CancelOutcome,
  InvalidCursor,
  type ListQuery,
  type ReviewPage,
  type ReviewService,
  type Submission,
  type Submitted,
  type WantedArtifact,
} from '../../gateway/reviews/review-service.ts';
import type { ArtifactName, ReviewEvent, ReviewResult, ReviewView } from '../../protocols/index.ts';
import { ARTIFACTS } from '../../protocols/index.ts';

import { sampleResult } from '../actors/publishing/sample-result.ts';

const START = Date.UTC(2026, 10, 20, 9, 30);

interface Kept {
  view: ReviewView;
  readonly submission: Submission;
  readonly events: ReviewEvent[];
  readonly listeners: Set<() => void>;
}

/** A service whose reviews move only when a test moves them. */
export class FakeReviewService implements ReviewService {
  readonly submissions: Submission[] = [];
  /** In place of the sample. */
  readonly results = new Map<string, ReviewResult>();
  readonly #reviews = new Map<string, Kept>();
  /** When set, the next submissions wait for it or reject with it. */
  gate: Promise<void> | undefined;
  failure: Error | undefined;
  #clock = START;

  async submit(submission: Submission): Promise<Submitted> {
    this.submissions.push(submission);
    await this.gate;
    if (this.failure !== undefined) throw this.failure;
    const id = submission.review_id;
    if (!this.#reviews.has(id)) {
      const kept: Kept = { view: firstView(submission, ++this.#clock), submission, events: [], listeners: new Set() };
      this.#reviews.set(id, kept);
    }
    return { review_id: id, status: 'in_progress', credits_used: 3, agents_assigned: 75 };
  }

  async cancel(accountId: string, reviewId: string): Promise<CancelOutcome> {
    const kept = this.#reviews.get(reviewId);
    if (kept === undefined || kept.view.account_id !== accountId) return { kind: 'unknown' };
    if (kept.view.completed_at !== null) return { kind: 'over', view: kept.view };
    this.move(reviewId, { status: 'cancelled', stage: 'cancelled', credits_used: 0, completed_at: START });
    return { kind: 'cancelled', view: kept.view };
  }

  modelSpending(): number {
    return 0.25;
  }

  view(reviewId: string): ReviewView | undefined {
    return this.#reviews.get(reviewId)?.view;
  }

  list(accountId: string, query: ListQuery): ReviewPage {
    const from = query.cursor === undefined ? 0 : Number(/^after-(\d+)$/.exec(query.cursor)?.[1] ?? Number.NaN);
    if (Number.isNaN(from)) throw new InvalidCursor();
    const all = [...this.#reviews.values()]
      .map(({ view }) => view)
      .filter((view) => view.account_id === accountId)
      .filter((view) => query.status === undefined || view.status === query.status)
      .filter((view) => query.preset === undefined || view.preset === query.preset)
      .toSorted((a, b) => b.created_at - a.created_at);
    const end = from + query.limit;
    return { items: all.slice(from, end), next: end < all.length ? `after-${end}` : null };
  }

  result(reviewId: string): Uint8Array | undefined {
    return this.view(reviewId)?.status === 'completed'
      ? new TextEncoder().encode(JSON.stringify(this.results.get(reviewId) ?? sampleResult))
      : undefined;
  }

  artifact(reviewId: string, name: ArtifactName, { version }: WantedArtifact = {}): Uint8Array | undefined {
    if (this.view(reviewId)?.artifacts.includes(name) !== true) return undefined;
    if (name === 'json') return this.result(reviewId);
    const text = version === 'original' ? this.#reviews.get(reviewId)?.submission.document_text : `bytes of ${name}`;
    return new TextEncoder().encode(text);
  }

  async *events(reviewId: string, afterSeq: number, signal: AbortSignal): AsyncIterable<ReviewEvent> {
    const kept = this.#reviews.get(reviewId);
    if (kept === undefined) return;
    let next = afterSeq;
    while (!signal.aborted) {
      const event = kept.events[next];
      if (event === undefined) {
        if (kept.view.completed_at !== null) return;
        await change(kept, signal);
      } else {
        yield event;
        next += 1;
      }
    }
  }

  /** Changes the view, as the review's own home would. */
  move(reviewId: string, change: Partial<ReviewView>): void {
    const kept = this.#kept(reviewId);
    kept.view = { ...kept.view, ...change };
    for (const wake of kept.listeners) wake();
  }

  /** Appends an event to the review's stream. */
  emit(reviewId: string, name: string, data: Record<string, unknown> = {}): void {
    const kept = this.#kept(reviewId);
    kept.events.push({ review_id: reviewId, seq: kept.events.length + 1, name, at: START, data });
    for (const wake of kept.listeners) wake();
  }

  complete(reviewId: string): void {
    const over = { status: 'completed', stage: 'completed', progress: 100, completed_at: START + 5_000 } as const;
    this.move(reviewId, { ...over, artifacts: [...ARTIFACTS], document_type: 'services' });
  }

  /** How many readers of the review's events wait now. */
  waiting(reviewId: string): number {
    return this.#kept(reviewId).listeners.size;
  }

  #kept(reviewId: string): Kept {
    const kept = this.#reviews.get(reviewId);
    if (kept === undefined) throw new Error(`no review ${reviewId}`);
    return kept;
  }
}

const change = (kept: Kept, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = () => {
      kept.listeners.delete(wake);
      resolve();
    };
    kept.listeners.add(wake);
    signal.addEventListener('abort', wake, { once: true });
  });

const firstView = (submission: Submission, at: number): ReviewView => ({
  review_id: submission.review_id,
  account_id: submission.account_id,
  document_title: submission.document_title,
  preset: submission.preset,
  deep_review: submission.deep_review,
  status: 'in_progress',
  stage: 'received',
  progress: 0,
  round: 0,
  rounds_max: 3,
  agents_assigned: 75,
  agents_reported: 0,
  document_type: null,
  artifacts: [],
  credits_used: 3,
  created_at: at,
  updated_at: at,
  completed_at: null,
  error: null,
});
