export { majorityPosterior } from './posterior.ts';
export { changedIn, ItemRecord, RoundRecord, recordRound } from './round-record.ts';
export { stopReason } from './stop-reason.ts';
