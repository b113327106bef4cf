import type { Verb } from '../language/verb-index.ts';
import type { Modality } from '../provision.ts';
import type { Grammar } from './grammar.ts';
import type { Token } from './tokens.ts';

/**
 * A verb phrase: how it binds and which act it names. Token indices point into one sentence.
 *
 * Invariants:
 *  1. `from <= verb < end`; `end` is behind the main verb.
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
  /** Further main verbs joined right behind the first: `defend, indemnify and hold`. */
  readonly joined: readonly number[];
}

/** Tokens looked at behind a modal verb for its main verb. */
const REACH = 40;
/** Longest adverbial between modal and verb, in tokens. */
const INSERTED = 16;

const STATES = [
  ['prohibition', 'states.prohibition'],
  ['right', 'states.right'],
  ['obligation', 'states.duty'],
] as const;

type Open = { -readonly [Key in keyof Predicate]: Predicate[Key] };

/** The verb phrase that begins at the token, or undefined. */
export function predicateAt(grammar: Grammar, tokens: readonly Token[], at: number): Predicate | undefined {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return undefined;
  const force = modalForce(grammar, tokens, at);
  const begun: Open = {
    from: at,
    end: at + 1,
    verb: at,
    meaning: undefined,
    force: force ?? 'present',
    negative: isDenied(grammar, tokens, at) || grammar.is(token, 'not'),
    passive: false,
    inverted: undefined,
    isBare: false,
    joined: [],
  };
  if (force !== undefined) return afterModal(grammar, tokens, begun);
  if (grammar.is(token, 'be'))
    return beOperator(grammar, tokens, at + 1, begun)
      ? joinedVerbs(grammar, tokens, begun)
      : presentPassive(grammar, tokens, begun);
  if (grammar.is(token, 'have'))
    return haveOperator(grammar, tokens, at + 1, begun)
      ? joinedVerbs(grammar, tokens, begun)
      : bare(grammar, tokens, begun);
  if (grammar.is(token, 'support')) return denied(grammar, tokens, begun);
  return bare(grammar, tokens, begun);
}

