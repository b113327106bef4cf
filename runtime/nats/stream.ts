import {
  AckPolicy,
  type ConsumerConfig,
  DeliverPolicy,
  DiscardPolicy,
  type JetStreamManager,
  NatsError,
  nanos,
  RetentionPolicy,
  StorageType,
} from 'nats';

/** What the journal is on the server: one stream. */
export interface StreamOptions {
  readonly name: string;
  /** What the journal takes. */
  readonly subjects: readonly string[];
  /** Messages older than this go; milliseconds. */
  readonly maxAgeMs: number;
  /** The oldest messages go when the stream is larger; bytes. A node's own store is the authority, so history is lost, not work. */
  readonly maxBytes: number;
  /** Servers that keep a copy, 1 to 5; default 1. More than one needs a cluster of at least so many. */
  readonly replicas?: number;
}

export interface ConsumerOptions {
  readonly name: string;
  /** The server's filter: it takes one for each consumer. */
  readonly filter: string;
  readonly ackWaitMs: number;
  readonly maxUnsettled: number;
}

/** How long the server remembers an id; a command is retried for less. */
const DUPLICATE_WINDOW_MS = 120_000;

const NOT_FOUND = '404';

/** Makes the stream, or brings its limits and subjects up to date. */
export async function ensureStream(manager: JetStreamManager, options: StreamOptions): Promise<void> {
  const wanted = {
    subjects: [...options.subjects],
    max_age: nanos(options.maxAgeMs),
    max_bytes: options.maxBytes,
    num_replicas: options.replicas ?? 1,
    duplicate_window: nanos(Math.min(DUPLICATE_WINDOW_MS, options.maxAgeMs)),
  };
  const found = await present(() => manager.streams.info(options.name));
  if (!found) {
    const fixed = { storage: StorageType.File, retention: RetentionPolicy.Limits, discard: DiscardPolicy.Old };
    await manager.streams.add({ name: options.name, ...fixed, ...wanted });
    return;
  }
  const { config } = found;
  const same =
    config.max_age === wanted.max_age &&
    config.max_bytes === wanted.max_bytes &&
    config.num_replicas === wanted.num_replicas &&
    config.duplicate_window === wanted.duplicate_window &&
    config.subjects.toSorted().join(' ') === wanted.subjects.toSorted().join(' ');
  if (!same) await manager.streams.update(options.name, wanted);
}

/**
 * Makes the durable consumer, or brings it up to date. A server that cannot change the filter gets a new consumer that
 * begins after the last message up to which everything was acknowledged: some come twice, none is lost.
 */
export async function ensureConsumer(
  manager: JetStreamManager,
  stream: string,
  options: ConsumerOptions,
): Promise<void> {
  const wanted: Partial<ConsumerConfig> = {
    durable_name: options.name,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(options.ackWaitMs),
    max_ack_pending: options.maxUnsettled,
    filter_subject: options.filter,
  };
  const found = await present(() => manager.consumers.info(stream, options.name));
  if (!found) {
    await manager.consumers.add(stream, wanted);
    return;
  }
  const { config, ack_floor: floor } = found;
  if (config.filter_subject !== options.filter) {
    await manager.consumers.delete(stream, options.name);
    const start = { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: floor.stream_seq + 1 };
    await manager.consumers.add(stream, { ...wanted, ...start });
  } else if (config.ack_wait !== wanted.ack_wait || config.max_ack_pending !== wanted.max_ack_pending) {
    await manager.consumers.update(stream, options.name, wanted);
  }
}

async function present<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NatsError && error.code === NOT_FOUND) return undefined;
    throw error;
  }
}
