export { bestAgent, logOddsWeights, majority } from './counting.ts';
export type { Learner } from './learner.ts';
export { type Measurement, measure, type Plan } from './measurement.ts';
export { stacking, stackingByPart } from './stacking.ts';
export { dawidSkeneGold, dawidSkeneVotes, gladVotes, oneCoinVotes } from './truth-inference.ts';
