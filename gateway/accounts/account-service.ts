/**
 * AccountService: what gateways and administrators may ask of accounts. Commands go to the account's actor by subject,
 * whoever runs it; what is known of accounts is read from the records its home stores.
 */
import { accountKeys } from '../../actors/account/index.ts';
import {
  type AccountAnswer,
  type AccountCommand,
  AccountView,
  formatAccountSubject,
  LedgerEntry,
  type Tier,
} from '../../protocols/account/index.ts';
import { type Bus, type Clock, type Entropy, identifier, type Store } from '../../runtime/index.ts';
import type { ChangeNotifier } from '../reviews/change-notifier.ts';
import { ServiceBusy } from '../reviews/review-service.ts';
import { createKey, hashKey } from './api-key.ts';

/** An account answers in milliseconds; after this long its home is away. */
const ANSWER_MS = 10_000;

export interface AccountServiceOptions {
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly pepper: Uint8Array;
  readonly changes: ChangeNotifier;
}

/** A key in the only moment when it is known whole. */
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

type ChangeCommand = Exclude<AccountCommand, { type: 'reserve' | 'settle' }>;
type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never;

export class AccountService {
  readonly #options: AccountServiceOptions;

  constructor(options: AccountServiceOptions) {
    this.#options = options;
  }

  /** Throws NoSuchAccount. */
  view(accountId: string): AccountView {
    const found = this.#options.store.get(accountKeys.view(accountId));
    if (found === undefined) throw new NoSuchAccount(`There is no account ${accountId}.`);
    return AccountView.parse(found);
  }

  /** Every account, by id. */
  *list(): Iterable<AccountView> {
    for (const [, value] of this.#options.store.range(accountKeys.views())) yield AccountView.parse(value);
  }

  /** Entries after this one, oldest first. */
  *ledger(accountId: string, afterSeq = 0): Iterable<LedgerEntry> {
    const after = accountKeys.entry(accountId, afterSeq);
    for (const [, value] of this.#options.store.range(accountKeys.ledger(accountId), { after })) {
      yield LedgerEntry.parse(value);
    }
  }

  /** Founds the account, unless it is there already; resolves when it is on disk. */
  async open(account: { id: string; name: string; tier: Tier }): Promise<AccountView> {
    const { id, name, tier } = account;
    await this.#send(id, { type: 'create', id: `create/${id}`, name, tier });
    return this.view(id);
  }

  /** Tells the account to change. Rejects with NoSuchAccount, NoSuchKey, KeyLimit or ServiceBusy. */
  async change(accountId: string, command: WithoutId<ChangeCommand>): Promise<AccountView> {
    this.view(accountId);
    const { outcome } = await this.#send(accountId, { ...command, id: identifier('cmd', this.#options.entropy) });
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

  async #send(account: string, command: ChangeCommand): Promise<AccountAnswer> {
    const { bus, store, clock, changes } = this.#options;
    const { type, ...body } = command;
    await bus.append(formatAccountSubject({ kind: 'command', account, name: type }), body, body.id);
    const deadline = clock.now() + ANSWER_MS;
    while (true) {
      const changed = changes.next(account);
      const answer = store.get(accountKeys.answer(account, body.id));
      if (answer !== undefined) return answer as AccountAnswer;
      if (clock.now() >= deadline) throw new ServiceBusy(5);
      await changed;
    }
  }
}
