export { averaged, averagingLimit } from './averaging.ts';
export { boundedConfidence, camps, heardWithin, pairwise } from './bounded-confidence.ts';
export { type NullDebate, nullDebate } from './null-debate.ts';
export { stubbornLimit } from './stubborn.ts';
