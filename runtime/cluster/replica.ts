import type { Subscription } from '../bus.ts';
import type { Clock } from '../clock.ts';
import { StoreClosed } from '../errors.ts';
import type { LocalStore } from '../local-store.ts';
import type { Log } from '../log.ts';
import { wait } from '../wait.ts';
import { Applier, type ApplierOptions } from './applier.ts';
import type { CommitQueue } from './commit-queue.ts';
import { CopySource } from './copy-source.ts';
import { copyFromPeer } from './copying.ts';
import type { EntryId } from './entry-id.ts';
import { LogReplaced, LogTrimmed } from './errors.ts';
import type { Peers } from './peers.ts';
import { COPYING, PLACE, writerKey } from './replica-keys.ts';
import type { LogBounds, LogPlace, TransactionLog } from './transaction-log.ts';

/** Between two tries to join the log, in milliseconds. */
const JOIN_AGAIN_MS = 1000;

export interface ReplicaOptions {
  readonly node: string;
  /** Another one at every start. */
  readonly life: string;
  readonly store: LocalStore;
  readonly log: TransactionLog;
  readonly peers: Peers;
  readonly clock: Clock;
  readonly logger: Log;
  readonly queue: CommitQueue;
  readonly onApplied: ApplierOptions['onApplied'];
}

/**
 * This node's place in the log. Owns joining it and joining it again: from where the store is, from a peer's copy when the
 * log does not reach back so far, or from the beginning of the log that came after a lost one.
 */
export class Replica {
  readonly #options: ReplicaOptions;
  readonly #applier: Applier;
  readonly #source: CopySource;
  readonly #closed = new AbortController();
  #following: Subscription | undefined;
  #joined: Promise<void> = Promise.resolve();
  /** Why the store cannot go on from where it is. */
  #lost: LogTrimmed | LogReplaced | undefined;

  constructor(options: ReplicaOptions) {
    const { store, clock, logger, onApplied } = options;
    this.#options = options;
    this.#applier = new Applier({ store, clock, log: logger, onApplied });
    this.#source = new CopySource(options);
  }

  async open(): Promise<void> {
    await this.#joining(() => this.#join());
    while (!(await this.caughtUp(JOIN_AGAIN_MS))) if (this.#closed.signal.aborted) throw new StoreClosed();
    this.#options.logger.info('replica.joined', { position: this.#applier.place?.position });
  }

  async caughtUp(withinMs: number): Promise<boolean> {
    const { clock, log } = this.#options;
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, this.#closed.signal]);
    const answered = new AbortController();
    void wait(clock, withinMs, answered.signal).then(() => over.abort());
    const late = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    const bounds = await Promise.race([log.bounds(), late]);
    const reached = bounds !== undefined && (await this.#applier.reached(endOf(bounds), signal));
    answered.abort();
    return reached;
  }

  async close(): Promise<void> {
    this.#closed.abort();
    this.#applier.stop();
    await this.#leave();
    await this.#applier.drained();
  }

  /** Until it follows the log, or is closed. */
  async #join(): Promise<void> {
    const { clock, logger, log, queue } = this.#options;
    while (!this.#closed.signal.aborted) {
      try {
        const place = await this.#place(await log.bounds());
        this.#following = await log.follow(
          place,
          (entry) => this.#applier.take(entry),
          // Closed meanwhile: there is nothing to join for.
          (reason) => void this.#joining(() => this.#joinAgain(reason)).catch(() => undefined),
        );
        this.#lost = undefined;
        await this.#source.start();
        queue.resume();
        return;
      } catch (cause) {
        if (cause instanceof LogTrimmed || cause instanceof LogReplaced) this.#lost = cause;
        logger.warn('replica.cannot_join', { error: cause instanceof Error ? cause : undefined });
        await this.#leave();
        await wait(clock, JOIN_AGAIN_MS, this.#closed.signal);
      }
    }
    throw new StoreClosed();
  }

  async #joinAgain(reason: LogTrimmed | LogReplaced): Promise<void> {
    const { queue, logger } = this.#options;
    queue.pause();
    logger.warn('replica.left', { error: reason });
    await this.#leave();
    await this.#applier.drained();
    this.#lost = reason;
    await this.#join();
  }

  /** One after another. */
  #joining(join: () => Promise<void>): Promise<void> {
    const joined = this.#joined.then(join);
    this.#joined = joined.catch(() => undefined);
    return joined;
  }

  async #leave(): Promise<void> {
    await this.#source.stop();
    await this.#following?.stop();
    this.#following = undefined;
  }

  /** Where to go on in the log that has these bounds. */
  async #place(bounds: LogBounds): Promise<LogPlace> {
    const { place } = this.#applier;
    if (!place || this.#lost instanceof LogTrimmed) return this.#copy(bounds, place);
    if (place.incarnation !== bounds.incarnation) return this.#begin({ ...bounds, position: 0 }, place);
    // The end of the log is lost, as in a power failure of the server; what follows has positions of its own.
    if (place.position > bounds.last) return this.#begin({ ...bounds, position: bounds.last }, place);
    return place;
  }

  /** Goes on with what is here in a log that does not know of it. */
  async #begin({ incarnation, position }: LogPlace, before?: LogPlace): Promise<LogPlace> {
    const { store, logger, queue } = this.#options;
    const place: LogPlace = { incarnation, position };
    if (before) {
      logger.warn('replica.log_replaced', {
        error: new LogReplaced('the message server lost the log, or its end: this node goes on with what it has'),
        before: before.position,
        now: position,
      });
    }
    await store.commit([{ op: 'put', key: PLACE, value: place }]);
    if (before) queue.resend();
    return place;
  }

  async #copy(bounds: LogBounds, before: LogPlace | undefined): Promise<LogPlace> {
    const { store, peers, logger, queue, node, life } = this.#options;
    try {
      const rows = await copyFromPeer(store, peers);
      logger.info('replica.copied', { rows });
    } catch (error) {
      // The first node of a cluster has nobody to copy from, and a log that goes back to its beginning.
      if (before || bounds.first > 1 || store.get(COPYING) !== undefined) throw error;
      logger.info('replica.first', { error: error instanceof Error ? error : undefined });
      return this.#begin({ ...bounds, position: 0 });
    }
    const last = store.get(writerKey(node)) as EntryId | undefined;
    if (last?.life === life) queue.abandon(last.number);
    this.#lost = undefined;
    this.#applier.changed();
    return this.#applier.place as LogPlace;
  }
}

const endOf = ({ incarnation, last }: LogBounds): LogPlace => ({ incarnation, position: last });
