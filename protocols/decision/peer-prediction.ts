import type { Tally } from '../debate/tally.ts';
import type { BallotBox } from './ballot-box.ts';
import { topScores } from './top-scores.ts';

/**
 * A vote weighed by peer prediction (Dasgupta & Ghosh 2013, WWW): a voter's weight is how much more often its answers agree with
 * those of others on the same item than on different ones. A voter that answers blindly, always the same, or against what the others see has
 * none, whatever competence is known of it. Looks at all items together; where nobody can be told from chance, as on one item, all
 * votes weigh the same.
 *
 * Scores are summed weights; belief is the winner's share of them. A tie goes to the candidate named first.
 */
export function peerPrediction(boxes: readonly BallotBox[]): Tally[] {
  const weights = peerWeights(boxes);
  const isTold = [...weights.values()].some((weight) => weight > CHANCE);
  return boxes.map(({ item, candidates, votes }) => {
    const scores = candidates.map((candidate) =>
      votes.reduce(
        (sum, { voter, choice }) => sum + (choice === candidate ? (isTold ? (weights.get(voter) ?? 0) : 1) : 0),
        0,
      ),
    );
    const total = scores.reduce((sum, score) => sum + score, 0);
    return topScores(
      item,
      candidates,
      scores,
      scores.map((score) => (total > 0 ? score / total : 0)),
      votes.length,
    );
  });
}

/** Rounding of a mean of shares. */
const CHANCE = 1e-9;

interface Voter {
  /** Shares of the others who agree, summed over items. */
  agreed: number;
  items: number;
  /** Times it chose each answer; answers of items with other candidates are others. */
  readonly chosen: Map<string, number>;
}

function peerWeights(boxes: readonly BallotBox[]): Map<string, number> {
  const voters = new Map<string, Voter>();
  const all = new Map<string, number>();
  let cast = 0;
  for (const { votes } of boxes) {
    for (const { voter, choice } of votes) {
      const own = voters.get(voter) ?? { agreed: 0, items: 0, chosen: new Map<string, number>() };
      voters.set(voter, own);
      all.set(choice, (all.get(choice) ?? 0) + 1);
      cast++;
      own.chosen.set(choice, (own.chosen.get(choice) ?? 0) + 1);
      if (votes.length < 2) continue;
      const same = votes.filter((other) => other.voter !== voter && other.choice === choice).length;
      own.agreed += same / (votes.length - 1);
      own.items++;
    }
  }
  return new Map(
    [...voters].map(([voter, { agreed, items, chosen }]) => {
      const given = [...chosen.values()].reduce((sum, count) => sum + count, 0);
      const others = Math.max(1, cast - given);
      const anyway = [...chosen].reduce(
        (sum, [choice, count]) => sum + (count / given) * (((all.get(choice) as number) - count) / others),
        0,
      );
      return [voter, items === 0 ? 0 : Math.max(0, agreed / items - anyway)];
    }),
  );
}
