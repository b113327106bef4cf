/**
 * CallGate: how fast this node may call one model. Accounts take turns at a bounded number of places; requests and tokens
 * are counted over the last minute; a server that asked for a pause closes the gate for everybody.
 *
 * Invariants:
 *  1. At most `maxConcurrent` calls run at once.
 *  2. No minute has more than the allowed requests or estimated tokens, but for a single call that is larger than a minute's.
 *  3. While it is closed nothing is sent.
 *  4. A call that cannot be sent in time is refused at once, and holds no place.
 */
import { FairShare } from '../tasks/fair-share.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { CallFailed } from './errors.ts';

const MINUTE_MS = 60_000;

export interface CallRates {
  readonly maxConcurrent: number;
  readonly requestsPerMinute: number;
  readonly tokensPerMinute: number;
  /** Nodes that share the minute's requests and tokens; 1 when there is one. */
  readonly nodes?: () => number;
  /** Until when the server has asked to wait; never, unless given. It is in the store, so a crash does not open the gate. */
  readonly closedUntil?: () => number;
}

export class CallGate {
  readonly #clock: Clock;
  readonly #rates: CallRates;
  readonly #share: FairShare;
  /** Oldest first: what was sent within the last minute. */
  readonly #sent: { readonly at: number; readonly tokens: number }[] = [];

  constructor(clock: Clock, rates: CallRates) {
    this.#clock = clock;
    this.#rates = rates;
    this.#share = new FairShare(rates.maxConcurrent);
  }

  /** Runs the work when it is the account's turn and the rates allow it. Rejects with CallFailed when that is not before `until`. */
  run<Value>(account: string, tokens: number, until: number, work: () => Promise<Value>): Promise<Value> {
    return this.#share.run(account, async () => {
      for (let pause = this.#pause(tokens); pause > 0; pause = this.#pause(tokens)) {
        if (this.#clock.now() + pause >= until) throw new CallFailed('late', 'the model cannot be asked in time');
        await wait(this.#clock, pause);
      }
      this.#sent.push({ at: this.#clock.now(), tokens });
      return await work();
    });
  }

  /** Milliseconds until the call may be sent. */
  #pause(tokens: number): number {
    const now = this.#clock.now();
    const { requestsPerMinute, tokensPerMinute, nodes = () => 1, closedUntil = () => 0 } = this.#rates;
    if (now < closedUntil()) return closedUntil() - now;
    while (this.#sent[0] !== undefined && this.#sent[0].at <= now - MINUTE_MS) this.#sent.shift();
    const spent = this.#sent.reduce((sum, call) => sum + call.tokens, 0);
    const requests = Math.max(1, Math.floor(requestsPerMinute / nodes()));
    const isFull = this.#sent.length >= requests || spent + tokens > tokensPerMinute / nodes();
    const [oldest] = this.#sent;
    return isFull && oldest !== undefined ? oldest.at + MINUTE_MS - now : 0;
  }
}
