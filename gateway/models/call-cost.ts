import { BYTES_PER_TOKEN } from '../../actors/model-experts/index.ts';
import type { Prices } from '../../protocols/models/index.ts';
import type { CallUsage } from '../../runtime/calls/index.ts';

/** Dollars for a million tokens are millionths of a dollar for one. */
type Micros = number;

/** Tokens a request has at most. */
export const mostTokens = (body: string): number => Math.ceil(Buffer.byteLength(body) / BYTES_PER_TOKEN);

export function costOf({ input, cache_read, cache_write, output }: CallUsage, prices: Prices | undefined): Micros {
  if (prices === undefined) return 0;
  const { cache_read: read = prices.input, cache_write: written = prices.input } = prices;
  return Math.ceil(input * prices.input + cache_read * read + cache_write * written + output * prices.output);
}

/** Characters a token has at most, on average over a prompt: fewer tokens were read than were sent. */
const MOST_CHARACTERS = 10;

/** Some servers cut a prompt silently to what they were started with. */
export const wasCut = (usage: CallUsage, body: string): boolean =>
  usage.input + usage.cache_read + usage.cache_write < body.length / MOST_CHARACTERS;
