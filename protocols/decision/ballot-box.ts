import type { Ballot } from '../debate/ballot.ts';
import { ABSTAINS, type Columns } from './columns.ts';
import { InvalidBallot } from './invalid-ballot.ts';

/** Ballots that passed every check, in order of voter. */
export interface BallotBox {
  readonly item: string;
  readonly candidates: readonly string[];
  /** Sorted by voter: a sum of floating-point numbers depends on its order, and arrival order must never matter. */
  readonly ballots: readonly Ballot[];
  /** The ballots that do not abstain, in the same order. */
  readonly votes: readonly Vote[];
  /** The same ballots as columns. */
  readonly columns: Columns;
}

export interface Vote extends Ballot {
  readonly choice: string;
}

/** Compares by UTF-16 code units: localeCompare depends on the machine's locale. */
export const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Throws InvalidBallot unless there are at least two candidates, all different. */
export function checkCandidates(candidates: readonly string[]): void {
  if (candidates.length < 2) throw new InvalidBallot('too-few-candidates', `${candidates.length} given, two needed`);
  if (new Set(candidates).size < candidates.length) {
    throw new InvalidBallot('duplicate-candidate', candidates.join(', '));
  }
}

/** Throws InvalidBallot unless there is a voter and nobody votes twice. */
export function checkVoters(voters: readonly string[]): void {
  if (voters.length === 0) throw new InvalidBallot('no-ballots', 'an empty panel decides nothing');
  const seen = new Set<string>();
  for (const voter of voters) {
    if (seen.has(voter)) throw new InvalidBallot('duplicate-voter', voter);
    seen.add(voter);
  }
}

/**
 * Checks the ballots on one item and puts them in order. Throws InvalidBallot for an empty panel, a voter who votes
 * twice, a ballot on another item, a choice that is no candidate, and a confidence or competence outside 0..1.
 */
export function ballotBox(ballots: readonly Ballot[], item: string, candidates: readonly string[]): BallotBox {
  checkCandidates(candidates);
  const ordered = isInOrder(ballots);
  if (!ordered) checkVoters(ballots.map((ballot) => ballot.voter));
  const known = new Set(candidates);
  for (const ballot of ballots) {
    if (ballot.item !== item) throw new InvalidBallot('wrong-item', `${ballot.voter} votes on ${ballot.item}`);
    if (ballot.choice !== null && !known.has(ballot.choice)) {
      throw new InvalidBallot('unknown-candidate', `${ballot.voter} chose ${JSON.stringify(ballot.choice)}`);
    }
    checkRanking(ballot, known);
    const { confidence, competence } = ballot;
    // Written so that NaN fails too.
    if (!(confidence >= 0 && confidence <= 1)) throw notAProbability(ballot, 'confidence');
    if (!(competence >= 0 && competence <= 1)) throw notAProbability(ballot, 'competence');
  }
  const sorted = ordered ? ballots : ballots.toSorted((left, right) => byText(left.voter, right.voter));
  return new Box(item, candidates, { ballots: sorted, columns: null });
}

/** What is cast on an item by voters in order, none of them twice. */
interface Cast extends Columns {
  readonly voters: readonly string[];
}

/**
 * A box of ballots that were never written one by one: they are when somebody asks for them. Throws InvalidBallot for candidates as
 * ballotBox does, and for a confidence or competence outside 0..1.
 */
export function columnBox(item: string, candidates: readonly string[], { voters, ...columns }: Cast): BallotBox {
  checkCandidates(candidates);
  const box = new Box(item, candidates, { voters, columns });
  for (const column of ['confidence', 'competence'] as const) {
    const values = column === 'confidence' ? columns.confidences : columns.competences;
    for (let seat = 0; seat < values.length; seat++) {
      const value = values[seat] as number;
      if (!(value >= 0 && value <= 1)) throw notAProbability(box.ballots[seat] as Ballot, column);
    }
  }
  return box;
}

/** Ballots and columns are made of each other when they are first asked for. */
class Box implements BallotBox {
  readonly item: string;
  readonly candidates: readonly string[];
  readonly #voters: readonly string[];
  #ballots: readonly Ballot[] | null;
  #votes: readonly Vote[] | null = null;
  #columns: Columns | null;

  constructor(
    item: string,
    candidates: readonly string[],
    given: { ballots: readonly Ballot[]; columns: null } | { voters: readonly string[]; columns: Columns },
  ) {
    this.item = item;
    this.candidates = candidates;
    this.#voters = 'voters' in given ? given.voters : [];
    this.#ballots = 'ballots' in given ? given.ballots : null;
    this.#columns = given.columns;
  }

  get ballots(): readonly Ballot[] {
    this.#ballots ??= this.#written(this.columns);
    return this.#ballots;
  }

  get votes(): readonly Vote[] {
    this.#votes ??= this.ballots.filter((ballot): ballot is Vote => ballot.choice !== null);
    return this.#votes;
  }

  get columns(): Columns {
    this.#columns ??= this.#tabled(this.ballots);
    return this.#columns;
  }

  #written({ choices, confidences, competences }: Columns): Ballot[] {
    const { item, candidates } = this;
    return this.#voters.map((voter, seat) => {
      const choice = choices[seat] as number;
      return {
        voter,
        item,
        choice: choice === ABSTAINS ? null : (candidates[choice] as string),
        confidence: confidences[seat] as number,
        competence: competences[seat] as number,
      };
    });
  }

  #tabled(ballots: readonly Ballot[]): Columns {
    return {
      choices: ballots.map(({ choice }) => (choice === null ? ABSTAINS : this.candidates.indexOf(choice))),
      confidences: ballots.map(({ confidence }) => confidence),
      competences: ballots.map(({ competence }) => competence),
    };
  }
}

/** Whether there are voters, each after the one before: then nobody votes twice, and nothing is to be sorted. */
function isInOrder(ballots: readonly Ballot[]): boolean {
  for (let index = 1; index < ballots.length; index++) {
    if ((ballots[index - 1] as Ballot).voter >= (ballots[index] as Ballot).voter) return false;
  }
  return ballots.length > 0;
}

function checkRanking({ voter, choice, ranking }: Ballot, known: ReadonlySet<string>): void {
  if (ranking === undefined) return;
  const unknown = ranking.find((candidate) => !known.has(candidate));
  if (unknown !== undefined) throw new InvalidBallot('unknown-candidate', `${voter} ranked ${JSON.stringify(unknown)}`);
  if (new Set(ranking).size < ranking.length)
    throw new InvalidBallot('duplicate-rank', `${voter}: ${ranking.join(' ')}`);
  if (ranking[0] !== (choice ?? undefined)) {
    throw new InvalidBallot('unknown-candidate', `${voter} chose ${JSON.stringify(choice)} and ranked another first`);
  }
}

const notAProbability = (ballot: Ballot, field: 'confidence' | 'competence'): InvalidBallot =>
  new InvalidBallot('not-a-probability', `${field} ${ballot[field]} of ${ballot.voter}`);
