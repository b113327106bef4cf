import type { Subscription } from '../bus/bus.ts';
import { PeerAway } from '../cluster/errors.ts';
import type { Peers } from '../cluster/peers.ts';
import { StoreClosed } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { Applier, type ApplierOptions } from './applier.ts';
import type { CommitLog, LogBounds, LogEntry, LogPosition } from './commit-log.ts';
import type { CommitQueue } from './commit-queue.ts';
import { ANYBODY, COPY, CopySource } from './copy-source.ts';
import { copyFromPeer } from './copying.ts';
import type { EntryId } from './entry-id.ts';
import { LogReplaced, LogTrimmed } from './errors.ts';
import {
  genesisWrite,
  hasData,
  type LogGenesis,
  MARKER_BODY,
  markedBy,
  markerOf,
  OtherGenesis,
  readGenesis,
  StoreNotEmpty,
} from './log-genesis.ts';
import { APPLIED, COPYING, writerKey } from './replica-keys.ts';

/** Between two tries to join the log, in milliseconds. */
const JOIN_AGAIN_MS = 1000;

/** A peer answers in milliseconds; whether there is one is known after this long (ms). */
const ANYBODY_MS = 5000;

export interface ReplicaOptions {
  readonly node: string;
  /** Another one at every start. */
  readonly incarnation: string;
  readonly store: LocalStore;
  readonly log: CommitLog;
  readonly peers: Peers;
  readonly clock: Clock;
  readonly logger: Logger;
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
  #lost: LogTrimmed | LogReplaced | OtherGenesis | undefined;
  /** Why this store can never join. */
  #refused: StoreNotEmpty | undefined;

  constructor(options: ReplicaOptions) {
    const { store, clock, logger, onApplied } = options;
    this.#options = options;
    this.#applier = new Applier({ store, clock, log: logger, onApplied });
    this.#source = new CopySource(options);
  }

  get position(): LogPosition | undefined {
    return this.#applier.place;
  }

  async open(): Promise<void> {
    await this.#joining(() => this.#join());
    while (!(await this.caughtUp(JOIN_AGAIN_MS))) {
      if (this.#refused) throw this.#refused;
      if (this.#closed.signal.aborted) throw new StoreClosed();
    }
    this.#options.logger.info('replica.joined', { position: this.#applier.place?.position });
  }

  async caughtUp(withinMs: number): Promise<boolean> {
    const { clock, log } = this.#options;
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, this.#closed.signal]);
    const answered = new AbortController();
    const late = (): void => over.abort();
    wait(clock, withinMs, answered.signal).then(late, late);
    const givenUp = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    const bounds = await Promise.race([log.bounds(), givenUp]);
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
        await this.#confirmGenesis();
        this.#following = await log.follow(
          place,
          (entry) => this.#take(entry),
          // Closed meanwhile: there is nothing to join for.
          (reason) => {
            this.#joining(() => this.#joinAgain(reason)).catch(() => undefined);
          },
        );
        this.#lost = undefined;
        await this.#source.start();
        queue.resume();
        return;
      } catch (cause) {
        if (cause instanceof StoreNotEmpty) throw cause;
        if (cause instanceof LogTrimmed || cause instanceof LogReplaced) this.#lost = cause;
        const because = this.#lost && { because: this.#lost.message };
        logger.warn('replica.cannot_join', { error: cause instanceof Error ? cause : undefined, ...because });
        await this.#leave();
        await wait(clock, JOIN_AGAIN_MS, this.#closed.signal);
      }
    }
    throw new StoreClosed();
  }

  async #take(entry: LogEntry): Promise<void> {
    const { store } = this.#options;
    const marked = markedBy(entry.id);
    if (marked === undefined) return this.#applier.take(entry);
    const own = readGenesis(store);
    // Of two nodes that seeded the log, the second one's marker counts for nothing: that node is refused.
    if (own && (own.id === marked || own.confirmed)) {
      if (!own.confirmed) await store.commit([genesisWrite({ ...own, confirmed: true })]);
      return this.#applier.take({ ...entry, body: undefined });
    }
    if (own?.seeded) {
      this.#refused = new StoreNotEmpty();
      return new Promise((resolve) => this.#closed.signal.addEventListener('abort', () => resolve()));
    }
    // Nothing more is taken before this following has been left.
    await this.#joining(() => this.#joinAgain(new OtherGenesis())).catch(() => undefined);
  }

  /** Marks the log as one that began on data; tried again, under the same id, until this store has come by the marker. */
  async #confirmGenesis(): Promise<void> {
    const { store, log } = this.#options;
    const own = readGenesis(store);
    if (own && !own.confirmed) await log.append(MARKER_BODY, markerOf(own));
  }

  async #joinAgain(reason: LogTrimmed | LogReplaced | OtherGenesis): Promise<void> {
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
  async #place(bounds: LogBounds): Promise<LogPosition> {
    const { store } = this.#options;
    const { place } = this.#applier;
    if (!place && store.get(COPYING) === undefined && hasData(store)) return this.#seed(bounds);
    if (!place || this.#lost instanceof LogTrimmed || this.#lost instanceof OtherGenesis)
      return this.#copy(bounds, place);
    if (place.incarnation !== bounds.incarnation) return this.#begin({ ...bounds, position: 0 }, place);
    // The end of the log is lost, as in a power failure of the server; what follows has positions of its own.
    if (place.position > bounds.last) return this.#begin({ ...bounds, position: bounds.last }, place);
    return place;
  }

  /** Begins the log of a cluster on the data that are here, if nobody has begun it before. */
  async #seed(bounds: LogBounds): Promise<LogPosition> {
    const { peers, logger, node, incarnation } = this.#options;
    const isAnybodyThere = (): Promise<boolean> =>
      peers.ask(COPY, ANYBODY, ANYBODY_MS).then(
        () => true,
        (error: unknown) => !(error instanceof PeerAway),
      );
    if (bounds.last > 0 || (await isAnybodyThere())) throw new StoreNotEmpty();
    logger.info('replica.founded', { node });
    return this.#begin({ ...bounds, position: 0 }, undefined, {
      id: `${node}.${incarnation}`,
      seeded: true,
      confirmed: false,
    });
  }

  /** Goes on with what is here in a log that does not know of it. */
  async #begin(
    { incarnation, position }: LogPosition,
    before?: LogPosition,
    genesis?: LogGenesis,
  ): Promise<LogPosition> {
    const { store, logger, queue } = this.#options;
    const place: LogPosition = { incarnation, position };
    if (before) {
      logger.warn('replica.log_replaced', {
        error: new LogReplaced('the message server lost the log, or its end: this node goes on with what it has'),
        before: before.position,
        now: position,
      });
    }
    const lost = before &&
      before.incarnation !== incarnation && { id: before.incarnation, seeded: false, confirmed: false };
    const value = genesis ?? lost;
    await store.commit([{ op: 'put', key: APPLIED, value: place }, ...(value ? [genesisWrite(value)] : [])]);
    if (before) queue.resend();
    return place;
  }

  async #copy(bounds: LogBounds, before: LogPosition | undefined): Promise<LogPosition> {
    const { store, peers, logger, queue, node, incarnation } = this.#options;
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
    if (last?.life === incarnation) queue.abandon(last.number);
    this.#lost = undefined;
    this.#applier.changed();
    return this.#applier.place as LogPosition;
  }
}

const endOf = ({ incarnation, last }: LogBounds): LogPosition => ({ incarnation, position: last });
