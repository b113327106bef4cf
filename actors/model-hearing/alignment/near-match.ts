import { type FoldedText, type FoldedWord, KEY_WORD } from './fold.ts';

/** Share of a quotation's words that may be missing, added or replaced. */
const TOLERANCE = 0.08;

/** Places tried for one quotation: those that its rarest words vote for. */
const WINDOWS = 6;

/** A word that is in more places says nothing about where the quotation is. */
const COMMON = 200;

/** Votes are counted for every fourth word: a missing word must not split them. */
const STEP = 4;

const NEVER = 1e6;

/** Words from `first` to `last`, indices, and how much the quotation differs from them. */
interface Match {
  readonly first: number;
  readonly last: number;
  readonly edits: number;
}

/**
 * Where the quotation is, apart from a few words that do not matter; undefined where key words differ. Looks at six windows
 * of about the quotation's length, so the time does not depend on the document's.
 *
 * @param distance from the quotation's stated place to a word of the document: decides between equal matches
 */
export function nearMatch(
  quote: FoldedText,
  document: FoldedText,
  distance: (word: FoldedWord) => number,
): { readonly first: FoldedWord; readonly last: FoldedWord } | undefined {
  const allowed = Math.max(1, Math.floor(quote.words.length * TOLERANCE));
  const margin = allowed + STEP;
  let best: Match | undefined;
  for (const start of likelyStarts(quote, document)) {
    const low = Math.max(0, start - margin);
    const high = Math.min(document.words.length, start + quote.words.length + margin);
    const found = bestWithin(quote.words, document.words, low, high, allowed);
    if (found === undefined) continue;
    const nearer = (match: Match) => distance(document.words[match.first] as FoldedWord);
    if (
      best === undefined ||
      found.edits < best.edits ||
      (found.edits === best.edits && nearer(found) < nearer(best))
    ) {
      best = found;
    }
  }
  if (best === undefined) return undefined;
  return { first: document.words[best.first] as FoldedWord, last: document.words[best.last] as FoldedWord };
}

function likelyStarts(quote: FoldedText, document: FoldedText): number[] {
  const votes = new Map<number, number>();
  for (const [index, { text }] of quote.words.entries()) {
    const places = document.places.get(text) ?? [];
    if (places.length > COMMON) continue;
    for (const place of places) {
      const start = Math.round((place - index) / STEP);
      votes.set(start, (votes.get(start) ?? 0) + 1 / places.length);
    }
  }
  const ranked = [...votes].toSorted(([a, left], [b, right]) => right - left || a - b);
  return ranked.slice(0, WINDOWS).map(([start]) => start * STEP);
}

/** A cell of the table: the cost so far and the word the match began at. */
interface Cell {
  readonly cost: number;
  readonly from: number;
}

/** Edit distance over words (Sellers 1980: the match may begin and end anywhere in the window). */
function bestWithin(
  quote: readonly FoldedWord[],
  words: readonly FoldedWord[],
  low: number,
  high: number,
  allowed: number,
): Match | undefined {
  const width = high - low;
  let row: Cell[] = Array.from({ length: width + 1 }, (_, column) => ({ cost: 0, from: column }));
  for (const [index, word] of quote.entries()) {
    // First and last word must be there: else a quotation would end where something else begins.
    const atEdge = index === 0 || index === quote.length - 1 ? NEVER : 0;
    const insertion = index === quote.length - 1 ? NEVER : 0;
    const next: Cell[] = [{ cost: NEVER, from: 0 }];
    for (let column = 1; column <= width; column += 1) {
      const other = words[low + column - 1] as FoldedWord;
      const replaced = plus(row[column - 1] as Cell, replacement(word, other, atEdge));
      const dropped = plus(row[column] as Cell, costOf(word) + atEdge);
      const added = plus(next[column - 1] as Cell, costOf(other) + insertion);
      next.push([dropped, added].reduce((least, cell) => (cell.cost < least.cost ? cell : least), replaced));
    }
    row = next;
  }
  let last = -1;
  for (const [column, { cost }] of row.entries()) {
    if (column > 0 && cost <= allowed && (last < 0 || cost < (row[last] as Cell).cost)) last = column;
  }
  if (last < 0) return undefined;
  const { cost, from } = row[last] as Cell;
  return { first: low + from, last: low + last - 1, edits: cost };
}

const plus = ({ cost, from }: Cell, more: number): Cell => ({ cost: cost + more, from });

const costOf = ({ isKey }: FoldedWord): number => (isKey ? NEVER : 1);

function replacement(word: FoldedWord, other: FoldedWord, atEdge: number): number {
  if (word.text === other.text) return 0;
  if (!KEY_WORD.test(word.text) && !KEY_WORD.test(other.text) && isTypo(word.text, other.text)) return 0.5;
  return Math.max(costOf(word), costOf(other), atEdge);
}

/** One letter more, less or other, in words of five letters or more. */
function isTypo(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  let endA = a.length - 1;
  let endB = b.length - 1;
  while (endA >= same && endB >= same && a[endA] === b[endB]) {
    endA -= 1;
    endB -= 1;
  }
  return endA - same <= 0 && endB - same <= 0;
}
