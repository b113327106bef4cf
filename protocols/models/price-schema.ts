import { z } from 'zod';

export const Usd = z.number().min(0).max(100_000);

/** Dollars for each million tokens, from the provider's price list. */
export const Prices = z.strictObject({
  input: Usd,
  /** Tokens written to the provider's cache; as much as input when not given. */
  cache_write: Usd.optional(),
  /** Tokens read from it; as much as input when not given. */
  cache_read: Usd.optional(),
  output: Usd,
});
export type Prices = z.infer<typeof Prices>;
