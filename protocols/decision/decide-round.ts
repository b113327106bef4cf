import type { Ballot } from '../debate/ballot.ts';
import type { Decision } from '../debate/protocol.ts';
import type { Tally } from '../debate/tally.ts';
import { ballotBox } from './ballot-box.ts';
import { decide } from './decide.ts';
import { elected } from './elected.ts';
import { inferred } from './inference/index.ts';
import { seated } from './seated.ts';
import { trajectoryScore } from './trajectory.ts';

/** An item and the answers it can have. */
interface Question {
  readonly item: string;
  readonly candidates: readonly string[];
}

/**
 * What a rule makes of a debate up to now: a tally for every item that has ballots in the last round, in the given order.
 * `rounds` are the ballots by round, the blind one first. Most rules look at the last round's ballots on the item alone (see
 * decide); V9 looks at the whole course, V10 and V14 look at all items together.
 *
 * Throws InvalidBallot for ballots no rule may count.
 */
export function decideRound(
  decision: Decision,
  questions: readonly Question[],
  rounds: readonly (readonly Ballot[])[],
): Tally[] {
  const last = Map.groupBy(rounds.at(-1) ?? [], (ballot) => ballot.item);
  const voted = questions.filter(({ item }) => last.has(item));
  const on = (item: string): readonly Ballot[] => last.get(item) as Ballot[];
  switch (decision.rule) {
    case 'trajectory': {
      const earlier = rounds.slice(0, -1).map((round) => Map.groupBy(round, (ballot) => ballot.item));
      return voted.map((question) =>
        course(
          question,
          [...earlier, last].map((byItem) => byItem.get(question.item) ?? []),
        ),
      );
    }
    case 'dawid-skene':
    case 'one-coin':
    case 'glad':
      return inferred(
        decision.rule,
        voted.map(({ item, candidates }) => ballotBox(on(item), item, candidates)),
      );
    case 'committee':
      return seated(
        decision,
        voted.map(({ item, candidates }) => ballotBox(on(item), item, candidates)),
      );
    default:
      return voted.map(({ item, candidates }) => decide(decision, on(item), item, candidates));
  }
}

/** Ballots on the item by round. Rounds in which a voter abstained are left out of its course; one that never answered has none. */
function course({ item, candidates }: Question, rounds: readonly (readonly Ballot[])[]): Tally {
  const choices = new Map<string, string[]>();
  for (const ballots of rounds) {
    if (ballots.length === 0) continue;
    for (const { voter, choice } of ballotBox(ballots, item, candidates).votes) {
      choices.set(voter, [...(choices.get(voter) ?? []), choice]);
    }
  }
  const none = candidates.map(() => 0);
  if (choices.size === 0) return elected(item, candidates, none, none, 0);
  return trajectoryScore(
    [...choices].map(([voter, given]) => ({ voter, choices: given })),
    item,
    candidates,
  );
}
