import { ballotsOn, type ClosedRound, closeRound, inOrder, saidOn } from '../../../protocols/debate/index.ts';
import {
  acceptance,
  agreement,
  CLAIM_CANDIDATES,
  type Claim,
  changedIn,
  decide,
  outcomeOf,
  type Position,
  type RoundTally,
  SEVERITIES,
  type Severity,
  type Verdict,
} from '../../../protocols/index.ts';
import { isModelSeat } from '../../../protocols/models/index.ts';
import type { ReviewContext } from '../review-context.ts';
import { type ClaimItem, termsOf } from '../review-terms.ts';
import { currentPositions } from './current-positions.ts';

/** What a closed round leaves in the context: its positions in order, its tally, and whether the stop rule ends the debate. */
export type Closed = Pick<ReviewContext, 'positions' | 'tallies' | 'records' | 'stop_reason'>;

/** Closes the round that has just been held. */
export function closed(held: ReviewContext): Closed {
  const terms = termsOf(held);
  const last = held.positions.at(-1);
  const positions = last === undefined ? [] : [...held.positions.slice(0, -1), inOrder(last, terms.items)];
  const context = { ...held, positions };
  const round = closeRound(terms, context, held.records);
  return {
    positions,
    tallies: [...held.tallies, roundTally(context, round)],
    records: held.round === 0 ? held.records : [...held.records, round.record],
    stop_reason: round.reason,
  };
}

/** The tally that is announced of the context's round. */
export function roundTally(context: ReviewContext, { tallies, record, reason }: ClosedRound): RoundTally {
  const debated = new Set(tallies.map(({ item }) => item));
  const claims = context.claims.filter(({ id }) => debated.has(id));
  return {
    review_id: context.submit.review_id,
    round: context.round,
    tallies: [...tallies],
    agreement: agreement(new Map(claims.map((claim) => [claim.id, currentPositions(context, claim)]))),
    changed: context.round === 0 ? 0 : changedIn(record),
    stopped_by: reason,
  };
}

export function verdicts(context: ReviewContext): Verdict[] {
  return termsOf(context).items.map((item) => verdictOn(context, item));
}

/** What a verdict is made of. */
type Debated = Pick<ReviewContext, 'submit' | 'claims' | 'panel' | 'failures' | 'positions'>;

/** The verdict on one claim as positions stand. */
export function verdictOn(context: Debated, item: ClaimItem): Verdict {
  const { claim } = item;
  const terms = termsOf(context);
  const { decision } = terms.protocol;
  const tally = decide(decision, ballotsOn(terms, context.positions, item), claim.id, CLAIM_CANDIDATES);
  const positions = currentPositions(context, claim);
  const isOpposed = positions.some(({ stance }) => stance === 'oppose');
  const outcome = guardedOutcome(context, item, settledOutcome(tally, isOpposed));
  const against = outcome === 'accepted' ? ['oppose'] : outcome === 'rejected' ? ['support', 'amend'] : [];
  return {
    claim: claim.id,
    outcome,
    severity: settledSeverity(claim, isGuarded(claim) ? positions.filter(isNoModel) : positions),
    ...changeOf(claim, positions),
    tally,
    support: positions.filter(({ stance }) => stance === 'support' || stance === 'amend').length,
    oppose: positions.filter(({ stance }) => stance === 'oppose').length,
    abstain: positions.filter(({ stance }) => stance === 'abstain').length,
    rounds: context.positions.filter((round) => saidOn(round, claim.id).length > 0).length,
    // Nobody wins a dispute: both sides are dissent, and the opposing one is what a reader needs.
    dissent: positions.filter(({ stance }) =>
      outcome === 'disputed' ? stance === 'oppose' : against.includes(stance),
    ),
  };
}

const isNoModel = ({ expert }: { readonly expert: string }): boolean => !isModelSeat(expert);

/** A rule's high or critical claim: no language model retires it, nor makes it milder, alone. */
const isGuarded = ({ finding, raised_by }: Claim): boolean =>
  (finding.severity === 'critical' || finding.severity === 'high') && raised_by.some(isNoModel);

/** A guarded claim that would stand but for language models is disputed at worst. */
function guardedOutcome(context: Debated, item: ClaimItem, outcome: Verdict['outcome']): Verdict['outcome'] {
  if (outcome !== 'rejected' || !isGuarded(item.claim)) return outcome;
  const terms = termsOf(context);
  const ballots = ballotsOn(terms, context.positions, item);
  const without = ballots.filter(({ voter }) => !isModelSeat(voter));
  if (without.length === ballots.length) return outcome;
  const tally = decide(terms.protocol.decision, without, item.claim.id, CLAIM_CANDIDATES);
  const isOpposed = currentPositions(context, item.claim).some((each) => isNoModel(each) && each.stance === 'oppose');
  return settledOutcome(tally, isOpposed) === 'rejected' ? 'rejected' : 'disputed';
}

/** A rule that does not decide leaves a dispute only where there are two sides; an unopposed claim stands if it is likelier than not. */
export function settledOutcome(tally: Verdict['tally'], opposed: boolean): Verdict['outcome'] {
  const outcome = outcomeOf(tally);
  if (outcome !== 'disputed' || opposed) return outcome;
  return acceptance(tally) >= 0.5 ? 'accepted' : 'rejected';
}

/**
 * Median severity of those who hold that the claim stands: its supporters say the finding's own, amenders theirs. With an
 * even number the milder of the middle two: a report full of false alarms is not read.
 */
function settledSeverity(claim: Claim, positions: readonly Position[]): Severity {
  const ranks = positions
    .filter(({ stance }) => stance === 'support' || stance === 'amend')
    .map(({ amendment }) => SEVERITIES.indexOf(amendment?.severity ?? claim.finding.severity))
    .toSorted((a, b) => a - b);
  const middle = ranks[Math.floor(ranks.length / 2)];
  return middle === undefined ? claim.finding.severity : (SEVERITIES[middle] as Severity);
}

/** The amended change of the surest amender, or the finding's own. */
function changeOf(claim: Claim, positions: readonly Position[]): Pick<Verdict, 'change'> {
  const [best] = positions
    .filter(({ stance, amendment }) => stance === 'amend' && amendment?.change !== undefined)
    .toSorted((a, b) => b.belief - a.belief || (a.expert < b.expert ? -1 : 1));
  const change = best?.amendment?.change ?? claim.finding.change;
  return change === undefined ? {} : { change };
}
