export { bestAgent, logOddsWeights, majority, trackRecord } from './counting.ts';
export { folds } from './folds.ts';
export { type Learner, rightOf } from './learner.ts';
export { type Measurement, measure, type Plan } from './measurement.ts';
export { stacking, stackingByPart } from './stacking.ts';
export { dawidSkeneGold, dawidSkeneVotes, gladVotes, oneCoinVotes } from './truth-inference.ts';
