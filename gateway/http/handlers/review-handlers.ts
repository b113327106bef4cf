import { ReviewListQuery, type ReviewView, RevisionNumber, reviewBody, statusBody } from '../../../protocols/index.ts';
import type { ReviewService } from '../../reviews/review-service.ts';
import { parse } from '../body/parameters.ts';
import { ApiError, invalidParameters } from '../errors/api-error.ts';
import { type AccountContext, type Handler, json, jsonText } from '../request-context.ts';

/** The revision the query names; undefined: the latest. Throws INVALID_PARAMETERS. */
export function revisionOf({ query }: AccountContext): number | undefined {
  if (query.revision === undefined) return undefined;
  const parsed = RevisionNumber.safeParse(query.revision);
  if (parsed.success) return parsed.data;
  throw invalidParameters([{ field: 'revision', message: parsed.error.issues[0]?.message ?? 'is not a revision' }]);
}

const REVIEW_ID = /^rev_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One for all: an unknown, a malformed and another account's review must not be told apart. */
const NO_SUCH_REVIEW = new ApiError('NOT_FOUND');

/** Seconds after which a client should poll a running review again. */
const POLL_AGAIN_SECONDS = 2;

/** Serialised once for each view: views are immutable, and most polls see the same one. */
const statusTexts = new WeakMap<ReviewView, string>();

function statusText(view: ReviewView): string {
  const known = statusTexts.get(view);
  if (known !== undefined) return known;
  const text = JSON.stringify(statusBody(view));
  statusTexts.set(view, text);
  return text;
}

/** The review the path names, when it is the account's own. */
export function findReview(reviews: ReviewService, { params, account }: AccountContext): ReviewView | ApiError {
  const id = params.id;
  const view = id !== undefined && REVIEW_ID.test(id) ? reviews.view(id) : undefined;
  return view !== undefined && view.account_id === account.account_id ? view : NO_SUCH_REVIEW;
}

/** The review the path names, when it is the account's own. Throws NOT_FOUND. */
export function requireReview(reviews: ReviewService, context: AccountContext): ReviewView {
  const view = findReview(reviews, context);
  if (view instanceof ApiError) throw view;
  return view;
}

/** The review, with files and a result. Throws NOT_FOUND, or why it has none. */
export function completedReview(reviews: ReviewService, context: AccountContext): ReviewView {
  const view = requireReview(reviews, context);
  requireFinished(view);
  return view;
}

/** Throws why this review has no files and no result. */
export function requireFinished(view: ReviewView): void {
  const unfinished = unfinishedError(view);
  if (unfinished !== undefined) throw unfinished;
}

/** Why this review has no files and no result; undefined when it has. */
export function unfinishedError(view: ReviewView): ApiError | undefined {
  switch (view.status) {
    case 'completed':
      return undefined;
    case 'failed':
      return new ApiError('REVIEW_FAILED', {
        detail: `The review failed: ${view.error?.detail ?? 'no reason is known'}`,
      });
    case 'cancelled':
      return new ApiError('REVIEW_FAILED', { detail: 'The review was cancelled; it has no result.' });
    case 'in_progress':
    case 'processing':
      return new ApiError('REVIEW_NOT_COMPLETED', {
        detail: `The review is not completed yet: ${view.stage}, ${view.progress} %.`,
        headers: { 'retry-after': String(POLL_AGAIN_SECONDS) },
      });
    default:
      return view.status satisfies never;
  }
}

/** Operations that read or end one review, or list them. */
export interface ReviewHandlers {
  readonly status: Handler<AccountContext>;
  readonly review: Handler<AccountContext>;
  readonly results: Handler<AccountContext>;
  readonly list: Handler<AccountContext>;
  readonly cancel: Handler<AccountContext>;
}

export function reviewHandlers(reviews: ReviewService): ReviewHandlers {
  const bodyOf = (view: ReviewView) =>
    reviewBody(view, view.language_model_budget_usd === undefined ? 0 : reviews.modelSpending(view.review_id));
  return {
    status: (context) => {
      const view = requireReview(reviews, context);
      return view.language_model_budget_usd === undefined
        ? jsonText(statusText(view))
        : json(statusBody(view, reviews.modelSpending(view.review_id)));
    },
    review: (context) => json(bodyOf(requireReview(reviews, context))),
    results: (context) => {
      const view = completedReview(reviews, context);
      const revision = revisionOf(context);
      const bytes = reviews.result(view.review_id, revision);
      if (bytes === undefined) throw new ApiError(revision === undefined ? 'INTERNAL' : 'NOT_FOUND');
      return jsonText(bytes);
    },
    list: ({ account, query }) => {
      const page = reviews.list(account.account_id, parse(ReviewListQuery, query));
      return json({ items: page.items.map(bodyOf), next_cursor: page.next });
    },
    cancel: async (context) => {
      const view = requireReview(reviews, context);
      const outcome = await reviews.cancel(context.account.account_id, view.review_id);
      if (outcome.kind === 'unknown') throw NO_SUCH_REVIEW;
      return json(statusBody(outcome.view, reviews.modelSpending(outcome.view.review_id)));
    },
  };
}
