import type { Grammar } from './grammar.ts';
import type { Token } from './tokens.ts';

/** What opens a clause inside a sentence, told at the first token after it. */
export interface Introducer {
  readonly kind: 'condition' | 'that' | 'relative' | 'proviso';
  /** First token of the words that open it. */
  readonly from: number;
}

/** For each token, what stands right before it. Linear: each phrase is looked up where it begins. */
export function introducersOf(grammar: Grammar, tokens: readonly Token[]): ReadonlyMap<number, Introducer> {
  const found = new Map<number, Introducer>();
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.kind !== 'word') continue;
    const proviso = grammar.provisos.at(tokens, i);
    if (proviso !== undefined && !isPassive(grammar, tokens, i)) {
      found.set(i + proviso.length, { kind: 'proviso', from: i });
      i += proviso.length - 1;
      continue;
    }
    const condition = grammar.conditions.at(tokens, i);
    // `upon request the Supplier shall`: a preposition opens no clause.
    if (condition !== undefined && opensClause(grammar, tokens, i, condition.length)) {
      found.set(i + condition.length, { kind: 'condition', from: i });
      i += condition.length - 1;
    } else if (grammar.is(token, 'comparisons')) found.set(i + 1, { kind: 'condition', from: i });
    else if (grammar.is(token, 'that')) found.set(i + 1, { kind: 'that', from: i });
    else if (grammar.is(token, 'relatives')) found.set(i + 1, { kind: 'relative', from: i });
  }
  return found;
}

/** `upon request the Supplier shall`, `the following`: a preposition or an adjective opens no clause. */
function opensClause(grammar: Grammar, tokens: readonly Token[], at: number, length: number): boolean {
  return !(length === 1 && grammar.is(tokens[at], 'prepositions')) && !grammar.is(tokens[at - 1], 'determiners');
}

/** `shall be provided`, `information provided`: no proviso. */
function isPassive(grammar: Grammar, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && before.kind === 'word' && !grammar.is(before, 'and');
}

/** Whether `that` reports what somebody says and does not merely describe a noun. */
export function reports(grammar: Grammar, tokens: readonly Token[], that: number): boolean {
  for (let i = that - 1; i >= Math.max(0, that - 12); i--) {
    const token = tokens[i] as Token;
    if (token.kind === 'sign' && token.word !== ',') return token.word === ';' || token.word === ':';
    if (grammar.lexicon.sayBefore.test(token.word)) return i >= that - 4 || tokens[that - 1]?.word === ',';
    if (i < that - 4 && tokens[that - 1]?.word !== ',') return false;
  }
  return that === 0;
}
