import ipaddr from 'ipaddr.js';
import type { Clock } from '../../../runtime/index.ts';

const WINDOW_MS = 60_000;

/** Addresses remembered; beyond it the one seen first is forgotten. */
const MAX_ADDRESSES = 10_000;

/**
 * AddressMeter: how many requests without a valid key an address has made in the last minute. In memory of one process:
 * what is guarded is this process and its log, not an account, and a key with 190 random bits is not found by guessing.
 */
export class AddressRateLimit {
  readonly #limit: number;
  readonly #clock: Clock;
  readonly #seen = new Map<string, number[]>();

  constructor(limit: number, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Counts one; when the limit is reached it is not counted, and the result is the instant when there is room again. */
  count(address: string): number | undefined {
    const now = this.#clock.now();
    const source = networkOf(address);
    const times = (this.#seen.get(source) ?? []).filter((at) => at + WINDOW_MS > now);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= this.#limit) return oldest + WINDOW_MS;
    times.push(now);
    if (!this.#seen.has(source) && this.#seen.size >= MAX_ADDRESSES) this.#forgetOne();
    this.#seen.set(source, times);
    return undefined;
  }

  #forgetOne(): void {
    for (const first of this.#seen.keys()) {
      this.#seen.delete(first);
      return;
    }
  }
}

/** One customer has a whole /64 of IPv6: its addresses count as one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}
