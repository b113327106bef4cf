import type { IncomingMessage } from 'node:http';
import { Effect } from 'effect';
import type { AccountView } from '../../protocols/account/index.ts';
import type { Clock } from '../../runtime/index.ts';
import type { Authentication, CallMeter, Metered } from '../accounts/index.ts';
import type { SecondLook } from '../second-look.ts';
import { authenticate, bearsKey } from './access.ts';
import { AddressMeter } from './address-meter.ts';
import type { Passes } from './passes.ts';
import { Refusal } from './refusal.ts';

export interface GateOptions {
  readonly authentication: Authentication;
  readonly meter: CallMeter;
  readonly clock: Clock;
  readonly passes: Passes;
  /** Requests without a valid key that one address may make in 60 seconds. */
  readonly unauthorizedPerMinute: number;
  /** Why a call was refused: no valid key, too many of those from one address, or a limit of the account. */
  readonly onRefused?: ((reason: 'key' | 'address' | 'minute' | 'month') => void) | undefined;
  /** In a cluster: a key that is unknown here may have been made elsewhere a moment ago. */
  readonly secondLook?: SecondLook | undefined;
}

/** Gate: lets in whose key is valid and whose limits allow it, in this order (401, then 429), and notes who came in. */
export class Gate {
  readonly #options: GateOptions;
  readonly #addresses: AddressMeter;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#addresses = new AddressMeter(options.unauthorizedPerMinute, options.clock);
  }

  /** The account, at once (an `Exit`) where that is known; fails with UNAUTHORIZED, RATE_LIMITED, or what the store does. */
  enter(request: IncomingMessage): Effect.Effect<AccountView, unknown> {
    const account = authenticate(this.#options.authentication, request);
    return account instanceof Refusal ? this.#withoutKey(request, account) : this.#count(request, account);
  }

  #count(request: IncomingMessage, account: AccountView): Effect.Effect<AccountView, unknown> {
    const metered = this.#options.meter.count(account);
    if (!(metered instanceof Promise)) return asEffect(this.#admit(request, account, metered));
    const counting = Effect.tryPromise({ try: () => metered, catch: (error) => error });
    return Effect.flatMap(counting, (counted) => asEffect(this.#admit(request, account, counted)));
  }

  #admit(request: IncomingMessage, account: AccountView, metered: Metered): AccountView | Refusal {
    this.#options.passes.note(request, { account: account.account_id, metered });
    return metered.allowed ? account : this.#exceeded(metered);
  }

  /** Counted before it is looked for again: who guesses is told to slow down, and the log hears nothing of it. */
  #withoutKey(request: IncomingMessage, refusal: Refusal): Effect.Effect<AccountView, unknown> {
    const { authentication, secondLook } = this.#options;
    const tooMany = this.#countAddress(request);
    if (tooMany !== undefined) return Effect.fail(tooMany);
    if (secondLook === undefined || !bearsKey(request)) return Effect.fail(this.#refused(refusal));
    return Effect.flatMap(
      Effect.promise(() => secondLook.wait()),
      () => {
        const account = authenticate(authentication, request);
        return account instanceof Refusal ? Effect.fail(this.#refused(account)) : this.#count(request, account);
      },
    );
  }

  #refused(refusal: Refusal): Refusal {
    this.#options.onRefused?.('key');
    return refusal;
  }

  #countAddress(request: IncomingMessage): Refusal | undefined {
    const address = request.socket.remoteAddress ?? '';
    const resetAt = this.#addresses.count(address);
    if (resetAt === undefined) return undefined;
    this.#options.onRefused?.('address');
    return new Refusal('RATE_LIMITED', {
      detail: 'Too many requests without a valid key came from this address; retry later.',
      headers: { 'retry-after': this.#secondsUntil(resetAt) },
    });
  }

  #exceeded({ policy, limit, resetAt }: Metered): Refusal {
    this.#options.onRefused?.(policy);
    return new Refusal('RATE_LIMITED', {
      detail: `The limit of ${limit} calls a ${policy} is reached; retry after ${new Date(resetAt).toISOString()}.`,
      headers: { 'retry-after': this.#secondsUntil(resetAt) },
    });
  }

  /** Whole seconds, rounded up: a client that waits them is not refused for the same calls again. */
  #secondsUntil(instant: number): string {
    return String(Math.max(1, Math.ceil((instant - this.#options.clock.now()) / 1_000)));
  }
}

const asEffect = (entered: AccountView | Refusal): Effect.Effect<AccountView, Refusal> =>
  entered instanceof Refusal ? Effect.fail(entered) : Effect.succeed(entered);
