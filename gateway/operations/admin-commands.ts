/** The commands of administration, as data: what each takes, whether it changes anything, and what it does. */
import { z } from 'zod';
import { reviewRecords } from '../../actors/review/index.ts';
import {
  AccountName,
  type AccountView,
  DEFAULT_GRACE_MS,
  KeyName,
  type LedgerEntry,
  MAX_CALLS_PER_MINUTE,
  MAX_GRACE_MS,
  monthOf,
  TIER_LIMITS,
  Tier,
} from '../../protocols/account/index.ts';
import { type CallRow, callRecords, callsOf, spentOn } from '../../runtime/calls/index.ts';
import { identifier, type Store } from '../../runtime/index.ts';
import { readTrail } from '../../runtime/observation/index.ts';
import { callsInMonth } from '../accounts/index.ts';
import { CONSENTS, setConsent } from '../models/index.ts';
import { webhookSecret } from '../webhooks/index.ts';
import { type AdminCommand, type AdminServices, account, command } from './admin-command.ts';
import { findDeadLetter, listDeadLetters, replayDeadLetter } from './dead-letters.ts';
import { PEOPLE_COMMANDS } from './people-commands.ts';

const HOUR_MS = 3_600_000;

/** Entries of a ledger or a trail in one answer: well under what one message may be. */
const PAGE = 500;

/** No step of this review is on record. */
export class NoSuchReview extends Error {
  override readonly name = 'NoSuchReview';
}

const note = z.string().max(200).default('');
const credits = z.int().min(-1_000_000_000).max(1_000_000_000);
const none = z.strictObject({});
const oneDeadLetter = z.strictObject({ letter: z.string().max(100) });

/** What they answer must not travel in clear. */
export const SHOW_SECRETS: ReadonlySet<string> = new Set([
  'accounts.create',
  'keys.create',
  'keys.regenerate',
  'people.invite',
  'people.link',
]);

