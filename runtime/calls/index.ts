export { Breaker } from './breaker.ts';
export { CallGate, type CallRates } from './call-gate.ts';
export {
  CallLedger,
  type CallLedgerOptions,
  type CallTerms,
  type RecordedAnswer,
  type Send,
} from './call-ledger.ts';
export type { CallAnswer } from './call-outcome.ts';
export type { CallKey, CallRow, CallUsage } from './call-row.ts';
export { callsOf, type ModelCalls, spentOn } from './call-summary.ts';
export { CallFailed, type CallReason, NotSent } from './errors.ts';
export { callRecords } from './records.ts';
