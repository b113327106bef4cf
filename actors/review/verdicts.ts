import {
  acceptance,
  agreement,
  CLAIM_CANDIDATES,
  type Claim,
  changedIn,
  decide,
  outcomeOf,
  type Position,
  type RoundRecord,
  type RoundTally,
  recordRound,
  SEVERITIES,
  type Severity,
  stopReason,
  type Verdict,
} from '../../protocols/index.ts';
import { ballots, currentPositions } from './current-positions.ts';
import type { ReviewContext } from './review-context.ts';

/** The tally after the round that has just been held, and whether the stop rule ends the debate with it. */
export function tallyRound(context: ReviewContext): { readonly tally: RoundTally; readonly record: RoundRecord } {
  const { protocol } = context.submit.options;
  const debated = new Set(context.positions.at(-1)?.map(({ claim }) => claim));
  const claims = context.round === 0 ? context.claims : context.claims.filter(({ id }) => debated.has(id));
  const before = { submit: context.submit, positions: context.positions.slice(0, -1) };
  const tallies = claims.map((claim) => tallyClaim(context, claim));
  const record = recordRound(
    context.round,
    tallies,
    claims.flatMap((claim) => ballots(context, claim)),
    context.round === 0 ? [] : claims.flatMap((claim) => ballots(before, claim)),
  );
  const tally = {
    review_id: context.submit.review_id,
    round: context.round,
    tallies,
    agreement: agreement(new Map(claims.map((claim) => [claim.id, currentPositions(context, claim)]))),
    changed: context.round === 0 ? 0 : changedIn(record),
    stopped_by: context.round === 0 ? null : stopReason(protocol.stop, [...context.records, record]),
  };
  return { tally, record };
}

function tallyClaim(context: ReviewContext, claim: Claim) {
  return decide(context.submit.options.protocol.decision, ballots(context, claim), claim.id, CLAIM_CANDIDATES);
}

export function verdicts(context: ReviewContext): Verdict[] {
  return context.claims.map((claim) => verdict(context, claim));
}

function verdict(context: ReviewContext, claim: Claim): Verdict {
  const tally = tallyClaim(context, claim);
  const positions = currentPositions(context, claim);
  const outcome = settledOutcome(
    tally,
    positions.some(({ stance }) => stance === 'oppose'),
  );
  const against = outcome === 'accepted' ? ['oppose'] : outcome === 'rejected' ? ['support', 'amend'] : [];
  return {
    claim: claim.id,
    outcome,
    severity: settledSeverity(claim, positions),
    ...changeOf(claim, positions),
    tally,
    support: positions.filter(({ stance }) => stance === 'support' || stance === 'amend').length,
    oppose: positions.filter(({ stance }) => stance === 'oppose').length,
    abstain: positions.filter(({ stance }) => stance === 'abstain').length,
    rounds: context.positions.filter((round) => round.some((position) => position.claim === claim.id)).length,
    // In a dispute nobody has won: both sides are dissent, the opposing one is the news.
    dissent: positions.filter(({ stance }) =>
      outcome === 'disputed' ? stance === 'oppose' : against.includes(stance),
    ),
  };
}

/** A rule that does not decide leaves a dispute only where there are two sides; an unopposed claim stands if it is likelier than not. */
export function settledOutcome(tally: Verdict['tally'], opposed: boolean): Verdict['outcome'] {
  const outcome = outcomeOf(tally);
  if (outcome !== 'disputed' || opposed) return outcome;
  return acceptance(tally) >= 0.5 ? 'accepted' : 'rejected';
}

/**
 * Median severity of those who hold that the claim stands: its supporters say the finding's own, amenders theirs. With an
 * even number the milder of the middle two: a report that cries wolf is not read.
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
