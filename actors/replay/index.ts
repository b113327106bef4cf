export { claimOutcome, debateRecord } from './debate-record.ts';
export { redebate, retrace } from './redebate.ts';
