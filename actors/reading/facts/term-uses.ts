/**
 * Every use of every defined term in one pass over the text: a tree of words, walked from each word, longest term first.
 * `Confidential Information` is therefore no use of `Information`. Time grows with the text, not with the number of terms.
 */
interface Node {
  readonly next: Map<string, Node>;
  /** The term that ends here. */
  term?: string;
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}&-]|['’](?!s\b)(?=\p{L}))*/gu;
/** More words than this are no term. */
const LONGEST = 10;

/** Starts of uses by term, the places where the term is defined left out. Singular and plural count as one. */
export function findUses(
  text: string,
  definitions: readonly { term: string; start: number; end: number }[],
): Map<string, readonly number[]> {
  const root: Node = { next: new Map() };
  const uses = new Map<string, number[]>();
  for (const { term } of definitions) if (!uses.has(term)) plant(root, uses, term);
  if (uses.size === 0) return uses;
  const defined = new Set(definitions.map((definition) => definition.start));
  const window: Word[] = [];
  const source = text.matchAll(WORD);
  const fill = (): void => {
    while (window.length < LONGEST) {
      const step = source.next();
      if (step.done) return;
      const [word] = step.value;
      window.push({ start: step.value.index, end: step.value.index + word.length, text: word });
    }
  };
  for (fill(); window.length > 0; fill()) {
    const found = walk(text, root, window);
    const first = window[0] as Word;
    if (found && !defined.has(first.start)) uses.get(found.term)?.push(first.start);
    window.splice(0, found ? found.words : 1);
  }
  return uses;
}

function plant(root: Node, uses: Map<string, number[]>, term: string): void {
  uses.set(term, []);
  const words = (term.match(WORD) ?? []).slice(0, LONGEST);
  if (words.length === 0) return;
  let node = root;
  words.forEach((word, i) => {
    const key = i === words.length - 1 ? stem(word) : word;
    const next: Node = node.next.get(key) ?? { next: new Map() };
    node.next.set(key, next);
    node = next;
  });
  node.term ??= term;
}

function walk(text: string, root: Node, window: readonly Word[]): { term: string; words: number } | undefined {
  let node: Node | undefined = root;
  let best: { term: string; words: number } | undefined;
  for (let i = 0; i < window.length && node; i++) {
    const word = window[i] as Word;
    if (i > 0 && apart(text, window[i - 1] as Word, word)) break;
    const last: Node | undefined = node.next.get(stem(word.text));
    if (last?.term !== undefined) best = { term: last.term, words: i + 1 };
    node = node.next.get(word.text) ?? last;
  }
  return best;
}

/** Words of one term are close together, with no stop, bracket or quotation mark between. */
function apart(text: string, left: Word, right: Word): boolean {
  if (right.start - left.end > 8) return true;
  return /[.;:()"“”[\]]\s/.test(text.slice(left.end, right.start + 1));
}

/** Singular of a regular plural, so that `Affiliates` is a use of `Affiliate`. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
