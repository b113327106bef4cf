/** How large a question may be, and what one can cost at most: known before anything is asked. */
import type { ModelSettings, Prices } from '../../protocols/models/index.ts';

/** Bytes a token has at least: under 3.1 characters a token were never seen in any language. */
export const BYTES_PER_TOKEN = 2.5;

/** Bytes of a question beside the passages: rules, card, checklist, claims, schema. */
const BESIDE_PASSAGES = 40_000;

/** Numbers before passages and signs that JSON escapes, as a share of the text. */
const MARKED = 1.5;

type Size = Pick<ModelSettings, 'context_tokens' | 'max_output_tokens'>;

/** UTF-8 bytes of passages that fit into one question. */
export const passageBytes = ({ context_tokens, max_output_tokens }: Size): number =>
  Math.max(4_000, (context_tokens - max_output_tokens) * BYTES_PER_TOKEN - BESIDE_PASSAGES);

/** The most a request can cost, in millionths of a dollar: every token written to the cache, and an answer of full length. */
export function boundOf(requestBytes: number, maxOutputTokens: number, prices: Prices | undefined): number {
  if (prices === undefined) return 0;
  const input = Math.max(prices.input, prices.cache_write ?? 0);
  return Math.ceil(Math.ceil(requestBytes / BYTES_PER_TOKEN) * input + maxOutputTokens * prices.output);
}

/** In how many pieces a document is read, and the most one question on it costs. */
export function questionBound(
  settings: Size & Pick<ModelSettings, 'usd_per_million'>,
  documentBytes: number,
  maxChunks: number,
): { pieces: number; question_micros: number } {
  const most = passageBytes(settings);
  const bytes = documentBytes * MARKED;
  return {
    pieces: Math.max(1, Math.min(maxChunks, Math.ceil(bytes / most))),
    question_micros: boundOf(
      Math.min(most, bytes) + BESIDE_PASSAGES,
      settings.max_output_tokens,
      settings.usd_per_million,
    ),
  };
}
