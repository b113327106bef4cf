export { LogReplaced, LogTrimmed, PeerAway, PeerRefused } from './errors.ts';
export { MemoryLog, type MemoryLogOptions } from './memory-log.ts';
export { MemoryNetwork, MemoryPeers } from './memory-peers.ts';
export { MemoryTransactionLog } from './memory-transaction-log.ts';
export { NatsPeers, type NatsPeersOptions } from './nats-peers.ts';
export { NatsTransactionLog, type NatsTransactionLogOptions } from './nats-transaction-log.ts';
export type { Peers } from './peers.ts';
export type { LogBounds, LogEntry, LogPlace, TransactionLog } from './transaction-log.ts';
