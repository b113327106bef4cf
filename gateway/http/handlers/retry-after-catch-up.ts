import * as Effect from 'effect/Effect';
import type { DeliveryRecord } from '../../../actors/courier/index.ts';
import type { CatchUp } from '../../cluster/catch-up.ts';
import type { ReviewService } from '../../reviews/review-service.ts';
import { answering } from '../answering.ts';
import { ApiError } from '../errors/api-error.ts';
import type { AccountContext, Handler } from '../request-context.ts';
import { findReview, unfinishedError } from './review-handlers.ts';

/** Whether another node may know more about the subject of the request than this one. */
type IsDoubtful = (context: AccountContext) => boolean;

/**
 * Waits until this replica has caught up when it does not have what the request is about: another node may have answered the
 * client a moment ago. A service that runs alone has nothing to catch up with.
 */
export const retryAfterCatchUp =
  (catchUp: CatchUp | undefined) =>
  (isDoubtful: IsDoubtful, handler: Handler<AccountContext>): Handler<AccountContext> =>
    catchUp === undefined
      ? handler
      : (context) =>
          isDoubtful(context)
            ? Effect.flatMap(
                Effect.promise(() => catchUp.wait()),
                () => answering(handler, context),
              )
            : handler(context);

/** Also of a review that is another account's: how long an answer takes must not tell the two apart. */
export const isUnknown =
  (reviews: ReviewService): IsDoubtful =>
  (context) =>
    findReview(reviews, context) instanceof ApiError;

export const isUnfinished =
  (reviews: ReviewService): IsDoubtful =>
  (context) => {
    const view = findReview(reviews, context);
    return view instanceof ApiError || unfinishedError(view) !== undefined;
  };

export const isUnknownDelivery =
  (reviews: { readonly find: (account: string, webhook: string) => DeliveryRecord | undefined }): IsDoubtful =>
  ({ account, params }) =>
    reviews.find(account.account_id, params.webhook_id ?? '') === undefined;
