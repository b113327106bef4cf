import { type Bus, type Clock, type Entropy, type Store, type Subscription, wait } from '../../runtime/index.ts';
import type { ReplicatedStore } from '../../runtime/replication/index.ts';
import type { JournalWatch } from './journal-watch.ts';

/** A store that takes longer to write one record, or a bus to bring one message back, takes no work; milliseconds. */
const PROBE_TIMEOUT_MS = 2_000;

type Replica = Pick<ReplicatedStore, 'caughtUp'>;

interface ReadinessOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly journal?: Pick<JournalWatch, 'trouble'>;
  /** The store as a part of a cluster's; undefined when this node is alone. */
  readonly replica?: Replica;
}

/**
 * Readiness: whether this process can take work now. It tries, rather than remembers: one record is written to the store,
 * and one message sent over the bus to itself. In a cluster it has to have caught up with the others, too.
 */
export class Readiness {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #journal: Pick<JournalWatch, 'trouble'> | undefined;
  readonly #replica: Replica | undefined;
  readonly #id: string;
  readonly #expected = new Map<number, () => void>();
  #subscription: Subscription | undefined;
  #count = 0;
  #stopping = false;

  constructor({ store, bus, clock, entropy, journal, replica }: ReadinessOptions) {
    this.#journal = journal;
    this.#store = store;
    this.#bus = bus;
    this.#clock = clock;
    this.#replica = replica;
    this.#id = entropy.uuid();
  }

  async open(): Promise<void> {
    // Outside the journal's subjects: nobody needs to read of it a week later.
    this.#subscription = await this.#bus.subscribe(`conclave-probe.${this.#id}`, ({ body }) =>
      this.#returned(body as number),
    );
  }

  /** From now on not ready: load balancers send work elsewhere. */
  async close(): Promise<void> {
    this.#stopping = true;
    await this.#subscription?.stop();
  }

  /** Why no work is taken, in a sentence; undefined when it is. */
  async reason(): Promise<string | undefined> {
    if (this.#stopping) return 'The service is stopping.';
    const [store, bus, isCaughtUp] = await Promise.all([
      this.#inTime(this.#write()),
      this.#inTime(this.#echo()),
      this.#replica?.caughtUp(PROBE_TIMEOUT_MS) ?? true,
    ]);
    if (!store) return 'The store cannot be written.';
    if (!bus) return 'The message server does not answer.';
    if (this.#journal?.trouble !== undefined) return this.#journal.trouble;
    return isCaughtUp ? undefined : 'This node has not caught up with the others.';
  }

  /** A later message has overtaken those before it that were lost. */
  #returned(number: number): void {
    for (const [sent, resolve] of this.#expected) {
      if (sent > number) continue;
      this.#expected.delete(sent);
      resolve();
    }
  }

  async #write(): Promise<void> {
    await this.#store.commit([{ op: 'put', key: ['node', 'probe', this.#id], value: this.#clock.now() }]);
  }

  async #echo(): Promise<void> {
    this.#count += 1;
    const number = this.#count;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#expected.set(number, resolve);
    this.#bus.publish(`conclave-probe.${this.#id}`, number);
    await promise;
  }

  async #inTime(work: Promise<void>): Promise<boolean> {
    const ended = new AbortController();
    try {
      const done = work.then(() => true);
      return await Promise.race([done, wait(this.#clock, PROBE_TIMEOUT_MS, ended.signal).then(() => false)]);
    } catch {
      return false;
    } finally {
      ended.abort();
    }
  }
}
