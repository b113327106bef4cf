import type { Decision } from '../debate/protocol.ts';
import type { Tally } from '../debate/tally.ts';
import { equalShares, pav, seqPav } from './approval/index.ts';
import type { BallotBox } from './ballot-box.ts';
import { named } from './candidate-ranking.ts';
import { votesFor } from './columns.ts';

const METHODS = { pav, 'seq-pav': seqPav, 'equal-shares': equalShares } as const;

/**
 * V14 for ballots: the items are the candidates of a committee, a vote for an item's first candidate approves it. Items
 * with a seat go to their first candidate, the others to their second. Scores are votes; belief is the winner's share of
 * them. When seats were tied every item says so: which of them got in was decided by their order. Throws
 * RangeError as pav does, where its committees are too many to look at.
 */
export function committee(
  { method, seats }: Extract<Decision, { rule: 'committee' }>,
  boxes: readonly BallotBox[],
): Tally[] {
  const voters = new Map<string, string[]>();
  for (const { item, candidates, ballots } of boxes) {
    for (const { voter, choice } of ballots) {
      voters.set(voter, [...(voters.get(voter) ?? []), ...(choice === candidates[0] ? [item] : [])]);
    }
  }
  const approvals = [...voters].map(([voter, approves]) => ({ voter, item: 'committee', approves }));
  const items = boxes.map(({ item }) => item);
  const elect = METHODS[method];
  const { members, tied } = elect(approvals, items, Math.min(seats, items.length));
  return boxes.map((box) => {
    const counts = votesFor(box.candidates.length, box.columns.choices);
    const [accepted, rejected] = box.candidates as readonly [string, string];
    const winner = members.includes(box.item) ? accepted : rejected;
    const cast = box.votes.length;
    return {
      item: box.item,
      scores: named(box.candidates, counts),
      winners: cast === 0 ? [] : [winner],
      winner: cast === 0 ? null : winner,
      margin: Math.abs((counts[0] as number) - (counts[1] as number)),
      tie_break: tied ? 'candidate-order' : 'none',
      belief: cast === 0 ? 0 : (counts[box.candidates.indexOf(winner)] as number) / cast,
    };
  });
}
