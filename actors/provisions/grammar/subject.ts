import type { Grammar } from './grammar.ts';
import { type Introducer, reports } from './introducers.ts';
import type { Token } from './tokens.ts';
import type { Predicate } from './verb-phrase.ts';

/** Where the subject of a verb phrase stands, and what opens the clause it stands in. */
export interface Subject {
  readonly from: number;
  readonly to: number;
  /** The clause is a condition or describes a noun: it binds nobody by itself. */
  readonly isEmbedded: boolean;
  readonly isProviso: boolean;
}

/** Longest noun phrase and longest insertion between commas, in tokens. */
const REACH = 60;

/** The noun phrase before the verb phrase, no farther left than `floor`, the end of the verb phrase before it. */
export function subjectOf(
  grammar: Grammar,
  tokens: readonly Token[],
  introducers: ReadonlyMap<number, Introducer>,
  predicate: Predicate,
  floor: number,
): Subject {
  let to = predicate.from;
  while (to > floor && isFiller(grammar, tokens[to - 1])) to--;
  to = beforeInsertions(grammar, tokens, to, floor);
  let from = to;
  const lowest = Math.max(floor, to - REACH);
  while (from > lowest) {
    const introducer = introducers.get(from);
    if (introducer !== undefined) {
      const onward = pastRelative(grammar, tokens, introducer, from, to, lowest);
      if (onward === undefined) return opened(grammar, tokens, introducer, from, to);
      from = onward;
      continue;
    }
    const next = stepLeft(grammar, tokens, from, floor);
    if (next === from) break;
    from = next;
  }
  const introducer = introducers.get(from);
  if (introducer !== undefined && from === floor) return opened(grammar, tokens, introducer, from, to);
  return { from, to, isEmbedded: false, isProviso: false };
}

const isFiller = (grammar: Grammar, token: Token | undefined): boolean =>
  grammar.isAdverb(token) ||
  (grammar.is(token, 'not') && !grammar.is(token, 'noDeterminers')) ||
  grammar.is(token, 'clitics');

/** `X, at its own cost, shall`: passes over what is between commas or brackets. */
function beforeInsertions(grammar: Grammar, tokens: readonly Token[], end: number, floor: number): number {
  let to = end;
  for (let steps = 0; steps < 3; steps++) {
    const sign = tokens[to - 1]?.word;
    if (sign !== ',' && sign !== ')') return to;
    const open = opening(tokens, to - 1, sign === ')' ? '(' : ',', floor);
    if (open < 0) return to;
    const first = tokens[open + 1];
    const isInserted =
      sign === ')' ||
      grammar.is(first, 'prepositions') ||
      grammar.is(first, 'relatives') ||
      grammar.conditions.at(tokens, open + 1) !== undefined ||
      grammar.exceptions.at(tokens, open + 1) !== undefined ||
      grammar.isAdverb(first) ||
      first?.word.endsWith('ing') === true ||
      grammar.is(first, 'and');
    if (!isInserted || open <= floor || isBoundary(tokens[open - 1])) return to;
    to = open;
    while (to > floor && isFiller(grammar, tokens[to - 1])) to--;
  }
  return to;
}

const isBoundary = (token: Token | undefined): boolean => token === undefined || /^[;:.,]$/.test(token.word);

function opening(tokens: readonly Token[], close: number, sign: string, floor: number): number {
  for (let i = close - 1; i >= Math.max(floor, close - REACH); i--) {
    const { word } = tokens[i] as Token;
    if (word === sign) return i;
    if (word === ';' || word === ':') return -1;
  }
  return -1;
}

/** One token to the left, or the same place at a boundary. */
function stepLeft(grammar: Grammar, tokens: readonly Token[], from: number, floor: number): number {
  const token = tokens[from - 1] as Token;
  if (token.word === ')') {
    const open = opening(tokens, from - 1, '(', floor);
    return open > floor && from - open > 4 ? open : from;
  }
  if (token.kind === 'sign' && !/^["“”'’*]$/.test(token.word)) return from;
  if (grammar.is(token, 'and')) {
    if (token.word === 'nor' && from - 1 === floor) return from;
    // Behind an earlier verb phrase `and` begins a new clause, unless a comma has closed the earlier one.
    return floor === 0 || hasComma(tokens, floor, from - 1) ? from - 1 : from;
  }
  return from - 1;
}

/** `a Party that breaches this Agreement shall`: the relative clause has its own verb and the subject goes on before it. */
function pastRelative(
  grammar: Grammar,
  tokens: readonly Token[],
  introducer: Introducer,
  from: number,
  to: number,
  lowest: number,
): number | undefined {
  if (introducer.kind !== 'relative' && introducer.kind !== 'that') return undefined;
  if (introducer.from <= lowest || from >= to) return undefined;
  const first = tokens[from];
  const isOwnVerb =
    grammar.is(first, 'be') ||
    grammar.is(first, 'have') ||
    grammar.is(first, 'support') ||
    grammar.isAdverb(first) ||
    (first !== undefined &&
      !first.isCapital &&
      !grammar.is(first, 'determiners') &&
      ((grammar.verbs.finite.has(first.word) && !grammar.verbs.base.has(first.word)) ||
        grammar.verbs.participle.has(first.word) ||
        grammar.is(first, 'modals.right') ||
        grammar.is(first, 'modals.duty')));
  return isOwnVerb ? introducer.from : undefined;
}

function opened(grammar: Grammar, tokens: readonly Token[], introducer: Introducer, from: number, to: number): Subject {
  const isProviso = introducer.kind === 'proviso';
  const isSaid = introducer.kind === 'that' && from < to && reports(grammar, tokens, introducer.from);
  return {
    from,
    to,
    isEmbedded: !isProviso && !isSaid,
    isProviso: isProviso || (isSaid && tokens[introducer.from - 1]?.word === 'provided'),
  };
}

function hasComma(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = to - 1; i >= Math.max(from, to - REACH); i--) if (tokens[i]?.word === ',') return true;
  return false;
}
