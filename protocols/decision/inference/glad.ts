import { type AnswerTable, answerTable, type CrowdAnswer, type Inference } from './answers.ts';
import { type AnswerModel, expectationMaximisation, prevalence, smoothingPrior } from './expectation.ts';

interface Glad {
  readonly prior: readonly number[];
  /** By voter: above 0 helps, below 0 misleads. */
  readonly ability: readonly number[];
  /** By item: log of how easy it is; 0 is ordinary. */
  readonly ease: readonly number[];
}

/** Steps of ascent in each round of the estimation; more only sharpens a fit that the next round moves again. */
const ASCENTS = 10;

/** Where abilities and eases are expected before any answer is seen, with variance 1: it also fixes their common scale. */
const ABLE = 1;
const ORDINARY = 0;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
/** ln logistic(x), without the loss of digits far below 0. */
const logLogistic = (x: number): number => (x < 0 ? x - Math.log1p(Math.exp(x)) : -Math.log1p(Math.exp(-x)));

const gaussian = ({ ability, ease }: Glad): number =>
  -(ability.reduce((sum, a) => sum + (a - ABLE) ** 2, 0) + ease.reduce((sum, e) => sum + (e - ORDINARY) ** 2, 0)) / 2;

/** Probability that the answer is right under the believed truth. */
type Right = (item: number, choice: number) => number;

const glad: AnswerModel<Glad> = {
  fit: (table, beliefs, before) => {
    const right: Right = (item, choice) => beliefs[item]?.[choice] as number;
    let now: Glad = {
      prior: prevalence(beliefs, table.candidates.length),
      ability: before?.ability ?? table.voters.map(() => ABLE),
      ease: before?.ease ?? table.items.map(() => ORDINARY),
    };
    for (let ascent = 0; ascent < ASCENTS; ascent++) {
      const next = climb(table, right, now);
      if (next === null) break;
      now = next;
    }
    return now;
  },
  logJoint: ({ byItem, candidates }, item, { prior, ability, ease }) => {
    const easy = Math.exp(ease[item] as number);
    return prior.map((share, truth) =>
      (byItem[item] ?? []).reduce((sum, { voter, choice }) => {
        const x = (ability[voter] as number) * easy;
        return sum + (choice === truth ? logLogistic(x) : logLogistic(-x) - Math.log(candidates.length - 1));
      }, Math.log(share)),
    );
  },
  logPrior: (parameters) => smoothingPrior(parameters.prior) + gaussian(parameters),
  competence: (_, { ability, ease }, voter) =>
    ease.reduce((sum, e) => sum + logistic((ability[voter] as number) * Math.exp(e)), 0) / ease.length,
};

/** One step up the expected log-likelihood, halved until it does go up; null at the top. */
function climb(table: AnswerTable, right: Right, now: Glad): Glad | null {
  const height = expected(table, right, now);
  const slope = gradient(table, right, now);
  for (let step = 0.5; step > 1e-6; step /= 2) {
    const next: Glad = {
      prior: now.prior,
      ability: now.ability.map((a, voter) => a + step * (slope.ability[voter] as number)),
      ease: now.ease.map((e, item) => e + step * (slope.ease[item] as number)),
    };
    if (expected(table, right, next) > height) return next;
  }
  return null;
}

function expected(table: AnswerTable, right: Right, parameters: Glad): number {
  let sum = gaussian(parameters);
  for (const [item, given] of table.byItem.entries()) {
    const easy = Math.exp(parameters.ease[item] as number);
    for (const { voter, choice } of given) {
      const x = (parameters.ability[voter] as number) * easy;
      const share = right(item, choice);
      sum += share * logLogistic(x) + (1 - share) * logLogistic(-x);
    }
  }
  return sum;
}

/** Slope in abilities and eases, each divided by the number of answers it rests on, so that one step suits all. */
function gradient(table: AnswerTable, right: Right, { ability, ease }: Glad): Pick<Glad, 'ability' | 'ease'> {
  const byVoter = ability.map((a) => ({ slope: ABLE - a, answers: 1 }));
  const byItem = ease.map((e) => ({ slope: ORDINARY - e, answers: 1 }));
  for (const [item, given] of table.byItem.entries()) {
    const easy = Math.exp(ease[item] as number);
    const own = byItem[item] as { slope: number; answers: number };
    for (const { voter, choice } of given) {
      const a = ability[voter] as number;
      const miss = right(item, choice) - logistic(a * easy);
      const other = byVoter[voter] as { slope: number; answers: number };
      other.slope += miss * easy;
      other.answers++;
      own.slope += miss * a * easy;
      own.answers++;
    }
  }
  const scaled = ({ slope, answers }: { slope: number; answers: number }): number => (4 * slope) / answers;
  return { ability: byVoter.map(scaled), ease: byItem.map(scaled) };
}

/**
 * V10, GLAD (Whitehill et al. 2009, NIPS): a voter of ability a is right on an item of ease b with probability
 * 1 / (1 + e^(-ab)), errors spread evenly. Tells a hard item from a bad voter; a negative ability is a voter whose answers
 * are worth turning round. Abilities and log-eases have normal priors of variance 1.
 *
 * The likelihood has several optima. This is the one that ascent reaches from equal abilities and ordinary items; programs
 * with other priors, or none, come to another, and may differ in a verdict where the votes are close.
 *
 * Throws InvalidBallot as answerTable does.
 */
export function gladModel(answers: readonly CrowdAnswer[], candidates: readonly string[]): Inference {
  return expectationMaximisation(answerTable(answers, candidates), glad);
}
