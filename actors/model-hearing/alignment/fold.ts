/** A text made alike where copies of it differ, with the way back: `at[i]` is the offset of folded character i. */
export interface FoldedText {
  readonly text: string;
  /** One longer than the text: the last is the end of the source. */
  readonly at: Int32Array;
  readonly words: readonly FoldedWord[];
  /** Indices of the words that read so. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export interface FoldedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Another word in its place would be another clause: a number, a negation, a modal, a name. */
  readonly isKey: boolean;
}

/** Not printed: soft hyphens, joiners, byte order marks. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;
const SINGLE_QUOTE = /[\u2018-\u201B\u2032`\u00B4]/;
const DOUBLE_QUOTE = /[\u201C-\u201F\u00AB\u00BB\u2033]/;
const DASH = /[\u2010-\u2015\u2212]/;

/** A hyphen at the end of a line inside a word; looked at from the hyphen. */
const LINE_HYPHEN = /-[ \t]*\r?\n[ \t]*(?=[a-z])/y;

const WORD = /[\p{L}\p{N}]+(?:[.,'][\p{L}\p{N}]+)*%?|[$€£]/gu;

/** Lower case, one space for any white space, plain quotes and dashes, words divided at line ends joined. Linear in the text. */
export function fold(source: string): FoldedText {
  const out: string[] = [];
  const at: number[] = [];
  let isSpace = true;
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index] as string;
    if (UNSEEN.test(sign)) continue;
    const skipped = sign === '-' ? hyphenAt(source, index) : 0;
    if (skipped > 0) {
      index += skipped - 1;
      continue;
    }
    if (/\s/.test(sign)) {
      if (!isSpace) {
        out.push(' ');
        at.push(index);
      }
      isSpace = true;
      continue;
    }
    isSpace = false;
    for (const unit of plain(sign)) {
      out.push(unit);
      at.push(index);
    }
  }
  at.push(source.length);
  const text = out.join('');
  const words = wordsOf(text, at, source);
  return { text, at: Int32Array.from(at), words, places: placesOf(words) };
}

function hyphenAt(source: string, index: number): number {
  if (!/[a-z]/.test(source[index - 1] ?? '')) return 0;
  LINE_HYPHEN.lastIndex = index;
  return LINE_HYPHEN.exec(source)?.[0].length ?? 0;
}

function plain(sign: string): string {
  if (SINGLE_QUOTE.test(sign)) return "'";
  if (DOUBLE_QUOTE.test(sign)) return '"';
  if (DASH.test(sign)) return '-';
  return sign.normalize('NFKC').toLowerCase();
}

function wordsOf(text: string, at: readonly number[], source: string): FoldedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }, nth) => {
    const first = source[at[index] as number] as string;
    // The first word is a capital in any quotation.
    const isName = nth > 0 && first !== first.toLowerCase();
    return { text: word, start: index, end: index + word.length, isKey: isName || KEY_WORD.test(word) };
  });
}

function placesOf(words: readonly FoldedWord[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, { text }] of words.entries()) {
    const found = places.get(text);
    if (found === undefined) places.set(text, [index]);
    else found.push(index);
  }
  return places;
}

/** Words that carry the meaning of a clause, in English, Italian and Spanish: one of them changed is another clause. */
export const KEY_WORD = new RegExp(
  `^(?:${[
    'not?|nor|never|none|neither|nothing|without|unless|except|excluding|including|only|if|until|provided|subject|notwithstanding',
    'shall|may|must|will|should|can|cannot|could|would|or|and|all|any|each|every|either|both|no',
    'before|after|prior|less|more|least|most|exceed|up|to|from|by|within|over|under|above|below',
    'seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|business|calendar|hourly|daily|weekly|monthly|annual(?:ly)?',
    'hundred|thousand|million|billion|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
    'un\\p{L}+|non\\p{L}*|ir\\p{L}+|in\\p{L}+|dis\\p{L}+|[$€£]',
    'non|né|mai|nessun[oa]?|senza|salvo|eccetto|tranne|solo|soltanto|se|deve|devono|può|possono|potrà|dovrà|giorn[oi]|mes[ei]|ann[oi]|or[ae]',
    'ni|nunca|ningún|ninguna|sin|salvo|excepto|sólo|solo|si|debe|deben|deberá|puede|pueden|podrá|días?|meses|años?|horas?',
    '.*\\p{N}.*',
  ].join('|')})$`,
  'u',
);
