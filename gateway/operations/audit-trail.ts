import type { Clock, Entropy, Key, Store } from '../../runtime/index.ts';

/** One administrative command: who did what to which account, and how it went. Never with a key or a secret. */
export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  readonly act: string;
  /** The name that the caller gave; the message server does not authenticate persons. */
  readonly by: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** begun: the service ended before it was known how it went. */
  readonly outcome: 'begun' | 'done' | 'refused';
  readonly detail: string | null;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly next: readonly [number, string] | null;
}

/** AuditTrail: who changed what. A command is on record before it is carried out. */
export class AuditTrail {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #entropy: Entropy;

  constructor({ store, clock, entropy }: { store: Store; clock: Clock; entropy: Entropy }) {
    this.#store = store;
    this.#clock = clock;
    this.#entropy = entropy;
  }

  async record<Value>(
    act: { readonly act: string; readonly by: string; readonly params: Readonly<Record<string, unknown>> },
    work: () => Promise<Value>,
  ): Promise<Value> {
    const begun: AuditEntry = {
      id: this.#entropy.uuid(),
      at: this.#clock.now(),
      ...act,
      outcome: 'begun',
      detail: null,
    };
    await this.#put(begun);
    try {
      const value = await work();
      await this.#put({ ...begun, outcome: 'done' });
      return value;
    } catch (error) {
      await this.#put({ ...begun, outcome: 'refused', detail: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  }

  /** Oldest first. @param after where the page before ended */
  page(after: readonly [number, string] | null, limit: number): AuditPage {
    const from = after === null ? {} : { after: ['audit', ...after] as Key };
    const found = [...this.#store.range(['audit'], { ...from, limit: limit + 1 })];
    const entries = found.slice(0, limit).map(([, value]) => value as AuditEntry);
    const last = entries.at(-1);
    return { entries, next: found.length > limit && last !== undefined ? [last.at, last.id] : null };
  }

  /** Newest first. @param before where the page before ended */
  newest(before: readonly [number, string] | null, limit: number): AuditPage {
    const from = before === null ? {} : { after: ['audit', ...before] as Key };
    const found = [...this.#store.range(['audit'], { ...from, reverse: true, limit: limit + 1 })];
    const entries = found.slice(0, limit).map(([, value]) => value as AuditEntry);
    const last = entries.at(-1);
    return { entries, next: found.length > limit && last !== undefined ? [last.at, last.id] : null };
  }

  async #put(entry: AuditEntry): Promise<void> {
    await this.#store.commit([{ op: 'put', key: ['audit', entry.at, entry.id], value: entry }]);
    await this.#store.flush();
  }
}
