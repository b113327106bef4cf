import { byText, checkCandidates } from '../ballot-box.ts';
import { InvalidBallot } from '../invalid-ballot.ts';

/** One voter's answer to one item; a voter may answer an item more than once. */
export interface CrowdAnswer {
  readonly voter: string;
  readonly item: string;
  readonly choice: string;
}

/** Answers of many voters to many items, as indices in sorted order of voter and item. */
export interface AnswerTable {
  readonly voters: readonly string[];
  readonly items: readonly string[];
  readonly candidates: readonly string[];
  /** By item: who chose what. Never empty. */
  readonly byItem: readonly (readonly { readonly voter: number; readonly choice: number }[])[];
}

/** What the answers tell of the truth and of the voters. */
export interface Inference {
  /** By item: probability of every candidate, parallel to the candidates. */
  readonly beliefs: ReadonlyMap<string, readonly number[]>;
  /** By voter: probability 0..1 of being right on an average item. */
  readonly competence: ReadonlyMap<string, number>;
  /** Log-likelihood of the answers at the end. */
  readonly logLikelihood: number;
  /** Log-likelihood with the log-prior of the smoothing, after every step: what the estimation raises, so it never falls. */
  readonly trace: readonly number[];
  /** False when the steps ran out before the likelihood came to rest. */
  readonly converged: boolean;
}

const place = (names: readonly string[]) => new Map(names.map((name, index) => [name, index]));

/** Throws InvalidBallot for no answers, fewer than two candidates, and a choice that is no candidate. */
export function answerTable(answers: readonly CrowdAnswer[], candidates: readonly string[]): AnswerTable {
  checkCandidates(candidates);
  if (answers.length === 0) throw new InvalidBallot('no-ballots', 'nobody answered anything');
  const voters = [...new Set(answers.map(({ voter }) => voter))].toSorted(byText);
  const items = [...new Set(answers.map(({ item }) => item))].toSorted(byText);
  const [voterAt, itemAt, choiceAt] = [place(voters), place(items), place(candidates)];
  const byItem = items.map((): { voter: number; choice: number }[] => []);
  for (const { voter, item, choice } of answers) {
    const chosen = choiceAt.get(choice);
    if (chosen === undefined) throw new InvalidBallot('unknown-candidate', `${voter} chose ${JSON.stringify(choice)}`);
    byItem[itemAt.get(item) as number]?.push({ voter: voterAt.get(voter) as number, choice: chosen });
  }
  // Sums of floating-point numbers depend on their order; arrival order must never matter.
  for (const given of byItem) given.sort((left, right) => left.voter - right.voter || left.choice - right.choice);
  return { voters, items, candidates, byItem };
}

/** Share of the answers each candidate has, by item: where the estimation starts. */
export function shares({ byItem, candidates }: AnswerTable): number[][] {
  return byItem.map((given) =>
    candidates.map((_, candidate) => given.filter(({ choice }) => choice === candidate).length / given.length),
  );
}
