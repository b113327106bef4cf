import {
  AckPolicy,
  ConsumerEvents,
  type ConsumerMessages,
  DeliverPolicy,
  type JetStreamManager,
  type JsMsg,
  type NatsConnection,
  nanos,
} from 'nats';
import { inBackground } from '../background.ts';
import type { Logger } from '../logger.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { checkPosition } from './check-position.ts';
import type { LogBounds, LogEntry, LogPosition } from './commit-log.ts';
import { LogReplaced, LogTrimmed } from './errors.ts';
import { NatsEntries } from './nats-entries.ts';

/** Messages asked for ahead of the handler; with chunks of at most a megabyte, 64 MB at the worst. */
const PREFETCH = 64;

/** A pull request lives this long, and the server sends at least every heartbeat (ms); after two missed ones we start again. */
const PULL_MS = 4000;
const HEARTBEAT_MS = 1000;

/** A consumer on the server that nobody pulls from is forgotten after this long (ms): each of our beginnings leaves one. */
const FORGOTTEN_AFTER_MS = 30_000;

/** Between two tries to begin, in milliseconds. */
const RESTART_MS = 200;

/** What tells us that nothing more will come from this consumer. */
const GONE: ReadonlySet<string> = new Set([
  ConsumerEvents.ConsumerNotFound,
  ConsumerEvents.ConsumerDeleted,
  ConsumerEvents.StreamNotFound,
  ConsumerEvents.NoResponders,
  ConsumerEvents.HeartbeatsMissed,
]);

export interface NatsFollowingOptions {
  readonly connection: NatsConnection;
  readonly stream: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly bounds: () => Promise<LogBounds>;
  readonly after: LogPosition;
  readonly onEntry: (entry: LogEntry) => Promise<void>;
  readonly onLost: (reason: LogTrimmed | LogReplaced) => void;
}

/**
 * One reader of the log. Owns order and completeness: positions follow each other by one, and whenever they do not, or the
 * server falls silent, it resumes after the last entry that was handled.
 */
export class NatsFollowing {
  readonly #options: NatsFollowingOptions;
  readonly #entries: NatsEntries;
  readonly #ended = new AbortController();
  #at: number;
  #messages: ConsumerMessages | undefined;

  constructor(options: NatsFollowingOptions) {
    this.#options = options;
    this.#entries = new NatsEntries(options);
    this.#at = options.after.position;
  }

  /** Resolves when reading has begun; rejects with LogTrimmed or LogReplaced when it cannot. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      void this.#run(resolve).catch((reason: LogTrimmed | LogReplaced) => {
        reject(reason);
      });
    });
  }

  /** Starts again after a lost connection. */
  restart(): void {
    const failed = (error: Error): void => this.#options.log.warn('log.not_closed', { error });
    if (this.#messages)
      inBackground(
        this.#messages.close().then(() => undefined),
        failed,
      );
  }

  stop(): void {
    this.#ended.abort();
    this.restart();
  }

  async #run(begun: () => void): Promise<void> {
    const { clock, log, onLost } = this.#options;
    let first = true;
    while (!this.#ended.signal.aborted) {
      try {
        const messages = await this.#begin();
        begun();
        first = false;
        await this.#read(messages);
      } catch (error) {
        if (error instanceof LogTrimmed || error instanceof LogReplaced) {
          if (first) throw error;
          if (!this.#ended.signal.aborted) onLost(error);
          return;
        }
        log.warn('log.follow_again', { after: this.#at, error: error instanceof Error ? error : undefined });
      }
      await wait(clock, RESTART_MS, this.#ended.signal);
    }
    begun();
  }

  async #begin(): Promise<ConsumerMessages> {
    const { connection, stream, bounds, after } = this.#options;
    checkPosition({ incarnation: after.incarnation, position: this.#at }, await bounds());
    const manager: JetStreamManager = await connection.jetstreamManager();
    const { name } = await manager.consumers.add(stream, {
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: this.#at + 1,
      inactive_threshold: nanos(FORGOTTEN_AFTER_MS),
      mem_storage: true,
      num_replicas: 1,
    });
    const consumer = await connection.jetstream().consumers.get(stream, name);
    return consumer.consume({ max_messages: PREFETCH, expires: PULL_MS, idle_heartbeat: HEARTBEAT_MS });
  }

  async #read(messages: ConsumerMessages): Promise<void> {
    this.#messages = messages;
    const closed = (error: Error): void => this.#options.log.warn('log.not_watched', { error });
    inBackground(closeWhenGone(messages), closed);
    for await (const message of messages) {
      if (this.#ended.signal.aborted) break;
      if (message.seq !== this.#at + 1) {
        // The first of a consumer is the one that was asked for, if it is there; any other was lost on the way.
        if (message.info.deliverySequence === 1) throw new LogTrimmed(this.#at, message.seq);
        break;
      }
      await this.#hand(message);
    }
    await messages.close();
  }

  async #hand(message: JsMsg): Promise<void> {
    const { after, onEntry } = this.#options;
    const body = await this.#entries.bodyOf(message);
    if (this.#ended.signal.aborted) return;
    const id = message.headers?.get('Nats-Msg-Id') ?? '';
    await onEntry({ incarnation: after.incarnation, position: message.seq, id, body });
    this.#at = message.seq;
  }
}

async function closeWhenGone(messages: ConsumerMessages): Promise<void> {
  for await (const { type } of await messages.status()) if (GONE.has(type)) await messages.close();
}
