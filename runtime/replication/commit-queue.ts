import { inBackground } from '../background.ts';
import { StoreFailed } from '../errors.ts';
import type { CommitLog } from './commit-log.ts';
import { formatEntryId } from './entry-id.ts';
import { type EncodedTransaction, joinTransactions } from './transaction-encoding.ts';

/** What travels together in one entry, at most: characters and bytes (one commit alone may be larger), and commits. */
const BATCH_BYTES = 256 * 1024;
const BATCH_COMMITS = 500;

interface Commit {
  readonly transaction: EncodedTransaction;
  readonly resolve: (held: boolean) => void;
  readonly reject: (error: unknown) => void;
}

interface Batch {
  readonly number: number;
  readonly commits: readonly Commit[];
  acknowledged: boolean;
}

export interface CommitQueueOptions {
  readonly log: CommitLog;
  readonly node: string;
  /** Another one at every start. */
  readonly incarnation: string;
}

/**
 * This node's commits on their way through the log and back.
 *
 * Invariants:
 *  1. Commits reach the log in the order in which they were made: one append at a time, and what is made meanwhile
 *     travels together in the next.
 *  2. A commit is answered when this node's own follower reaches its entry.
 *  3. While it is paused nothing is begun: an entry that the follower begins after would never be answered.
 */
export class CommitQueue {
  readonly #options: CommitQueueOptions;
  #waiting: Commit[] = [];
  /** By number, in the log or on their way to it. */
  readonly #sent = new Map<number, Batch>();
  #number = 0;
  #bytes = 0;
  #paused = true;
  #running = false;
  /** Counts the logs that were lost. */
  #losses = 0;
  readonly #idle = new Set<() => void>();

  constructor(options: CommitQueueOptions) {
    this.#options = options;
  }

  /** Characters and bytes of what has not been applied here yet. */
  get bytes(): number {
    return this.#bytes;
  }

  add(transaction: EncodedTransaction): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ transaction, resolve, reject });
      this.#bytes += transaction.size;
      this.#run();
    });
  }

  /** Our entry of this number was applied; without outcomes it was passed over, and its commits are not done. */
  settle(number: number, outcomes: readonly boolean[] | undefined): void {
    const batch = this.#sent.get(number);
    if (!batch) return;
    if (outcomes) this.#end(batch, ({ resolve }, index) => resolve(outcomes[index] === true));
    else this.#fail(batch, new StoreFailed('the log could not hold the commit'));
  }

  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.#run();
  }

  /** The log was lost: what it had and was not applied here goes into the new one, first. */
  resend(): void {
    this.#losses += 1;
    const lost = [...this.#sent.values()].filter(({ acknowledged }) => acknowledged);
    for (const { number } of lost) this.#sent.delete(number);
    this.#waiting = [...lost.flatMap(({ commits }) => commits), ...this.#waiting];
  }

  /** Entries up to this number are in the store without having come by here: nobody knows what their conditions came to. */
  abandon(upTo: number): void {
    for (const batch of this.#sent.values()) {
      if (batch.number <= upTo)
        this.#fail(batch, new StoreFailed('the commit was copied, and its outcome is not known'));
    }
  }

  /** Resolves when every commit has been answered. */
  async idle(): Promise<void> {
    while (this.#sent.size + this.#waiting.length > 0) await new Promise<void>((resolve) => this.#idle.add(resolve));
  }

  /** Rejects whatever has not been answered. */
  close(error: Error): void {
    this.#paused = true;
    for (const batch of this.#sent.values()) this.#fail(batch, error);
    for (const { reject } of this.#waiting.splice(0)) reject(error);
    this.#woken();
  }

  #run(): void {
    if (this.#running || this.#paused) return;
    this.#running = true;
    const ended = this.#send().finally(() => {
      this.#running = false;
      if (this.#waiting.length > 0) this.#run();
    });
    inBackground(ended, (error) => this.close(error));
  }

  async #send(): Promise<void> {
    // Commits of the same turn travel together.
    await Promise.resolve();
    while (this.#waiting.length > 0 && !this.#paused) {
      const batch = this.#next();
      try {
        await this.#append(batch);
        batch.acknowledged = true;
      } catch (error) {
        this.#fail(batch, error);
      }
    }
  }

  async #append({ number, commits }: Batch): Promise<void> {
    const { log, node, incarnation } = this.#options;
    const body = joinTransactions(commits.map(({ transaction }) => transaction));
    const id = formatEntryId({ node, life: incarnation, number });
    let losses: number;
    do {
      losses = this.#losses;
      await log.append(body, id);
      // It may have been the old log that took it; the new one knows the id if not.
    } while (losses !== this.#losses);
  }

  #next(): Batch {
    let count = 0;
    let bytes = 0;
    for (const { transaction } of this.#waiting) {
      bytes += transaction.size;
      if (count > 0 && (bytes > BATCH_BYTES || count >= BATCH_COMMITS)) break;
      count += 1;
    }
    const batch: Batch = { number: ++this.#number, commits: this.#waiting.splice(0, count), acknowledged: false };
    this.#sent.set(batch.number, batch);
    return batch;
  }

  #fail(batch: Batch, error: unknown): void {
    this.#end(batch, ({ reject }) => reject(error));
  }

  #end(batch: Batch, answer: (commit: Commit, index: number) => void): void {
    if (!this.#sent.delete(batch.number)) return;
    for (const [index, commit] of batch.commits.entries()) {
      this.#bytes -= commit.transaction.size;
      answer(commit, index);
    }
    this.#woken();
  }

  #woken(): void {
    for (const wake of this.#idle) wake();
    this.#idle.clear();
  }
}
