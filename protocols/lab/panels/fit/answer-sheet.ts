import type { RecordedPanel } from '../../recorded/index.ts';

/** A recorded item in numbers: candidates and agents by index. */
export interface Sheet {
  readonly candidates: number;
  readonly truth: number;
  /** By round, then by agent: the index of the choice; null when there is none. */
  readonly rounds: readonly (readonly (number | null)[])[];
  /** Confidence of the blind answers, where it was stated. */
  readonly confidence: readonly (number | null)[];
}

/** The items whose truth is known. Later rounds take over the last answer of a voter that fell silent. */
export function sheetsOf(panel: RecordedPanel, agents: readonly string[]): Sheet[] {
  return panel.items.flatMap(({ candidates, gold, rounds }): Sheet[] => {
    const truth = gold === null ? -1 : candidates.indexOf(gold);
    if (truth < 0) return [];
    let standing: (number | null)[] = agents.map(() => null);
    const byRound = rounds.map((votes) => {
      const said = new Map(votes.map(({ agent, choice }) => [agent, choice]));
      standing = agents.map((agent, index) => {
        const choice = said.get(agent) ?? null;
        const place = choice === null ? -1 : candidates.indexOf(choice);
        return place >= 0 ? place : (standing[index] as number | null);
      });
      return standing;
    });
    const stated = new Map(rounds[0]?.map(({ agent, confidence }) => [agent, confidence ?? null]));
    return [
      {
        candidates: candidates.length,
        truth,
        rounds: byRound,
        confidence: agents.map((agent) => stated.get(agent) ?? null),
      },
    ];
  });
}

/** By item, then by agent: whether the blind answer was right; null when there was none. */
export function hitsOf(sheets: readonly Sheet[]): (boolean | null)[][] {
  return sheets.map(({ rounds, truth }) =>
    (rounds[0] ?? []).map((choice) => (choice === null ? null : choice === truth)),
  );
}
