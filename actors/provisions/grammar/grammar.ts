import type { Lexicon } from '../language/lexicon.ts';
import { type VerbIndex, verbIndexOf, words } from '../language/verb-index.ts';
import type { Action } from '../provision.ts';
import { PhraseTrie } from './phrase-trie.ts';
import type { Token } from './tokens.ts';

/** A language's words in the shape the grammar looks them up. Made once for each language. */
export class Grammar {
  readonly lexicon: Lexicon;
  readonly verbs: VerbIndex;
  readonly conditions = new PhraseTrie<true>();
  readonly exceptions = new PhraseTrie<true>();
  readonly provisos = new PhraseTrie<true>();
  readonly negativeOpenings = new PhraseTrie<true>();
  /** Verb phrases of several words after their first word in any form; `be` and `have` as the infinitive. */
  readonly phrases = new PhraseTrie<Action>();

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
    this.verbs = verbIndexOf(lexicon);
    for (const phrase of lexicon.conditions) this.conditions.add(words(phrase), true);
    for (const phrase of lexicon.exceptions) this.exceptions.add(words(phrase), true);
    for (const phrase of lexicon.proviso) this.provisos.add(words(phrase), true);
    for (const phrase of lexicon.negativeOpenings) this.negativeOpenings.add(words(phrase), true);
    for (const [action, phrases] of Object.entries(lexicon.phrases) as [Action, readonly string[]][])
      for (const phrase of phrases) this.#addPhrase(words(phrase), action);
  }

  #addPhrase([first = '', ...rest]: string[], action: Action): void {
    const { base, finite, participle } = this.lexicon.forms(first);
    for (const form of [first, ...base, ...finite, ...participle]) this.phrases.add([form, ...rest], action);
  }

  /** Whether the word is in the lexicon's list of that name: `is(token, 'not')`. */
  is(token: Token | undefined, list: string): boolean {
    return token !== undefined && (this.verbs.sets.get(list)?.has(token.word) ?? false);
  }

  isAdverb(token: Token | undefined): boolean {
    if (token === undefined || token.kind !== 'word') return false;
    return this.is(token, 'adverbs') || this.lexicon.adverbEnding.test(token.word);
  }

  isNegative(token: Token | undefined): boolean {
    return this.is(token, 'not') || this.is(token, 'noDeterminers');
  }
}

const grammars = new WeakMap<Lexicon, Grammar>();

export function grammarOf(lexicon: Lexicon): Grammar {
  let grammar = grammars.get(lexicon);
  if (grammar === undefined) {
    grammar = new Grammar(lexicon);
    grammars.set(lexicon, grammar);
  }
  return grammar;
}
