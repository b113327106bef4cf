/**
 * CallWindow: the calls of one account in the last minute, as far as this process knows. Pure: the caller passes what the store
 * says and what time it is.
 */

/** Any window of this length holds at most the limit's calls, in milliseconds. */
const WINDOW_MS = 60_000;

/** Calls that were taken together, as they are in the store. */
export interface CallBlock {
  /** Counts from 1 without gaps. */
  readonly seq: number;
  readonly at: number;
  readonly count: number;
  /** How long after `at` the last of them may be made; they are counted as if made then, in milliseconds. */
  readonly hold: number;
  readonly month: string;
  /** Calls of the month, these included. */
  readonly in_month: number;
}

export class CallWindow {
  /** Of the window, oldest first. */
  #taken: CallBlock[] = [];
  readonly #gone: number[] = [];
  #last: CallBlock | undefined;
  #used = 0;

  /** The newest entry that is known. */
  get last(): CallBlock | undefined {
    return this.#last;
  }

  /** Calls in the window. */
  get used(): number {
    return this.#used;
  }

  add(taken: CallBlock): void {
    this.#taken.push(taken);
    this.#used += taken.count;
    this.#last = taken;
  }

  /** Drops what has left the window; nobody needs its entries in the store any more. */
  prune(now: number): void {
    const first = this.#taken.findIndex((taken) => leavesAt(taken) > now);
    const gone = this.#taken.splice(0, first < 0 ? this.#taken.length : first);
    for (const taken of gone) {
      this.#used -= taken.count;
      this.#gone.push(taken.seq);
    }
  }

  /** Numbers of the entries that were dropped since it was last asked. */
  takeGone(): readonly number[] {
    return this.#gone.splice(0);
  }

  /** When the oldest call leaves the window; a window's length from now when there is none. */
  resetAt(now: number): number {
    const [oldest] = this.#taken;
    return oldest === undefined ? now + WINDOW_MS : leavesAt(oldest);
  }

  /** Calls of this month. */
  inMonth(month: string): number {
    return this.#last?.month === month ? this.#last.in_month : 0;
  }
}

const leavesAt = ({ at, hold }: CallBlock): number => at + hold + WINDOW_MS;
