import { z } from 'zod';

export const TIERS = ['free', 'pro', 'business', 'enterprise'] as const;
export const Tier = z.enum(TIERS);
export type Tier = z.infer<typeof Tier>;

interface TierLimits {
  /** Whether the tier has the REST interface and webhooks. */
  readonly hasInterface: boolean;
  /** Calls in any 60 seconds. */
  readonly callsPerMinute: number;
  /** Calls in a calendar month (UTC); null: as many as there are. */
  readonly callsPerMonth: number | null;
  /** Credits granted at the beginning of every month (UTC); null: credits are not counted out. */
  readonly creditsPerMonth: number | null;
  /** Keys that may be active at the same time. */
  readonly keys: number;
}

/**
 * What each tier has. Free and Pro have no interface, but a key can outlive a downgrade: what is called with it is counted
 * like a Business account's calls, or refusals would be free of any limit.
 */
export const TIER_LIMITS: Readonly<Record<Tier, TierLimits>> = {
  free: { hasInterface: false, callsPerMinute: 60, callsPerMonth: 1_000, creditsPerMonth: 0, keys: 0 },
  pro: { hasInterface: false, callsPerMinute: 60, callsPerMonth: 1_000, creditsPerMonth: 0, keys: 0 },
  business: { hasInterface: true, callsPerMinute: 60, callsPerMonth: 1_000, creditsPerMonth: 150, keys: 5 },
  enterprise: { hasInterface: true, callsPerMinute: 120, callsPerMonth: null, creditsPerMonth: null, keys: 20 },
};
