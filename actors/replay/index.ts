export { claimOutcome, debateRecord } from './debate-record.ts';
export { confederates, reasked } from './probes.ts';
export { redebate, retrace } from './redebate.ts';