function modalForce(grammar: Grammar, tokens: readonly Token[], at: number): Predicate['force'] | undefined {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  if (grammar.is(token, 'weakModals')) return 'weak';
  const force = grammar.is(token, 'modals.duty') ? 'duty' : grammar.is(token, 'modals.right') ? 'right' : undefined;
  if (force === undefined) return undefined;
  // `at will`, `the will`, `May 1`: not every such word is a modal verb.
  const next = tokens[at + 1];
  if (token.isCapital && next?.kind === 'number') return undefined;
  if (/^(?:at|the|'s)$/.test(before?.word ?? '') && grammar.lexicon.language === 'en') return undefined;
  return force;
}

/** Italian and Spanish deny before the verb: `non potrà`. */
function isDenied(grammar: Grammar, tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    if (grammar.is(tokens[i], 'not')) return true;
    if (!grammar.is(tokens[i], 'clitics')) return false;
  }
  return false;
}

/** Negations, adverbs and what stands between commas. */
function skip(grammar: Grammar, tokens: readonly Token[], from: number, open: Open): number {
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

function afterModal(grammar: Grammar, tokens: readonly Token[], open: Open): Predicate | undefined {
  let i = skip(grammar, tokens, open.from + 1, open);
  const isVerbNext = isVerb(grammar, tokens[i]) && !grammar.is(tokens[i], 'determiners');
  if (!isVerbNext && opensNoun(grammar, tokens[i])) {
    const verb = verbWithin(grammar, tokens, i, 30);
    if (verb < 0) return undefined;
    open.inverted = [i, verb];
    i = skip(grammar, tokens, verb, open);
  } else if (!isVerbNext && grammar.is(tokens[i], 'prepositions')) {
    const verb = verbWithin(grammar, tokens, i + 1, INSERTED);
    if (verb >= 0) i = skip(grammar, tokens, verb, open);
  }
  return mainVerb(grammar, tokens, open, i);
}

const opensNoun = (grammar: Grammar, token: Token | undefined): boolean =>
  token !== undefined &&
  (grammar.is(token, 'determiners') ||
    token.isCapital ||
    grammar.is(token, 'subjectPronouns') ||
    grammar.is(token, 'we') ||
    grammar.is(token, 'you'));

const isVerb = (grammar: Grammar, token: Token | undefined): boolean =>
  token !== undefined &&
  (grammar.verbs.base.has(token.word) || grammar.is(token, 'be') || grammar.is(token, 'have')) &&
  token.kind === 'word';

/** The first verb in its base form that no determiner or preposition makes a noun. */
function verbWithin(grammar: Grammar, tokens: readonly Token[], from: number, reach: number): number {
  for (let i = from; i < Math.min(tokens.length, from + reach); i++) {
    const token = tokens[i] as Token;
    if (token.word === ';') return -1;
    const before = tokens[i - 1];
    const isNoun = grammar.is(before, 'determiners') || grammar.is(before, 'prepositions') || before?.word === "'s";
    if (isVerb(grammar, token) && !isNoun && !token.isCapital && (i > from || !grammar.is(token, 'determiners')))
      return i;
  }
  return -1;
}

function mainVerb(grammar: Grammar, tokens: readonly Token[], open: Open, at: number): Predicate | undefined {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return undefined;
  if (grammar.is(token, 'be')) {
    if (beOperator(grammar, tokens, at + 1, open)) return joinedVerbs(grammar, tokens, { ...open, isBare: false });
    return beVerb(grammar, tokens, open, at);
  }
  if (grammar.is(token, 'have') && haveOperator(grammar, tokens, at + 1, open))
    return joinedVerbs(grammar, tokens, { ...open, isBare: false });
  const meaning = grammar.verbs.base.get(token.word);
  if (meaning !== undefined && commits(grammar, meaning)) {
    const next = infinitiveAfter(grammar, tokens, at + 1, open);
    if (next >= 0)
      return joinedVerbs(
        grammar,
        tokens,
        Object.assign(open, {
          verb: next,
          end: next + 1,
          meaning: grammar.verbs.base.get((tokens[next] as Token).word),
        }),
      );
  }
  Object.assign(open, { verb: at, end: at + 1, meaning });
  return joinedVerbs(grammar, tokens, open);
}

const commits = (grammar: Grammar, { infinitive }: Verb): boolean =>
  grammar.verbs.sets.get('commit')?.has(infinitive) === true ||
  grammar.verbs.sets.get('causes')?.has(infinitive) === true;

/** `be` with a participle is the passive, without one it states what is so. */
function beVerb(grammar: Grammar, tokens: readonly Token[], open: Open, at: number): Predicate {
  let i = skip(grammar, tokens, at + 1, open);
  if (grammar.is(tokens[i], 'be')) i = skip(grammar, tokens, i + 1, open);
  const word = tokens[i]?.word ?? '';
  const meaning = grammar.verbs.participle.get(word);
  const isParticiple =
    meaning !== undefined ||
    (grammar.lexicon.language === 'en' && /..ed$/.test(word) && !grammar.is(tokens[i], 'determiners'));
  if (isParticiple) Object.assign(open, { verb: i, end: i + 1, meaning, passive: true });
  else Object.assign(open, { verb: at, end: at + 1, meaning: undefined });
  return joinedVerbs(grammar, tokens, open);
}

/** `be required to pay`, `be entitled to`, `be prohibited from`, `be liable for`. Completes `open` when it is one. */
function beOperator(grammar: Grammar, tokens: readonly Token[], from: number, open: Open): boolean {
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

/** English `-ing` behind `from`. */
function gerund(grammar: Grammar, word: string): Verb | undefined {
  const stem = word.replace(/ing$/, '');
  if (stem === word) return undefined;
  return (
    grammar.verbs.base.get(stem) ?? grammar.verbs.base.get(`${stem}e`) ?? grammar.verbs.base.get(stem.slice(0, -1))
  );
}

/** `have the right to`, `have no obligation to`. Completes `open` when it is one. */
function haveOperator(grammar: Grammar, tokens: readonly Token[], from: number, open: Open): boolean {
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
    if (force === 'obligation' || open.negative) {
      // `have no liability`, `have no right`: the noun is the act.
      const isLiability = grammar.is(token, 'heldNouns') && force === 'obligation';
      Object.assign(open, { force: isLiability ? 'liability' : force, verb: i, end: i + 1, meaning: undefined });
      return true;
    }
  }
  open.negative = saved;
  return false;
}

/** The verb behind `to`, which adverbs, commas and nouns joined by `and` may put off. */
function infinitiveAfter(grammar: Grammar, tokens: readonly Token[], from: number, open: Open): number {
  let i = from;
  for (let steps = 0; steps < 14 && i < tokens.length; steps++) {
    const token = tokens[i] as Token;
    if (token.word === ';' || token.word === '.' || token.word === ':') return -1;
    if (grammar.is(token, 'infinitive') || token.word === 'from') {
      const next = skip(grammar, tokens, i + 1, open);
      const verb = tokens[next];
      if (isVerb(grammar, verb) || (verb !== undefined && gerund(grammar, verb.word) !== undefined)) return next;
      if (verb?.word === ':' || verb?.word === '(') return -1;
      if (
        verb !== undefined &&
        verb.kind === 'word' &&
        grammar.lexicon.infinitiveEnding.test(verb.word) &&
        !grammar.is(verb, 'determiners') &&
        !verb.isCapital &&
        !grammar.is(verb, 'prepositions')
      )
        return next;
      if (!grammar.is(verb, 'determiners')) return -1;
    }
    i++;
  }
  return -1;
}

/** Acts that the present states as binding in every language: `is governed by`, `is limited to`. */
const STATED: ReadonlySet<string> = new Set(['govern', 'limit']);

/** `is governed by`; where the present binds, `è pagato` too. */
function presentPassive(grammar: Grammar, tokens: readonly Token[], open: Open): Predicate | undefined {
  const found = beVerb(grammar, tokens, open, open.from);
  if (!found.passive || found.meaning === undefined) return undefined;
  if (!grammar.lexicon.presentBinds && !STATED.has(found.meaning.action)) return undefined;
  return { ...found, force: 'duty' };
}

/** `does not warrant`. */
function denied(grammar: Grammar, tokens: readonly Token[], open: Open): Predicate | undefined {
  const i = skip(grammar, tokens, open.from + 1, open);
  if (!open.negative || !isVerb(grammar, tokens[i])) return undefined;
  return mainVerb(grammar, tokens, Object.assign(open, { isBare: true }), i);
}

/** A finite verb without modal: `grants`, `agrees to pay`. */
function bare(grammar: Grammar, tokens: readonly Token[], open: Open): Predicate | undefined {
  const token = tokens[open.from] as Token;
  const meaning = grammar.verbs.finite.get(token.word);
  if (meaning === undefined || token.isCapital) return undefined;
  open.isBare = true;
  if (commits(grammar, meaning)) {
    const isCommitment = grammar.verbs.sets.get('commit')?.has(meaning.infinitive) === true;
    const saved = open.negative;
    const start = skip(grammar, tokens, open.from + 1, open);
    if (isCommitment && grammar.is(tokens[start], 'infinitive')) {
      const next = infinitiveAfter(grammar, tokens, start, open);
      if (next >= 0) {
        Object.assign(open, {
          force: 'duty',
          verb: next,
          end: next + 1,
          meaning: grammar.verbs.base.get((tokens[next] as Token).word),
        });
        return joinedVerbs(grammar, tokens, open);
      }
    }
    open.negative = saved;
  }
  Object.assign(open, { meaning });
  return joinedVerbs(grammar, tokens, open);
}

/** Verbs that follow at once: `, assign or transfer`. */
function joinedVerbs(grammar: Grammar, tokens: readonly Token[], open: Open): Predicate {
  const joined: number[] = [];
  let i = open.end;
  for (let steps = 0; steps < 12; steps++) {
    let next = i;
    while (
      tokens[next]?.word === ',' ||
      grammar.is(tokens[next], 'and') ||
      (next > i && (grammar.is(tokens[next], 'not') || grammar.isAdverb(tokens[next])))
    )
      next++;
    const token = tokens[next];
    if (next === i || token === undefined || token.isCapital) break;
    const map = open.passive ? grammar.verbs.participle : grammar.verbs.base;
    if (!map.has(token.word) || grammar.is(token, 'determiners')) break;
    joined.push(next);
    i = next + 1;
  }
  return { ...open, joined, end: i };
}

/** How the sentence binds, once the subject is known to be denied or not. */
export function modalityOf(force: Predicate['force'], negative: boolean): Modality {
  switch (force) {
    case 'duty':
      return negative ? 'prohibition' : 'duty';
    // `shall not be required to` frees; `shall not` forbids.
    case 'obligation':
    case 'liability':
      return negative ? 'exemption' : 'duty';
    case 'right':
      return negative ? 'prohibition' : 'right';
    case 'prohibition':
      return negative ? 'right' : 'prohibition';
    case 'present':
    case 'weak':
      return 'statement';
    default:
      return force satisfies never;
  }
}
