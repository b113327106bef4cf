import { Events, type KV, type NatsConnection, NatsError, StorageType } from 'nats';
import { inBackground } from '../background.ts';
import type { Subscription } from '../bus/bus.ts';
import { BusClosed } from '../errors.ts';
import { type Logger, silentLogger } from '../logger.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { BookAway, type LeaseBook } from './lease-book.ts';
import { LeaseWatch } from './nats-lease-watch.ts';

export interface NatsLeaseBookOptions {
  /** Stays open when the book is closed: others use it too. */
  readonly connection: NatsConnection;
  readonly clock: Clock;
  readonly log?: Logger;
  /** Servers that keep a copy, 1 to 5; default 1. */
  readonly replicas?: number;
}

const BUCKET = 'conclave-homes';

/** The answer comes in under a millisecond; after this long (ms) it is lost. */
const ANSWER_MS = 2_000;

/** Between tries to restart the watch, in milliseconds. */
const AGAIN_MS = 200;

/** A write of ours comes back to our own watchers at once; after this long (ms) they hear nothing any more. */
const ECHO_MS = 2_000;

const WRONG_REVISION = 10071;

/** The book in a NATS key-value bucket. After a reconnect, and when its own writes do not come back, it restarts the watch. */
export class NatsLeaseBook implements LeaseBook {
  readonly #options: NatsLeaseBookOptions;
  readonly #log: Logger;
  readonly #watches = new Set<LeaseWatch>();
  readonly #closed = new AbortController();
  #bucket: KV;
  #reopening: Promise<void> | undefined;

  private constructor(options: NatsLeaseBookOptions, bucket: KV) {
    this.#options = options;
    this.#log = options.log ?? silentLogger;
    this.#bucket = bucket;
    inBackground(this.#attend(), (error) => this.#log.error('leases.not_attended', { error }));
  }

  /** Makes the bucket if it is not there. Rejects when the server cannot. */
  static async open(options: NatsLeaseBookOptions): Promise<NatsLeaseBook> {
    return new NatsLeaseBook(options, await bucketOf(options));
  }

  async write(key: string, value: unknown, revision: number): Promise<number | undefined> {
    this.#open();
    try {
      const written = await this.#bucket.put(key, JSON.stringify(value), { previousSeq: revision });
      this.#expectEcho(written);
      return written;
    } catch (error) {
      if (error instanceof NatsError && error.api_error?.err_code === WRONG_REVISION) return undefined;
      this.#open();
      // A bucket that is not there any more answers nobody.
      this.#reopenSoon();
      throw new BookAway('the lease book did not answer', error);
    }
  }

  async watch(onChange: (key: string, value: unknown, revision: number) => void): Promise<Subscription> {
    this.#open();
    const watch = new LeaseWatch(onChange);
    this.#watches.add(watch);
    await watch.begin(this.#bucket).catch(() => this.#reopen());
    this.#open();
    return {
      stop: async () => {
        this.#watches.delete(watch);
        watch.end();
      },
    };
  }

  async close(): Promise<void> {
    this.#closed.abort();
    for (const watch of this.#watches) watch.end();
    this.#watches.clear();
  }

  async #attend(): Promise<void> {
    for await (const { type } of this.#options.connection.status()) {
      if (this.#closed.signal.aborted) return;
      if (type === Events.Reconnect) this.#reopenSoon();
    }
  }

  #expectEcho(revision: number): void {
    const { clock } = this.#options;
    const echoed = wait(clock, ECHO_MS, this.#closed.signal).then(async () => {
      const deaf = [...this.#watches].some((watch) => watch.heard < revision);
      if (deaf && !this.#closed.signal.aborted) await this.#reopen();
    });
    inBackground(echoed, (error) => this.#log.error('leases.not_watched', { error }));
  }

  #reopenSoon(): void {
    inBackground(this.#reopen(), (error) => this.#log.error('leases.not_watched', { error }));
  }

  /** One at a time: other callers share the result of the one under way. */
  #reopen(): Promise<void> {
    this.#reopening ??= this.#tryAgain().finally(() => {
      this.#reopening = undefined;
    });
    return this.#reopening;
  }

  async #tryAgain(): Promise<void> {
    const { clock, connection } = this.#options;
    while (!this.#closed.signal.aborted && !connection.isClosed()) {
      try {
        this.#bucket = await bucketOf(this.#options);
        await Promise.all([...this.#watches].map((watch) => watch.begin(this.#bucket)));
        return;
      } catch (error) {
        this.#log.warn('leases.watch_again', { error: error instanceof Error ? error : undefined });
        await wait(clock, AGAIN_MS, this.#closed.signal);
      }
    }
  }

  #open(): void {
    if (this.#closed.signal.aborted) throw new BusClosed();
  }
}

function bucketOf({ connection, replicas }: NatsLeaseBookOptions): Promise<KV> {
  const settings = { history: 1, storage: StorageType.File, replicas: replicas ?? 1 };
  return connection.jetstream({ timeout: ANSWER_MS }).views.kv(BUCKET, settings);
}
