import type { Ballot } from '../debate/ballot.ts';
import { placeOf } from '../debate/ground.ts';
import type { Position } from '../debate/position.ts';
import type { Tally } from '../debate/tally.ts';
import type { Outcome } from '../debate/verdict.ts';

/** What a claim is voted on as. */
export const CLAIM_CANDIDATES = ['accept', 'reject'] as const;

/**
 * The ballot a position amounts to. An amendment accepts the claim in another form. Belief is about the claim, confidence
 * about the choice, so an opponent's confidence is 1 - belief.
 */
export function ballotOf(position: Position, competence: number): Ballot {
  const { grounds, evidence, checks } = position;
  // A language model quotes what it rests on whether it is asked to or not.
  const rests = grounds ?? evidence;
  const vote = voteOf(position, competence);
  if (rests === undefined && checks === undefined) return vote;
  return { ...vote, ...(rests && { facts: rests.map(placeOf) }), ...(checks && { checks }) };
}

function voteOf(position: Position, competence: number): Ballot {
  const { expert: voter, claim: item, stance, belief } = position;
  switch (stance) {
    case 'support':
    case 'amend':
      return { voter, item, choice: 'accept', confidence: belief, competence };
    case 'oppose':
      return { voter, item, choice: 'reject', confidence: 1 - belief, competence };
    case 'abstain':
      return { voter, item, choice: null, confidence: 0.5, competence };
    default:
      return stance satisfies never;
  }
}

/** What the tally on a claim means for it: without a winner it stays disputed. */
export function outcomeOf(tally: Tally): Outcome {
  if (tally.winner === 'accept') return 'accepted';
  return tally.winner === 'reject' ? 'rejected' : 'disputed';
}

/** Probability 0..1 that the claim holds, from the tally on it; ½ in a tie and when nobody voted. */
export function acceptance(tally: Tally): number {
  if (tally.winners.length !== 1) return 0.5;
  return tally.winners[0] === 'accept' ? tally.belief : 1 - tally.belief;
}
