/**
 * Crowds: which accounts have so many reviews at work that those of others should not share threads with them. Equal shares are
 * not enough there: a small review has many steps one after another, and each would wait for a thread.
 */
import type { Clock } from '../../runtime/index.ts';

/** Reviews of one account at work at once that make a crowd: a person has one or two, a batch of a client a handful. */
const MANY = 8;

/** A review that had work within this time (ms) is active: the pause between two of its steps is shorter. */
const ABOUT_MS = 1_000;

interface Account {
  /** Pieces of work by review. */
  readonly reviews: Map<string, number>;
  seenAt: number;
}

export class Crowds {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #accounts = new Map<string, Account>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** A piece of work comes; the result takes it out again. */
  enter(account: string, review: string): () => void {
    const entry = this.#accounts.get(account) ?? { reviews: new Map(), seenAt: 0 };
    this.#accounts.set(account, entry);
    entry.seenAt = this.#clock.now();
    entry.reviews.set(review, (entry.reviews.get(review) ?? 0) + 1);
    return () => {
      const left = (entry.reviews.get(review) ?? 1) - 1;
      if (left === 0) entry.reviews.delete(review);
      else entry.reviews.set(review, left);
      entry.seenAt = this.#clock.now();
    };
  }

  /** Whether the account is a crowd, and somebody who is none is about. */
  isInTheWay(account: string): boolean {
    if (!isCrowd(this.#accounts.get(account))) return false;
    const since = this.#clock.now() - ABOUT_MS;
    let isSomebodyAbout = false;
    for (const [name, other] of this.#accounts) {
      if (other.reviews.size === 0 && other.seenAt < since) this.#accounts.delete(name);
      else if (!isCrowd(other)) isSomebodyAbout = true;
    }
    return isSomebodyAbout;
  }
}

const isCrowd = (account: Account | undefined): boolean => account !== undefined && account.reviews.size >= MANY;
