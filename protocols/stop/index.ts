export { betaDivergence, logBetaDensity } from './beta.ts';
export { cumulative as agreementCurve, fitAgreement } from './beta-binomial.ts';
export { delphiReason } from './delphi.ts';
export { frozen, roundsToRest } from './freeze.ts';
export { canChange } from './pivotal.ts';
export { majorityPosterior } from './posterior.ts';
export { changedIn, RoundRecord, recordBoxes, recordRound } from './round-record.ts';
export { sequentialTest, waldBounds } from './sprt.ts';
export { needsBeliefs, stopReason } from './stop-reason.ts';
