/**
 * PendingSignIns: sign-ins that are under way at an identity provider. Records in the store that all nodes share.
 *
 * Invariants:
 *  1. An answer is taken once, within LIFE_MS, and only from the browser that began: a stranger's answer signs nobody in, and a
 *     stolen one is worth nothing elsewhere.
 */
import { z } from 'zod';
import { type Clock, type Entropy, type Store, table } from '../../runtime/index.ts';
import { createToken, hashToken, isToken } from '../people/index.ts';

/** Milliseconds a sign-in may take: enough to find a second factor. */
const LIFE_MS = 10 * 60_000;

/** Sign-ins of one account under way: beyond it the oldest are forgotten. */
const MAX_PENDING = 200;

const Pending = z.strictObject({
  account_id: z.string(),
  /** Hash of what the browser holds. */
  browser: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  at: z.number(),
});
export type Pending = z.infer<typeof Pending>;

export const pendingRecords = {
  /** By account and hash of the state. */
  oidc: table('sso-pending', (account: string, hash: string) => [account, hash], Pending, { cameAt: ({ at }) => at }),
} as const;

const keyOf = (account: string, state: string) => pendingRecords.oidc.key(account, hashToken(state));

export interface BegunSignIn {
  /** Goes to the provider and comes back: the account and a secret. */
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Stays in the browser. */
  readonly browser: string;
}

export class PendingSignIns {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #entropy: Entropy;

  constructor({ store, clock, entropy }: { store: Store; clock: Clock; entropy: Entropy }) {
    this.#store = store;
    this.#clock = clock;
    this.#entropy = entropy;
  }

  async begin(account: string): Promise<BegunSignIn> {
    const [secret, nonce, verifier, browser] = [0, 1, 2, 3].map(() => createToken(this.#entropy)) as [
      string,
      string,
      string,
      string,
    ];
    const at = this.#clock.now();
    const value: Pending = { account_id: account, browser: hashToken(browser), nonce, verifier, at };
    const others = [...this.#store.range(pendingRecords.oidc.under(account))].map(([key, found]) => ({
      key,
      at: Pending.parse(found).at,
    }));
    const gone = others
      .toSorted((a, b) => b.at - a.at)
      .filter((each, index) => each.at + LIFE_MS <= at || index >= MAX_PENDING - 1);
    await this.#store.commit([
      ...gone.map(({ key }) => ({ op: 'remove', key }) as const),
      { op: 'put', key: keyOf(account, secret), value },
    ]);
    return { state: `${account}.${secret}`, nonce, verifier, browser };
  }

  /** The sign-in that this answer is of, which it ends; undefined when it is of none of this browser's. */
  async take(state: string, browser: string): Promise<Pending | undefined> {
    const [account = '', secret = ''] = [
      state.slice(0, state.lastIndexOf('.')),
      state.slice(state.lastIndexOf('.') + 1),
    ];
    if (!isToken(secret) || !isToken(browser) || account.length > 100) return undefined;
    const key = keyOf(account, secret);
    const found = this.#store.get(key);
    if (found === undefined) return undefined;
    const pending = Pending.parse(found);
    const isTaken = await this.#store.commit([{ op: 'remove', key }], [{ present: key, value: found }]);
    const isValid = pending.at + LIFE_MS > this.#clock.now() && pending.browser === hashToken(browser);
    return isTaken && isValid ? pending : undefined;
  }
}
