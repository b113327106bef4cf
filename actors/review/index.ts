export { agenda, call } from './moderator.ts';
export { removeReviewsBefore } from './retention.ts';
export { reviewBehaviour, reviewKeys } from './review-behaviour.ts';
export { type DocumentCard, type ReviewContext, received } from './review-context.ts';
export { ballots, standing } from './standing.ts';
export { withStatement } from './statements.ts';
export { settledOutcome, tallyRound, verdicts } from './verdicts.ts';
