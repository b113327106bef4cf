import type { Action, Modality } from '../provision.ts';
import type { Grammar } from './grammar.ts';
import { modalityOf } from './modality.ts';
import type { Draft } from './sentence-reader.ts';
import type { Token } from './tokens.ts';

/** What a draft does in law, once its verb and its nouns are known. */
export interface Act {
  readonly modality: Modality;
  readonly negative: boolean;
  readonly action: Action;
  readonly also: readonly Action[];
}

/** How far after a light verb the noun stands that names the act, in tokens. */
const NOUN_REACH = 9;

export function actOf(grammar: Grammar, tokens: readonly Token[], draft: Draft): Act {
  const { predicate, held } = draft;
  const denied = deniesObject(grammar, tokens, draft);
  // `neither … shall not` and `no … shall` deny once.
  const negative = draft.negative || predicate.negative || denied;
  const action = actionOf(grammar, tokens, draft);
  const also = predicate.joined
    .map((at) => meaningAt(grammar, tokens, at))
    .filter((one) => one !== 'other' && one !== action);
  if (isLimit(grammar, draft, action)) return { modality: 'exemption', negative: true, action: 'limit', also };
  if (predicate.force === 'liability') {
    const modality = modalityOf(predicate.force, negative);
    return { modality, negative, action: negative ? 'limit' : 'indemnify', also };
  }
  if (action === 'warrant')
    return {
      modality: negative ? 'disclaimer' : predicate.isBare ? 'representation' : modalityOf(predicate.force, false),
      negative,
      action,
      also,
    };
  if (isConditional(grammar, tokens, predicate.verb)) return { modality: 'condition', negative, action, also };
  if (held !== undefined && draft.who.kind !== 'none' && predicate.force === 'duty' && !predicate.passive)
    return { modality: 'statement', negative, action, also };
  if (predicate.isBare) return { modality: presentModality(grammar, draft, negative), negative, action, also };
  if (statesOnly(grammar, tokens, draft)) return { modality: 'statement', negative, action, also };
  return {
    modality: modalityOf(predicate.force, negative),
    negative: predicate.force === 'prohibition' ? !negative : negative,
    action,
    also,
  };
}

/** `shall give no warranty`: the determiner of the object denies the act. */
function deniesObject(grammar: Grammar, tokens: readonly Token[], { predicate }: Draft): boolean {
  const light =
    predicate.meaning !== undefined && grammar.verbs.sets.get('light')?.has(predicate.meaning.infinitive) === true;
  return light && grammar.is(tokens[predicate.end], 'noDeterminers');
}

function actionOf(grammar: Grammar, tokens: readonly Token[], { predicate, subject, to }: Draft): Action {
  const { verb, meaning, passive } = predicate;
  const phrase = grammar.phrases.at(tokens, verb)?.value ?? (passive ? phraseOfBe(grammar, tokens, verb) : undefined);
  if (phrase !== undefined) return phrase;
  const isLight = meaning !== undefined && grammar.verbs.sets.get('light')?.has(meaning.infinitive) === true;
  const causes = meaning !== undefined && grammar.verbs.sets.get('causes')?.has(meaning.infinitive) === true;
  if (passive && (isLight || meaning === undefined)) {
    const noun = headAct(grammar, tokens, subject[0], subject[1]);
    if (noun !== undefined) return noun;
  }
  if (isLight)
    return nounIn(grammar, tokens, predicate.end, Math.min(to, predicate.end + NOUN_REACH)) ?? meaning.action;
  if (causes) return verbIn(grammar, tokens, predicate.end, Math.min(to, predicate.end + 14)) ?? meaning.action;
  if (meaning === undefined) return nounBy(grammar, tokens, verb) ?? phraseOfBe(grammar, tokens, verb + 1) ?? 'other';
  if (meaning.action === 'other') {
    const other = predicate.joined.map((at) => meaningAt(grammar, tokens, at)).find((one) => one !== 'other');
    return other ?? 'other';
  }
  return meaning.action;
}

function phraseOfBe(grammar: Grammar, tokens: readonly Token[], verb: number): Action | undefined {
  return grammar.is(tokens[verb - 1], 'be') ? grammar.phrases.at(tokens, verb - 1)?.value : undefined;
}

/** `shall be an obligation to pay`: nothing; `has no right of termination`: the noun after `of`. */
function nounBy(grammar: Grammar, tokens: readonly Token[], verb: number): Action | undefined {
  if (!grammar.is(tokens[verb + 1], 'possessive')) return undefined;
  return nounIn(grammar, tokens, verb + 2, verb + 5);
}

