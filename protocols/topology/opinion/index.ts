export { averaged, averagingLimit, stubbornLimit } from './averaging.ts';
export { boundedConfidence, camps, heardWithin, pairwise } from './bounded-confidence.ts';
export { type NullDebate, nullDebate } from './null-debate.ts';
