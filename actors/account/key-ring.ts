import { type AccountCommand, type KeyRecord, TIER_LIMITS } from '../../protocols/account/index.ts';
import type { AccountContext, HeldKey } from './account-context.ts';
import { andThen, answer, type Decision, event, type KeyAdded, type KeyRemoved, nothing } from './decision.ts';

type Command<Name extends AccountCommand['type']> = Extract<AccountCommand, { type: Name }>;

export function addKey(context: AccountContext, at: number, command: Command<'add-key'>): Decision {
  const { id, key_id, name, hash, last_four } = command;
  if (context.keys.length >= TIER_LIMITS[context.tier].keys) return answer(context, id, 'key-limit');
  const key: HeldKey = { key_id, name, hash, last_four, created_at: at, previous: null };
  const held = { ...context, keys: [...context.keys, key] };
  return andThen(added(held, hash, key_id, null), (now) => answer(now, id, 'done'));
}

/** Replaces a key's secret; the old one ends at once, or after its grace. A predecessor still in grace ends now. */
export function regenerateKey(context: AccountContext, at: number, command: Command<'regenerate-key'>): Decision {
  const { id, key_id, hash, last_four, grace_ms } = command;
  const old = context.keys.find((key) => key.key_id === key_id);
  if (old === undefined) return answer(context, id, 'no-such-key');
  const expires_at = at + grace_ms;
  const previous = grace_ms === 0 ? null : { hash: old.hash, last_four: old.last_four, expires_at };
  const key: HeldKey = { ...old, hash, last_four, created_at: at, previous };
  const changed = { ...context, keys: context.keys.map((each) => (each === old ? key : each)) };
  return [
    (now: AccountContext) => (old.previous === null ? nothing(now) : removed(now, old.previous.hash)),
    (now: AccountContext) => (previous === null ? removed(now, old.hash) : added(now, old.hash, key_id, expires_at)),
    (now: AccountContext) => added(now, hash, key_id, null),
    (now: AccountContext) => answer(now, id, 'done'),
  ].reduce(andThen, nothing(changed));
}

export function revokeKey(context: AccountContext, command: Command<'revoke-key'>): Decision {
  const key = context.keys.find(({ key_id }) => key_id === command.key_id);
  if (key === undefined) return answer(context, command.id, 'no-such-key');
  const without = { ...context, keys: context.keys.filter((each) => each !== key) };
  const hashes = [key.hash, ...(key.previous === null ? [] : [key.previous.hash])];
  const gone = hashes.map((hash) => (now: AccountContext) => removed(now, hash)).reduce(andThen, nothing(without));
  return andThen(gone, (now) => answer(now, command.id, 'done'));
}

/** Removes predecessors whose grace has ended. */
export function expireKeys(context: AccountContext, at: number): Decision {
  const expired = context.keys.flatMap(({ previous }) =>
    previous && previous.expires_at <= at ? [previous.hash] : [],
  );
  if (expired.length === 0) return nothing(context);
  const keys = context.keys.map((key) =>
    key.previous && key.previous.expires_at <= at ? { ...key, previous: null } : key,
  );
  return expired
    .map((hash) => (now: AccountContext) => removed(now, hash))
    .reduce(andThen, nothing({ ...context, keys }));
}

function added(context: AccountContext, hash: string, keyId: string, expiresAt: number | null): Decision {
  const record: KeyRecord = { account_id: context.account_id, key_id: keyId, expires_at: expiresAt };
  return { context, messages: [event(context, 'key-added', { hash, record } satisfies KeyAdded)] };
}

function removed(context: AccountContext, hash: string): Decision {
  const body: KeyRemoved = { account_id: context.account_id, hash };
  return { context, messages: [event(context, 'key-removed', body)] };
}
