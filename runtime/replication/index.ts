export type { CommitLog, LogBounds, LogEntry, LogPosition } from './commit-log.ts';
export { MemoryCommitLog } from './memory-commit-log.ts';
export { MemoryLog, type MemoryLogOptions } from './memory-log.ts';
export { NatsCommitLog, type NatsCommitLogOptions } from './nats-commit-log.ts';
export { isReplica } from './replica-keys.ts';
export { ReplicatedStore, type ReplicatedStoreOptions } from './replicated-store.ts';
export { SealedLog } from './sealed-log.ts';
