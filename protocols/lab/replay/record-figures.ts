import type { Ballot } from '../../debate/ballot.ts';
import { seededRandom } from '../../seeded.ts';
import { type BlindItem, blindFigures, type DebatedItem, debateFigures, type Figure } from '../figures/index.ts';
import type { DebateRecord } from './debate-record.ts';

/** Facts about an item besides its ballots. */
export interface Known {
  /** null where nobody knows. */
  readonly truth: string | null;
  /** Decided on; null when nothing was. */
  readonly final: string | null;
}

/** The catalogue's metrics of a recorded debate: of the panel before it debated, and of what the debate did. */
export interface RecordFigures {
  readonly blind: readonly Figure[];
  /** Empty where nobody spoke twice. */
  readonly debate: readonly Figure[];
}

/**
 * Metrics of a record; `known` runs parallel to its items. `stated`: whether the ballots' confidences are what the voters
 * said, so that their calibration can be told.
 */
export function recordFigures(record: DebateRecord, known: readonly Known[], stated: boolean): RecordFigures {
  const blindVoters = votersOf(record, 1);
  const allVoters = votersOf(record, record.rounds.length);
  const random = (label: string) => seededRandom(1, 'record', label);
  const blind = record.items.map(({ item, candidates }, index): BlindItem => {
    const cast = byVoter(record.rounds[0]?.ballots.get(item));
    return {
      candidates,
      truth: known[index]?.truth ?? null,
      answers: blindVoters.map((voter) => cast.get(voter)?.choice ?? null),
      confidences: blindVoters.map((voter) => (stated ? (cast.get(voter)?.confidence ?? null) : null)),
    };
  });
  const debated = record.items.map(({ item }, index): DebatedItem => {
    const rounds = record.rounds.flatMap(({ debated: open, ballots }, round) =>
      round > 0 && !open.includes(item) ? [] : [byVoter(ballots.get(item))],
    );
    return {
      rounds: rounds.map((cast) => allVoters.map((voter) => cast.get(voter)?.choice ?? null)),
      truth: known[index]?.truth ?? null,
      final: known[index]?.final ?? null,
    };
  });
  return {
    blind: blindFigures(blind, random),
    debate: record.rounds.length < 2 ? [] : debateFigures(debated),
  };
}

const byVoter = (ballots: readonly Ballot[] = []): ReadonlyMap<string, Ballot> =>
  new Map(ballots.map((ballot) => [ballot.voter, ballot]));

/** Everybody who votes in the first rounds, in order of id. */
function votersOf({ rounds }: DebateRecord, count: number): string[] {
  const voters = new Set<string>();
  for (const { ballots } of rounds.slice(0, count)) {
    for (const cast of ballots.values()) for (const { voter } of cast) voters.add(voter);
  }
  return [...voters].toSorted();
}
