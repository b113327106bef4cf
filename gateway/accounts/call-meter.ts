/**
 * CallMeter: how many calls an account has left. Owns the records of calls in the store, which all gateway processes of
 * this machine share.
 *
 * Invariants:
 *  1. No 60 seconds hold more calls of an account than its limit, whichever processes take them: an entry is written on
 *     condition that nobody wrote it before, by one who had read all earlier ones.
 *  2. A refusal costs no write, and while the window is known to be full no read.
 *  3. Calls that wait for the store at the same moment share one entry.
 */
import { type AccountView, monthOf, nextMonthAt, TIER_LIMITS } from '../../protocols/account/index.ts';
import { type Clock, inBackground, type Key, type Store, type Write } from '../../runtime/index.ts';
import { type CallBlock, CallWindow } from './call-window.ts';

/** The state of an account's limits after one call. */
export interface Metered {
  readonly allowed: boolean;
  /** The policy nearest its limit, or the violated one. */
  readonly policy: 'minute' | 'month';
  readonly limit: number;
  readonly remaining: number;
  readonly resetAt: number;
}

/**
 * An account with a limit far above what is sold (set by an administrator, for measurements) takes its calls in blocks of
 * this share of the limit, valid this long in milliseconds: a write for each of 50,000 calls a second would be all that the
 * service does. What is left of a block counts as called, so the limit still holds.
 */
const BLOCK_SHARE = 1 / 1_000;
const BLOCK_MS = 1_000;

/** Accounts kept in memory; beyond it the least recent one is read again at its next call. */
const MAX_ACCOUNTS = 10_000;

interface Meter {
  readonly window: CallWindow;
  readonly waiting: PromiseWithResolvers<Metered>[];
  taking: boolean;
  /** Calls of the last block that are not made yet, and until when they may be. */
  left: number;
  until: number;
}

const callsKey = (account: string): Key => ['calls', account];
const entryKey = (account: string, seq: number): Key => ['calls', account, seq];

/** Calls an account made in a month such as `2026-11`, by the store. */
export function callsInMonth(store: Store, account: string, month: string): number {
  for (const [, value] of store.range(callsKey(account), { reverse: true, limit: 1 })) {
    const last = value as CallBlock;
    return last.month === month ? last.in_month : 0;
  }
  return 0;
}

export class CallMeter {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #meters = new Map<string, Meter>();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Counts one call, unless a limit is reached. At once when this process knows the answer. */
  count(account: AccountView): Metered | Promise<Metered> {
    const atOnce = this.countAtOnce(account);
    if (atOnce !== undefined) return atOnce;
    const meter = this.#meter(account.account_id);
    const now = this.#clock.now();
    meter.left = 0;
    meter.window.prune(now);
    if (this.#free(account, meter, now) === 0) return this.#metered(account, meter, now, false);
    const call = Promise.withResolvers<Metered>();
    meter.waiting.push(call);
    if (!meter.taking) {
      inBackground(this.#take(account, meter), (error) => {
        for (const waiting of meter.waiting.splice(0)) waiting.reject(error);
      });
    }
    return call.promise;
  }

  /** Counts one call out of the block that is at hand; undefined, and nothing counted, when there is none. */
  countAtOnce(account: AccountView): Metered | undefined {
    const meter = this.#meters.get(account.account_id);
    if (meter === undefined || meter.left === 0) return undefined;
    const now = this.#clock.now();
    if (now >= meter.until) return undefined;
    meter.left -= 1;
    return this.#metered(account, meter, now, true);
  }

