export { type Answers, type AskedAgain, type ModelReplay, replayModels } from './model-replay.ts';
export { confederates, reasked } from './probes.ts';
export { forked, type Redebate, redebate, retrace } from './redebate.ts';
export { comparedClaims, withoutExperts } from './without-experts.ts';
