/** The same sentence with the parties swapped: what one side owes or has, the other owes or has in the same words. */
import { lastStartingBy, type ParsedDocument, type Sentence, type Span } from '../../reading/index.ts';
import { provisionsOf } from '../provisions-of.ts';

/** Sentences before and after that are compared: a mirror is in the same article, and time stays in line with the text. */
const REACH = 60;
/** Fewer words than this say the same of many things. */
const FEWEST = 6;
/** Share of the words that both sentences have, names left out. */
const ALIKE = 0.72;
/** The same with names: a swap leaves nearly every word where the names are not known. */
const SWAPPED = 0.86;
/** Words from the beginning within which a swap shows. */
const HEAD = 16;
/** What one side may and the other may not is no mirror. */
const DENIAL = new Set(['not', 'no', 'neither', 'nor', 'never']);

/** A sentence without the names of the parties. */
interface Bare {
  /** The party named first; -1 where none is. */
  readonly first: number;
  readonly words: ReadonlyMap<string, number>;
  readonly count: number;
  /** Every word in order, names and all. */
  readonly all: readonly string[];
  readonly isDenied: boolean;
}

/** By each word of a party's names: which party. Words that two parties share tell nothing. */
type Names = ReadonlyMap<string, number>;

interface Known {
  readonly names: Names;
  readonly bare: Map<number, Bare>;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Words of names that any sentence has. */
const PLAIN = new Set(['the', 'of', 'and', 'a', 'an', 'inc', 'ltd', 'llc', 'co', 'corp', 's', 'de', 'la', 'el', 'il']);
const known = new WeakMap<ParsedDocument, Known>();

function knownOf(document: ParsedDocument): Known {
  let one = known.get(document);
  if (one === undefined) {
    one = { names: namesIn(document), bare: new Map() };
    known.set(document, one);
  }
  return one;
}

function namesIn(document: ParsedDocument): Names {
  const names = new Map<string, number>();
  provisionsOf(document).parties.forEach(({ name, aliases }, party) => {
    for (const [word] of [name, ...aliases].join(' ').toLowerCase().matchAll(WORD))
      if (!PLAIN.has(word)) names.set(word, names.has(word) && names.get(word) !== party ? -1 : party);
  });
  return names;
}

function bareOf(document: ParsedDocument, index: number): Bare {
  const { names, bare } = knownOf(document);
  const before = bare.get(index);
  if (before !== undefined) return before;
  const { start, end } = document.sentences[index] as Sentence;
  const words = new Map<string, number>();
  let first = -1;
  let count = 0;
  const all = document.text.slice(start, end).toLowerCase().match(WORD) ?? [];
  for (const word of all) {
    const party = names.get(word);
    if (party !== undefined) {
      if (first < 0) first = party;
      continue;
    }
    words.set(word, (words.get(word) ?? 0) + 1);
    count += 1;
  }
  const found = { first, words, count, all, isDenied: all.some((word) => DENIAL.has(word)) };
  bare.set(index, found);
  return found;
}

const isNear = (one: number, other: number, share: number): boolean =>
  Math.min(one, other) >= Math.max(one, other) * share;

function isMirror(one: Bare, other: Bare): boolean {
  if (one.isDenied !== other.isDenied) return false;
  if (one.first < 0 || other.first < 0 || one.first === other.first) return isSwapped(one, other);
  if (other.count < FEWEST || !isNear(one.count, other.count, ALIKE)) return false;
  let shared = 0;
  for (const [word, count] of one.words) shared += Math.min(count, other.words.get(word) ?? 0);
  return shared >= Math.max(one.count, other.count) * ALIKE;
}

/** The same words, but two of them have changed places near the beginning: a party that the roster does not know. */
function isSwapped(one: Bare, other: Bare): boolean {
  if (other.all.length < FEWEST * 2 || !isNear(one.all.length, other.all.length, SWAPPED)) return false;
  const at = one.all.findIndex((word, index) => index < HEAD && word !== other.all[index]);
  const [mine, theirs] = [one.all[at] ?? '', other.all[at] ?? ''];
  if (at < 0 || !one.all.includes(theirs, at) || !other.all.includes(mine, at)) return false;
  const counts = new Map<string, number>();
  for (const word of one.all) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other.all) {
    const left = counts.get(word) ?? 0;
    if (left > 0) shared += 1;
    counts.set(word, left - 1);
  }
  return shared >= Math.max(one.all.length, other.all.length) * SWAPPED;
}

/** The sentence near the passage that says the same of the other party; undefined where none does. */
export function mirrorOf(document: ParsedDocument, { start }: Span): Sentence | undefined {
  const { sentences } = document;
  const at = lastStartingBy(sentences, start);
  if (sentences.length === 0) return undefined;
  const own = bareOf(document, at);
  if (own.count < FEWEST) return undefined;
  for (let i = Math.max(0, at - REACH); i < Math.min(sentences.length, at + REACH + 1); i++)
    if (i !== at && isMirror(own, bareOf(document, i))) return sentences[i];
  return undefined;
}
