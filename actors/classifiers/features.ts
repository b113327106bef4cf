/**
 * Turns text into feature keys: words and pairs of neighbouring words, hashed, each field in its own space. Training
 * and inference both come through here, so what a model learned is what it sees.
 */

/** Bits of a key. Of 4,194,304 keys a model keeps some ten thousand, so an unknown word meets a known one in under 1%. */
export const KEY_BITS = 22;

/** A stretch of text with a name: the same word in a heading and in a body are two features. */
export interface Field {
  readonly name: string;
  readonly text: string;
  /** Pairs of neighbouring words too; default true. */
  readonly pairs?: boolean;
  /** Stems too, and pairs of stems with the little words between them left out; default false. */
  readonly stems?: boolean;
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Keys of all words and word pairs, with repetitions, in no particular order, and of the marks (facts beside the text). */
export function keysOf(fields: readonly Field[], marks: readonly string[] = []): number[] {
  const keys: number[] = [];
  for (const { name, text, pairs, stems } of fields) {
    addWords(keys, text, hashOf(name), { pairs: pairs ?? true, stems: stems ?? false });
  }
  for (const mark of marks) keys.push(keyOf(hashOf(`mark ${mark}`)));
  return keys;
}

function hashOf(text: string): number {
  let hash = OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash | 0;
}

/** Avalanche of MurmurHash3, so that the upper bits depend on all of the hash. */
function keyOf(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> (32 - KEY_BITS);
}

/** Character classes; every other sign only separates words. */
const BREAK = 0;
const LETTER = 1;
const DIGIT = 2;
const INSIDE = 3;
const SIGN = 4;

const QUOTE_CODE = 34;
const CURLY_APOSTROPHE = 0x2019;
const isCurlyQuote = (code: number): boolean => code === 0x201c || code === 0x201d;

function classOf(code: number): number {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return LETTER;
  if (code >= 48 && code <= 57) return DIGIT;
  if (code === 39 || code === CURLY_APOSTROPHE) return INSIDE;
  if (code === QUOTE_CODE || isCurlyQuote(code) || code === 36 || code === 37) return SIGN;
  const isPunctuation = code < 0xc0 || (code >= 0x2000 && code <= 0x206f);
  return isPunctuation ? BREAK : LETTER;
}

/** Letters of a stem: enough to part `termin` from `terms`, few enough to join `terminate` and `termination`. */
const STEM = 6;
const STEM_SEED = hashOf('stem');
/** By hash: words between which two stems still count as neighbours. */
const LITTLE_WORDS = new Set(
  'the a an of to in on at by for and or with as is are be been this that these those it its from such other which any all'
    .split(' ')
    .map((word) => Array.from(word).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), PRIME), STEM_SEED)),
);

/** Words lower case, apostrophes dropped, every number one word; $, % and quotation marks count as words. */
function addWords(keys: number[], text: string, seed: number, also: { pairs: boolean; stems: boolean }): void {
  let previous = 0;
  let before = 0;
  const push = (word: number, stem: number): void => {
    keys.push(keyOf(word));
    if (also.pairs) keys.push(keyOf(Math.imul(previous, 0x9e3779b1) ^ word));
    previous = word;
    if (!also.stems) return;
    keys.push(keyOf(stem));
    if (LITTLE_WORDS.has(stem)) return;
    if (before !== 0) keys.push(keyOf(Math.imul(before, 0x9e3779b1) ^ stem));
    before = stem;
  };
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    const kind = classOf(code);
    let word = seed;
    if (kind === LETTER) {
      let stem = STEM_SEED;
      for (let letters = 0; i < text.length; i++) {
        const next = text.charCodeAt(i);
        const nextKind = classOf(next);
        if (nextKind === INSIDE) continue;
        if (nextKind !== LETTER) break;
        const letter = next >= 65 && next <= 90 ? next + 32 : next;
        word = Math.imul(word ^ letter, PRIME);
        if (letters++ < STEM) stem = Math.imul(stem ^ letter, PRIME);
      }
      push(word, stem);
    } else if (kind === DIGIT) {
      while (i < text.length && /[\d.,]/.test(text[i] as string)) i++;
      push(Math.imul(word ^ 48, PRIME), Math.imul(STEM_SEED ^ 48, PRIME));
    } else {
      if (kind === SIGN) {
        const sign = isCurlyQuote(code) ? QUOTE_CODE : code;
        push(Math.imul(word ^ sign, PRIME), Math.imul(STEM_SEED ^ sign, PRIME));
      }
      i++;
    }
  }
}