  async #take(account: AccountView, meter: Meter): Promise<void> {
    meter.taking = true;
    try {
      // Calls of the same turn share an entry.
      await Promise.resolve();
      while (meter.waiting.length > 0) {
        this.#read(account.account_id, meter);
        const now = Math.max(this.#clock.now(), meter.window.last?.at ?? 0);
        meter.window.prune(now);
        const free = this.#free(account, meter, now);
        const count = Math.min(meter.waiting.length, free);
        const block = Math.min(free, Math.max(count, blockOf(account)));
        if (count === 0) {
          for (const call of meter.waiting.splice(0)) call.resolve(this.#metered(account, meter, now, false));
          return;
        }
        if (await this.#write(account.account_id, meter, { now, block, isBlock: blockOf(account) > 0 })) {
          meter.left = block;
          meter.until = now + (blockOf(account) > 0 ? BLOCK_MS : 0);
          this.#hand(account, meter, now);
        }
      }
    } catch (error) {
      for (const call of meter.waiting.splice(0)) call.reject(error);
    } finally {
      meter.taking = false;
    }
  }

  /** What other processes have written since. */
  #read(account: string, meter: Meter): void {
    const after = entryKey(account, meter.window.last?.seq ?? 0);
    for (const [, value] of this.#store.range(callsKey(account), { after })) meter.window.add(value as CallBlock);
  }

  async #write(
    account: string,
    meter: Meter,
    { now, block, isBlock }: { now: number; block: number; isBlock: boolean },
  ): Promise<boolean> {
    const { window } = meter;
    const month = monthOf(now);
    const seq = (window.last?.seq ?? 0) + 1;
    const hold = isBlock ? BLOCK_MS : 0;
    const taken: CallBlock = { seq, at: now, count: block, hold, month, in_month: window.inMonth(month) + block };
    const writes: Write[] = [{ op: 'put', key: entryKey(account, seq), value: taken }];
    for (const old of window.takeGone()) writes.push({ op: 'remove', key: entryKey(account, old) });
    const written = await this.#store.commit(writes, [{ absent: entryKey(account, seq) }]);
    if (written) window.add(taken);
    return written;
  }

  /** As many of those that wait as there are calls left. */
  #hand(account: AccountView, meter: Meter, now: number): void {
    for (const call of meter.waiting.splice(0, meter.left)) {
      meter.left -= 1;
      call.resolve(this.#metered(account, meter, now, true));
    }
  }

  #free(account: AccountView, { window }: Meter, now: number): number {
    const { callsPerMonth } = TIER_LIMITS[account.tier];
    const minute = perMinute(account) - window.used;
    const month = callsPerMonth === null ? minute : callsPerMonth - window.inMonth(monthOf(now));
    return Math.max(0, Math.min(minute, month));
  }

  #metered(account: AccountView, { window, left }: Meter, now: number, allowed: boolean): Metered {
    const { callsPerMonth } = TIER_LIMITS[account.tier];
    const limit = perMinute(account);
    const remaining = Math.max(0, limit - window.used + left);
    const minute: Metered = { allowed, policy: 'minute', limit, remaining, resetAt: window.resetAt(now) };
    if (callsPerMonth === null) return minute;
    const leftInMonth = Math.max(0, callsPerMonth - window.inMonth(monthOf(now)) + left);
    if (leftInMonth > remaining) return minute;
    return { allowed, policy: 'month', limit: callsPerMonth, remaining: leftInMonth, resetAt: nextMonthAt(now) };
  }

  #meter(account: string): Meter {
    const known = this.#meters.get(account);
    if (known !== undefined) return known;
    if (this.#meters.size >= MAX_ACCOUNTS) this.#forgetOne();
    const meter: Meter = { window: new CallWindow(), waiting: [], taking: false, left: 0, until: 0 };
    this.#meters.set(account, meter);
    return meter;
  }

  /** Nothing is lost: what was counted is in the store. */
  #forgetOne(): void {
    for (const [account, meter] of this.#meters) {
      if (meter.taking) continue;
      this.#meters.delete(account);
      return;
    }
  }
}

const perMinute = ({ tier, calls_per_minute }: AccountView): number =>
  calls_per_minute ?? TIER_LIMITS[tier].callsPerMinute;

/** Calls taken at once beyond those that wait; 0 for every limit that is sold, and where calls of the month are counted. */
const blockOf = (account: AccountView): number =>
  TIER_LIMITS[account.tier].callsPerMonth === null ? Math.floor(perMinute(account) * BLOCK_SHARE) : 0;
