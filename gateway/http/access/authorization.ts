import type { IncomingMessage } from 'node:http';
import { type AccountView, TIER_LIMITS } from '../../../protocols/account/index.ts';
import { type Authentication, isKey } from '../../accounts/index.ts';
import { ApiError } from '../errors/api-error.ts';
import { header } from '../header.ts';

const BEARER = /^Bearer +([^\s,]+)$/i;

/** The account of the request's key, or why there is none. RFC 6750: no error attribute when no key was given. */
export function authenticate(authentication: Authentication, request: IncomingMessage): AccountView | ApiError {
  const given = header(request, 'authorization');
  if (given === undefined) return unauthorized('Bearer realm="reviews"');
  const key = BEARER.exec(given)?.[1];
  const account = key === undefined ? undefined : authentication.authenticate(key);
  return account ?? unauthorized('Bearer realm="reviews", error="invalid_token"');
}

/** Whether the request carries a well-formed key, so that another lookup is worthwhile. */
export const hasKey = (request: IncomingMessage): boolean =>
  isKey(BEARER.exec(header(request, 'authorization') ?? '')?.[1] ?? '');

/** Undefined when the account's tier has the interface. */
export const tierError = (account: AccountView): ApiError | undefined =>
  TIER_LIMITS[account.tier].hasInterface
    ? undefined
    : new ApiError('TIER_FORBIDDEN', {
        detail: `The ${account.tier} tier has no access to the interface; upgrade to Business or Enterprise.`,
      });

/** Throws TIER_FORBIDDEN when the account's tier does not have the interface. */
export function requireTier(account: AccountView): void {
  const wrong = tierError(account);
  if (wrong !== undefined) throw wrong;
}

const unauthorized = (challenge: string): ApiError =>
  new ApiError('UNAUTHORIZED', { headers: { 'www-authenticate': challenge } });
