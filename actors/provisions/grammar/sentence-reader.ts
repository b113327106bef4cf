/**
 * Reads one sentence into drafts of provisions. Owns the order of things inside a sentence: which verb phrase shares whose
 * subject, what is a condition, where one provision ends and the next begins. It does not know documents: which the parties
 * are and what was before is given.
 *
 * Invariants:
 *  1. Every token is read a bounded number of times: time grows in line with the sentence.
 *  2. Drafts come in order of their verbs and do not share a verb.
 */

import type { Verb } from '../language/verb-index.ts';
import { NOBODY, whoIs } from '../parties/noun-phrase.ts';
import type { Roster } from '../parties/roster.ts';
import type { Bearer } from '../provision.ts';
import type { Grammar } from './grammar.ts';
import { type Introducer, introducersOf } from './introducers.ts';
import { predicateAt } from './predicate.ts';
import { subjectOf } from './subject.ts';
import type { Token } from './tokens.ts';
import type { Predicate } from './verb-phrase.ts';

/** A verb phrase with its subject. Token indices; `to` is where its words end. */
export interface Draft {
  readonly predicate: Predicate;
  readonly subject: readonly [number, number];
  readonly who: Bearer;
  readonly negative: boolean;
  readonly held: string | undefined;
  readonly isProviso: boolean;
  readonly from: number;
  to: number;
}

export interface Reading {
  readonly tokens: readonly Token[];
  readonly drafts: readonly Draft[];
  /** Whom a pronoun at the beginning of the next sentence stands for. */
  readonly last: Bearer;
}

interface State {
  readonly grammar: Grammar;
  readonly roster: Roster;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly introducers: ReadonlyMap<number, Introducer>;
  readonly drafts: Draft[];
  last: Bearer;
  /** End of the verb phrase before, whether it bound anybody or not. */
  floor: number;
  /** The clause before was a condition, and nothing has closed it. */
  isInCondition: boolean;
}

export function readSentence(
  grammar: Grammar,
  roster: Roster,
  text: string,
  tokens: readonly Token[],
  last: Bearer,
): Reading {
  const state: State = {
    grammar,
    roster,
    text,
    tokens,
    introducers: introducersOf(grammar, tokens),
    drafts: [],
    last,
    floor: 0,
    isInCondition: false,
  };
  for (let i = 0; i < tokens.length; i++) {
    const { word } = tokens[i] as Token;
    if (word === ';') {
      state.isInCondition = false;
      state.floor = i + 1;
    }
    const predicate = predicateAt(grammar, tokens, i);
    if (predicate === undefined) continue;
    if (take(state, predicate)) i = Math.max(i, predicate.end - 1);
  }
  const drafts = [...state.drafts, ...coordinated(state)].toSorted((a, b) => a.predicate.verb - b.predicate.verb);
  bound(tokens, drafts);
  return { tokens, drafts, last: state.last };
}

/** Adds the verb phrase when it binds; false when its words are to be read again, as what else they may be. */
function take(state: State, predicate: Predicate): boolean {
  const { grammar, roster, text, tokens } = state;
  const subject = predicate.inverted
    ? { from: predicate.inverted[0], to: predicate.inverted[1], isEmbedded: false, isProviso: false }
    : subjectOf(grammar, tokens, state.introducers, predicate, state.floor);
  const isEmpty = isBlank(grammar, tokens, subject.from, subject.to);
  const shared = isEmpty && !predicate.isBare ? state.drafts.at(-1) : undefined;
  if (predicate.isBare && (isEmpty || grammar.is(tokens[predicate.from - 1], 'ours'))) return false;
  const who = isEmpty
    ? { bearer: shared?.who ?? (grammar.lexicon.presentBinds ? state.last : NOBODY), negative: false, held: undefined }
    : whoIs(grammar, roster, text, tokens, subject.from, subject.to, namedBefore(state, subject.from));
  if (predicate.isBare && !saysInPresent(grammar, predicate, who.bearer, who.held)) return false;
  if (
    predicate.isBare &&
    who.bearer.kind === 'party' &&
    who.held === undefined &&
    !isNamedAlone(state, subject.from, subject.to)
  )
    return false;
  const isEmbedded =
    subject.isEmbedded || (isEmpty && state.isInCondition && !closed(tokens, state.floor, predicate.from));
  state.floor = predicate.end;
  state.isInCondition = isEmbedded;
  if (who.bearer.kind === 'party' || who.bearer.kind === 'mutual') state.last = who.bearer;
  if (isEmbedded || predicate.force === 'weak' || onlyAgrees(grammar, tokens, predicate)) return true;
  state.drafts.push({
    predicate,
    subject: isEmpty && shared !== undefined ? shared.subject : [subject.from, subject.to],
    who: who.bearer,
    negative: who.negative || opensNegative(state, predicate, subject.from),
    held: who.held,
    isProviso: subject.isProviso,
    from: isEmpty ? predicate.from : Math.min(subject.from, predicate.from),
    to: tokens.length,
  });
  return true;
}

