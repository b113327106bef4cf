import { timingSafeEqual } from 'node:crypto';
import { accountRecords } from '../../actors/account/index.ts';
import { ACCOUNT_PATTERNS, AccountView, KeyRecord, parseAccountSubject } from '../../protocols/account/index.ts';
import type { Bus, Clock, Store, Subscription } from '../../runtime/index.ts';
import { checksumOf, hashKey, isKey } from './api-key.ts';

/**
 * Authentication: whose key a request carries.
 *
 * Invariants:
 *  1. A key is never stored: only its HMAC and its last four characters.
 *  2. A revoked key is refused as soon as the account's event arrives, and within VERIFIED_FOR_MS when that event is lost,
 *     whichever process revoked it.
 *  3. The time a refusal takes does not depend on how much of a key was right.
 */

/** A verified key is trusted this long without asking the store: a poll of the status endpoint must cost microseconds. */
const VERIFIED_FOR_MS = 1_000;

/** Keys remembered at most; beyond it the oldest is verified again. */
const VERIFIED_MAX = 10_000;

export interface AuthenticationOptions {
  readonly store: Store;
  readonly pepper: Uint8Array;
  readonly clock: Clock;
  /** Called when a key is used, about once a second for each. */
  readonly onUsed?: (account: string, key: string) => void;
}

interface VerifiedKey {
  readonly key: Buffer;
  readonly account: AccountView;
  readonly until: number;
}

export class Authentication {
  readonly #options: AuthenticationOptions;
  readonly #verified = new Map<string, VerifiedKey>();
  readonly #listeners = new Set<(account: string | undefined) => void>();

  constructor(options: AuthenticationOptions) {
    this.#options = options;
  }

  /** Forgets what it verified whenever an account changes, until the subscription is stopped. */
  listen(bus: Bus): Promise<Subscription> {
    return bus.subscribe(ACCOUNT_PATTERNS.events, ({ subject }) => {
      // Ledger entries come with every review and change nobody's key.
      const { account, name } = parseAccountSubject(subject) ?? {};
      if (name !== 'ledger') this.forget(account);
    });
  }

  /** Has every key verified again. @param account whose keys may have changed; every account's when not given */
  forget(account?: string): void {
    this.#verified.clear();
    for (const listener of this.#listeners) listener(account);
  }

  /** Calls the listener with every account whose keys may have changed; undefined: any account. Returns what ends it. */
  onChange(listener: (account: string | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The account of this key; undefined when the key is malformed, unknown or no longer valid. */
  authenticate(key: string): AccountView | undefined {
    const known = this.#verified.get(checksumOf(key));
    if (known !== undefined && known.until > this.#options.clock.now()) {
      const given = Buffer.from(key);
      if (given.length === known.key.length && timingSafeEqual(given, known.key)) return known.account;
    }
    return isKey(key) ? this.#verify(key) : undefined;
  }

  #verify(key: string): AccountView | undefined {
    const { store, pepper, clock } = this.#options;
    // Looked up by a keyed hash: how far the comparison got says nothing about the key.
    const found = accountRecords.key.get(store, hashKey(key, pepper));
    if (found === undefined) return undefined;
    const { account_id, key_id, expires_at } = KeyRecord.parse(found);
    const now = clock.now();
    if (expires_at !== null && expires_at <= now) return undefined;
    const account = AccountView.parse(accountRecords.view.get(store, account_id));
    this.#options.onUsed?.(account_id, key_id);
    if (this.#verified.size >= VERIFIED_MAX) {
      for (const oldest of this.#verified.keys()) {
        this.#verified.delete(oldest);
        break;
      }
    }
    const until = Math.min(now + VERIFIED_FOR_MS, expires_at ?? Number.POSITIVE_INFINITY);
    this.#verified.set(checksumOf(key), { key: Buffer.from(key), account, until });
    return account;
  }
}
