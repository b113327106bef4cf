import type { Ballot } from '../debate/ballot.ts';
import { ballotsByItem } from '../debate/ballots-by-item.ts';
import type { Decision } from '../debate/protocol.ts';
import type { Tally } from '../debate/tally.ts';
import { type BallotBox, ballotBox } from './ballot-box.ts';
import { committee } from './committee.ts';
import { decideBox } from './decide.ts';
import { inferred } from './inference/index.ts';
import { peerPrediction } from './peer-prediction.ts';
import { topScores } from './top-scores.ts';
import { trajectoryScore } from './trajectory.ts';

/** An item and the answers it can have. */
interface Question {
  readonly item: string;
  readonly candidates: readonly string[];
}

/** By item: the ballots of one round, checked and in order. */
type Round = ReadonlyMap<string, BallotBox>;

/**
 * What a rule makes of a debate up to now: a tally for every item that has ballots in the last round, in the given order.
 * `rounds` are the ballots by round, the blind one first. Most rules look at the last round's ballots on the item alone (see
 * decide); V9 looks at the whole course, V10, V14 and peer prediction look at all items together.
 *
 * Throws InvalidBallot for ballots no rule may count.
 */
export function decideRound(
  decision: Decision,
  questions: readonly Question[],
  rounds: readonly (readonly Ballot[])[],
): Tally[] {
  const looked = decision.rule === 'trajectory' ? rounds : rounds.slice(-1);
  return decideBoxes(
    decision,
    questions,
    looked.map((ballots) => boxesOf(questions, ballots)),
  );
}

/** The ballots of a round by question; one without ballots has no box. Throws InvalidBallot for ballots no rule may count. */
export function boxesOf(questions: readonly Question[], ballots: readonly Ballot[]): Round {
  const byItem = ballotsByItem(ballots);
  return new Map(
    questions.flatMap(({ item, candidates }) => {
      const cast = byItem.get(item);
      return cast === undefined ? [] : [[item, ballotBox(cast, item, candidates)] as const];
    }),
  );
}

/** As decideRound, for ballots that have been checked: under many rules they are checked once. */
export function decideBoxes(decision: Decision, questions: readonly Question[], rounds: readonly Round[]): Tally[] {
  const last = rounds.at(-1);
  const boxes = questions.flatMap(({ item }) => last?.get(item) ?? []);
  switch (decision.rule) {
    case 'trajectory':
      return boxes.map((box) =>
        course(
          box,
          rounds.flatMap((round) => round.get(box.item) ?? []),
        ),
      );
    case 'dawid-skene':
    case 'one-coin':
    case 'glad':
      return inferred(decision.rule, boxes);
    case 'committee':
      return committee(decision, boxes);
    case 'peer-prediction':
      return peerPrediction(boxes);
    default:
      return boxes.map((box) => decideBox(decision, box));
  }
}

/** Ballots on the item by round. Rounds in which a voter abstained are left out of its course; one that never answered has none. */
function course({ item, candidates }: Question, rounds: readonly BallotBox[]): Tally {
  const choices = new Map<string, string[]>();
  for (const { votes } of rounds) {
    for (const { voter, choice } of votes) {
      const given = choices.get(voter);
      if (given === undefined) choices.set(voter, [choice]);
      else given.push(choice);
    }
  }
  const none = candidates.map(() => 0);
  if (choices.size === 0) return topScores(item, candidates, none, none, 0);
  return trajectoryScore(
    [...choices].map(([voter, given]) => ({ voter, choices: given })),
    item,
    candidates,
  );
}
