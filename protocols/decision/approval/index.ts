export { equalShares, pav, pavScore, seqPav } from './committee.ts';
export { approval, cumulative } from './decide-approval.ts';
