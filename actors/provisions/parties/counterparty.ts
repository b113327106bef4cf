import type { Grammar } from '../grammar/grammar.ts';
import type { Draft } from '../grammar/sentence-reader.ts';
import type { Token } from '../grammar/tokens.ts';
import type { Bearer } from '../provision.ts';
import { NOBODY, whoIs } from './noun-phrase.ts';
import type { Roster } from './roster.ts';

/** Farthest from the verb that somebody is still named by it, in tokens. */
const REACH = 45;

/** Who acts in a passive sentence: the name after `by`; otherwise nobody. */
export function agentOf(
  grammar: Grammar,
  roster: Roster,
  text: string,
  tokens: readonly Token[],
  { predicate, to }: Draft,
  last: Bearer,
): Bearer {
  for (let i = predicate.end; i < Math.min(to, predicate.end + REACH); i++) {
    const token = tokens[i];
    if (token?.word === ';') return NOBODY;
    if (!grammar.is(token, 'agent') || isOfAnother(tokens, i, predicate.end)) continue;
    const end = phraseEnd(grammar, tokens, i + 1, to);
    const { bearer } = whoIs(grammar, roster, text, tokens, i + 1, end, last);
    if (bearer.kind === 'party' || bearer.kind === 'mutual') return bearer;
  }
  return NOBODY;
}

/** `within 30 days of the invoice issued by Supplier`, `in a writing signed by both`: its own participle has the agent. */
const isOfAnother = (tokens: readonly Token[], at: number, verbEnd: number): boolean =>
  at > verbEnd &&
  /^(?:\p{L}{3,}ed|given|made|set|held|sent|firmat[oaie]|sottoscritt[oaie]|emess[oaie]|firmad[oa]s?|suscrit[oa]s?|emitid[oa]s?)$/u.test(
    tokens[at - 1]?.word ?? '',
  ) &&
  !/^(?:and|or|e|o|y|u)$/.test(tokens[at - 2]?.word ?? '');

/** The first party after the verb that does not bear the provision itself. */
export function counterpartyOf(
  grammar: Grammar,
  roster: Roster,
  tokens: readonly Token[],
  draft: Draft,
  bearer: Bearer,
): Bearer {
  const { predicate, to } = draft;
  for (let i = predicate.end; i < Math.min(to, predicate.end + REACH); i++) {
    const named = roster.at(tokens, i);
    if (named !== undefined) {
      const isOther = bearer.kind !== 'party' || named.party !== bearer.party;
      if (isOther && isTowards(grammar, tokens, i, predicate.end) && !isPossessor(grammar, tokens, i + named.length))
        return { kind: 'party', party: named.party, name: roster.parties[named.party]?.name ?? '' };
      i += named.length - 1;
    } else if (
      grammar.is(tokens[i], 'party') &&
      (grammar.is(tokens[i - 1], 'other') || grammar.is(tokens[i - 2], 'other'))
    )
      return otherThan(roster, bearer);
  }
  return NOBODY;
}

/** `the other party`, as a party where there are two. */
function otherThan(roster: Roster, bearer: Bearer): Bearer {
  if (bearer.kind === 'party' && roster.parties.length === 2) {
    const party = bearer.party === 0 ? 1 : 0;
    return { kind: 'party', party, name: roster.parties[party]?.name ?? '' };
  }
  return { kind: 'mutual', name: 'the other party' };
}

/** Right after the verb (`hold harmless Customer`), or after a preposition that points at somebody. */
function isTowards(grammar: Grammar, tokens: readonly Token[], at: number, verbEnd: number): boolean {
  const before = grammar.is(tokens[at - 1], 'determiners') ? at - 2 : at - 1;
  return before <= verbEnd || grammar.is(tokens[before], 'towards') || grammar.is(tokens[before], 'and');
}

/** `Customer's`, `Customer Data`. */
function isPossessor(grammar: Grammar, tokens: readonly Token[], behind: number): boolean {
  const next = tokens[behind];
  return (
    next !== undefined &&
    grammar.lexicon.language === 'en' &&
    (next.word === "'s" || next.word === "'" || (next.isCapital && next.kind === 'word'))
  );
}

/** Where the noun phrase after `by` ends: at a comma, a verb or the next preposition. */
function phraseEnd(grammar: Grammar, tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < Math.min(to, from + 10); i++) {
    const token = tokens[i] as Token;
    if (token.kind === 'sign' && token.word !== "'" && token.word !== '"') return i;
    if (
      i > from &&
      (grammar.is(token, 'prepositions') ||
        grammar.is(token, 'modals.duty') ||
        grammar.is(token, 'modals.right') ||
        grammar.is(token, 'infinitive'))
    )
      return i;
  }
  return Math.min(to, from + 10);
}
