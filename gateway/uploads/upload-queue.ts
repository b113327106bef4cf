import { FairShare } from '../../runtime/index.ts';
import { AccountTurns } from '../http/access/account-turns.ts';
import { ServiceBusy } from '../reviews/review-service.ts';
import type { UploadLimits } from './upload-limits.ts';

export type UploadQueueOptions = Pick<UploadLimits, 'concurrency' | 'maxQueued' | 'maxQueuedOfAccount'>;

/** Seconds until the waiting files are likely to be read. */
const RETRY_AFTER_SECONDS = 5;

/**
 * UploadQueue: a line of files for each account, and turns for the accounts. A hostile file takes all the time it is given and cannot
 * be interrupted, so no account is given the last place where there are two.
 */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #share: FairShare;
  readonly #ofAccount: AccountTurns;
  readonly #queuedOf = new Map<string, number>();
  #queued = 0;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
    this.#share = new FairShare(options.concurrency);
    this.#ofAccount = new AccountTurns(Math.max(1, options.concurrency - 1));
  }

  /** Reads when it is the account's turn. Rejects with ServiceBusy, or with the signal's reason when it is aborted before. */
  async run<Value>(account: string, signal: AbortSignal | undefined, read: () => Promise<Value>): Promise<Value> {
    const queued = this.#queuedOf.get(account) ?? 0;
    const { concurrency, maxQueued, maxQueuedOfAccount } = this.#options;
    // An account with nothing here gets its turn after one file of every other: it is never kept out by their lines.
    if (queued >= maxQueuedOfAccount + concurrency || (queued > 0 && this.#queued >= maxQueued + concurrency)) {
      throw new ServiceBusy(RETRY_AFTER_SECONDS);
    }
    this.#count(account, 1);
    try {
      const inTurn = (): Promise<Value> => this.#share.run(account, read, { signal });
      return await this.#ofAccount.run(account, inTurn, signal);
    } finally {
      this.#count(account, -1);
    }
  }

  #count(account: string, change: 1 | -1): void {
    this.#queued += change;
    const queued = (this.#queuedOf.get(account) ?? 0) + change;
    if (queued === 0) this.#queuedOf.delete(account);
    else this.#queuedOf.set(account, queued);
  }
}
