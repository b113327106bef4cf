import { z } from 'zod';
import { Instant } from '../messages.ts';
import { Tier } from './tier.ts';

/** A key's record, without the key itself. */
export const KeyView = z.strictObject({
  key_id: z.string(),
  name: z.string(),
  last_four: z.string(),
  created_at: Instant,
  /** The key before the last regeneration, while it still works. */
  previous: z.strictObject({ last_four: z.string(), expires_at: Instant }).nullable(),
});
export type KeyView = z.infer<typeof KeyView>;

/** What gateways and operators know of an account: stored in the transaction that changed it. */
export const AccountView = z.strictObject({
  account_id: z.string(),
  name: z.string(),
  tier: Tier,
  created_at: Instant,
  /** Available credits; without meaning while the tier's are unlimited. */
  balance: z.int(),
  /** Credits set aside for reviews under way. */
  reserved: z.int(),
  /** Replaces the tier's calls a minute; null: the tier's. */
  calls_per_minute: z.int().min(1).nullable(),
  keys: z.array(KeyView),
});
export type AccountView = z.infer<typeof AccountView>;

/** What a key's hash leads to. */
export const KeyRecord = z.strictObject({
  account_id: z.string(),
  key_id: z.string(),
  /** null: until it is revoked. */
  expires_at: Instant.nullable(),
});
export type KeyRecord = z.infer<typeof KeyRecord>;
