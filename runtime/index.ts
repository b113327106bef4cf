export type { Appended, Bus, Delivery, Message, Subscription } from './bus.ts';
export type { Clock } from './clock.ts';
export { type Config, loadConfig } from './config.ts';
export {
  Fenced,
  InvalidConfig,
  RuntimeFault,
  StoreClosed,
  StoreFull,
  TaskQueueFull,
  TaskTimeout,
} from './errors.ts';
export { FairShare } from './fair-share.ts';
export { InlinePool } from './inline-pool.ts';
export { LmdbStore, type LmdbStoreOptions } from './lmdb-store.ts';
export { createLog, type Fields, type Log, type LogLevel, type LogOptions, silentLog } from './log.ts';
export { MemoryBus } from './memory-bus.ts';
export { MemoryJournal, type MemoryJournalOptions } from './memory-journal.ts';
export { MemoryStore, type MemoryStoreOptions } from './memory-store.ts';
export { parseAddress, shownAddress } from './nats-address.ts';
export { NatsBus, type NatsBusOptions } from './nats-bus.ts';
export { connectNats } from './nats-connection.ts';
export type { NatsServerOptions } from './nats-launch.ts';
export { NatsServer } from './nats-server.ts';
export type { StreamOptions } from './nats-stream.ts';
export { processInfo } from './process-info.ts';
export { derivedUuid, type Entropy, identifier, seededEntropy, systemEntropy } from './random.ts';
export type { Condition, Key, RangeOptions, Store, Write } from './store.ts';
export { systemClock } from './system-clock.ts';
export type { Task, TaskHandler, TaskOptions, TaskPool } from './task-pool.ts';
export { TaskScheduler, type TaskSchedulerOptions } from './task-scheduler.ts';
export { VirtualClock } from './virtual-clock.ts';
export { wait } from './wait.ts';
export { WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';
