export { acceptance, ballotOf, CLAIM_CANDIDATES, outcomeOf } from './claim-vote.ts';
export { decide } from './decide.ts';
export { dfQuadStrength } from './df-quad.ts';
export { type BallotFault, InvalidBallot } from './invalid-ballot.ts';
export { posterior, voteWeight } from './log-odds.ts';
export { byzantineQuorum } from './threshold.ts';
