export { claimOutcome, debateLog } from './debate-log.ts';
export { type Redebate, redebate, retrace } from './redebate.ts';
