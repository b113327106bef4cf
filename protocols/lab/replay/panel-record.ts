import type { Ballot } from '../../debate/ballot.ts';
import { answersIn, type RecordedPanel, type RecordedVote } from '../recorded/index.ts';
import type { DebateRecord, RecordedRound } from './debate-record.ts';

/** The competence assumed of a recorded agent without a measured one: the same for all, and better than chance. */
const ALIKE = 0.75;

/** How often an agent is right, 0..1, as far as can be told without the item's own right answer. */
export type CompetenceOf = (agent: string, item: string) => number;

/**
 * A recorded panel as a debate. A vote stands until its agent votes again. An agent with several answers is taken at what
 * it said most often, and abstains where two are level, as one does who contradicts itself when asked in both orders. Where no
 * confidence was stated it is 1; competence is what `competenceOf` says, .75 for all unless told, so that rules that weigh by it
 * weigh alike. Whether anybody had more to say is not known.
 */
export function panelRecord(
  { items }: Pick<RecordedPanel, 'items'>,
  competenceOf: CompetenceOf = () => ALIKE,
): DebateRecord {
  const length = Math.max(...items.map(({ rounds }) => rounds.length));
  const rounds: RecordedRound[] = [];
  for (let round = 0; round < length; round++) {
    const before = rounds.at(-1)?.ballots;
    const ballots = new Map<string, readonly Ballot[]>();
    const debated: string[] = [];
    for (const { id, rounds: spoken } of items) {
      const votes = spoken[round];
      if (votes !== undefined) debated.push(id);
      const standing = before?.get(id) ?? [];
      ballots.set(id, votes === undefined ? standing : standingBallots(id, standing, votes, competenceOf));
    }
    rounds.push({ debated, ballots });
  }
  return {
    items: items.map(({ id, candidates }) => ({ item: id, candidates })),
    rounds,
    exhausted: false,
    stops_blind: false,
  };
}

function standingBallots(
  item: string,
  before: readonly Ballot[],
  votes: readonly RecordedVote[],
  competenceOf: CompetenceOf,
): Ballot[] {
  const latest = new Map(before.map((ballot) => [ballot.voter, ballot]));
  for (const vote of votes) {
    const { agent: voter, confidence = 1 } = vote;
    latest.set(voter, {
      voter,
      item,
      choice: mostOften(answersIn(vote)),
      confidence,
      competence: competenceOf(voter, item),
    });
  }
  return [...latest.values()].toSorted((left, right) => (left.voter < right.voter ? -1 : 1));
}

/** The answer that was given most often; null where there is none, or two are level. */
function mostOften(answers: readonly (string | null)[]): string | null {
  const counts = [...Map.groupBy(answers, (answer) => answer)].map(([answer, own]) => ({ answer, times: own.length }));
  const most = Math.max(...counts.map(({ times }) => times));
  const leaders = counts.filter(({ times }) => times === most);
  return leaders.length === 1 ? (leaders[0]?.answer ?? null) : null;
}
