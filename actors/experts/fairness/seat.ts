import { CONSUMER_TERMS, seatOf } from '../knowledge/index.ts';

/** Fairness experts speak for the consumer, who could not negotiate. */
export const fairness = seatOf('fairness', CONSUMER_TERMS);
