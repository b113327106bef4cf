import { RankedPair, Schulze } from 'condorcet';
import { decideRanked } from '../../../protocols/decision/ranked/index.ts';
import { seededRandom } from '../../../protocols/index.ts';
import type { Row } from '../table.ts';
import { inMs, quickest } from './timed.ts';

const CANDIDATES = 12;
const BALLOTS = 2000;
const RUNS = 3;

/** Schulze and ranked pairs from raw ballots to a winner, against the npm package `condorcet`. */
export function benchCondorcet(): Row[] {
  const names = Array.from({ length: CANDIDATES }, (_, candidate) => `c${candidate}`);
  const rankings = drawnRankings(names);
  const ballots = rankings.map((ranking, voter) => ({ voter: `v${voter}`, item: 'q', ranking }));
  const ranks = rankings.map((ranking) => new Map(ranking.map((name, place) => [name, place + 1])));
  return (
    [
      ['schulze', Schulze],
      ['ranked-pairs', RankedPair],
    ] as const
  ).map(([rule, Published]) => {
    const ours = quickest(RUNS, () => decideRanked(rule, ballots, 'q', names).winners);
    const theirs = quickest(RUNS, () => {
      const election = new Published(new Set(names));
      for (const ballot of ranks) election.addBallot(ballot, 1);
      return election.rank()[0];
    });
    if (!ours.result.includes(String(theirs.result)))
      throw new Error(`${rule}: ${ours.result}, published ${theirs.result}`);
    return {
      what: `${rule}, ${CANDIDATES} candidates, ${BALLOTS} ballots`,
      measured: inMs(ours.ms),
      baseline: `${inMs(theirs.ms)}, npm condorcet 0.1.0, same winner`,
      ratio: ours.ms / theirs.ms,
      aim: 'at most 1',
    };
  });
}

/** Full rankings with a common leaning and enough noise that majorities differ. */
function drawnRankings(names: readonly string[]): string[][] {
  const random = seededRandom(1, 'condorcet-bench');
  return Array.from({ length: BALLOTS }, () => {
    const liking = new Map(names.map((name, candidate) => [name, candidate + random.real() * 2 * CANDIDATES]));
    return names.toSorted((a, b) => (liking.get(a) as number) - (liking.get(b) as number));
  });
}
