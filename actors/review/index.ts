export { ballots, currentPositions } from './current-positions.ts';
export { agenda, caller } from './moderator.ts';
export type { OutsidePanel } from './outside-panel.ts';
export { panelMember } from './panel-member.ts';
export { removeOldestReviews, unused, usedBy } from './retention.ts';
export { reviewBehaviour, reviewKeys } from './review-behaviour.ts';
export { type DocumentCard, type ReviewContext, received } from './review-context.ts';
export { withStatement } from './statements.ts';
export { settledOutcome, tallyRound, verdicts } from './verdicts.ts';
