/**
 * The moderator: who is asked about what in a round, and what they get to hear. Pure: the same context gives the same
 * calls on any node.
 */
import { type Agenda, agenda as agendaOf, type DebateItem, endOf, hearing } from '../../../protocols/debate/index.ts';
import type { Call, Position } from '../../../protocols/index.ts';
import type { ReviewContext } from '../review-context.ts';
import { type ClaimItem, termsOf } from '../review-terms.ts';
import { debateTerms } from './debate-terms.ts';

/** Claim ids by the expert that is to speak on them, experts in order of id; empty when nothing is left to debate. */
export function agenda(context: ReviewContext, round: number): Agenda {
  const known = agendas.get(context);
  if (known?.round === round) return known.agenda;
  const made = agendaOf(debateTerms(context), context, round);
  agendas.set(context, { round, agenda: made });
  return made;
}

/** Why no round follows though no stop rule ended the debate. */
export const endOfDebate = (context: ReviewContext): string => endOf(debateTerms(context), context);

/** A guard asks for the agenda, and the action that it lets through asks again. */
const agendas = new WeakMap<ReviewContext, { readonly round: number; readonly agenda: Agenda }>();

/**
 * The calls of the present round, by expert: its claims, and what it hears of its peers under the protocol's topology and
 * visibility. What is the same for all who are called is worked out once for each claim.
 */
export function caller(context: ReviewContext): (expert: string, deadlineAt: number) => Call {
  const terms = termsOf(context);
  const items = new Map(terms.items.map((item) => [item.id, item]));
  const heard = hearing(terms, context);
  // Experts asked about the same claims share one list, so that it is encoded once.
  const lists = new Map<string, Asked>();
  const askedOf = (ids: readonly string[]): Asked => {
    const name = ids.join(' ');
    const known = lists.get(name);
    if (known !== undefined) return known;
    const asked = ids.map((id) => items.get(id) as ClaimItem);
    const made = { asked, claims: asked.map(({ claim }) => claim) };
    lists.set(name, made);
    return made;
  };
  return (expert, deadlineAt) => {
    const { asked, claims } = askedOf(context.asked[expert] ?? []);
    const call = callOf(context, expert, context.round, asked, (item) => heard(expert, item), deadlineAt);
    return { ...call, claims };
  };
}

interface Asked {
  readonly asked: readonly ClaimItem[];
  readonly claims: Call['claims'];
}

/** One expert's call: the claims it is asked about, and what it hears on each. */
export function callOf(
  context: ReviewContext,
  expert: string,
  round: number,
  asked: readonly DebateItem[],
  heard: (item: DebateItem) => readonly Position[],
  deadlineAt: number,
): Call {
  const { review_id, document } = context.submit;
  return {
    review_id,
    round,
    expert,
    document,
    document_type: context.card?.type ?? 'general',
    claims: asked.map((item) => (item as ClaimItem).claim),
    heard: asked.flatMap(heard),
    ...(context.submit.options.protocol.exposure === 'with-evidence' && { grounds: true }),
    deadline_at: deadlineAt,
  };
}
