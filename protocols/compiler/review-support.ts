import type { Protocol } from '../debate/protocol.ts';

/** Rounds a review may take: its deadline and its journal are made for these. */
const MOST_REVIEW_ROUNDS = 10;

/** Stop rules that look at every voter's belief, which a review does not keep by round. */
const BELIEF_STOPS = ['ratings', 'sequential-test', 'freeze', 'pivotal'];
/** Gates that look at the votes of the blind round: in a review only those who raised a claim have spoken by then. */
const VOTE_GATES = ['entropy', 'doubtful', 'top-k'];
/** Rules that decide over rounds or over items, where a review decides claim by claim. */
const WIDE_RULES = ['trajectory', 'dawid-skene', 'one-coin', 'glad', 'peer-prediction', 'committee'];

/**
 * What of the protocol a review cannot do, one sentence each; empty when a review can hold it. Experts answer in their own
 * way, so responders that answer for them are the lab's.
 */
export function supportedByReview(protocol: Protocol): string[] {
  const { gate, schedule, visibility, exposure, responder, decision, stop, memory, confidence } = protocol;
  const missing: (string | false)[] = [
    VOTE_GATES.includes(gate.kind) &&
      `Before a review's debate only those who raised a claim have spoken, so there is no vote that the gate ${gate.kind} could look at.`,
    !['sync', 'sequential'].includes(schedule) && `A review does not keep the schedule ${schedule}.`,
    !['blind', 'last-round', 'all-rounds'].includes(visibility) &&
      `A review does not offer the visibility ${visibility}.`,
    // A position of a review carries its belief, so confidence is visible; vote counts are not.
    exposure === 'with-counts' &&
      'A review does not offer the exposure with-counts: its experts hear positions, not counts of them.',
    memory !== undefined && 'A review does not bound the memory of its experts.',
    confidence === 'relative' && 'A review does not rescale confidence.',
    responder !== undefined &&
      responder.kind !== 'revise' &&
      `The experts of a review answer in their own way, not as ${responder.kind}.`,
    WIDE_RULES.includes(decision.rule) && `A review decides claim by claim, which ${decision.rule} does not.`,
    stop.rules.some(({ rule }) => BELIEF_STOPS.includes(rule)) &&
      `A review keeps what was said, not what each of the silent might have said, which ${stop.rules.find(({ rule }) => BELIEF_STOPS.includes(rule))?.rule} looks at.`,
    stop.max_rounds > MOST_REVIEW_ROUNDS &&
      `A review has at most ${MOST_REVIEW_ROUNDS} rounds, not ${stop.max_rounds}.`,
  ];
  return missing.filter((sentence) => sentence !== false);
}
