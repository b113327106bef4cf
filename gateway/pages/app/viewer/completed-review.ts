import { type ReviewContext, reviewRecords } from '../../../../actors/review/index.ts';
import type { DocumentLayout } from '../../../../actors/word/index.ts';
import type { ReviewResult, ReviewView } from '../../../../protocols/index.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import { findReview } from '../../../http/handlers/review-handlers.ts';
import { PageError } from '../../page-request.ts';
import type { AppRequest } from '../access.ts';
import type { AppServices } from '../app-services.ts';

/** The review that the path names. Throws the same PageError 404 for an unknown one and for another account's. */
export function reviewOf({ reviews }: AppServices, request: AppRequest): ReviewView {
  const view = findReview(reviews, request);
  if (view instanceof ApiError) throw new PageError(404);
  return view;
}

/** A completed review with what its panel left and the text it is about. Throws PageError 404. */
export function completedReview(services: AppServices, request: AppRequest): CompletedReview {
  const view = reviewOf(services, request);
  const { reviews } = services;
  const bytes = reviews.result(view.review_id, 1);
  const text = reviews.artifact(view.review_id, 'txt', { version: 'original' });
  if (bytes === undefined || text === undefined) throw new PageError(404);
  const result = JSON.parse(Buffer.from(bytes).toString()) as ReviewResult;
  const layout = reviewRecords.layout.get(services.store, view.review_id);
  const debate = reviewRecords.debate.get(services.store, view.review_id);
  return { view, result, text: Buffer.from(text).toString(), layout, debate };
}

export interface CompletedReview {
  readonly view: ReviewView;
  readonly result: ReviewResult;
  readonly text: string;
  /** How the text is set, where it came as a Word file. */
  readonly layout: DocumentLayout | undefined;
  /** The record of its debate, as long as it is kept. */
  readonly debate: ReviewContext | undefined;
}
