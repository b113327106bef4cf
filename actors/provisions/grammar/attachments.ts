import type { Span } from '../../reading/index.ts';
import type { Grammar } from './grammar.ts';
import type { Draft } from './sentence-reader.ts';
import type { Token } from './tokens.ts';

/** What conditions and exceptions a sentence has, and to which of its provisions each belongs. */
export interface Attached {
  readonly triggers: readonly Span[];
  readonly exceptions: readonly Span[];
}

interface Found extends Span {
  readonly kind: 'trigger' | 'exception';
  readonly at: number;
  readonly isFronted: boolean;
}

/** Conditions and exceptions of each draft. A fronted one holds for all that follows up to a semicolon, any other for the draft it stands in. */
export function attachmentsOf(grammar: Grammar, tokens: readonly Token[], drafts: readonly Draft[]): Attached[] {
  const found = findAll(grammar, tokens);
  const part = partsOf(tokens);
  return drafts.map((draft, n) => {
    const next = drafts[n + 1]?.from ?? tokens.length;
    const own = found.filter(({ at, isFronted }) => {
      if (at >= draft.from && at < Math.max(draft.to, next) && at < next) return true;
      return isFronted && at < draft.from && part[at] === part[draft.from];
    });
    const spans = (kind: Found['kind']): Span[] =>
      own.filter((one) => one.kind === kind).map(({ start, end }) => ({ start, end }));
    return { triggers: spans('trigger'), exceptions: spans('exception') };
  });
}

/** Most conditions and exceptions read in one sentence. */
const MOST = 24;

function findAll(grammar: Grammar, tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < tokens.length && found.length < MOST; i++) {
    const token = tokens[i] as Token;
    if (token.kind !== 'word') continue;
    const exception = grammar.exceptions.at(tokens, i);
    const condition = exception === undefined ? grammar.conditions.at(tokens, i) : undefined;
    const length = exception?.length ?? condition?.length;
    const before = tokens[i - 1];
    if (length === undefined || isBland(token.word) || belongsToVerb(grammar, tokens, i)) continue;
    const isFronted =
      (before === undefined || before.kind === 'sign' || grammar.is(before, 'and')) && isStart(tokens, i);
    const end = endOf(tokens, i + length, isFronted);
    found.push({
      kind: exception === undefined ? 'trigger' : 'exception',
      at: i,
      isFronted,
      start: token.start,
      end: (tokens[end - 1] as Token).end,
    });
    i += length - 1;
  }
  return found;
}

/** `the following`, `shall be subject to`, `based upon`: part of the statement itself. */
function belongsToVerb(grammar: Grammar, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    grammar.is(before, 'determiners') ||
    grammar.is(before, 'be') ||
    /^(?:based|agreed|relied?|depend\w*|conditioned)$/.test(before?.word ?? '')
  );
}

/** Words that open a comparison as often as a condition. */
const isBland = (word: string): boolean => /^(?:as|than|how|what|where|while|come|che|que|como|since)$/.test(word);

/** Nothing but signs, numbers and `however` before it in its part of the sentence. */
function isStart(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const token = tokens[i] as Token;
    if (token.word === ';') return true;
    if (
      token.kind === 'word' &&
      token.word.length > 2 &&
      !/^(?:however|but|and|provided|that|further)$/.test(token.word)
    )
      return false;
  }
  return at < 6 || tokens[at - 1]?.word === ';';
}

/** A fronted condition ends at the first comma, any other at a semicolon or the end. */
function endOf(tokens: readonly Token[], from: number, isFronted: boolean): number {
  for (let i = from; i < tokens.length; i++) {
    const { word } = tokens[i] as Token;
    if (word === ';' || (word === '.' && i >= tokens.length - 2)) return Math.max(i, from);
    if (isFronted && word === ',' && i > from + 1) return i;
  }
  return tokens.length;
}

/** Number of semicolons before each token. */
function partsOf(tokens: readonly Token[]): number[] {
  let part = 0;
  return tokens.map(({ word }) => (word === ';' ? part++ : part));
}
