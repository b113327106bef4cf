import { type Clock, inBackground, type Store } from '../../runtime/index.ts';

const DAY_MS = 86_400_000;

/** Maximum number of keys remembered as used today; beyond it the memory is cleared, and keys are written once more. */
const MAX_KNOWN = 20_000;

const keyOf = (account: string, key: string) => ['key-used', account, key];

/** The day (its first instant, UTC) on which the key was last used; undefined when it never was. */
export const lastUse = (store: Store, account: string, key: string): number | undefined => {
  const found = store.get(keyOf(account, key));
  return typeof found === 'number' ? found : undefined;
};

/** KeyUses: the day on which each key was last used. One write for each key and day; no request waits for it. */
export class KeyUses {
  readonly #store: Store;
  readonly #clock: Clock;
  #day = 0;
  readonly #known = new Set<string>();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  note(account: string, key: string): void {
    const day = Math.floor(this.#clock.now() / DAY_MS) * DAY_MS;
    if (day !== this.#day || this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#day = day;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    if (lastUse(this.#store, account, key) === day) return;
    const written = this.#store.commit([{ op: 'put', key: keyOf(account, key), value: day }]);
    // A failed write is repeated at the next use.
    inBackground(written, () => this.#known.delete(key));
  }
}
