/**
 * The moderator: who is asked about what in a round, and what they get to hear. Pure: the same context gives the same
 * calls on any node.
 */
import { type Call, type Claim, contested, neighbours, type Position, type Protocol } from '../../protocols/index.ts';
import { competence, currentPositions } from './current-positions.ts';
import { panelMember } from './panel-member.ts';
import type { ReviewContext } from './review-context.ts';

/** Claim ids by the expert that is to speak on them, experts in order of id. */
export type Agenda = Readonly<Record<string, readonly string[]>>;

/** Who speaks on what in the coming round; empty when nothing is left to debate. */
export function agenda(context: ReviewContext, round: number): Agenda {
  const asked: Record<string, string[]> = {};
  for (const claim of debated(context, round)) {
    for (const expert of participants(context, claim)) {
      const mine = asked[expert] ?? [];
      asked[expert] = [...mine, claim.id];
    }
  }
  return Object.fromEntries(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Before anyone has spoken the gate looks at the claim alone; later only what is still opposed or amended goes on. */
function debated(context: ReviewContext, round: number): readonly Claim[] {
  const { protocol } = context.submit.options;
  if (round > protocol.stop.max_rounds) return [];
  if (round === 1) return context.claims.filter((claim) => contested(protocol, claim, []));
  const last = new Set(context.positions.at(-1)?.map(({ claim }) => claim));
  return context.claims.filter((claim) => last.has(claim.id) && isOpen(protocol, currentPositions(context, claim)));
}

/** A gate that lets everything in keeps it in; otherwise a claim stays while somebody opposes or amends it. */
function isOpen(protocol: Protocol, positions: readonly Position[]): boolean {
  return protocol.gate.kind === 'all' || positions.some(({ stance }) => stance === 'oppose' || stance === 'amend');
}

/** Those who raised the claim, and the examiners most competent in it: as many as the topology lets one hear. */
function participants(context: ReviewContext, claim: Claim): string[] {
  const { topology } = context.submit.options.protocol;
  const raisers = claim.raised_by.map(({ expert }) => expert);
  const examiners = context.panel
    .filter((id) => !raisers.includes(id) && canExamine(context, id, claim))
    .map((id) => ({ id, competence: competence(context, id, claim) }))
    .toSorted((a, b) => b.competence - a.competence || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  const seats = topology.kind === 'k-out' ? topology.k : examiners.length;
  return [...raisers, ...examiners.slice(0, seats)].filter((id) => context.failures[id] === undefined).toSorted();
}

function canExamine({ submit }: ReviewContext, expert: string, claim: Claim): boolean {
  return panelMember(expert, submit.outside)?.canExamine(claim.finding.category) ?? false;
}

/** What is said about a claim, and who hears whom. */
interface Hearing {
  readonly positions: readonly Position[];
  /** By expert: those it hears. */
  readonly peers: ReadonlyMap<string, readonly string[]>;
}

/**
 * The calls of the present round, by expert: its claims, and what it hears of its peers under the protocol's topology and
 * visibility. What is the same for all who are called is worked out once for each claim.
 */
export function caller(context: ReviewContext): (expert: string, deadlineAt: number) => Call {
  const claims = new Map(context.claims.map((claim) => [claim.id, claim]));
  const hearings = new Map<string, Hearing>();
  const hearing = (claim: Claim): Hearing => {
    const known = hearings.get(claim.id) ?? hearingOf(context, claim);
    hearings.set(claim.id, known);
    return known;
  };
  return (expert, deadlineAt) => {
    const asked = (context.asked[expert] ?? []).flatMap((id) => claims.get(id) ?? []);
    return {
      review_id: context.submit.review_id,
      round: context.round,
      expert,
      document: context.submit.document,
      document_type: context.card?.type ?? 'general',
      claims: asked,
      heard: asked.flatMap((claim) => heardBy(expert, hearing(claim))),
      deadline_at: deadlineAt,
    };
  };
}

function heardBy(expert: string, { positions, peers }: Hearing): Position[] {
  const mine = peers.get(expert) ?? [];
  return positions.filter((position) => mine.includes(position.expert));
}

function hearingOf(context: ReviewContext, claim: Claim): Hearing {
  const { topology, visibility, exposure, schedule } = context.submit.options.protocol;
  if (visibility === 'blind') return { positions: [], peers: new Map() };
  const voters = participants(context, claim).map((id) => ({ id, competence: competence(context, id, claim) }));
  const { seed } = context.submit.options;
  const peers = neighbours(topology, voters, { seed, round: context.round, item: claim.id });
  // Under sync nobody reads the round that is being held; under sequential everyone reads the newest.
  const held = schedule === 'sync' ? context.positions.slice(0, context.round - 1) : context.positions;
  const known =
    visibility === 'all-rounds'
      ? [
          ...currentPositions({ positions: [] }, claim),
          ...held.flat().filter((position) => position.claim === claim.id),
        ]
      : currentPositions({ positions: held }, claim);
  const undisclosed = { key: 'debate.undisclosed', values: {} };
  return { positions: exposure === 'stance' ? known.map((p) => ({ ...p, reason: undisclosed })) : known, peers };
}
