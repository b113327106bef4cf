/** The acts of administration, as data: what each takes, whether it changes anything, and what it does. */
import { z } from 'zod';
import {
  AccountName,
  type AccountView,
  isAccountId,
  KeyName,
  MAX_CALLS_PER_MINUTE,
  MAX_GRACE_MS,
  monthOf,
  TIER_LIMITS,
  Tier,
} from '../../protocols/account/index.ts';
import { type Clock, type Entropy, identifier, type Store } from '../../runtime/index.ts';
import { type AccountDesk, callsInMonth } from '../accounts/index.ts';
import { webhookSecret } from '../webhooks/index.ts';
import type { Audit } from './audit.ts';
import { findLetter, type Letters, listLetters, replayLetter } from './letters.ts';

export interface Desks {
  readonly accounts: AccountDesk;
  readonly audit: Audit;
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly letters: Letters;
}

export interface Act {
  readonly params: z.ZodType;
  /** Acts that change something are on the audit trail. */
  readonly changes: boolean;
  readonly run: (desks: Desks, params: never) => Promise<unknown>;
}

/** Entries of a ledger or a trail in one answer: well under what one message may be. */
const PAGE = 500;

const account = z.string().refine(isAccountId, { error: 'is not an account id' });
const note = z.string().max(200).default('');
const credits = z.int().min(-1_000_000_000).max(1_000_000_000);
const none = z.strictObject({});
const oneLetter = z.strictObject({ letter: z.string().max(100) });

/** Types each act's parameters by its schema. */
const act = <Params extends z.ZodType>(
  params: Params,
  changes: boolean,
  run: (desks: Desks, params: z.output<Params>) => Promise<unknown>,
): Act => ({ params, changes, run });

export const ACTS: Readonly<Record<string, Act>> = {
  'accounts.create': act(
    z.strictObject({ name: AccountName, tier: Tier, id: account.optional() }),
    true,
    async (desks, { name, tier, id = identifier('acc', desks.entropy) }) => {
      const view = await desks.accounts.open({ id, name, tier });
      if (!TIER_LIMITS[tier].hasInterface || view.keys.length > 0) return { account: view, key: null };
      const { key } = await desks.accounts.addKey(id, 'First key');
      const secret = await webhookSecret(id, desks.store, desks.entropy, desks.clock.now());
      return { account: desks.accounts.view(id), key, webhook_secret: secret };
    },
  ),
  'accounts.list': act(none, false, async ({ accounts }) => ({ accounts: [...accounts.list()] })),
  'accounts.show': act(z.strictObject({ account }), false, async (desks, { account }) =>
    usage(desks, desks.accounts.view(account)),
  ),
  'accounts.tier': act(z.strictObject({ account, tier: Tier }), true, async ({ accounts }, { account, tier }) => ({
    account: await accounts.tell(account, { type: 'set-tier', tier }),
  })),
  'accounts.grant': act(
    z.strictObject({ account, credits: credits.min(1), note }),
    true,
    async ({ accounts }, { account, credits, note }) => ({
      account: await accounts.tell(account, { type: 'grant', credits, note }),
    }),
  ),
  'accounts.adjust': act(
    z.strictObject({ account, credits: credits.refine((value) => value !== 0, { error: 'must not be 0' }), note }),
    true,
    async ({ accounts }, { account, credits, note }) => ({
      account: await accounts.tell(account, { type: 'adjust', credits, note }),
    }),
  ),
  'accounts.limit': act(
    z.strictObject({ account, calls_per_minute: z.int().min(1).max(MAX_CALLS_PER_MINUTE).nullable() }),
    true,
    async ({ accounts }, { account, calls_per_minute }) => ({
      account: await accounts.tell(account, { type: 'set-limit', calls_per_minute }),
    }),
  ),
  'keys.list': act(z.strictObject({ account }), false, async ({ accounts }, { account }) => ({
    keys: accounts.view(account).keys,
  })),
  'keys.create': act(z.strictObject({ account, name: KeyName }), true, async ({ accounts }, { account, name }) =>
    accounts.addKey(account, name),
  ),
  'keys.revoke': act(z.strictObject({ account, key: z.string() }), true, async ({ accounts }, { account, key }) => {
    await accounts.revokeKey(account, key);
    return { revoked: key };
  }),
  'keys.regenerate': act(
    z.strictObject({
      account,
      key: z.string(),
      grace_hours: z
        .number()
        .min(0)
        .max(MAX_GRACE_MS / 3_600_000)
        .default(0),
    }),
    true,
    async ({ accounts }, { account, key, grace_hours }) =>
      accounts.regenerateKey(account, key, Math.round(grace_hours * 3_600_000)),
  ),
  'ledger.page': act(
    z.strictObject({ account, after: z.int().min(0).default(0) }),
    false,
    async ({ accounts }, { account, after }) => {
      accounts.view(account);
      const entries = accounts.ledger(account, after)[Symbol.iterator]();
      const page = Array.from({ length: PAGE }, () => entries.next().value).filter((entry) => entry !== undefined);
      return { entries: page, next: page.length === PAGE ? page.at(-1)?.seq : null };
    },
  ),
  'audit.page': act(
    z.strictObject({ after: z.tuple([z.number(), z.string()]).nullable().default(null) }),
    false,
    async ({ audit }, { after }) => audit.page(after, PAGE),
  ),
  'dead-letters.list': act(none, false, async ({ store }) => ({ letters: listLetters(store, PAGE) })),
  'dead-letters.show': act(oneLetter, false, async ({ store }, { letter }) => {
    const found = findLetter(store, letter);
    return { letter, ...found.letter };
  }),
  'dead-letters.replay': act(oneLetter, true, async ({ store, letters }, { letter }) => ({
    letter,
    ...(await replayLetter(letters, findLetter(store, letter).key)),
  })),
  'dead-letters.drop': act(oneLetter, true, async ({ store }, { letter }) => {
    await store.commit([{ op: 'remove', key: findLetter(store, letter).key }]);
    await store.flush();
    return { dropped: letter };
  }),
};

/** What an account has, has used, and may use. */
function usage({ store, clock }: Desks, view: AccountView): unknown {
  const month = monthOf(clock.now());
  const { callsPerMinute, callsPerMonth, creditsPerMonth, keys } = TIER_LIMITS[view.tier];
  return {
    account: view,
    usage: {
      month,
      calls: callsInMonth(store, view.account_id, month),
      calls_per_month: callsPerMonth,
      calls_per_minute: view.calls_per_minute ?? callsPerMinute,
      credits_available: creditsPerMonth === null ? null : view.balance,
      credits_reserved: view.reserved,
      keys: view.keys.length,
      keys_allowed: keys,
    },
  };
}
