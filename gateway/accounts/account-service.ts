/**
 * AccountService: what gateways and administrators may ask of accounts. Commands go to the account's actor by subject,
 * on whichever node that lives; reads come from the records that node stores.
 */
import { type AccountChange, accountActor, accountRecords } from '../../actors/account/index.ts';
import { type AccountAnswer, AccountView, LedgerEntry, type Tier } from '../../protocols/account/index.ts';
import { ActorClient, type RecordChanges } from '../../runtime/hosting/index.ts';
import { type Bus, type Clock, type Entropy, identifier, type Store } from '../../runtime/index.ts';
import { createKey, hashKey } from './api-key.ts';

/** An account answers in milliseconds; after this long no node owns it. */
const ANSWER_MS = 10_000;

export interface AccountServiceOptions {
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly pepper: Uint8Array;
  readonly changes: RecordChanges;
}

/** A new key with its secret, which is never shown again. */
export interface ShownKey {
  readonly key_id: string;
  readonly key: string;
}

/** There is no account of this id. */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount';
}

/** The account has no key of this id. */
export class NoSuchKey extends Error {
  override readonly name = 'NoSuchKey';
}

/** The account holds as many keys as its tier allows. */
export class KeyLimit extends Error {
  override readonly name = 'KeyLimit';
}

export class AccountService {
  readonly #options: AccountServiceOptions;
  readonly #actors: ActorClient;

  constructor(options: AccountServiceOptions) {
    this.#options = options;
    this.#actors = new ActorClient(options);
  }

  /** Throws NoSuchAccount. */
  view(accountId: string): AccountView {
    const found = accountRecords.view.get(this.#options.store, accountId);
    if (found === undefined) throw new NoSuchAccount(`There is no account ${accountId}.`);
    return AccountView.parse(found);
  }

  /** Every account, by id. */
  *list(): Iterable<AccountView> {
    for (const [, value] of this.#options.store.range(accountRecords.view.under())) yield AccountView.parse(value);
  }

  /** Entries after this one, oldest first. */
  *ledger(accountId: string, afterSeq = 0): Iterable<LedgerEntry> {
    const after = accountRecords.entry.key(accountId, afterSeq);
    for (const [, value] of this.#options.store.range(accountRecords.entry.under(accountId), { after })) {
      yield LedgerEntry.parse(value);
    }
  }

  /** Entries before this one (from the newest when not given), newest first, at most this many. */
  ledgerBefore(accountId: string, before: number | undefined, limit: number): LedgerEntry[] {
    const after = before === undefined ? {} : { after: accountRecords.entry.key(accountId, before) };
    const found = this.#options.store.range(accountRecords.entry.under(accountId), { reverse: true, limit, ...after });
    return [...found].map(([, value]) => LedgerEntry.parse(value));
  }

  /** Founds the account, unless it is there already; resolves when it is on disk. */
  async open(account: { id: string; name: string; tier: Tier }): Promise<AccountView> {
    const { id, name, tier } = account;
    await this.#ask(id, { type: 'create', name, tier }, `create/${id}`);
    return this.view(id);
  }

  /** Tells the account to change. Rejects with NoSuchAccount, NoSuchKey, KeyLimit or NoReply. */
  async change(accountId: string, command: AccountChange): Promise<AccountView> {
    this.view(accountId);
    const { outcome } = await this.#ask(accountId, command, identifier('cmd', this.#options.entropy));
    if (outcome === 'no-such-key') throw new NoSuchKey('The account has no key of this id.');
    if (outcome === 'key-limit') throw new KeyLimit('The account holds as many keys as its tier allows.');
    return this.view(accountId);
  }

  /** A new key; shown nowhere again. Rejects with KeyLimit. */
  async addKey(accountId: string, name: string, key = createKey(this.#options.entropy)): Promise<ShownKey> {
    const key_id = identifier('key', this.#options.entropy);
    await this.change(accountId, { type: 'add-key', key_id, name, ...this.#hashed(key) });
    return { key_id, key };
  }

  /** A new secret for the key. @param graceMs how long the old one still works, 0 to MAX_GRACE_MS */
  async regenerateKey(accountId: string, keyId: string, graceMs: number): Promise<ShownKey> {
    const key = createKey(this.#options.entropy);
    const command = { type: 'regenerate-key', key_id: keyId, grace_ms: graceMs, ...this.#hashed(key) } as const;
    await this.change(accountId, command);
    return { key_id: keyId, key };
  }

  async revokeKey(accountId: string, keyId: string): Promise<void> {
    await this.change(accountId, { type: 'revoke-key', key_id: keyId });
  }

  #hashed(key: string): { hash: string; last_four: string } {
    return { hash: hashKey(key, this.#options.pepper), last_four: key.slice(-4) };
  }

  #ask(account: string, command: AccountChange, id: string): Promise<AccountAnswer> {
    return this.#actors.ask(accountActor(account), command, { id, withinMs: ANSWER_MS });
  }
}
