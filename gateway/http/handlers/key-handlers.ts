import { TIER_LIMITS } from '../../../protocols/account/index.ts';
import { keyBody, NewKeyRequest, RegenerateKeyRequest } from '../../../protocols/index.ts';
import type { AccountService } from '../../accounts/index.ts';
import { requireTier } from '../access/authorization.ts';
import { withBody } from '../answering.ts';
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
    list: ({ account }) => {
      const { tier, keys } = accounts.view(account.account_id);
      return json({ items: keys.map(keyBody), limit: TIER_LIMITS[tier].keys });
    },
    create: withBody(readSmallBody, async ({ account }, body) => {
      const { name } = parse(NewKeyRequest, body);
      requireTier(account);
      return shown(account.account_id, await accounts.addKey(account.account_id, name.trim()));
    }),
    revoke: async ({ params, account }) => {
      const id = params.key_id ?? '';
      await accounts.revokeKey(account.account_id, id);
      return json({ id, revoked: true });
    },
    regenerate: withBody(readSmallBody, async ({ account, params }, body) => {
      const { grace_hours } = parse(RegenerateKeyRequest, body);
      requireTier(account);
      const graceMs = Math.round(grace_hours * HOUR_MS);
      const made = await accounts.regenerateKey(account.account_id, params.key_id ?? '', graceMs);
      return shown(account.account_id, made);
    }),
  };
}