/** `the Content you store`: a party after another noun opens a description. In the present only the party alone binds. */
function isNamedAlone({ grammar, roster, tokens }: State, from: number, to: number): boolean {
  let i = from;
  while (i < to && (tokens[i]?.kind !== 'word' || grammar.is(tokens[i], 'determiners') || grammar.is(tokens[i], 'and')))
    i++;
  return roster.at(tokens, i) !== undefined || grammar.is(tokens[i], 'subjectPronouns');
}

/** `acknowledges that`: what binds is after `that`. */
function onlyAgrees(grammar: Grammar, tokens: readonly Token[], { isBare, meaning, end, force }: Predicate): boolean {
  if (!isBare || force !== 'present' || meaning === undefined) return false;
  return (
    grammar.verbs.sets.get('performatives.acknowledge')?.has(meaning.infinitive) === true &&
    grammar.is(tokens[end], 'that')
  );
}

/** Nothing but signs and conjunctions. */
function isBlank(grammar: Grammar, tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (tokens[i]?.kind !== 'sign' && !grammar.is(tokens[i], 'and')) return false;
  return true;
}

/** Tokens looked back at for whom a pronoun stands for. */
const LOOK_BACK = 80;

/** The party last named as a subject in this sentence, else the one before: whom a pronoun stands for. */
function namedBefore({ grammar, roster, tokens, last }: State, at: number): Bearer {
  let found = last;
  for (let i = Math.max(0, at - LOOK_BACK); i < at; i++) {
    const named = roster.at(tokens, i);
    if (named === undefined) continue;
    const before = tokens[grammar.is(tokens[i - 1], 'determiners') ? i - 2 : i - 1];
    const isHeld = tokens[i + named.length]?.word === "'s";
    if (!grammar.is(before, 'prepositions') && !isHeld)
      found = { kind: 'party', party: named.party, name: roster.parties[named.party]?.name ?? '' };
    i += named.length - 1;
  }
  return found;
}

/** A comma between the condition and this verb: the condition is over. */
function closed(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = to - 1; i >= Math.max(from, to - 40); i--) if (tokens[i]?.word === ',') return true;
  return false;
}

/** `in no event shall`: a denial before an inverted subject. */
function opensNegative({ grammar, tokens }: State, { inverted, from }: Predicate, subject: number): boolean {
  const end = inverted === undefined ? subject + 6 : from;
  for (let i = Math.max(0, Math.min(from, subject) - (inverted === undefined ? 6 : 24)); i < Math.min(end, from); i++) {
    const opening = grammar.negativeOpenings.at(tokens, i);
    if (opening !== undefined && (inverted !== undefined || opening.length > 1)) return true;
  }
  return false;
}

const IN_PRESENT = ['grant', 'own', 'represent', 'disclaim', 'waive', 'acknowledge'] as const;

/** Acts that somebody takes on or gives away in the present without more words: `Supplier indemnifies`. */
const BINDS_IN_PRESENT: ReadonlySet<string> = new Set([
  'pay',
  'indemnify',
  'assign',
  'license',
  'waive',
  'warrant',
  'own',
]);

