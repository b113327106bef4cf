import { Effect } from 'effect';
import { DecisionsRequest, MAX_DECISIONS } from '../../../protocols/index.ts';
import type { DecisionService } from '../../reviews/decision-service.ts';
import type { ReviewService } from '../../reviews/review-service.ts';
import { tierError } from '../access/authorization.ts';
import { readJsonBody } from '../body/json-body.ts';
import { parse } from '../body/parameters.ts';
import { ApiError } from '../errors/api-error.ts';
import { type AccountContext, type Handler, json } from '../request-context.ts';
import { findReview, unfinishedError } from './review-handlers.ts';

/** Decisions on every issue of a long review, each with wording and reason. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Operations on what people decide. */
export interface DecisionHandlers {
  readonly decide: Handler<AccountContext>;
  readonly read: Handler<AccountContext>;
}

export function decisionHandlers(reviews: ReviewService, decisions: DecisionService): DecisionHandlers {
  const completed = (context: AccountContext) => {
    const view = findReview(reviews, context);
    if (view instanceof ApiError) return Effect.fail(view);
    const unfinished = unfinishedError(view);
    return unfinished === undefined ? Effect.succeed(view) : Effect.fail(unfinished);
  };
  return {
    decide: Effect.fnUntraced(function* (context: AccountContext) {
      const request = yield* parse(
        DecisionsRequest,
        yield* readJsonBody(context.request, MAX_BYTES, MAX_DECISIONS + 2),
      );
      const wrongTier = tierError(context.account);
      if (wrongTier !== undefined) return yield* Effect.fail(wrongTier);
      const view = yield* completed(context);
      const body = yield* Effect.tryPromise({
        try: () => decisions.decide(view, request),
        catch: (error) => error,
      }).pipe(Effect.uninterruptible);
      return json(body);
    }),
    read: (context) => Effect.map(completed(context), (view) => json(decisions.read(view))),
  };
}
