import { DecisionsRequest, MAX_DECISIONS } from '../../../protocols/index.ts';
import type { DecisionService } from '../../reviews/decision-service.ts';
import type { ReviewService } from '../../reviews/review-service.ts';
import { requireTier } from '../access/authorization.ts';
import type { BodySlots } from '../body/body-slots.ts';
import { readJsonBody } from '../body/json-body.ts';
import { withLargeBody } from '../body/large-bodies.ts';
import { parse } from '../body/parameters.ts';
import { type AccountContext, type Handler, json } from '../request-context.ts';
import { completedReview } from './review-handlers.ts';

/** Decisions on every issue of a long review, each with wording and reason. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Operations on what people decide. */
export interface DecisionHandlers {
  readonly decide: Handler<AccountContext>;
  readonly read: Handler<AccountContext>;
}

export function decisionHandlers(
  reviews: ReviewService,
  decisions: DecisionService,
  slots: BodySlots,
): DecisionHandlers {
  return {
    decide: withLargeBody(
      slots,
      { most: MAX_BYTES, read: (request) => readJsonBody(request, MAX_BYTES, MAX_DECISIONS + 2) },
      async (context, body) => {
        const request = parse(DecisionsRequest, body);
        requireTier(context.account);
        return json(await decisions.decide(completedReview(reviews, context), request));
      },
    ),
    read: (context) => json(decisions.read(completedReview(reviews, context))),
  };
}
