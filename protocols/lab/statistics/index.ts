export { logEvidence } from './anytime.ts';
export { Binomial } from './binomial.ts';
export { bootstrapDifference, bootstrapMean } from './bootstrap.ts';
export { type Comparison, compared, type Pairing } from './comparison.ts';
export { holm } from './holm.ts';
export { normalDensity, normalQuantile, normalShare } from './normal.ts';
export { discordantShare, itemsNeeded, powerAt, smallestDifference } from './power.ts';
export { pValue, type Shown, shown, verdictSentence } from './verdict.ts';
