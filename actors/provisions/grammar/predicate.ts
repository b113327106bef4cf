import type { Verb } from '../language/verb-index.ts';
import type { Grammar } from './grammar.ts';
import { beOperator, haveOperator } from './operators.ts';
import type { Token } from './tokens.ts';
import { infinitiveAfter, isVerb, type Open, type Predicate, skip } from './verb-phrase.ts';

/** Longest adverbial between modal and verb, in tokens. */
const INSERTED = 16;

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
  const keeps = grammar.verbs.sets.get('reserves')?.has(meaning.infinitive) === true;
  if (keeps && haveOperator(grammar, tokens, open.from + 1, open)) return joinedVerbs(grammar, tokens, open);
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
