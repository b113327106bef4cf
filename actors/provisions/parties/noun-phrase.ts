import type { Grammar } from '../grammar/grammar.ts';
import type { Token } from '../grammar/tokens.ts';
import type { Bearer } from '../provision.ts';
import type { Roster } from './roster.ts';

/** What a noun phrase is about, and whether its determiner denies it: `neither party`. */
export interface Who {
  readonly bearer: Bearer;
  readonly negative: boolean;
  /** The noun that somebody holds: `Supplier's liability`. */
  readonly held: string | undefined;
}

export const NOBODY: Bearer = { kind: 'none' };

/** Longest name of a bearer that is no party, in UTF-16 units. */
const LONGEST_NAME = 80;

/** Reads the noun phrase of tokens `from` (inclusive) to `to` (exclusive). `last` is who a pronoun stands for. */
export function whoIs(
  grammar: Grammar,
  roster: Roster,
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  last: Bearer,
): Who {
  let start = from;
  let negative = false;
  while (start < to && (opensPhrase(grammar, tokens[start]) || grammar.is(tokens[start], 'and'))) {
    if (grammar.is(tokens[start], 'noDeterminers')) negative = true;
    start++;
  }
  const first = tokens[start];
  if (first === undefined || start >= to) {
    // `Neither shall assign`: the determiner alone.
    if (start > from && grammar.is(tokens[start - 1], 'alone')) return mutual(text, tokens, from, to, negative);
    return {
      bearer: start > from && grammar.is(tokens[start - 1], 'subjectPronouns') ? last : NOBODY,
      negative,
      held: undefined,
    };
  }
  if (grammar.is(first, 'subjectPronouns') && to - start <= 2) return { bearer: last, negative, held: undefined };
  const fronted = grammar.is(first, 'prepositions') ? lastMention(roster, tokens, start, to) : undefined;
  if (fronted !== undefined)
    return { bearer: behindAdverbial(grammar, roster, tokens, fronted, to), negative, held: undefined };
  const cores = coresOf(grammar, roster, tokens, start, to);
  const parties = new Set(cores.flatMap((core) => (core.party === undefined ? [] : [core.party])));
  const quantified = grammar.is(tokens[start - 1], 'each') || grammar.is(tokens[start - 2], 'each');
  if (parties.size > 1) return mutual(text, tokens, from, to, negative);
  const [party] = parties;
  if (party !== undefined) {
    const bearer: Bearer = { kind: 'party', party, name: roster.parties[party]?.name ?? '' };
    return { bearer, negative, held: cores[0]?.held };
  }
  if (cores.some(({ isMutual }) => isMutual)) return mutual(text, tokens, from, to, negative, cores[0]?.held);
  if (quantified && start - from > 0 && grammar.is(first, 'possessive'))
    return mutual(text, tokens, from, to, negative);
  return { bearer: { kind: 'other', name: printed(text, tokens, start, to) }, negative, held: cores[0]?.held };
}

/** `Upon termination the Supplier shall`: the party right before the verb, unless a preposition holds it. */
function behindAdverbial(
  grammar: Grammar,
  roster: Roster,
  tokens: readonly Token[],
  { party, start, end }: Mention,
  to: number,
): Bearer {
  const before = grammar.is(tokens[start - 1], 'determiners') ? tokens[start - 2] : tokens[start - 1];
  if (end !== to || grammar.is(before, 'prepositions')) return NOBODY;
  return { kind: 'party', party, name: roster.parties[party]?.name ?? '' };
}

const opensPhrase = (grammar: Grammar, token: Token | undefined): boolean =>
  token !== undefined &&
  (grammar.is(token, 'determiners') || grammar.is(token, 'each') || token.kind === 'sign' || grammar.isAdverb(token)) &&
  !grammar.is(token, 'we') &&
  !grammar.is(token, 'you');

function mutual(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  negative: boolean,
  held?: string,
): Who {
  return { bearer: { kind: 'mutual', name: printed(text, tokens, from, to) }, negative, held };
}

function printed(text: string, tokens: readonly Token[], from: number, to: number): string {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined) return '';
  return text.slice(first.start, Math.min(last.end, first.start + LONGEST_NAME)).replace(/\s+/g, ' ');
}

interface Core {
  readonly party: number | undefined;
  readonly isMutual: boolean;
  readonly held: string | undefined;
}