/** Whether a verb in the present binds: somebody who can bind himself says it, or it tells where the law applies. */
function saysInPresent(
  grammar: Grammar,
  { meaning, negative, verb, end, force }: Predicate,
  bearer: Bearer,
  held: string | undefined,
): boolean {
  if (bearer.kind === 'none') return false;
  const isParty = bearer.kind === 'party' || bearer.kind === 'mutual';
  // To agree to do something binds, and to reserve a right keeps it: whichever the act, and whether or not the name is known.
  if ((force === 'duty' || force === 'right') && held === undefined) return true;
  if (meaning === undefined) return false;
  if (!isParty || held !== undefined) return statesSo(grammar, meaning, held) && end > verb;
  if (negative || grammar.lexicon.presentBinds) return true;
  if (meaning.infinitive === 'make') return true;
  return (
    BINDS_IN_PRESENT.has(meaning.action) ||
    IN_PRESENT.some((kind) => grammar.verbs.sets.get(`performatives.${kind}`)?.has(meaning.infinitive) === true)
  );
}

/** Acts that the present states of a thing: `this Agreement renews`, `Supplier's liability is limited to`. */
const STATED: ReadonlySet<string> = new Set(['govern', 'limit', 'renew', 'survive']);

function statesSo(grammar: Grammar, { action, infinitive }: Verb, held: string | undefined): boolean {
  const has = (list: string): boolean => grammar.verbs.sets.get(list)?.has(infinitive) === true;
  if (held !== undefined && action === 'limit') return true;
  return STATED.has(action) || has('performatives.survive') || (grammar.lexicon.presentBinds && has('stative'));
}

/** Longest stretch between two verbs of one subject, in tokens. */
const FAR = 120;

/** `shall deliver the Goods and (ii) install them`: verbs in the base form that go on from a modal verb. */
function coordinated(state: State): Draft[] {
  const { grammar, tokens } = state;
  const found: Draft[] = [];
  state.drafts.forEach((draft, n) => {
    const { predicate } = draft;
    if (predicate.passive || predicate.isBare || predicate.force === 'liability') return;
    const limit = Math.min(state.drafts[n + 1]?.from ?? tokens.length, predicate.end + FAR);
    for (let i = predicate.end; i < limit; i++) {
      const token = tokens[i] as Token;
      if (token.word === '.') break;
      if (!goesOn(grammar, tokens, i)) continue;
      const meaning = grammar.verbs.base.get(token.word);
      found.push({
        ...draft,
        from: i,
        to: tokens.length,
        predicate: { ...predicate, from: i, verb: i, end: i + 1, meaning, joined: [], inverted: undefined },
      });
    }
  });
  return found;
}

/** Whether the token is a verb that a conjunction or an enumerator joins to an earlier one. */
function goesOn(grammar: Grammar, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (!grammar.verbs.base.has(token.word) || token.isCapital) return false;
  let before = at - 1;
  while (before > 0 && (grammar.isAdverb(tokens[before]) || grammar.is(tokens[before], 'not'))) before--;
  const left = tokens[before];
  const joins =
    (grammar.is(left, 'and') && left?.word !== 'nor') || left?.word === ')' || (left?.word === ',' && before > 0);
  if (!joins) return false;
  const next = tokens[at + 1];
  return (
    next !== undefined &&
    (grammar.is(next, 'determiners') || next.isCapital || (grammar.is(next, 'prepositions') && left?.word === ')'))
  );
}

/** Sets where each draft ends: at the next one, or at a semicolon before it. */
function bound(tokens: readonly Token[], drafts: readonly Draft[]): void {
  drafts.forEach((draft, n) => {
    const limit = Math.max(drafts[n + 1]?.from ?? tokens.length, draft.predicate.end);
    draft.to = limit;
    for (let i = draft.predicate.end; i < limit; i++) {
      if (tokens[i]?.word !== ';') continue;
      draft.to = i;
      break;
    }
  });
}
