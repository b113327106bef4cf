/**
 * ChangeNotifier: wakes those who wait for a record to be written. It only says that it is worth reading again; what happened
 * is in the store. Writes of this process and of other nodes are noticed as they become visible here. Another process of
 * this machine tells of its writes by live messages, which can be lost while a connection is down.
 */
import { accountRecords } from '../../actors/account/index.ts';
import { deliveryRecords } from '../../actors/courier/index.ts';
import { reviewRecords } from '../../actors/review/index.ts';
import { ACCOUNT_PATTERNS } from '../../protocols/account/index.ts';
import { PATTERNS } from '../../protocols/index.ts';
import type { RecordChanges } from '../../runtime/hosting/index.ts';
import type { Bus, Clock, Key, Message, Store, Subscription, Write } from '../../runtime/index.ts';

/** Between the processes of one machine: of records whose actors say nothing when they write them. */
const CHANGED = 'conclave-changed';
const ANNOUNCED: ReadonlySet<string | number | undefined> = new Set(
  [reviewRecords, accountRecords, deliveryRecords]
    .flatMap((records): readonly { name: string; isAnnounced: boolean }[] => Object.values(records))
    .filter(({ isAnnounced }) => isAnnounced)
    .map(({ name }) => name),
);

/** A key starts with the record's kind and owner: watchers are registered by those two levels. */
const watchedAs = ([kind, subject]: Key): string => `${kind}/${subject}`;

export class ChangeNotifier implements RecordChanges {
  readonly #clock: Clock;
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #subscriptions: Subscription[] = [];
  readonly #listeners: ((writes: readonly Write[]) => void)[] = [];
  /** Whether several processes may write the store, and where they tell each other. */
  #sharesStore = false;
  #bus: Bus | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Hears what actors that live in another process say of themselves. */
  async listen(bus: Bus): Promise<void> {
    this.#bus = bus;
    if (this.#sharesStore) {
      const onChanged = ({ body }: Message): void => this.#wake(String(body));
      this.#subscriptions.push(await bus.subscribe(CHANGED, onChanged));
    }
    for (const pattern of [PATTERNS.events, ACCOUNT_PATTERNS.events]) {
      this.#subscriptions.push(await bus.subscribe(pattern, ({ body }) => this.#heard(body)));
    }
  }

  /** The store of a node that is alone, with every write that is made through it being noticed here and in processes beside. */
  watching(store: Store): Store {
    this.#sharesStore = true;
    return {
      get: (key) => store.get(key),
      text: (key) => store.text(key),
      bytes: (key) => store.bytes(key),
      range: (prefix, options) => store.range(prefix, options),
      commit: async (writes, conditions) => {
        const isWritten = await store.commit(writes, conditions);
        if (isWritten) this.#announce(writes);
        return isWritten;
      },
      flush: () => store.flush(),
      close: () => store.close(),
    };
  }

  #announce(writes: readonly Write[]): void {
    this.applied(writes);
    for (const { key } of writes) if (ANNOUNCED.has(key[0])) this.#bus?.publish(CHANGED, watchedAs(key));
  }

  /** Called with all writes, before any waiter is woken. */
  onWritten(listener: (writes: readonly Write[]) => void): void {
    this.#listeners.push(listener);
  }

  /** These writes are visible now. */
  applied(writes: readonly Write[]): void {
    for (const listener of this.#listeners) listener(writes);
    if (this.#waiting.size === 0) return;
    for (const { key } of writes) this.#wake(watchedAs(key));
  }

  async close(): Promise<void> {
    this.#bus = undefined;
    for (const subscription of this.#subscriptions) await subscription.stop();
    for (const watched of this.#waiting.keys()) this.#wake(watched);
  }

  next(keys: readonly Key[], withinMs: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    const watched = keys.map(watchedAs);
    return new Promise((resolve) => {
      const wake = (): void => {
        cancel();
        signal?.removeEventListener('abort', wake);
        for (const each of watched) this.#forget(each, wake);
        resolve();
      };
      const cancel = this.#clock.at(this.#clock.now() + withinMs, wake);
      signal?.addEventListener('abort', wake);
      for (const each of watched) this.#waiting.set(each, (this.#waiting.get(each) ?? new Set()).add(wake));
    });
  }

  #forget(watched: string, wake: () => void): void {
    const waiting = this.#waiting.get(watched);
    waiting?.delete(wake);
    if (waiting?.size === 0) this.#waiting.delete(watched);
  }

  #heard(body: unknown): void {
    const { review_id: review, account_id: account } = body as { review_id?: string | null; account_id?: string };
    const keys: Key[] = [
      ...(review ? [reviewRecords.view.key(review), reviewRecords.event.under(review)] : []),
      ...(account ? [accountRecords.view.key(account), accountRecords.answer.key(account, '')] : []),
    ];
    for (const key of keys) this.#wake(watchedAs(key));
  }

  #wake(watched: string): void {
    // A set may lose members while it is walked: those already woken are skipped, the others are not.
    for (const wake of this.#waiting.get(watched) ?? []) wake();
  }
}
