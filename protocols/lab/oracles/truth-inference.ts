import {
  type CrowdAnswer,
  dawidSkene,
  gladModel,
  type Inference,
  oneCoinModel,
} from '../../decision/inference/index.ts';
import { seededRandom } from '../../seeded.ts';
import { type Check, holds, near, type Oracle } from './oracle.ts';

/**
 * Five anaesthetists rate 45 patients 1..4 before an operation (Dawid & Skene 1979, table 1): seven digits a patient, the
 * first anaesthetist thrice, then the others once each.
 */
const PATIENTS = [
  '1111111 3334334 1122122 2223121 2223222 2223322 1222111 3333433 2222223 2322223 4444444 2223343 1111111 2223212 1211111',
  '1112111 1111111 1111111 2222221 2221322 2222222 2222221 2223222 2212222 1111111 1111111 2322222 1111111 1111111 1121121',
  '1111111 3333233 1111111 2222222 2223232 4334343 2212232 2323233 3333432 1111111 1111111 1212111 2322222 1211111 2222222',
]
  .join(' ')
  .split(' ');
const OBSERVERS = [1, 1, 1, 2, 3, 4, 5];

/** The answers of the anaesthetists, item by item. */
function anaesthetists(): CrowdAnswer[] {
  return PATIENTS.flatMap((digits, patient) =>
    [...digits].map((choice, index) => ({ voter: `o${OBSERVERS[index]}`, item: `p${patient + 1}`, choice })),
  );
}

/** Answers of voters of these competences to 400 questions of two candidates, with the truth. */
function generated(competences: readonly number[]) {
  const random = seededRandom(6, 'truth-inference');
  const truth = new Map<string, string>();
  const answers: CrowdAnswer[] = [];
  for (let item = 0; item < 400; item++) {
    const right = random.integer(0, 1);
    truth.set(`i${item}`, String(right));
    for (const [voter, competence] of competences.entries()) {
      const choice = random.real() < competence ? right : 1 - right;
      answers.push({ voter: `v${voter}`, item: `i${item}`, choice: String(choice) });
    }
  }
  return { answers, truth };
}

/** Share of items on which the likeliest candidate is the true one. */
function accuracy({ beliefs }: Inference, candidates: readonly string[], truth: ReadonlyMap<string, string>): number {
  const right = [...beliefs].filter(
    ([item, belief]) => candidates[belief.indexOf(Math.max(...belief))] === truth.get(item),
  );
  return right.length / truth.size;
}

/** Whether no step of the estimation lowered what it raises. */
const rises = ({ trace }: Inference): boolean =>
  trace.every((value, step) => step === 0 || value >= (trace[step - 1] as number) - 1e-9);

function published(): Check[] {
  const result = dawidSkene(anaesthetists(), ['1', '2', '3', '4']);
  const share = (candidate: number): number =>
    [...result.beliefs.values()].reduce((sum, belief) => sum + (belief[candidate] as number), 0) / PATIENTS.length;
  return [
    ...[0.4, 0.422, 0.112, 0.067].map((expected, candidate) =>
      near(`45 patients: share of class ${candidate + 1}`, expected, share(candidate), 2e-3),
    ),
    // Published without smoothing; counts are smoothed by a hundredth of an answer here.
    near('45 patients: log-likelihood (± .5: smoothed)', -192.8909, result.logLikelihood, 0.5),
    holds('45 patients: likelihood never falls', 'rises', rises(result), rises(result) ? 'rises' : 'falls'),
  ];
}

const COMPETENCES = [0.9, 0.85, 0.8, 0.75, 0.6, 0.6, 0.55];

/** What the answers are worth to somebody who knows every voter's competence: no estimate can be expected to do better. */
function best(answers: readonly CrowdAnswer[], truth: ReadonlyMap<string, string>): number {
  const scores = new Map([...truth.keys()].map((item) => [item, 0]));
  for (const { voter, item, choice } of answers) {
    const competence = COMPETENCES[Number(voter.slice(1))] as number;
    const weight = Math.log(competence / (1 - competence));
    scores.set(item, (scores.get(item) as number) + (choice === '1' ? weight : -weight));
  }
  return [...scores].filter(([item, score]) => (score > 0 ? '1' : '0') === truth.get(item)).length / truth.size;
}

function recovered(): Check[] {
  const { answers, truth } = generated(COMPETENCES);
  const known = best(answers, truth);
  return Object.entries({ dawidSkene, oneCoinModel, gladModel }).flatMap(([name, infer]) => {
    const result = infer(answers, ['0', '1']);
    return [
      near(`generated: ${name} finds the voter of .9`, 0.9, result.competence.get('v0'), 0.05),
      near(`generated: ${name} against known competences`, known, accuracy(result, ['0', '1'], truth), 0.02),
      holds(`generated: ${name} likelihood`, 'rises', rises(result), rises(result) ? 'rises' : 'falls'),
    ];
  });
}

export const truthInference: Oracle = {
  id: 'O6',
  paper: 'Dawid & Skene 1979, Applied Statistics 28:20',
  checks: () => [...published(), ...recovered()],
};
