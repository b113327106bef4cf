import type { Tally } from '../debate/tally.ts';
import { byText, checkCandidates, checkVoters } from './ballot-box.ts';
import { InvalidBallot } from './invalid-ballot.ts';
import { topScores } from './top-scores.ts';

/** What one voter answered in every round, the blind round first. */
export interface Trajectory {
  readonly voter: string;
  readonly choices: readonly string[];
}

/** Weights of FREE-MAD's four events: first answer, leaving an answer, arriving at one, staying. */
const WEIGHTS = { first: 20, leave: 25, arrive: 30, stay: 20 } as const;

/**
 * V9, the anti-conformity score of FREE-MAD (arXiv 2509.11035): the whole course of a debate counts, not only its end. In
 * round t every event counts 1/(t + 1) of its weight; an answer's sum is divided by the number of voters who ever gave it.
 * A tie goes to the candidate named first. Belief is the share of voters who end with the winner: the score has no model.
 *
 * Throws InvalidBallot for an empty panel, a voter given twice, one without answers, and an unknown candidate.
 */
export function trajectoryScore(
  trajectories: readonly Trajectory[],
  item: string,
  candidates: readonly string[],
): Tally {
  checkCandidates(candidates);
  checkVoters(trajectories.map((trajectory) => trajectory.voter));
  const sums = new Map(candidates.map((candidate) => [candidate, { sum: 0, voters: new Set<string>(), last: 0 }]));
  const entry = (voter: string, candidate: string) => {
    const found = sums.get(candidate);
    if (found === undefined)
      throw new InvalidBallot('unknown-candidate', `${voter} named ${JSON.stringify(candidate)}`);
    return found;
  };
  for (const { voter, choices } of trajectories.toSorted((left, right) => byText(left.voter, right.voter))) {
    if (choices.length === 0) throw new InvalidBallot('no-ballots', `${voter} never answered`);
    for (const [round, choice] of choices.entries()) {
      const now = entry(voter, choice);
      const before = choices[round - 1];
      now.voters.add(voter);
      if (before === undefined) now.sum += WEIGHTS.first;
      else if (before === choice) now.sum += WEIGHTS.stay / (round + 1);
      else {
        entry(voter, before).sum -= WEIGHTS.leave / (round + 1);
        now.sum += WEIGHTS.arrive / (round + 1);
      }
    }
    entry(voter, choices.at(-1) as string).last++;
  }
  const entries = [...sums.values()];
  const scores = entries.map(({ sum, voters }) => sum / Math.max(1, voters.size));
  return topScores(
    item,
    candidates,
    scores,
    entries.map(({ last }) => last / trajectories.length),
    trajectories.length,
  );
}
