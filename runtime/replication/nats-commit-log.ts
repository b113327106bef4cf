import { Events, type NatsConnection } from 'nats';
import { inBackground } from '../background.ts';
import type { Subscription } from '../bus/bus.ts';
import { checkId } from '../bus/pattern.ts';
import { BusClosed } from '../errors.ts';
import { type Logger, silentLogger } from '../logger.ts';
import { NatsAppender } from '../nats/appender.ts';
import { ensureStream, type StreamOptions } from '../nats/stream.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { CHUNK_BYTES } from './chunks.ts';
import type { CommitLog, LogBounds, LogEntry, LogPosition } from './commit-log.ts';
import type { LogReplaced, LogTrimmed } from './errors.ts';
import { appendInChunks } from './nats-entries.ts';
import { NatsFollowing } from './nats-following.ts';

export interface NatsCommitLogOptions {
  /** Stays open when the log is closed: others use it too. */
  readonly connection: NatsConnection;
  readonly clock: Clock;
  /** What this user's answers begin with; default `_INBOX`. */
  readonly inbox?: string;
  readonly log?: Logger;
  /** Entries older than this go, in milliseconds; default 7 days. A node that was away for longer copies from a peer. */
  readonly maxAgeMs?: number;
  /** The oldest entries go when the log is larger, in bytes; default 16 GB. */
  readonly maxBytes?: number;
  /** Servers that keep a copy, 1 to 5; default 1. */
  readonly replicas?: number;
}

const STREAM = 'CONCLAVE_LOG';
const SUBJECT = 'conclave-log.transactions';

const WEEK_MS = 7 * 24 * 3_600_000;
const MAX_BYTES = 16 * 1024 ** 3;

/** Header lines travel in the same limit as the body (bytes): the id, and the positions of the chunks of an entry of 1 GB. */
const ENVELOPE_BYTES = 16 * 1024;

/** Between tries to ask the server about the log, in milliseconds. */
const ASK_AGAIN_MS = 200;

/** The log in a JetStream stream. */
export class NatsCommitLog implements CommitLog {
  readonly #connection: NatsConnection;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #stream: StreamOptions;
  readonly #appender: NatsAppender;
  readonly #followings = new Set<NatsFollowing>();
  readonly #closed = new AbortController();

  private constructor(options: NatsCommitLogOptions) {
    this.#connection = options.connection;
    this.#clock = options.clock;
    this.#log = options.log ?? silentLogger;
    this.#stream = {
      name: STREAM,
      subjects: [SUBJECT],
      maxAgeMs: options.maxAgeMs ?? WEEK_MS,
      maxBytes: options.maxBytes ?? MAX_BYTES,
      replicas: options.replicas ?? 1,
    };
    this.#appender = new NatsAppender(options.connection, options.clock, options.inbox);
    inBackground(this.#watch(), (error) => this.#log.error('log.not_watched', { error }));
  }

  /** Makes the stream if it is not there. Rejects when the server cannot. */
  static async open(options: NatsCommitLogOptions): Promise<NatsCommitLog> {
    const log = new NatsCommitLog(options);
    try {
      await ensureStream(await options.connection.jetstreamManager(), log.#stream);
      return log;
    } catch (error) {
      await log.close();
      throw error;
    }
  }

  async append(body: Uint8Array, id: string): Promise<number> {
    const limit = Math.min(this.#connection.info?.max_payload ?? CHUNK_BYTES, CHUNK_BYTES + ENVELOPE_BYTES);
    return appendInChunks(body, checkId(id), limit - ENVELOPE_BYTES, async (data, chunkId, lines) => {
      const { sequence } = await this.#appender.append(SUBJECT, data, chunkId, lines ? { lines } : {});
      return sequence;
    });
  }

  async follow(
    after: LogPosition,
    onEntry: (entry: LogEntry) => Promise<void>,
    onLost: (reason: LogTrimmed | LogReplaced) => void,
  ): Promise<Subscription> {
    this.#open();
    const following = new NatsFollowing({
      connection: this.#connection,
      stream: STREAM,
      clock: this.#clock,
      log: this.#log,
      bounds: () => this.bounds(),
      after,
      onEntry,
      onLost,
    });
    this.#followings.add(following);
    const stop = async (): Promise<void> => {
      this.#followings.delete(following);
      following.stop();
    };
    try {
      await following.start();
    } catch (reason) {
      await stop();
      throw reason;
    }
    this.#open();
    return { stop };
  }

  async bounds(): Promise<LogBounds> {
    for (let missing = false; ; ) {
      this.#open();
      try {
        const manager = await this.#connection.jetstreamManager();
        if (missing) await ensureStream(manager, this.#stream);
        const { created, state } = await manager.streams.info(STREAM);
        // A stream that never had a message says that its first is 0.
        return { first: Math.max(state.first_seq, 1), last: state.last_seq, incarnation: String(created) };
      } catch (error) {
        if (this.#connection.isClosed()) throw new BusClosed();
        missing = true;
        this.#log.warn('log.not_found', { error: error instanceof Error ? error : undefined });
        await wait(this.#clock, ASK_AGAIN_MS, this.#closed.signal);
      }
    }
  }

  async close(): Promise<void> {
    this.#closed.abort();
    this.#appender.close();
    for (const following of this.#followings) following.stop();
    this.#followings.clear();
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (this.#closed.signal.aborted) return;
      if (type !== Events.Reconnect) continue;
      this.#appender.wake();
      for (const following of this.#followings) following.restart();
    }
  }

  #open(): void {
    if (this.#closed.signal.aborted) throw new BusClosed();
  }
}
