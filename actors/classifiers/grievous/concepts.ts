import { MATTER } from './concepts-of-matter.ts';
import { POWER } from './concepts-of-power.ts';

/** Languages whose forms the concepts have, in the order of their columns. */
const LANGUAGES = ['en', 'it', 'es'] as const;
export type GrievousLanguage = (typeof LANGUAGES)[number];

export const isGrievousLanguage = (code: string): code is GrievousLanguage =>
  (LANGUAGES as readonly string[]).includes(code);

/** A word of the text, without accents and in lower case. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A concept said by `words` words from the word `at` on. */
export interface Mention {
  readonly concept: string;
  readonly at: number;
  readonly words: number;
}

/** What may follow the words read so far; `concepts` end here. */
interface Node {
  readonly exact: Map<string, Node>;
  readonly begins: Map<string, Node>;
  readonly concepts: string[];
}

const node = (): Node => ({ exact: new Map(), begins: new Map(), concepts: [] });

const tries = new Map<GrievousLanguage, Node>();

/** Forms of one language, built when it is first read. */
function trieOf(language: GrievousLanguage): Node {
  const known = tries.get(language);
  if (known !== undefined) return known;
  const root = node();
  const column = LANGUAGES.indexOf(language);
  for (const line of `${POWER}${MATTER}`.split('\n').filter((one) => one !== '')) {
    const [name = '', forms = ''] = line.split(/: (.*)/s);
    for (const form of (forms.split(';')[column] ?? '').split(',')) add(root, name, form.trim());
  }
  tries.set(language, root);
  return root;
}

function add(root: Node, concept: string, form: string): void {
  let at = root;
  for (const word of form.split(' ').filter((one) => one !== '')) {
    const open = word.endsWith('*');
    const ways = open ? at.begins : at.exact;
    const key = open ? word.slice(0, -1) : word;
    let next = ways.get(key);
    if (next === undefined) {
      next = node();
      ways.set(key, next);
    }
    at = next;
  }
  if (at !== root && !at.concepts.includes(concept)) at.concepts.push(concept);
}

const ASCII = /^[a-z]+$/i;

/** Words of the text without accents; an apostrophe parts two words. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const [word] = match;
    const plain = ASCII.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
    words.push({ text: plain.toLowerCase(), start: match.index, end: match.index + word.length });
  }
  return words;
}

/** Concepts that the words say, in order of their first words; each concept once at a place. */
export function mentionsIn(words: readonly Word[], language: GrievousLanguage): Mention[] {
  const root = trieOf(language);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    const here = new Map<string, number>();
    follow(root, words, at, 0, here);
    for (const [concept, size] of here) found.push({ concept, at, words: size });
  }
  return found;
}

function follow(from: Node, words: readonly Word[], at: number, size: number, found: Map<string, number>): void {
  for (const concept of from.concepts) found.set(concept, Math.max(size, found.get(concept) ?? 0));
  const word = words[at + size]?.text;
  if (word === undefined) return;
  const exact = from.exact.get(word);
  if (exact !== undefined) follow(exact, words, at, size + 1, found);
  if (from.begins.size === 0) return;
  for (let letters = 2; letters <= word.length; letters++) {
    const open = from.begins.get(word.slice(0, letters));
    if (open !== undefined) follow(open, words, at, size + 1, found);
  }
}
