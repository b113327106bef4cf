import { timingSafeEqual } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock, Entropy, Store } from '../runtime/index.ts';
import { checksumOf, createKey, hashKey, isKey } from './keys.ts';

/**
 * Accounts: who a key belongs to. Owns the account and key records of the store; credits and limits are another's.
 *
 * Invariants:
 *  1. A key is never stored: only its HMAC and its last four characters.
 *  2. A key that the store no longer has is refused within VERIFIED_FOR_MS, whichever process removed it.
 *  3. The time a refusal takes does not depend on how much of a key was right.
 */
const TIERS = ['free', 'pro', 'business', 'enterprise'] as const;

const AccountRecord = z.strictObject({
  id: z.string(),
  name: z.string(),
  tier: z.enum(TIERS),
  created_at: z.number(),
});
export type Account = z.infer<typeof AccountRecord>;

const KeyRecord = z.strictObject({ account_id: z.string(), last_four: z.string(), created_at: z.number() });

/** A verified key is trusted this long without asking the store: a poll of the status endpoint must cost microseconds. */
const VERIFIED_FOR_MS = 1_000;

/** Keys remembered at most; beyond it the oldest is verified anew. */
const VERIFIED_MAX = 10_000;

const DEMONSTRATION = 'demonstration';

export interface AccountsOptions {
  readonly store: Store;
  readonly pepper: Uint8Array;
  readonly clock: Clock;
  readonly entropy: Entropy;
}

interface Verified {
  readonly key: Buffer;
  readonly account: Account;
  readonly until: number;
}

export class Accounts {
  readonly #options: AccountsOptions;
  readonly #verified = new Map<string, Verified>();

  constructor(options: AccountsOptions) {
    this.#options = options;
  }

  /** The account of this key; undefined when the key is malformed or unknown. */
  authenticate(key: string): Account | undefined {
    const known = this.#verified.get(checksumOf(key));
    if (known !== undefined && known.until > this.#options.clock.now()) {
      const given = Buffer.from(key);
      if (given.length === known.key.length && timingSafeEqual(given, known.key)) return known.account;
    }
    return isKey(key) ? this.#verify(key) : undefined;
  }

  #verify(key: string): Account | undefined {
    const { store, pepper, clock } = this.#options;
    // Looked up by a keyed hash: how far the comparison got says nothing about the key.
    const record = store.get(['key', hashKey(key, pepper)]);
    if (record === undefined) return undefined;
    const account = AccountRecord.parse(store.get(['account', KeyRecord.parse(record).account_id]));
    if (this.#verified.size >= VERIFIED_MAX) {
      for (const oldest of this.#verified.keys()) {
        this.#verified.delete(oldest);
        break;
      }
    }
    this.#verified.set(checksumOf(key), { key: Buffer.from(key), account, until: clock.now() + VERIFIED_FOR_MS });
    return account;
  }

  /** Makes an account with one key, durably; resolves with the key, which is shown nowhere again. */
  async create(account: Pick<Account, 'id' | 'name' | 'tier'>): Promise<string> {
    const key = createKey(this.#options.entropy);
    await this.#put(account, key);
    return key;
  }

  /**
   * The demonstration Enterprise account: on the first start its key, which then also stands in `<home>/demo-key`
   * (readable by the owner only); undefined on every later start.
   */
  async openDemonstration(home: string): Promise<string | undefined> {
    if (this.#options.store.get(['account', DEMONSTRATION]) !== undefined) return undefined;
    const key = createKey(this.#options.entropy);
    const path = join(home, 'demo-key');
    // The file first: a crash between the two leaves a file that the next start overwrites, never a key nobody knows.
    await writeFile(path, `${key}\n`, { mode: 0o600 });
    await chmod(path, 0o600);
    await this.#put({ id: DEMONSTRATION, name: 'Demonstration', tier: 'enterprise' }, key);
    return key;
  }

  async #put(account: Pick<Account, 'id' | 'name' | 'tier'>, key: string): Promise<void> {
    const { store, pepper, clock } = this.#options;
    const created_at = clock.now();
    const record: z.infer<typeof KeyRecord> = { account_id: account.id, last_four: key.slice(-4), created_at };
    await store.commit([
      { op: 'put', key: ['account', account.id], value: { ...account, created_at } satisfies Account },
      { op: 'put', key: ['key', hashKey(key, pepper)], value: record },
    ]);
    await store.flush();
  }
}

/** Whether a tier has the REST interface and its webhooks: both begin with Business. */
export const hasInterface = (account: Account): boolean => account.tier === 'business' || account.tier === 'enterprise';
