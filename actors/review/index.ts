export { agenda, caller } from './moderator.ts';
export type { OutsidePanel } from './outside-panel.ts';
export { removeOldestReviews, unused, usedBy } from './retention.ts';
export { reviewBehaviour, reviewKeys } from './review-behaviour.ts';
export { type DocumentCard, type ReviewContext, received } from './review-context.ts';
export { seatOf } from './seat.ts';
export { ballots, standing } from './standing.ts';
export { withStatement } from './statements.ts';
export { settledOutcome, tallyRound, verdicts } from './verdicts.ts';
