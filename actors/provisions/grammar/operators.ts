import type { Grammar } from './grammar.ts';
import type { Token } from './tokens.ts';
import { gerund, infinitiveAfter, type Open, skip } from './verb-phrase.ts';

const STATES = [
  ['prohibition', 'states.prohibition'],
  ['right', 'states.right'],
  ['obligation', 'states.duty'],
] as const;

/** `be required to pay`, `be entitled to`, `be prohibited from`, `be liable for`. Completes `open` when it is one. */
export function beOperator(grammar: Grammar, tokens: readonly Token[], from: number, open: Open): boolean {
  const saved = open.negative;
  const i = skip(grammar, tokens, from, open);
  const state = tokens[i];
  const isNo = grammar.is(state, 'noDeterminers');
  const force = STATES.find(([, list]) => grammar.is(state, list))?.[0];
  const isLiable = grammar.is(state, 'liable');
  if (isNo || (force === undefined && !isLiable)) {
    open.negative = saved;
    return false;
  }
  const next = infinitiveAfter(grammar, tokens, i + 1, open);
  if (next >= 0 && force !== undefined) {
    const { word } = tokens[next] as Token;
    Object.assign(open, {
      force,
      verb: next,
      end: next + 1,
      meaning: grammar.verbs.base.get(word) ?? gerund(grammar, word),
    });
    return true;
  }
  if (isLiable) {
    Object.assign(open, { force: 'liability', verb: i, end: i + 1, meaning: undefined });
    return true;
  }
  if (force === 'right' && grammar.is(tokens[i + 1], 'infinitive')) {
    Object.assign(open, { force, verb: i, end: i + 1, meaning: undefined });
    return true;
  }
  open.negative = saved;
  return false;
}

/** `have the right to`, `have no obligation to`. Completes `open` when it is one. */
export function haveOperator(grammar: Grammar, tokens: readonly Token[], from: number, open: Open): boolean {
  const saved = open.negative;
  let i = skip(grammar, tokens, from, open);
  for (let steps = 0; steps < 9; steps++, i++) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'sign') break;
    if (grammar.is(token, 'noDeterminers')) open.negative = true;
    const force = grammar.is(token, 'nouns.right')
      ? 'right'
      : grammar.is(token, 'nouns.duty')
        ? 'obligation'
        : undefined;
    if (force === undefined) {
      if (grammar.is(token, 'prepositions')) break;
      continue;
    }
    const next = infinitiveAfter(grammar, tokens, i + 1, open);
    if (next >= 0) {
      Object.assign(open, {
        force,
        verb: next,
        end: next + 1,
        meaning: grammar.verbs.base.get((tokens[next] as Token).word) ?? gerund(grammar, (tokens[next] as Token).word),
      });
      return true;
    }
    if (force === 'obligation' || open.negative || grammar.is(token, 'heldNouns')) {
      // `have no liability`, `have no right`: the noun is the act.
      const isLiability = grammar.is(token, 'heldNouns') && force === 'obligation';
      Object.assign(open, { force: isLiability ? 'liability' : force, verb: i, end: i + 1, meaning: undefined });
      return true;
    }
  }
  open.negative = saved;
  return false;
}
