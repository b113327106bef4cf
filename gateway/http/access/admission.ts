import type { IncomingMessage } from 'node:http';
import * as Effect from 'effect/Effect';
import type { AccountView } from '../../../protocols/account/index.ts';
import { RATE_LIMIT_TEXTS } from '../../../protocols/index.ts';
import type { Clock } from '../../../runtime/index.ts';
import type { Authentication, CallMeter, Metered } from '../../accounts/index.ts';
import type { CatchUp } from '../../cluster/catch-up.ts';
import { ApiError } from '../errors/api-error.ts';
import { AddressRateLimit } from './address-rate-limit.ts';
import { authenticate, hasKey } from './authorization.ts';
import type { RateLimitStates } from './rate-limit-state.ts';

export interface AdmissionOptions {
  readonly authentication: Authentication;
  readonly meter: CallMeter;
  readonly clock: Clock;
  readonly rateLimits: RateLimitStates;
  /** Requests without a valid key that one address may make in 60 seconds. */
  readonly unauthorizedPerMinute: number;
  /** Why a call was refused: no valid key, too many of those from one address, or a limit of the account. */
  readonly onRefused?: ((reason: 'key' | 'address' | 'minute' | 'month') => void) | undefined;
  /** In a cluster: a key that is unknown here may have been made elsewhere a moment ago. */
  readonly catchUp?: CatchUp | undefined;
}

/** Admission: lets a request in when its key is valid (else 401) and its limits allow it (else 429), and records both. */
export class Admission {
  readonly #options: AdmissionOptions;
  readonly #addresses: AddressRateLimit;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#addresses = new AddressRateLimit(options.unauthorizedPerMinute, options.clock);
  }

  /** The account, at once (an `Exit`) where that is known; fails with UNAUTHORIZED, RATE_LIMITED, or what the store does. */
  admit(request: IncomingMessage): Effect.Effect<AccountView, unknown> {
    const account = authenticate(this.#options.authentication, request);
    return account instanceof ApiError ? this.#withoutKey(request, account) : this.#count(request, account);
  }

  /** Whether the key the request came with is still one of the account. */
  isAuthorized(request: IncomingMessage, { account_id }: AccountView): boolean {
    const account = authenticate(this.#options.authentication, request);
    return !(account instanceof ApiError) && account.account_id === account_id;
  }

  #count(request: IncomingMessage, account: AccountView): Effect.Effect<AccountView, unknown> {
    const metered = this.#options.meter.count(account);
    if (!(metered instanceof Promise)) return asEffect(this.#admit(request, account, metered));
    const counting = Effect.tryPromise({ try: () => metered, catch: (error) => error });
    return Effect.flatMap(counting, (counted) => asEffect(this.#admit(request, account, counted)));
  }

  #admit(request: IncomingMessage, account: AccountView, metered: Metered): AccountView | ApiError {
    this.#options.rateLimits.note(request, { account: account.account_id, metered });
    return metered.allowed ? account : this.#exceeded(metered);
  }

  /** Counted before the next lookup: a client that guesses keys gets 429, and the log stays quiet. */
  #withoutKey(request: IncomingMessage, unauthorized: ApiError): Effect.Effect<AccountView, unknown> {
    const { authentication, catchUp } = this.#options;
    const tooMany = this.#countAddress(request);
    if (tooMany !== undefined) return Effect.fail(tooMany);
    if (catchUp === undefined || !hasKey(request)) return Effect.fail(this.#reported(unauthorized));
    return Effect.flatMap(
      Effect.promise(() => catchUp.wait()),
      () => {
        const account = authenticate(authentication, request);
        return account instanceof ApiError ? Effect.fail(this.#reported(account)) : this.#count(request, account);
      },
    );
  }

  #reported(unauthorized: ApiError): ApiError {
    this.#options.onRefused?.('key');
    return unauthorized;
  }

  #countAddress(request: IncomingMessage): ApiError | undefined {
    const address = request.socket.remoteAddress ?? '';
    const resetAt = this.#addresses.count(address);
    if (resetAt === undefined) return undefined;
    this.#options.onRefused?.('address');
    return new ApiError('RATE_LIMITED', {
      detail: RATE_LIMIT_TEXTS.address,
      headers: { 'retry-after': this.#secondsUntil(resetAt) },
    });
  }

  #exceeded({ policy, limit, resetAt }: Metered): ApiError {
    this.#options.onRefused?.(policy);
    return new ApiError('RATE_LIMITED', {
      detail: RATE_LIMIT_TEXTS.account(limit, policy, resetAt),
      headers: { 'retry-after': this.#secondsUntil(resetAt) },
    });
  }

  /** Whole seconds, rounded up: a client that waits them is not refused for the same calls again. */
  #secondsUntil(instant: number): string {
    return String(Math.max(1, Math.ceil((instant - this.#options.clock.now()) / 1_000)));
  }
}

const asEffect = (admitted: AccountView | ApiError): Effect.Effect<AccountView, ApiError> =>
  admitted instanceof ApiError ? Effect.fail(admitted) : Effect.succeed(admitted);
