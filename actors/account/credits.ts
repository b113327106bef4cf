import { monthAt, monthOf, nextMonthAt, TIER_LIMITS, type Tier } from '../../protocols/account/index.ts';
import { formatSubject, type Submit } from '../../protocols/index.ts';
import type { AccountContext } from './account-context.ts';
import { andThen, answer, type Decision, enter, nothing } from './decision.ts';
import { settleLapsed } from './lapse.ts';

/** Reviews of one account under way at the same time: the snapshot names each of them. */
const MOST_OPEN = 5_000;

const isUnlimited = (tier: Tier): boolean => TIER_LIMITS[tier].creditsPerMonth === null;

/** Grants the credits of every month since the last grant, months during which the service was down included. */
export function grantMonths(context: AccountContext, at: number): Decision {
  let decision = nothing(context);
  while (decision.context.month < monthOf(at)) {
    const month = monthOf(nextMonthAt(monthAt(decision.context.month)));
    decision = andThen(decision, (now) => grantMonth({ ...now, month, month_credits: 0 }, at));
  }
  return decision;
}

/** Tops up the present month's grant to the tier's credits: after a change of tier, by the difference only. */
export function grantMonth(context: AccountContext, at: number): Decision {
  const due = (TIER_LIMITS[context.tier].creditsPerMonth ?? 0) - context.month_credits;
  if (due <= 0) return nothing(context);
  const granted = { ...context, month_credits: context.month_credits + due };
  return enter(granted, at, { kind: 'grant', credits: due, change: due, note: `${context.tier} ${context.month}` });
}

/** Sets credits aside and starts the review, both or neither: entry and submission leave in one transaction. */
export function reserve(context: AccountContext, at: number, commandId: string, submit: Submit): Decision {
  const { review_id, credits } = submit;
  if (context.open[review_id] !== undefined) return nothing(context);
  const charged = isUnlimited(context.tier) ? 0 : credits;
  const refused = { review_id, required: credits, available: context.balance };
  if (Object.keys(context.open).length >= MOST_OPEN) return answer(context, commandId, 'too-many-reviews', refused);
  if (charged > 0 && context.balance < charged) return answer(context, commandId, 'insufficient-credits', refused);
  const reservation = { credits, charged, since: at, command: commandId };
  const { [review_id]: _, ...lapsed } = context.lapsed;
  const reserved = { ...context, lapsed, open: { ...context.open, [review_id]: reservation } };
  const entered = enter(reserved, at, { kind: 'reserve', credits, change: charged === 0 ? 0 : -charged, review_id });
  const subject = formatSubject({ kind: 'command', review: review_id, name: 'submit' });
  return { ...entered, messages: [...entered.messages, { subject, body: submit }] };
}

/**
 * Spends or refunds the reservation. Does nothing for a review without one, unless the reservation had lapsed and the review
 * ended after all: then it is charged again.
 */
export function settle(
  context: AccountContext,
  at: number,
  reviewId: string,
  outcome: 'capture' | 'release',
): Decision {
  const { [reviewId]: reservation, ...open } = context.open;
  if (reservation === undefined) return settleLapsed(context, at, reviewId, outcome);
  const { credits, charged } = reservation;
  const change = outcome === 'release' ? charged : 0;
  return enter({ ...context, open }, at, { kind: outcome, credits, change, review_id: reviewId });
}