/** The act that the head of a noun phrase names: the last noun before a preposition. */
function headAct(grammar: Grammar, tokens: readonly Token[], from: number, to: number): Action | undefined {
  let end = from;
  while (end < to && !grammar.is(tokens[end], 'prepositions') && tokens[end]?.kind !== 'sign') end++;
  return grammar.verbs.actNouns.get(tokens[end - 1]?.word ?? '');
}

/** The tokens of the range that are there, with their places: a reach may go beyond the end of the sentence. */
function* within(tokens: readonly Token[], from: number, to: number): Iterable<[number, Token]> {
  for (let i = Math.max(0, from); i < to; i++) {
    const token = tokens[i];
    if (token === undefined) return;
    yield [i, token];
  }
}

/** The first noun that names an act, not beyond a preposition that begins another matter. */
function nounIn(grammar: Grammar, tokens: readonly Token[], from: number, to: number): Action | undefined {
  for (const [i, token] of within(tokens, from, to)) {
    if (token.word === ';' || token.word === '.') return undefined;
    const action = grammar.verbs.actNouns.get(token.word);
    if (action !== undefined && !isModifier(grammar, tokens, i)) return action;
  }
  return undefined;
}

/** `payment terms`, `invoice number`: the noun belongs to the next one. */
function isModifier(grammar: Grammar, tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return grammar.lexicon.language === 'en' && next?.kind === 'word' && grammar.verbs.actNouns.has(next.word);
}

function verbIn(grammar: Grammar, tokens: readonly Token[], from: number, to: number): Action | undefined {
  for (const [i, token] of within(tokens, from, to)) {
    const before = tokens[i - 1];
    if (grammar.is(before, 'determiners') || grammar.is(before, 'prepositions')) {
      if (!grammar.is(before, 'infinitive')) continue;
    }
    const action = grammar.verbs.base.get(token.word)?.action;
    if (action !== undefined && action !== 'other') return action;
  }
  return undefined;
}

function meaningAt(grammar: Grammar, tokens: readonly Token[], at: number): Action {
  const phrase = grammar.phrases.at(tokens, at);
  const { word } = tokens[at] as Token;
  return phrase?.value ?? grammar.verbs.base.get(word)?.action ?? grammar.verbs.participle.get(word)?.action ?? 'other';
}

/** `Supplier's liability shall not exceed`. */
function isLimit(grammar: Grammar, { held, predicate, who }: Draft, action: Action): boolean {
  return (
    held !== undefined &&
    who.kind !== 'none' &&
    action === 'limit' &&
    grammar.verbs.sets.get('liabilityNouns')?.has(held) === true &&
    (predicate.force !== 'right' || predicate.negative)
  );
}

function isConditional(grammar: Grammar, tokens: readonly Token[], verb: number): boolean {
  return [1, 2, 3].some((step) => grammar.is(tokens[verb + step], 'conditional')) && grammar.is(tokens[verb], 'be');
}

const PRESENT: Readonly<Record<string, Modality>> = {
  own: 'right',
  represent: 'representation',
  disclaim: 'disclaimer',
  waive: 'statement',
  acknowledge: 'statement',
  grant: 'statement',
};

function presentModality(grammar: Grammar, { predicate, who }: Draft, negative: boolean): Modality {
  const { meaning, force } = predicate;
  if (force !== 'present' && force !== 'weak') return modalityOf(force, negative);
  const kind = Object.keys(PRESENT).find(
    (name) => meaning !== undefined && grammar.verbs.sets.get(`performatives.${name}`)?.has(meaning.infinitive),
  );
  if (kind !== undefined) return PRESENT[kind] as Modality;
  if (who.kind === 'other') return 'statement';
  return negative ? (grammar.lexicon.presentBinds ? 'prohibition' : 'exemption') : 'duty';
}

/** `This Agreement shall continue`, `shall be deemed`: how things are, not what somebody must do. */
function statesOnly(grammar: Grammar, tokens: readonly Token[], { predicate, who, subject }: Draft): boolean {
  if (predicate.force !== 'duty' || who.kind === 'party' || who.kind === 'mutual') return false;
  const { meaning, passive, verb } = predicate;
  if (passive)
    return (
      meaning !== undefined &&
      (meaning.action === 'govern' || grammar.verbs.sets.get('stative')?.has(meaning.infinitive) === true)
    );
  if (grammar.is(tokens[verb], 'be')) return true;
  return (
    hasThing(grammar, tokens, subject) ||
    (meaning !== undefined && grammar.verbs.sets.get('stative')?.has(meaning.infinitive) === true)
  );
}

function hasThing(grammar: Grammar, tokens: readonly Token[], [from, to]: Draft['subject']): boolean {
  for (let i = from; i < Math.min(to, from + 8); i++) if (grammar.is(tokens[i], 'things')) return true;
  return false;
}
