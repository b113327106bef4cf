import type { Verb } from '../language/verb-index.ts';
import type { Grammar } from './grammar.ts';
import type { Token } from './tokens.ts';

/**
 * A verb phrase: how it binds and which act it names. Token indices point into one sentence.
 *
 * Invariants:
 *  1. `from <= verb < end`; `end` is after the main verb.
 *  2. Reading a phrase looks at most REACH tokens ahead, so a sentence costs time in line with its length.
 */
export interface Predicate {
  readonly from: number;
  readonly end: number;
  /** Token of the main verb. */
  readonly verb: number;
  readonly meaning: Verb | undefined;
  /** What it does before its subject is known. */
  readonly force: 'duty' | 'obligation' | 'right' | 'prohibition' | 'liability' | 'present' | 'weak';
  readonly negative: boolean;
  readonly passive: boolean;
  /** Span of an inverted subject, in tokens: `in no event shall X be liable`. */
  readonly inverted: readonly [number, number] | undefined;
  /** Said in the present, without modal verb: it binds only with a subject that can bind itself. */
  readonly isBare: boolean;
  /** Further main verbs joined right after the first: `defend, indemnify and hold`. */
  readonly joined: readonly number[];
}

/** A verb phrase that is still being read. */
export type Open = { -readonly [Key in keyof Predicate]: Predicate[Key] };

/** Tokens looked at after a modal verb for its main verb. */
const REACH = 40;
/** Negations, adverbs and what is between commas. */
export function skip(grammar: Grammar, tokens: readonly Token[], from: number, open: Open): number {
  let i = from;
  for (let steps = 0; steps < REACH && i < tokens.length; steps++) {
    const token = tokens[i];
    if (grammar.is(token, 'not')) {
      open.negative = true;
      i++;
    } else if (grammar.is(token, 'only') || grammar.isAdverb(token) || grammar.is(token, 'clitics')) i++;
    else if (token?.word === ',' || token?.word === '(') {
      const close = closing(tokens, i, token.word === '(' ? ')' : ',');
      if (close < 0) return i;
      i = close + 1;
    } else return i;
  }
  return i;
}

function closing(tokens: readonly Token[], from: number, sign: string): number {
  for (let i = from + 1; i < Math.min(tokens.length, from + REACH); i++) {
    const { word } = tokens[i] as Token;
    if (word === sign) return i;
    if (word === ';' || word === '.') return -1;
  }
  return -1;
}

export const isVerb = (grammar: Grammar, token: Token | undefined): boolean =>
  token !== undefined &&
  (grammar.verbs.base.has(token.word) || grammar.is(token, 'be') || grammar.is(token, 'have')) &&
  token.kind === 'word';

/** English `-ing` after `from`. */
export function gerund(grammar: Grammar, word: string): Verb | undefined {
  const stem = word.replace(/ing$/, '');
  if (stem === word) return undefined;
  return (
    grammar.verbs.base.get(stem) ?? grammar.verbs.base.get(`${stem}e`) ?? grammar.verbs.base.get(stem.slice(0, -1))
  );
}

/** The verb after `to`, which adverbs, commas and nouns joined by `and` may put off. */
export function infinitiveAfter(grammar: Grammar, tokens: readonly Token[], from: number, open: Open): number {
  let i = from;
  for (let steps = 0; steps < REACH && i < tokens.length; steps++) {
    const token = tokens[i] as Token;
    if (token.word === ';' || token.word === '.' || token.word === ':') return -1;
    if (grammar.is(token, 'infinitive') || token.word === 'from') {
      const next = skip(grammar, tokens, i + 1, open);
      const verb = tokens[next];
      if (isVerb(grammar, verb) || (verb !== undefined && gerund(grammar, verb.word) !== undefined)) return next;
      if (verb?.word === ':' || verb?.word === '(') return -1;
      if (
        verb !== undefined &&
        // `from time to time`: farther on only a known verb counts.
        i === from &&
        token.word !== 'from' &&
        verb.kind === 'word' &&
        grammar.lexicon.infinitiveEnding.test(verb.word) &&
        !grammar.is(verb, 'determiners') &&
        !verb.isCapital &&
        !grammar.is(verb, 'prepositions')
      )
        return next;
      if (!grammar.is(verb, 'determiners') && i === from) return -1;
    }
    i++;
  }
  return -1;
}
