import type { Prices } from '../../protocols/models/index.ts';
import type { CallUsage } from '../../runtime/calls/index.ts';

/** Dollars for a million tokens are millionths of a dollar for one. */
type Micros = number;

/** Bytes a token has at least: under 3.1 characters a token were never seen in any language. */
const BYTES_PER_TOKEN = 2.5;

/** Tokens a request has at most. */
export const mostTokens = (body: string): number => Math.ceil(Buffer.byteLength(body) / BYTES_PER_TOKEN);

/** The most a request can cost: every token written to the cache, and an answer of full length. */
export function boundOf(body: string, maxOutputTokens: number, prices: Prices | undefined): Micros {
  if (prices === undefined) return 0;
  const input = Math.max(prices.input, prices.cache_write ?? 0);
  return Math.ceil(mostTokens(body) * input + maxOutputTokens * prices.output);
}

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
