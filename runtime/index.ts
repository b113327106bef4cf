export { inBackground } from './background.ts';
export type { Accepts, Appended, Bus, Delivery, Message, RecordedMessage, Subscription } from './bus/bus.ts';
export { MemoryBus } from './bus/memory-bus.ts';
export { MemoryJournal, type MemoryJournalOptions } from './bus/memory-journal.ts';
export { type Config, loadConfig, secretFrom } from './config.ts';
export {
  Fenced,
  InvalidConfig,
  RuntimeFault,
  StoreClosed,
  StoreFull,
  TaskCrashed,
  TaskTimeout,
} from './errors.ts';
export { createLogger, type Fields, type Logger, type LoggerOptions, type LogLevel, silentLogger } from './logger.ts';
export { openAddress, parseAddress, shownAddress } from './nats/address.ts';
export { connectAtStart, connectNats } from './nats/connection.ts';
export { addressAs, readCredentials } from './nats/credentials.ts';
export { inboxOf, isInbox } from './nats/inbox.ts';
export { type JournalState, lossBetween } from './nats/journal-state.ts';
export type { NatsServerOptions } from './nats/launch.ts';
export { NatsBus, type NatsBusOptions } from './nats/nats-bus.ts';
export { NatsServer } from './nats/nats-server.ts';
export { advisoriesFor, SOUND_VERSION } from './nats/server-version.ts';
export type { StreamOptions } from './nats/stream.ts';
export { processInfo, processorMsOf } from './process-info.ts';
export { derivedUuid, type Entropy, identifier, seededEntropy, systemEntropy } from './random.ts';
export { isPublicKey, Recipient, sealFor } from './sealing/recipient.ts';
export { NotOpened, Seal } from './sealing/seal.ts';
export { LmdbStore, type LmdbStoreOptions } from './store/lmdb-store.ts';
export { MemoryStore, type MemoryStoreOptions } from './store/memory-store.ts';
export type { Condition, Key, RangeOptions, Store, Write } from './store/store.ts';
export { bytesTable, type Table, table } from './store/table.ts';
export { collectGarbage } from './tasks/collect-garbage.ts';
export { FairShare } from './tasks/fair-share.ts';
export { InlinePool } from './tasks/inline-pool.ts';
export type { Task, TaskHandler, TaskOptions, TaskPool } from './tasks/task-pool.ts';
export { type TaskRun, TaskScheduler, type TaskSchedulerOptions } from './tasks/task-scheduler.ts';
export { WorkerPool, type WorkerPoolOptions } from './tasks/worker-pool.ts';
export type { Clock } from './time/clock.ts';
export { systemClock } from './time/system-clock.ts';
export { VirtualClock } from './time/virtual-clock.ts';
export { wait } from './time/wait.ts';
