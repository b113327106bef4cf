import { Effect } from 'effect';
import { ReviewListQuery, type ReviewView, reviewBody, statusBody } from '../../protocols/index.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { type Answer, type Exchange, type Handler, json, jsonText } from './exchange.ts';
import { parse } from './parameters.ts';
import { Refusal } from './refusal.ts';

const REVIEW_ID = /^rev_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One for all: an unknown, a malformed and another account's review must not be told apart. */
const NO_SUCH_REVIEW = new Refusal('NOT_FOUND');

/** Seconds until it is worth to ask again for something that a running review will have. */
const POLL_AGAIN_SECONDS = 2;

/** Written once for each view: between two polls little changes, and a view that has changed is another object. */
const statusTexts = new WeakMap<ReviewView, string>();

function statusText(view: ReviewView): string {
  const known = statusTexts.get(view);
  if (known !== undefined) return known;
  const text = JSON.stringify(statusBody(view));
  statusTexts.set(view, text);
  return text;
}

/** The review the path names, when it is the account's own. */
export function findReview(desk: ReviewDesk, { params, account }: Exchange): ReviewView | Refusal {
  const id = params.id;
  const view = id !== undefined && REVIEW_ID.test(id) ? desk.view(id) : undefined;
  return view !== undefined && view.account_id === account.account_id ? view : NO_SUCH_REVIEW;
}

/** Why this review has no files and no result; undefined when it has. */
export function refuseUnfinished(view: ReviewView): Refusal | undefined {
  switch (view.status) {
    case 'completed':
      return undefined;
    case 'failed':
      return new Refusal('REVIEW_FAILED', {
        detail: `The review failed: ${view.error?.detail ?? 'no reason is known'}`,
      });
    case 'cancelled':
      return new Refusal('REVIEW_FAILED', { detail: 'The review was cancelled; it has no result.' });
    case 'in_progress':
    case 'processing':
      return new Refusal('REVIEW_NOT_COMPLETED', {
        detail: `The review is not completed yet: ${view.stage}, ${view.progress} %.`,
        headers: { 'retry-after': String(POLL_AGAIN_SECONDS) },
      });
    default:
      return view.status satisfies never;
  }
}

/** Operations that read or end one review, or list them. */
export interface Readings {
  readonly status: Handler<Exchange>;
  readonly review: Handler<Exchange>;
  readonly results: Handler<Exchange>;
  readonly list: Handler<Exchange>;
  readonly cancel: Handler<Exchange>;
}

export function readings(desk: ReviewDesk): Readings {
  /** Synchronous all the way: polling is what clients do most. */
  const ofReview =
    (answer: (view: ReviewView) => Answer | Refusal): Handler<Exchange> =>
    (exchange) => {
      const view = findReview(desk, exchange);
      const result = view instanceof Refusal ? view : answer(view);
      return result instanceof Refusal ? Effect.fail(result) : Effect.succeed(result);
    };
  return {
    status: ofReview((view) => jsonText(statusText(view))),
    review: ofReview((view) => json(reviewBody(view))),
    results: ofReview((view) => {
      const unfinished = refuseUnfinished(view);
      if (unfinished !== undefined) return unfinished;
      const bytes = desk.result(view.review_id);
      return bytes === undefined ? new Refusal('INTERNAL') : jsonText(bytes);
    }),
    list: ({ account, query }) =>
      Effect.map(parse(ReviewListQuery, query), (wanted) => {
        const page = desk.list(account.account_id, wanted);
        return json({ items: page.items.map(reviewBody), next_cursor: page.next });
      }),
    cancel: (exchange) => {
      const view = findReview(desk, exchange);
      if (view instanceof Refusal) return Effect.fail(view);
      return Effect.tryPromise({
        try: () => desk.cancel(exchange.account.account_id, view.review_id),
        catch: (error) => error,
      }).pipe(
        Effect.flatMap((outcome) =>
          outcome.kind === 'unknown' ? Effect.fail(NO_SUCH_REVIEW) : Effect.succeed(json(statusBody(outcome.view))),
        ),
      );
    },
  };
}
