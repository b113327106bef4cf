import { editedText, type TextEdit, type TextView } from './edited-text.ts';
import type { Dictionary } from './misread-words.ts';

/**
 * Words that a file tore apart: headings set in spaced capitals (`R E C I T A L S`), and words with a blank inside that
 * reading a page left there (`informatio n`). Joined only where what comes out is a word, or nothing but spaced capitals.
 */

/** Capitals with a blank after each; two blanks and more are between words. */
const SPACED = /(?<![\p{L}\d.&])\p{Lu}(?: {1,4}\p{Lu}){4,60}(?![\p{L}\d.&])/gu;
/** A letter alone that is no word: a text with a few of them has torn words elsewhere too. */
const SIGN = /(?<=[a-z]{2} )[b-hj-np-xz](?=[ ,.;)])/g;
const FEWEST_SIGNS = 3;
/** Two pieces that may be one word; each is also tried with the piece after it. */
const PIECES = /(?<![\p{L}\d'’.-])([A-Za-z][a-z]{0,13})(?= ([a-z]{1,11})(?![\p{L}\d'’-]))/gu;
/** Joined words shorter than this may be chance. */
const SHORTEST = 3;

export function joinedCapitals(text: string, known: Dictionary): TextView {
  const edits = Array.from(text.matchAll(SPACED), ({ 0: spaced, index }) => ({
    start: index,
    end: index + spaced.length,
    text: spaced
      .split(/ {2,}/)
      .map((word) => parted(word.replaceAll(' ', ''), known))
      .join(' '),
  }));
  return editedText(text, edits);
}

/** Two words that were set with the same blank between them as between letters. */
function parted(joined: string, known: Dictionary): string {
  const word = joined.toLowerCase();
  if (known(word) !== false) return joined;
  for (let at = 2; at <= word.length - 2; at++)
    if (known(word.slice(0, at)) === true && known(word.slice(at)) === true)
      return `${joined.slice(0, at)} ${joined.slice(at)}`;
  return joined;
}

export function joinedPieces(text: string, known: Dictionary): TextView {
  if ((text.match(SIGN)?.length ?? 0) < FEWEST_SIGNS) return editedText(text, []);
  const edits: TextEdit[] = [];
  let done = 0;
  for (const { 0: head, 2: tail = '', index } of text.matchAll(PIECES)) {
    const gap = index + head.length;
    if (index < done || head.length + tail.length < SHORTEST) continue;
    if (isWord(head, known) && isWord(tail, known)) continue;
    if (known((head + tail).toLowerCase()) !== true) continue;
    edits.push({ start: gap, end: gap + 1, text: '' });
    done = gap + 1 + tail.length;
  }
  return editedText(text, edits);
}

const isWord = (piece: string, known: Dictionary): boolean =>
  piece.length === 1 ? /[aAIi]/.test(piece) : known(piece.toLowerCase()) !== false;
