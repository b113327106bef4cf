import { answer } from '../../../actors/expert-jobs/answer.ts';
import { type Expert, expertById } from '../../../actors/experts/index.ts';
import { settledOutcome } from '../../../actors/review/debate/verdicts.ts';
import { debatedAtOnce, received } from '../../../actors/review/index.ts';
import { termsOf } from '../../../actors/review/review-terms.ts';
import { ballotsOn } from '../../../protocols/debate/index.ts';
import {
  type Ballot,
  CLAIM_CANDIDATES,
  type Decision,
  decide,
  mergeFindings,
  type Outcome,
  type Protocol,
} from '../../../protocols/index.ts';
import { type Examined, submission } from '../panel-review.ts';

/** A claim of a review as it was voted on when the debate ended. */
export interface VotedClaim {
  readonly ballots: readonly Ballot[];
  /** Seats that were asked about the claim and did not raise it, the most competent first: those a liar can take. */
  readonly seats: readonly string[];
}

/** The claims of a document, debated under a protocol. */
export function votedClaims({ document, panel, findings }: Examined, protocol: Protocol): VotedClaim[] {
  const card = { type: document.type, type_confidence: document.typeConfidence, language: document.language.code };
  const claims = mergeFindings(new Map(Object.entries(findings)));
  const start = { ...received(submission(protocol), 0), card, panel, findings, claims };
  const review = debatedAtOnce(start, (call) => answer(expertById(call.expert) as Expert, document, call));
  const terms = termsOf(review);
  return terms.items.map((item) => {
    const raisers = new Set(item.claim.raised_by.map(({ expert }) => expert));
    const seats = terms
      .voters(item)
      .filter(({ id }) => !raisers.has(id))
      .toSorted((a, b) => b.competence - a.competence || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
    return { ballots: ballotsOn(terms, review.positions, item), seats };
  });
}

/** The verdict that a rule gives on the ballots. */
export function outcomeUnder(decision: Decision, ballots: readonly Ballot[]): Outcome {
  const [first] = ballots;
  if (first === undefined) throw new RangeError('a claim without a ballot');
  const tally = decide(decision, ballots, first.item, CLAIM_CANDIDATES);
  return settledOutcome(
    tally,
    ballots.some(({ choice }) => choice === 'reject'),
  );
}

/** Whether one voter opposes what all others who vote hold. */
export function isRejectedAlone(ballots: readonly Ballot[]): boolean {
  const against = ballots.filter(({ choice }) => choice === 'reject').length;
  return against === 1 && ballots.some(({ choice }) => choice === 'accept');
}

/** Never in doubt, short of what no log-odds can hold. */
const SURE = 0.99;

/** The ballots when these seats say the opposite of the verdict, sure of it. */
export function withLiars(
  ballots: readonly Ballot[],
  seats: readonly string[],
  verdict: 'accepted' | 'rejected',
): Ballot[] {
  const choice = verdict === 'accepted' ? 'reject' : 'accept';
  const liars = new Set(seats);
  return ballots.map((ballot) => (liars.has(ballot.voter) ? { ...ballot, choice, confidence: SURE } : ballot));
}
