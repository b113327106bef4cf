/**
 * Where each word of a document stands, worked out once and shared by all who look for words of their own: a term, an
 * acronym, the name of a schedule. Searching the whole text for each of them is quadratic in a text that has many.
 */
import type { ParsedDocument } from '../../reading/index.ts';

const WORD = /[\p{L}\p{N}_]+/gu;

export interface WordIndex {
  /** Whether the word occurs, with these capitals. */
  readonly has: (word: string) => boolean;
  /** Where the first word of the phrase stands, in any case, in order. */
  readonly starts: (phrase: string) => readonly number[];
  /** Where the rarest word of the phrase begins, in any case, in order; empty when one of its words does not occur. */
  readonly rarest: (phrase: string) => { readonly offset: number; readonly at: readonly number[] };
}

const indexes = new WeakMap<ParsedDocument, WordIndex>();

export function wordIndex(document: ParsedDocument): WordIndex {
  const known = indexes.get(document) ?? indexed(document.text);
  indexes.set(document, known);
  return known;
}

function indexed(text: string): WordIndex {
  const exact = new Set<string>();
  const places = new Map<string, number[]>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    exact.add(word);
    const key = word.toLowerCase();
    const at = places.get(key);
    if (at) at.push(index);
    else places.set(key, [index]);
  }
  return {
    has: (word) => exact.has(word),
    starts: (phrase) => places.get((phrase.match(WORD)?.[0] ?? '').toLowerCase()) ?? [],
    rarest: (phrase) => {
      let best: { offset: number; at: readonly number[] } | undefined;
      for (const { 0: word, index } of phrase.matchAll(WORD)) {
        const at = places.get(word.toLowerCase()) ?? [];
        if (best === undefined || at.length < best.at.length) best = { offset: index, at };
      }
      return best ?? { offset: 0, at: [] };
    },
  };
}

/** Not a line end and in no pattern: keeps `^` from matching where a window begins within a line. */
const INSIDE = '\u0001';

/**
 * The text around every place where the phrase may stand: `reach` UTF-16 units on both sides of its rarest word. A pattern
 * for the phrase that spans no more than that finds in one of them what it would find in the whole text.
 */
export function* windows(document: ParsedDocument, phrase: string, reach: number): Iterable<string> {
  const { text } = document;
  for (const at of wordIndex(document).rarest(phrase).at) {
    const start = Math.max(0, at - reach);
    const begins = start === 0 || text[start - 1] === '\n';
    yield (begins ? '' : INSIDE) + text.slice(start, at + reach);
  }
}
