import { Effect } from 'effect';
import type { DeliveryRecord } from '../../actors/courier/index.ts';
import type { ReviewDesk } from '../review-desk.ts';
import type { SecondLook } from '../second-look.ts';
import type { Exchange, Handler } from './exchange.ts';
import { findReview, refuseUnfinished } from './readings.ts';
import { Refusal } from './refusal.ts';

/** Whether this node may know less than another one of what the request is about. */
type IsDoubtful = (exchange: Exchange) => boolean;

/**
 * Answers at the second look where the first one finds less than was asked for: a client may have heard of it from another
 * node of the cluster a moment ago. A service that runs alone has no second look, and its handlers are what they were.
 */
export const lookingAgain =
  (secondLook: SecondLook | undefined) =>
  (isDoubtful: IsDoubtful, handler: Handler<Exchange>): Handler<Exchange> =>
    secondLook === undefined
      ? handler
      : (exchange) =>
          isDoubtful(exchange)
            ? Effect.flatMap(
                Effect.promise(() => secondLook.wait()),
                () => handler(exchange),
              )
            : handler(exchange);

/** Also of a review that is another account's: how long an answer takes must not tell the two apart. */
export const isUnknown =
  (desk: ReviewDesk): IsDoubtful =>
  (exchange) =>
    findReview(desk, exchange) instanceof Refusal;

export const isUnfinished =
  (desk: ReviewDesk): IsDoubtful =>
  (exchange) => {
    const view = findReview(desk, exchange);
    return view instanceof Refusal || refuseUnfinished(view) !== undefined;
  };

export const isUnknownDelivery =
  (desk: { readonly find: (account: string, webhook: string) => DeliveryRecord | undefined }): IsDoubtful =>
  ({ account, params }) =>
    desk.find(account.account_id, params.webhook_id ?? '') === undefined;
