/**
 * Alignment: a model's quotation becomes the document's own words at offsets, or nothing. Harmless differences (case, white
 * space, signs, a small word) are accepted; a number, a negation, a modal or a name that differs is not.
 */
import type { Span } from '../../reading/index.ts';
import { type FoldedText, type FoldedWord, fold } from './fold.ts';
import { nearMatch } from './near-match.ts';

/** Pieces of a quotation that leaves words out. */
const MAX_PIECES = 4;

/** From the first piece to the last, in UTF-16 units of the document. */
const MAX_REACH = 3_000;

/** Fewer words are in many places: they are taken only where the model says, or where there is one such place. */
const FEW_WORDS = 6;

const ELLIPSIS = /\s*(?:\[?\s?\.{3}\s?\]?|\[?…\]?)\s*/;
const QUOTES_AROUND = /^["'“”‘’«]+|["'“”‘’»]+$/g;

/** The spans of the quotation's pieces in the order of the document; undefined when it is not there. */
export function align(
  quote: string,
  document: FoldedText,
  passages: readonly Span[],
  cited: number | undefined,
): Span[] | undefined {
  const pieces = quote
    .replace(/^\s*\[\d+\]\s*/, '')
    .split(ELLIPSIS)
    .map((piece) => piece.trim().replace(QUOTES_AROUND, ''))
    .filter((piece) => piece !== '');
  if (pieces.length === 0 || pieces.length > MAX_PIECES) return undefined;
  const home = cited === undefined ? undefined : passages[cited];
  const found: Span[] = [];
  for (const piece of pieces) {
    const span = alignPiece(piece, document, home, found.at(-1)?.end ?? 0);
    if (span === undefined) return undefined;
    found.push(span);
  }
  const reach = (found.at(-1) as Span).end - (found[0] as Span).start;
  return found.length > 1 && (reach > MAX_REACH || reach <= 0) ? undefined : found;
}

function alignPiece(piece: string, document: FoldedText, home: Span | undefined, after: number): Span | undefined {
  const quote = fold(piece);
  if (quote.words.length === 0) return undefined;
  const distance = (offset: number): number => {
    if (home === undefined) return offset < after ? Number.MAX_SAFE_INTEGER : offset - after;
    if (offset >= home.start && offset < home.end) return 0;
    return Math.min(Math.abs(offset - home.start), Math.abs(offset - home.end));
  };
  const text = quote.text.trim();
  const { best, count } = exact(text.replace(/[.,;:]+$/, ''), document, distance);
  const isLong = quote.words.length >= FEW_WORDS;
  if (best !== undefined && (count === 1 || isLong || home !== undefined)) {
    const { start, end, stop } = best;
    return { start, end: stop !== undefined && text.endsWith('.') ? stop : end };
  }
  if (!isLong) return undefined;
  const offsetOf = (index: number): number => document.at[index] as number;
  const near = nearMatch(quote, document, (word: FoldedWord) => distance(offsetOf(word.start)));
  return near && { start: offsetOf(near.first.start), end: offsetOf(near.last.end - 1) + 1 };
}

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Occurrences looked at: a quotation of one word must not search a long document for all of them. */
const MAX_OCCURRENCES = 1_000;

/** The occurrence nearest to the stated place, on word boundaries, with where its full stop ends, and how many there are. */
function exact(needle: string, { text, at }: FoldedText, distance: (offset: number) => number) {
  let best: (Span & { readonly stop: number | undefined }) | undefined;
  let count = 0;
  for (
    let index = text.indexOf(needle);
    index >= 0 && count < MAX_OCCURRENCES;
    index = text.indexOf(needle, index + 1)
  ) {
    if (isWordSign(text[index - 1]) || isWordSign(text[index + needle.length])) continue;
    count += 1;
    const start = at[index] as number;
    if (best !== undefined && distance(start) >= distance(best.start)) continue;
    const after = index + needle.length;
    const stop = text[after] === '.' ? (at[after] as number) + 1 : undefined;
    best = { start, end: (at[after - 1] as number) + 1, stop };
  }
  return { best, count };
}
