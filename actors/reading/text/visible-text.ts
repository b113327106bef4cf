import { editedText, type TextEdit, type TextView } from './edited-text.ts';

/** Characters that nobody sees and that may be inside a word: zero width, turns of direction, soft hyphens, tags. */
const UNSEEN =
  /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\u{FE00}-\u{FE0F}]|[\u{E0000}-\u{E007F}]/gu;

/** Letters of other alphabets that look like Latin ones, each above the one it passes for. */
const ALIKE = 'асеорхуіјѕԁһԛԝӏАВСЕНІЈКМОРЅТХУαοινρυκΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'aceopxyijsdhqwlABCEHIJKMOPSTXYaoivpukABEZHIKMNOPTYX';
const PASSES_FOR: ReadonlyMap<string, string> = new Map(
  Array.from(ALIKE, (letter, i) => [letter, LATIN[i] as string] as const),
);

/** Ligatures, letters of full width and of mathematics: another drawing of the same letters. */
const DRAWN = /[\uFB00-\uFB06\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]|[\u{1D400}-\u{1D7FF}]/gu;

/** A letter and the accents that were put on it one by one. */
const COMPOSED = /\p{Script=Latin}[\u0300-\u036F]+/gu;

/** Words of two alphabets; longer ones are no words. */
const MIXED = /(?<![\p{L}\p{M}])(?=\p{L}{0,40}[A-Za-z])(?=\p{L}{0,40}[\u0370-\u052F])\p{L}{2,40}(?!\p{L})/gu;

/** The text as it appears on the page: without invisible characters, and with look-alike letters replaced, so that no word is hidden. */
export function visibleText(whole: string): TextView {
  const unseen = Array.from(whole.matchAll(UNSEEN), ({ 0: sign, index }) => ({
    start: index,
    end: index + sign.length,
    text: sign === '\u200B' && parts(whole, index) ? ' ' : '',
  }));
  return editedText(whole, unseen);
}

/** The same letters drawn in the usual way. */
export function plainLetters(whole: string): TextView {
  // One look for a sign above Latin script is cheaper than four passes, and most texts have none.
  if (!/[\u0300-\u052F\uFB00-\uFB06\uFF10-\uFF5A\uD835]/.test(whole)) return editedText(whole, []);
  const drawn = Array.from(whole.matchAll(DRAWN), (match) => replaced(match, match[0].normalize('NFKC')));
  const composed = Array.from(whole.matchAll(COMPOSED), (match) => replaced(match, match[0].normalize('NFC')));
  const mixed = mixedWords(whole).map(({ start, end, read }) => ({ start, end, text: read }));
  const edits = [...drawn, ...composed, ...mixed].toSorted((a, b) => a.start - b.start);
  return editedText(
    whole,
    edits.filter((edit, i) => i === 0 || edit.start >= (edits[i - 1] as TextEdit).end),
  );
}

interface MixedWord {
  readonly start: number;
  readonly end: number;
  readonly read: string;
}

/** Latin words in which letters of another alphabet pass for Latin ones. */
export function mixedWords(text: string): MixedWord[] {
  return Array.from(text.matchAll(MIXED)).flatMap(({ 0: word, index }) => {
    const read = Array.from(word, (letter) => PASSES_FOR.get(letter) ?? letter).join('');
    return /^\p{Script=Latin}+$/u.test(read) ? [{ start: index, end: index + word.length, read }] : [];
  });
}

const replaced = ({ 0: found, index }: RegExpExecArray, text: string): TextEdit => ({
  start: index,
  end: index + found.length,
  text,
});

/** A space of no width after a number or a stop parts two words; inside a word it parts nothing. */
function parts(text: string, at: number): boolean {
  return /[\d.;:,)]/.test(text[at - 1] ?? '') && /\p{L}/u.test(text[at + 1] ?? '');
}
