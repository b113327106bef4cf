export { type BetaShape, betaDivergence, logBetaDensity } from './beta.ts';
export { delphiReason, type Ratings } from './delphi.ts';
export { frozen, roundsToRest } from './freeze.ts';
export { canChange } from './pivotal.ts';
export { majorityPosterior } from './posterior.ts';
export { changedIn, ItemRecord, RoundRecord, recordRound } from './round-record.ts';
export { type SequentialTest, type SequentialVerdict, sequentialTest, waldBounds } from './sprt.ts';
export { stopReason } from './stop-reason.ts';
