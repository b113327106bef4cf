import type { AccountView, KeyView, Tier } from '../../protocols/account/index.ts';

/** A key as the account stores it: requests are matched by its hash. */
export interface HeldKey {
  readonly key_id: string;
  readonly name: string;
  readonly hash: string;
  readonly last_four: string;
  readonly created_at: number;
  /** The one before, until its grace ends. */
  readonly previous: { readonly hash: string; readonly last_four: string; readonly expires_at: number } | null;
}

/** Credits set aside for one review under way. */
export interface Reservation {
  readonly credits: number;
  /** The amount taken from the balance: 0 while the tier's credits are unlimited. */
  readonly charged: number;
  readonly since: number;
  /** Id of the command that asked for it. */
  readonly command: string;
}

/** Everything an account remembers. JSON only; the ledger itself is in the store, entry by entry. */
export interface AccountContext {
  readonly account_id: string;
  readonly name: string;
  readonly tier: Tier;
  readonly created_at: number;
  readonly balance: number;
  /** By review_id. */
  readonly open: Readonly<Record<string, Reservation>>;
  /** By review_id: the newest reservations refunded because the review was silent for a day. */
  readonly lapsed: Readonly<Record<string, Reservation>>;
  /** When the open reservations are checked next; null while there are none. */
  readonly look_at: number | null;
  /** Entries of the ledger so far. */
  readonly entries: number;
  /** The last month that was granted, and how many credits it got. */
  readonly month: string;
  readonly month_credits: number;
  readonly calls_per_minute: number | null;
  readonly keys: readonly HeldKey[];
}

/** The public view of the account. */
export function accountView(context: AccountContext): AccountView {
  const { account_id, name, tier, created_at, balance, calls_per_minute, open, keys } = context;
  const reserved = Object.values(open).reduce((sum, { credits }) => sum + credits, 0);
  return { account_id, name, tier, created_at, balance, reserved, calls_per_minute, keys: keys.map(keyView) };
}

const keyView = ({ key_id, name, last_four, created_at, previous }: HeldKey): KeyView => ({
  key_id,
  name,
  last_four,
  created_at,
  previous: previous && { last_four: previous.last_four, expires_at: previous.expires_at },
});
