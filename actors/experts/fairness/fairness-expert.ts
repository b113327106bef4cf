import { CONSUMER_TERMS, expertFactory } from '../toolkit/index.ts';

/** Fairness experts speak for the consumer, who could not negotiate. */
export const fairnessExpert = expertFactory('fairness', CONSUMER_TERMS);
