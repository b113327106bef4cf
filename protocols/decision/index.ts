export { acceptance, ballotOf, CLAIM_CANDIDATES, outcomeOf } from './claim-vote.ts';
export { decide } from './decide.ts';
export { dfQuadStrength } from './df-quad.ts';
export { InvalidBallot } from './invalid-ballot.ts';
export { posterior, voteWeight } from './log-odds.ts';
export { recalibrated, reconcile } from './reconcile.ts';
export { hodgesLehmann, median, trimmedMean } from './robust.ts';
export { byzantineQuorum } from './threshold.ts';
export { trajectoryScore } from './trajectory.ts';
