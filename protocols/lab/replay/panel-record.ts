import type { Ballot } from '../../debate/ballot.ts';
import type { RecordedPanel, RecordedVote } from '../recorded/index.ts';
import type { DebateRecord, RecordedRound } from './debate-record.ts';

/** The competence assumed of a recorded agent without a measured one: the same for all, and better than chance. */
const ALIKE = 0.75;

/**
 * A recorded panel as a debate. A vote stands until its agent votes again. An agent asked in both orders that
 * contradicts itself abstains. Where no confidence was stated it is 1; competence is .75 for all, so that rules that weigh
 * by it weigh alike. Whether anybody had more to say is not known.
 */
export function panelRecord({ items }: RecordedPanel): DebateRecord {
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
      ballots.set(id, votes === undefined ? standing : standingBallots(id, standing, votes));
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

function standingBallots(item: string, before: readonly Ballot[], votes: readonly RecordedVote[]): Ballot[] {
  const latest = new Map(before.map((ballot) => [ballot.voter, ballot]));
  for (const { agent: voter, choice, swapped = choice, confidence = 1 } of votes) {
    latest.set(voter, { voter, item, choice: swapped === choice ? choice : null, confidence, competence: ALIKE });
  }
  return [...latest.values()].toSorted((left, right) => (left.voter < right.voter ? -1 : 1));
}