/** The nouns that the phrase is about, with what is between `and` and `or`: not those after a preposition. */
function coresOf(grammar: Grammar, roster: Roster, tokens: readonly Token[], from: number, to: number): Core[] {
  const cores: Core[] = [];
  let i = from;
  while (i < to) {
    while (i < to && (opensPhrase(grammar, tokens[i]) || grammar.is(tokens[i], 'and'))) i++;
    // `each of the parties`: the preposition belongs to the determiner.
    if (grammar.is(tokens[i], 'possessive') && i > from - 1 && grammar.is(tokens[i - 1], 'each')) {
      i++;
      continue;
    }
    if (i >= to) break;
    const end = coreEnd(grammar, tokens, i, to);
    cores.push(coreOf(grammar, roster, tokens, i, end, to));
    i = nextCore(grammar, tokens, end, to);
  }
  return cores;
}

/** Behind the last noun before a preposition, comma, conjunction or participle. */
function coreEnd(grammar: Grammar, tokens: readonly Token[], from: number, to: number): number {
  let i = from;
  while (i < to) {
    const token = tokens[i] as Token;
    const isEnd =
      (token.kind === 'sign' && token.word !== "'" && token.word !== '.') ||
      grammar.is(token, 'and') ||
      (i > from && grammar.is(token, 'prepositions')) ||
      (i > from && !token.isCapital && /..(?:ing|ed)$/.test(token.word) && grammar.lexicon.language === 'en') ||
      grammar.is(token, 'relatives') ||
      grammar.is(token, 'that');
    if (isEnd) return Math.max(i, from + 1);
    i++;
  }
  return to;
}

/** The next noun on the same level: after `and`, with prepositional phrases passed over. */
function nextCore(grammar: Grammar, tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (grammar.is(token, 'relatives') || token.word === '(') return to;
    if (grammar.is(token, 'and')) return i + 1;
    if (grammar.is(token, 'prepositions')) return to;
  }
  return to;
}

function coreOf(
  grammar: Grammar,
  roster: Roster,
  tokens: readonly Token[],
  from: number,
  end: number,
  to: number,
): Core {
  const { isHeadFirst } = grammar.lexicon;
  const head = tokens[isHeadFirst ? from : end - 1] as Token;
  const named = isHeadFirst ? mentionAt(roster, tokens, from) : lastMention(roster, tokens, from, end);
  if (named !== undefined && (isHeadFirst || named.end === end))
    return { party: named.party, isMutual: false, held: undefined };
  if (isSide(grammar, tokens, from, end)) return { party: undefined, isMutual: true, held: undefined };
  if (grammar.is(head, 'heldNouns')) return holder(grammar, roster, tokens, from, end, to, head.word);
  return { party: undefined, isMutual: false, held: undefined };
}

/** `party`, `parties`, `Receiving Party`, `indemnitor`. */
function isSide(grammar: Grammar, tokens: readonly Token[], from: number, end: number): boolean {
  const head = tokens[grammar.lexicon.isHeadFirst ? from : end - 1];
  if (grammar.is(head, 'party') || grammar.is(head, 'parties'))
    return !tokens.slice(from, end).some(({ word }) => /^(?:third|terz[ae]|tercera?s?)$/.test(word));
  return head !== undefined && grammar.lexicon.turns.test(head.word);
}

/** Whose liability: the possessor before, or the one after `of`. */
function holder(
  grammar: Grammar,
  roster: Roster,
  tokens: readonly Token[],
  from: number,
  end: number,
  to: number,
  held: string,
): Core {
  const before = lastMention(roster, tokens, from, end);
  if (before !== undefined) return { party: before.party, isMutual: false, held };
  if (tokens.slice(from, end).some((token) => grammar.is(token, 'party') || grammar.is(token, 'parties')))
    return { party: undefined, isMutual: true, held };
  for (let i = end; i < Math.min(to, end + 6); i++) {
    const named = roster.at(tokens, i);
    if (named !== undefined) return { party: named.party, isMutual: false, held };
    if (grammar.is(tokens[i], 'party') || grammar.is(tokens[i], 'parties'))
      return { party: undefined, isMutual: true, held };
  }
  return { party: undefined, isMutual: false, held };
}

interface Mention {
  readonly party: number;
  readonly start: number;
  readonly end: number;
}

function mentionAt(roster: Roster, tokens: readonly Token[], at: number): Mention | undefined {
  const named = roster.at(tokens, at);
  return named && { party: named.party, start: at, end: at + named.length };
}

function lastMention(roster: Roster, tokens: readonly Token[], from: number, end: number): Mention | undefined {
  let found: Mention | undefined;
  for (let i = from; i < end; i++) {
    const named = roster.at(tokens, i);
    if (named === undefined) continue;
    found = { party: named.party, start: i, end: i + named.length };
    i += named.length - 1;
  }
  return found;
}
