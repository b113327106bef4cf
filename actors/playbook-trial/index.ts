export { type TrialAnswer, trialRecords } from './records.ts';
export { trialActor, trialBehaviour } from './trial-behaviour.ts';
