import { judgedScore, type ReviewResult, type ReviewView, type Severity } from '../../../protocols/index.ts';
import type { ReviewService } from '../../reviews/review-service.ts';

/** Of a result what a list shows. */
export interface ResultSummary {
  /** null: it cannot be judged. */
  readonly score: number | null;
  readonly issues: number;
  /** Severities that occur, most severe first. */
  readonly severities: readonly (readonly [Severity, number])[];
}

/** Reading a result takes 3 ms; what was read of it takes 200 bytes. */
const MAX_KEPT = 5_000;

const ORDER: readonly Severity[] = ['critical', 'high', 'medium', 'low', 'info'];

/** ResultSummaries: what lists say of completed reviews, read once a review. */
export class ResultSummaries {
  readonly #reviews: ReviewService;
  readonly #kept = new Map<string, ResultSummary>();

  constructor(reviews: ReviewService) {
    this.#reviews = reviews;
  }

  /** undefined while there is no result. */
  of({ review_id, status }: ReviewView): ResultSummary | undefined {
    const known = this.#kept.get(review_id);
    if (known !== undefined || status !== 'completed') return known;
    const bytes = this.#reviews.result(review_id, 1);
    if (bytes === undefined) return undefined;
    const summary = summaryOf(JSON.parse(Buffer.from(bytes).toString()) as ReviewResult);
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(review_id, summary);
    return summary;
  }
}

function summaryOf({ metadata, structured_issues }: ReviewResult): ResultSummary {
  const count = (severity: Severity) => structured_issues.filter((issue) => issue.severity === severity).length;
  const severities = ORDER.map((severity) => [severity, count(severity)] as const).filter(([, number]) => number > 0);
  return { score: judgedScore(metadata), issues: structured_issues.length, severities };
}
