export { type TrialAnswer, trialActor, trialBehaviour, trialKeys } from './trial-behaviour.ts';
