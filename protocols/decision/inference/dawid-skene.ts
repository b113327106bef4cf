import { type AnswerTable, answerTable, type CrowdAnswer, type Inference } from './answers.ts';
import { type AnswerModel, expectationMaximisation, prevalence, SMOOTHING, smoothingPrior } from './expectation.ts';

interface Confusion {
  readonly prior: readonly number[];
  /** By voter, by true candidate: probability of answering each candidate. */
  readonly errors: readonly (readonly (readonly number[])[])[];
  /** Their logarithms: thousands of answers share a handful of them. */
  readonly logErrors: Confusion['errors'];
}

const confusion: AnswerModel<Confusion> = {
  fit: ({ byItem, voters, candidates }, beliefs) => {
    const counts = voters.map(() => candidates.map(() => candidates.map(() => SMOOTHING)));
    for (const [item, given] of byItem.entries()) {
      const belief = beliefs[item] as readonly number[];
      for (const { voter, choice } of given) {
        const rows = counts[voter] as number[][];
        for (let truth = 0; truth < rows.length; truth++) {
          const row = rows[truth] as number[];
          row[choice] = (row[choice] as number) + (belief[truth] as number);
        }
      }
    }
    const errors = counts.map((rows) => rows.map((row) => normalised(row)));
    const logErrors = errors.map((rows) => rows.map((row) => row.map(Math.log)));
    return { prior: prevalence(beliefs, candidates.length), errors, logErrors };
  },
  logJoint: ({ byItem }, item, { prior, logErrors }) => {
    const joint = prior.map(Math.log);
    for (const { voter, choice } of byItem[item] ?? []) {
      const rows = logErrors[voter] as readonly (readonly number[])[];
      for (let truth = 0; truth < joint.length; truth++) {
        joint[truth] = (joint[truth] as number) + (rows[truth]?.[choice] as number);
      }
    }
    return joint;
  },
  logPrior: ({ prior, errors }) => smoothingPrior([...prior, ...errors.flat(2)]),
  competence: (_, { prior, errors }, voter) =>
    prior.reduce((sum, share, truth) => sum + share * (errors[voter]?.[truth]?.[truth] as number), 0),
};

function normalised(row: readonly number[]): number[] {
  const total = row.reduce((sum, value) => sum + value, 0);
  return row.map((value) => value / total);
}

/**
 * V10, Dawid & Skene (1979, Applied Statistics 28:20): what is true, how common each candidate is and how each voter
 * confuses candidates, all estimated from the answers alone, without knowing any truth. Needs about twenty items a voter;
 * below that it fits noise, and an item on which the voters agree is all it can be sure of. If most voters are wrong in the
 * same way it is wrong with them.
 *
 * Throws InvalidBallot as answerTable does.
 */
export function dawidSkene(answers: readonly CrowdAnswer[], candidates: readonly string[]): Inference {
  return expectationMaximisation(answerTable(answers, candidates), confusion);
}

interface OneCoin {
  readonly prior: readonly number[];
  readonly right: readonly number[];
}

const oneCoin: AnswerModel<OneCoin> = {
  fit: (table: AnswerTable, beliefs) => {
    const right = table.voters.map(() => SMOOTHING);
    const given = table.voters.map(() => SMOOTHING * table.candidates.length);
    for (const [item, answers] of table.byItem.entries()) {
      for (const { voter, choice } of answers) {
        right[voter] = (right[voter] as number) + ((beliefs[item] as readonly number[])[choice] as number);
        given[voter] = (given[voter] as number) + 1;
      }
    }
    return {
      prior: prevalence(beliefs, table.candidates.length),
      right: right.map((count, voter) => count / (given[voter] as number)),
    };
  },
  logJoint: ({ byItem, candidates }, item, { prior, right }) =>
    prior.map((share, truth) =>
      (byItem[item] ?? []).reduce((sum, { voter, choice }) => {
        const p = right[voter] as number;
        return sum + Math.log(choice === truth ? p : (1 - p) / (candidates.length - 1));
      }, Math.log(share)),
    ),
  logPrior: ({ prior, right }) =>
    smoothingPrior([...prior, ...right]) + (prior.length - 1) * smoothingPrior(right.map((p) => 1 - p)),
  competence: (_, { right }, voter) => right[voter] as number,
};

/**
 * Dawid–Skene with one coin a voter: right with one probability, errors spread evenly over the other candidates. Fewer
 * numbers to estimate, so it needs fewer answers; blind to a voter who confuses two candidates one way only.
 *
 * Throws InvalidBallot as answerTable does.
 */
export function oneCoinModel(answers: readonly CrowdAnswer[], candidates: readonly string[]): Inference {
  return expectationMaximisation(answerTable(answers, candidates), oneCoin);
}
