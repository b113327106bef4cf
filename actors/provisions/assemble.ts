/** From a draft of the grammar to a provision: its act, whose it is, towards whom, and what its quantities measure. */
import type { ParsedDocument, Sentence } from '../reading/index.ts';
import { type Act, actOf } from './grammar/act.ts';
import type { Attached } from './grammar/attachments.ts';
import type { Grammar } from './grammar/grammar.ts';
import type { Draft } from './grammar/sentence-reader.ts';
import type { Token } from './grammar/tokens.ts';
import type { Language } from './language/languages.ts';
import { measure, type Quantity } from './measures/measures.ts';
import { agentOf, counterpartyOf } from './parties/counterparty.ts';
import { grantOf } from './parties/grant.ts';
import { NOBODY } from './parties/noun-phrase.ts';
import type { Roster } from './parties/roster.ts';
import type { Bearer, Provision } from './provision.ts';

/** What does not change from sentence to sentence. */
export interface Given {
  readonly document: ParsedDocument;
  readonly language: Language;
  readonly grammar: Grammar;
  readonly roster: Roster;
}

export interface Found {
  readonly sentence: Sentence;
  readonly index: number;
  readonly tokens: readonly Token[];
  readonly draft: Draft;
  readonly attached: Attached;
  readonly quantities: readonly Quantity[];
  /** Tokens of the lead-in. */
  readonly lead: number;
  /** Whom a pronoun stands for. */
  readonly last: Bearer;
}

export function provisionOf(given: Given, found: Found): Provision {
  const { document, grammar, roster, language } = given;
  const { sentence, index, tokens, draft, attached, lead } = found;
  const { text } = document;
  const act = actOf(grammar, tokens, draft);
  const grant = grantOf(grammar, roster, text, tokens, draft);
  const bearer = grant?.holder ?? bearerOf(given, found, act);
  const counterparty = grant === undefined ? counterpartyOf(grammar, roster, tokens, draft, bearer) : draft.who;
  const first = tokens[Math.max(draft.from, lead)] as Token;
  const last = tokens[Math.max(draft.to, draft.predicate.end) - 1] as Token;
  const span = { start: Math.max(first.start, sentence.start), end: last.end };
  const action = grant?.action ?? act.action;
  return {
    ...span,
    sentence: index,
    clause: sentence.clause,
    modality: grant === undefined ? act.modality : act.negative ? 'prohibition' : 'right',
    polarity: isNegative(act, grant !== undefined) ? 'negative' : 'positive',
    bearer,
    counterparty,
    action,
    also: act.also,
    verb: (tokens[draft.predicate.verb] as Token).word,
    object: objectOf(tokens, draft, grant?.end, attached, span.end),
    subject: subjectOf(tokens, draft),
    passive: draft.predicate.passive,
    measures: measure(found.quantities, {
      text,
      at: sentence.start,
      end: sentence.end,
      heading: document.clauses[sentence.clause]?.heading ?? '',
      actions: [action, ...act.also],
      rules: language.quantities,
    }),
    triggers: attached.triggers,
    exceptions: attached.exceptions,
  };
}

function bearerOf({ document, grammar, roster }: Given, { tokens, draft, last }: Found, act: Act): Bearer {
  const { predicate, who, held } = draft;
  const agent =
    predicate.passive || who.kind === 'other' ? agentOf(grammar, roster, document.text, tokens, draft, last) : NOBODY;
  const isDone = predicate.passive && act.action !== 'limit';
  const said = isDone && (held !== undefined || who.kind === 'other' || who.kind === 'none') ? agent : who;
  return ownerOf(said, agent, act);
}

const NEGATIVE = new Set(['prohibition', 'exemption', 'disclaimer']);

const isNegative = ({ modality, negative }: Act, granted: boolean): boolean =>
  granted ? negative : NEGATIVE.has(modality) || negative;

/** `title remains with Supplier`: the party named after the verb owns it. */
function ownerOf(said: Bearer, agent: Bearer, { action }: Act): Bearer {
  if (action === 'own' && (said.kind === 'other' || said.kind === 'none') && agent.kind !== 'none') return agent;
  return said;
}

function objectOf(
  tokens: readonly Token[],
  { predicate, to }: Draft,
  grantEnd: number | undefined,
  attached: Found['attached'],
  end: number,
) {
  const from = tokens[Math.max(predicate.end, grantEnd ?? 0)];
  if (from === undefined || from.start >= end) return { start: end, end };
  const stops = [...attached.triggers, ...attached.exceptions]
    .map(({ start }) => start)
    .filter((start) => start > from.start);
  const last = tokens[to - 1];
  const limit = Math.min(last?.end ?? end, end, ...stops);
  return { start: from.start, end: Math.max(limit, from.start) };
}

function subjectOf(tokens: readonly Token[], { subject: [from, to], predicate }: Draft) {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (from >= to || first === undefined || last === undefined) {
    const at = (tokens[predicate.from] as Token).start;
    return { start: at, end: at };
  }
  return { start: first.start, end: last.end };
}
