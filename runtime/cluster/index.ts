export { LogReplaced, LogTrimmed, PeerAway, PeerRefused } from './errors.ts';
export type { Peers } from './peers.ts';
export type { LogBounds, LogEntry, LogPlace, TransactionLog } from './transaction-log.ts';