export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  'accounts.create': command(
    z.strictObject({ name: AccountName, tier: Tier, id: account.optional() }),
    true,
    async (services, { name, tier, id = identifier('acc', services.entropy) }) => {
      const view = await services.accounts.open({ id, name, tier });
      if (!TIER_LIMITS[tier].hasInterface || view.keys.length > 0) return { account: view, key: null };
      const { key } = await services.accounts.addKey(id, 'First key');
      const secret = await webhookSecret(id, services.store, services.entropy, services.clock.now());
      return { account: services.accounts.view(id), key, webhook_secret: secret };
    },
  ),
  'accounts.list': command(none, false, async ({ accounts }) => ({ accounts: [...accounts.list()] })),
  'accounts.show': command(z.strictObject({ account }), false, async (services, { account }) =>
    usage(services, services.accounts.view(account)),
  ),
  'accounts.tier': command(z.strictObject({ account, tier: Tier }), true, async ({ accounts }, { account, tier }) => ({
    account: await accounts.change(account, { type: 'set-tier', tier }),
  })),
  'accounts.grant': command(
    z.strictObject({ account, credits: credits.min(1), note }),
    true,
    async ({ accounts }, { account, credits, note }) => ({
      account: await accounts.change(account, { type: 'grant', credits, note }),
    }),
  ),
  'accounts.adjust': command(
    z.strictObject({ account, credits: credits.refine((value) => value !== 0, { error: 'must not be 0' }), note }),
    true,
    async ({ accounts }, { account, credits, note }) => ({
      account: await accounts.change(account, { type: 'adjust', credits, note }),
    }),
  ),
  'accounts.limit': command(
    z.strictObject({ account, calls_per_minute: z.int().min(1).max(MAX_CALLS_PER_MINUTE).nullable() }),
    true,
    async ({ accounts }, { account, calls_per_minute }) => ({
      account: await accounts.change(account, { type: 'set-limit', calls_per_minute }),
    }),
  ),
  'accounts.set-models': command(
    z.strictObject({ account, data: z.enum(CONSENTS) }),
    true,
    async ({ accounts, store }, { account, data }) => {
      accounts.view(account);
      await setConsent(store, account, data);
      return { account, data };
    },
  ),
  // What a review's calls of language models were expected to send, what became of them, and what they cost: never a text of one.
  'models.calls': command(z.strictObject({ review: z.string().max(100) }), false, async ({ store }, { review }) => {
    const rows = [...store.range(callRecords.call.under(review), { limit: PAGE })];
    const calls = rows.map(([key, row]) => ({ seat: key[2], round: key[3], ...(row as CallRow) }));
    const planned = reviewRecords.models.get(store, review)?.plan.models ?? [];
    const expected = planned.map(({ name, expected_input }) => ({ model: name, input: expected_input }));
    return { expected, models: callsOf(store, review), calls };
  }),
  'keys.list': command(z.strictObject({ account }), false, async ({ accounts }, { account }) => ({
    keys: accounts.view(account).keys,
  })),
  'keys.create': command(z.strictObject({ account, name: KeyName }), true, async ({ accounts }, { account, name }) =>
    accounts.addKey(account, name),
  ),
  'keys.revoke': command(z.strictObject({ account, key: z.string() }), true, async ({ accounts }, { account, key }) => {
    await accounts.revokeKey(account, key);
    return { revoked: key };
  }),
  'keys.regenerate': command(
    z.strictObject({
      account,
      key: z.string(),
      grace_hours: z
        .number()
        .min(0)
        .max(MAX_GRACE_MS / HOUR_MS)
        .default(DEFAULT_GRACE_MS / HOUR_MS),
    }),
    true,
    async ({ accounts }, { account, key, grace_hours }) =>
      accounts.regenerateKey(account, key, Math.round(grace_hours * HOUR_MS)),
  ),
  ...PEOPLE_COMMANDS,
  'ledger.page': command(
    z.strictObject({ account, after: z.int().min(0).default(0) }),
    false,
    async ({ accounts, store }, { account, after }) => {
      accounts.view(account);
      const entries = accounts.ledger(account, after)[Symbol.iterator]();
      const page = Array.from({ length: PAGE }, () => entries.next().value).filter((entry) => entry !== undefined);
      return {
        entries: page.map((entry) => withModelCost(entry, store)),
        next: page.length === PAGE ? page.at(-1)?.seq : null,
      };
    },
  ),
  'audit.page': command(
    z.strictObject({ after: z.tuple([z.number(), z.string()]).nullable().default(null) }),
    false,
    async ({ audit }, { after }) => audit.page(after, PAGE),
  ),
  // Every step of a review's actors, as the store has it: states and instants, no content.
  'reviews.history': command(z.strictObject({ review: z.string().max(100) }), false, async ({ store }, { review }) => {
    const trail = readTrail(store, review);
    if (trail.transitions.length === 0)
      throw new NoSuchReview(`There is no review ${review}, or nothing is kept of it.`);
    return { review, ...trail };
  }),
  'dead-letters.list': command(none, false, async ({ store }) => ({ letters: listDeadLetters(store, PAGE) })),
  'dead-letters.show': command(oneDeadLetter, false, async ({ store }, { letter }) => {
    const found = findDeadLetter(store, letter);
    return { letter, ...found.letter };
  }),
  'dead-letters.replay': command(oneDeadLetter, true, async ({ store, deadLetters }, { letter }) => ({
    letter,
    ...(await replayDeadLetter(deadLetters, findDeadLetter(store, letter).key)),
  })),
  'dead-letters.drop': command(oneDeadLetter, true, async ({ store }, { letter }) => {
    await store.commit([{ op: 'remove', key: findDeadLetter(store, letter).key }]);
    await store.flush();
    return { dropped: letter };
  }),
};

/** With what language models cost for the review that the entry settles: beside the credits, never in them. */
function withModelCost(entry: LedgerEntry, store: Store): LedgerEntry & { language_models_usd: number | null } {
  const settles = entry.kind === 'capture' || entry.kind === 'release' ? entry.review_id : null;
  return { ...entry, language_models_usd: settles === null ? null : spentOn(store, settles) / 1_000_000 };
}

/** An account's balance, usage and limits. */
function usage({ store, clock }: AdminServices, view: AccountView): unknown {
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
