import type { Grammar } from '../grammar/grammar.ts';
import type { Draft } from '../grammar/sentence-reader.ts';
import type { Token } from '../grammar/tokens.ts';
import type { Action, Bearer } from '../provision.ts';
import { NOBODY, whoIs } from './noun-phrase.ts';
import type { Roster } from './roster.ts';

/** A right that one side gives to another: `X grants Y the right to audit X`. */
export interface Grant {
  readonly holder: Bearer;
  readonly action: Action;
  /** Token after the verb of the act that is allowed, or after the granting verb. */
  readonly end: number;
}

const GIVES = new Set([
  'grant',
  'give',
  'confer',
  'allow',
  'permit',
  'authorize',
  'authorise',
  'entitle',
  'license',
  'concedere',
  'attribuire',
  'conferire',
  'consentire',
  'autorizzare',
  'permettere',
  'riconoscere',
  'conceder',
  'otorgar',
  'conferir',
  'permitir',
  'autorizar',
  'facultar',
]);
const ALLOWS = new Set([
  'allow',
  'permit',
  'authorize',
  'authorise',
  'entitle',
  'consentire',
  'autorizzare',
  'permettere',
  'permitir',
  'autorizar',
  'facultar',
]);
/** Farthest from the granting verb that recipient and right stand, in tokens. */
const REACH = 30;

/** The right that the draft's verb gives away, or undefined. */
export function grantOf(
  grammar: Grammar,
  roster: Roster,
  text: string,
  tokens: readonly Token[],
  draft: Draft,
): Grant | undefined {
  const { predicate, to } = draft;
  const infinitive = predicate.meaning?.infinitive;
  if (infinitive === undefined || !GIVES.has(infinitive) || predicate.passive) return undefined;
  const limit = Math.min(to, predicate.end + REACH);
  let holder: Bearer | undefined;
  for (let i = predicate.end; i < limit; i++) {
    const token = tokens[i] as Token;
    if (token.word === ';') break;
    const named = roster.at(tokens, i);
    const isGranter = draft.who.kind === 'party' && named?.party === draft.who.party;
    if (named !== undefined && holder === undefined && !isGranter) {
      holder = { kind: 'party', party: named.party, name: roster.parties[named.party]?.name ?? '' };
      if (ALLOWS.has(infinitive)) return allowed(grammar, tokens, holder, i + named.length, limit);
      i += named.length - 1;
    } else if (holder === undefined && (grammar.is(token, 'party') || grammar.is(token, 'parties')))
      holder = whoIs(grammar, roster, text, tokens, predicate.end, i + 1, draft.who).bearer;
    if (grammar.is(token, 'nouns.right'))
      return rightTo(grammar, tokens, holder ?? otherSide(roster, draft.who), i, limit);
  }
  return infinitive === 'license' && holder !== undefined
    ? { holder, action: 'license', end: predicate.end }
    : undefined;
}

/** The grantee when none is named: the other of two parties. */
function otherSide({ parties }: Roster, granter: Bearer): Bearer {
  if (granter.kind !== 'party' || parties.length !== 2) return NOBODY;
  const party = 1 - granter.party;
  return { kind: 'party', party, name: parties[party]?.name ?? '' };
}

/** `permits Y to inspect`. */
function allowed(
  grammar: Grammar,
  tokens: readonly Token[],
  holder: Bearer,
  from: number,
  limit: number,
): Grant | undefined {
  for (let i = from; i < limit; i++) {
    if (!grammar.is(tokens[i], 'infinitive')) continue;
    const verb = grammar.verbs.base.get(tokens[i + 1]?.word ?? '');
    return verb === undefined ? undefined : { holder, action: verb.action, end: i + 2 };
  }
  return undefined;
}

/** `the right to audit`, `a licence to use`: a licence is a licence, whatever it is for. */
function rightTo(grammar: Grammar, tokens: readonly Token[], holder: Bearer, noun: number, limit: number): Grant {
  const isLicence = grammar.verbs.actNouns.get(tokens[noun]?.word ?? '') === 'license';
  if (isLicence) return { holder, action: 'license', end: noun + 1 };
  for (let i = noun + 1; i < limit; i++) {
    const token = tokens[i] as Token;
    if (token.kind === 'sign' && token.word !== ',' && token.word !== '(' && token.word !== ')') break;
    const verb =
      grammar.is(tokens[i - 1], 'infinitive') || grammar.isAdverb(tokens[i - 1])
        ? grammar.verbs.base.get(token.word)
        : undefined;
    if (verb !== undefined) return { holder, action: verb.action, end: i + 1 };
    const action = grammar.verbs.actNouns.get(token.word);
    if (action !== undefined && grammar.is(tokens[noun + 1], 'possessive')) return { holder, action, end: i + 1 };
  }
  return { holder, action: 'license', end: noun + 1 };
}
