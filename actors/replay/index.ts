export { claimOutcome, debateLog } from './debate-log.ts';
export { redebate, retrace } from './redebate.ts';
