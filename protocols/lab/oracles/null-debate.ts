import { seededRandom } from '../../seeded.ts';
import { type NullDebate, nullDebate } from '../../topology/opinion/index.ts';
import { holds, near, type Oracle } from './oracle.ts';

const DEBATES = 6000;

const DEBATE: Omit<NullDebate, 'insight'> = {
  hears: [0, 1, 2, 3, 4].map((voter) => [0, 1, 2, 3, 4].filter((other) => other !== voter)),
  candidates: 4,
  accuracy: 0.45,
  firmness: 4,
  rounds: 5,
};

/** Means over many debates: how many are right, and whether the plurality is, in the first round and in the last. */
function simulated(insight: number) {
  const random = seededRandom(11, 'null-debate');
  const sums = { first: 0, last: 0, firstVote: 0, lastVote: 0, square: 0 };
  for (let debate = 0; debate < DEBATES; debate++) {
    const answers = nullDebate({ ...DEBATE, insight }, random);
    const [first, last] = [answers[0] as number[], answers.at(-1) as number[]];
    sums.first += share(first) / DEBATES;
    sums.last += share(last) / DEBATES;
    sums.square += (share(last) - share(first)) ** 2 / DEBATES;
    sums.firstVote += elected(first) / DEBATES;
    sums.lastVote += elected(last) / DEBATES;
  }
  return { ...sums, standardError: Math.sqrt(sums.square / DEBATES) };
}

const share = (answers: readonly number[]): number => answers.filter((answer) => answer === 0).length / answers.length;

/** Probability that the plurality, ties drawn by lot, is candidate 0. */
function elected(answers: readonly number[]): number {
  const counts = [0, 0, 0, 0];
  for (const answer of answers) counts[answer] = (counts[answer] as number) + 1;
  const top = Math.max(...counts);
  return counts[0] === top ? 1 / counts.filter((count) => count === top).length : 0;
}

export const martingale: Oracle = {
  id: 'O12',
  paper: 'Choi et al. 2025, arXiv 2508.17536',
  checks: () => {
    const none = simulated(0);
    const some = simulated(1);
    const drift = Math.abs(none.last - none.first);
    return [
      near('one voter, blind', 0.45, none.first, 0.01),
      holds('one voter after 5 rounds: no drift', '< 3 SE', drift < 3 * none.standardError, drift.toFixed(4)),
      near('vote, blind', 0.598, none.firstVote, 0.02),
      near('vote after 5 rounds: falls', 0.532, none.lastVote, 0.02),
      near('vote after 5 rounds, truth from outside', 0.73, some.lastVote, 0.02),
    ];
  },
};
