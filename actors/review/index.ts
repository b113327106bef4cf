export { reviewBehaviour, reviewKeys } from './review-behaviour.ts';
export type { DocumentCard, ReviewContext } from './review-context.ts';
export { standing } from './standing.ts';
