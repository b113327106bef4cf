import { type ClausePassage, clausePassages } from '../../../actors/classifiers/training/index.ts';
import type { Contract } from './contracts.ts';

/** Paragraphs of the documents made of strays. */
const STRAYS = [1, 3, 10];
/** A paragraph shorter than this, in characters, is a heading or a page number. */
const PROSE = 20;
/** The title page is no place to take strays from, though not all of it is marked. */
const OPENING = 12;

/**
 * Documents that are no contract, for the classifier to learn that not every opening names parties and a title: paragraphs
 * in which nothing is marked, taken out of their contract. They count as units of the contract, after its own, so that
 * leaving out the contract leaves them out too.
 */
export function strays({ text, paragraphs }: Contract, gold: readonly ReadonlySet<number>[]): ClausePassage[][] {
  const unmarked = paragraphs.filter(
    ([start, end], p) => p >= OPENING && gold[p]?.size === 0 && text.slice(start, end).trim().length >= PROSE,
  );
  return STRAYS.map((size, turn) => {
    let words = '';
    const spans: { start: number; end: number }[] = [];
    for (let i = 0; i < Math.min(size, unmarked.length); i++) {
      const at = Math.floor(((i + (turn + 1) / (STRAYS.length + 1)) * unmarked.length) / size);
      const [start, end] = unmarked[at] as readonly [number, number];
      spans.push({ start: words.length, end: words.length + end - start });
      words += `${text.slice(start, end)}\n\n`;
    }
    return clausePassages(words, spans);
  });
}
