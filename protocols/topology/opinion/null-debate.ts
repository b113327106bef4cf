import type { SeededRandom } from '../../seeded.ts';

/** A debate in which nobody knows anything but what others say. Candidate 0 is the right one. */
export interface NullDebate {
  /** Whom each voter hears, as indices; oneself is always heard. */
  readonly hears: readonly (readonly number[])[];
  readonly candidates: number;
  /** Probability of the right answer in the blind round, 0..1. */
  readonly accuracy: number;
  /** How many answers of others outweigh one's own first opinion, above 0. */
  readonly firmness: number;
  readonly rounds: number;
  /** Weight of the truth that comes in from outside each round; 0 is the null model. */
  readonly insight: number;
}

/**
 * P17, the null hypothesis of every experiment (Choi et al. 2025, arXiv 2508.17536): each voter holds Dirichlet beliefs,
 * answers by them, and adds what it hears to them. Nobody's expected accuracy changes (a martingale), so whatever such a
 * debate seems to gain is not the debate's doing. Answers by round, blind round first; within a round all speak at once.
 *
 * Drawing θ from the Dirichlet and the answer from θ is drawing the answer from the mean of the Dirichlet, which is done.
 */
export function nullDebate(debate: NullDebate, random: SeededRandom): number[][] {
  const { hears, candidates, accuracy, firmness, rounds, insight } = debate;
  if (!(accuracy >= 0 && accuracy <= 1 && firmness > 0 && insight >= 0 && candidates >= 2)) {
    throw new RangeError('no such debate');
  }
  const wrong = (1 - accuracy) / (candidates - 1);
  const beliefs = hears.map(() =>
    Array.from({ length: candidates }, (_, k) => firmness * (k === 0 ? accuracy : wrong)),
  );
  const answers: number[][] = [];
  for (let round = 0; round <= rounds; round++) {
    const said = beliefs.map((belief) => draw(belief, random));
    answers.push(said);
    for (const [voter, belief] of beliefs.entries()) {
      for (const source of [voter, ...(hears[voter] as readonly number[])]) {
        belief[said[source] as number] = (belief[said[source] as number] as number) + 1;
      }
      belief[0] = (belief[0] as number) + insight;
    }
  }
  return answers;
}

function draw(weights: readonly number[], random: SeededRandom): number {
  let left = random.real() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return index < 0 ? weights.length - 1 : index;
}
