import { type Ballot, ballotOf, type Claim, type Position } from '../../protocols/index.ts';
import { panelMember } from './panel-member.ts';
import type { ReviewContext } from './review-context.ts';

/** What the standing of a claim depends on; the submission only for who runs elsewhere. */
type Heard = Pick<ReviewContext, 'positions'> & Partial<Pick<ReviewContext, 'submit'>>;

/**
 * Where everyone stands on a claim now: the last position each expert took; whoever raised it and has not spoken since
 * supports it with the belief of the finding. In order of expert id.
 */
export function currentPositions(context: Pick<ReviewContext, 'positions'>, claim: Claim): Position[] {
  const latest = new Map<string, Position>();
  for (const { expert, rule, belief } of claim.raised_by) {
    const reason = { key: 'debate.raised', values: { rule } };
    latest.set(expert, { expert, claim: claim.id, stance: 'support', belief, reason });
  }
  for (const round of context.positions) {
    for (const position of positionsOn(round, claim.id)) latest.set(position.expert, position);
  }
  return [...latest.values()].toSorted((a, b) => (a.expert < b.expert ? -1 : 1));
}

const indexed = new WeakMap<readonly Position[], Map<string, Position[]>>();

/** What was said in the round about the claim. Every claim is asked for several times when a round ends: all are looked up at once. */
function positionsOn(round: readonly Position[], claim: string): readonly Position[] {
  const index = indexed.get(round) ?? Map.groupBy(round, (position) => position.claim);
  indexed.set(round, index);
  return index.get(claim) ?? [];
}

/** How far a generalist's competence lies from chance, as a share of its precision's distance. */
const OUTSIDE_FIELD = 0.5;

/** Probability that the expert is right about claims of this kind: its precision, shrunk towards chance outside its field. */
export function competence(context: Heard, expertId: string, claim: Claim): number {
  const expert = panelMember(expertId, context.submit?.outside);
  if (expert === undefined) return 0.5;
  const inField = expert.competence.includes(claim.finding.category);
  return inField ? expert.precision : 0.5 + (expert.precision - 0.5) * OUTSIDE_FIELD;
}

/** The votes on a claim as it stands. */
export function ballots(context: Heard, claim: Claim): Ballot[] {
  return currentPositions(context, claim).map((position) =>
    ballotOf(position, competence(context, position.expert, claim)),
  );
}
