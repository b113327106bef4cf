import type { IncomingMessage } from 'node:http';
import { Effect } from 'effect';
import type { HttpServerRequest } from 'effect/http';
import type { AccountView } from '../../protocols/account/index.ts';
import type { Clock } from '../../runtime/index.ts';
import type { Authentication, CallMeter, Metered } from '../accounts/index.ts';
import { authenticate } from './access.ts';
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
}

type Request = HttpServerRequest.HttpServerRequest;

/** Gate: lets in whose key is valid and whose limits allow it, in this order (401, then 429), and notes who came in. */
export class Gate {
  readonly #options: GateOptions;
  readonly #addresses: AddressMeter;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#addresses = new AddressMeter(options.unauthorizedPerMinute, options.clock);
  }

  /** The account; fails with UNAUTHORIZED or RATE_LIMITED. */
  enter(request: Request): Effect.Effect<AccountView, Refusal> {
    const account = authenticate(this.#options.authentication, request);
    if (account instanceof Refusal) return Effect.fail(this.#countRefused(request, account));
    const metered = this.#options.meter.count(account);
    if (!(metered instanceof Promise)) return asEffect(this.#admit(request, account, metered));
    const counting = Effect.tryPromise({ try: () => metered, catch: (error) => error }).pipe(Effect.orDie);
    return Effect.flatMap(counting, (counted) => asEffect(this.#admit(request, account, counted)));
  }

  /**
   * The account where that is known at once, as it is for whoever polls under a limit that is taken in blocks: it spares a
   * step of the fiber. Undefined when `enter` has to be asked; nothing is counted then.
   */
  enterAtOnce(request: Request): AccountView | undefined {
    const account = authenticate(this.#options.authentication, request);
    if (account instanceof Refusal) return undefined;
    const metered = this.#options.meter.countAtOnce(account);
    if (metered === undefined) return undefined;
    this.#options.passes.note(request, { account: account.account_id, metered });
    return account;
  }

  #admit(request: Request, account: AccountView, metered: Metered): AccountView | Refusal {
    this.#options.passes.note(request, { account: account.account_id, metered });
    return metered.allowed ? account : this.#exceeded(metered);
  }

  #countRefused(request: Request, refusal: Refusal): Refusal {
    const address = (request.source as IncomingMessage).socket.remoteAddress ?? '';
    const resetAt = this.#addresses.count(address);
    this.#options.onRefused?.(resetAt === undefined ? 'key' : 'address');
    if (resetAt === undefined) return refusal;
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
