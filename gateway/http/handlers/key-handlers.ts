import { Effect } from 'effect';
import { TIER_LIMITS } from '../../../protocols/account/index.ts';
import { keyBody, NewKeyRequest, RegenerateKeyRequest } from '../../../protocols/index.ts';
import type { AccountService } from '../../accounts/index.ts';
import { tierError } from '../access/authorization.ts';
import { readSmallBody } from '../body/json-body.ts';
import { parse } from '../body/parameters.ts';
import { ApiError } from '../errors/api-error.ts';
import { type AccountContext, type Handler, json } from '../request-context.ts';

const HOUR_MS = 3_600_000;

/** Operations on the keys of the account that asks. */
export interface KeyHandlers {
  readonly list: Handler<AccountContext>;
  readonly create: Handler<AccountContext>;
  readonly revoke: Handler<AccountContext>;
  readonly regenerate: Handler<AccountContext>;
}

export function keyHandlers(accounts: AccountService): KeyHandlers {
  const shown = (accountId: string, { key_id, key }: { key_id: string; key: string }) => {
    const view = accounts.view(accountId).keys.find((each) => each.key_id === key_id);
    // Revoked by another request between its making and this answer.
    if (view === undefined) throw new ApiError('NOT_FOUND');
    return json({ ...keyBody(view), key });
  };
  return {
    list: ({ account }) =>
      Effect.sync(() => {
        const { tier, keys } = accounts.view(account.account_id);
        return json({ items: keys.map(keyBody), limit: TIER_LIMITS[tier].keys });
      }),
    create: Effect.fnUntraced(function* ({ request, account }: AccountContext) {
      const { name } = yield* parse(NewKeyRequest, yield* readSmallBody(request));
      yield* requireTier(account);
      const made = yield* attempt(() => accounts.addKey(account.account_id, name.trim()));
      return shown(account.account_id, made);
    }),
    revoke: ({ params, account }) =>
      attempt(async () => {
        const id = params.key_id ?? '';
        await accounts.revokeKey(account.account_id, id);
        return json({ id, revoked: true });
      }),
    regenerate: Effect.fnUntraced(function* ({ request, account, params }: AccountContext) {
      const { grace_hours } = yield* parse(RegenerateKeyRequest, yield* readSmallBody(request));
      yield* requireTier(account);
      const graceMs = Math.round(grace_hours * HOUR_MS);
      const made = yield* attempt(() => accounts.regenerateKey(account.account_id, params.key_id ?? '', graceMs));
      return shown(account.account_id, made);
    }),
  };
}

const attempt = <Value>(run: () => Promise<Value>) => Effect.tryPromise({ try: run, catch: (error) => error });

const requireTier = (account: AccountContext['account']): Effect.Effect<void, ApiError> => {
  const wrong = tierError(account);
  return wrong === undefined ? Effect.void : Effect.fail(wrong);
};
