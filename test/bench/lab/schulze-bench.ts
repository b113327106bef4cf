import { run as published } from 'schulze-method';
import { decideRanked } from '../../../protocols/decision/ranked/index.ts';
import { seededRandom } from '../../../protocols/index.ts';
import type { Row } from '../table.ts';
import { inMs, quickest } from './timed.ts';

const CANDIDATES = 100;
const BALLOTS = 10_000;
const RUNS = 3;

/** Schulze from raw ballots to a winner, ours with all its checks of the ballots, against the npm package `schulze-method`. */
export function benchSchulze(): Row {
  const rankings = drawnRankings();
  const names = Array.from({ length: CANDIDATES }, (_, candidate) => `c${candidate}`);
  const ballots = rankings.map((ranking, voter) => ({
    voter: `v${voter}`,
    item: 'q',
    ranking: ranking.map((candidate) => names[candidate] as string),
  }));
  const ranks = rankings.map((ranking) => {
    const row = names.map(() => CANDIDATES);
    for (const [place, candidate] of ranking.entries()) row[candidate] = place + 1;
    return row;
  });
  const ours = quickest(RUNS, () => decideRanked('schulze', ballots, 'q', names).winner);
  const theirs = quickest(RUNS, () => published(CANDIDATES, ranks)[0]?.indexes.map((index) => names[index]) ?? []);
  if (!theirs.result.includes(ours.result ?? ''))
    throw new Error(`Schulze: ${ours.result}, published ${theirs.result}`);
  return {
    what: 'Schulze, 100 candidates, 10,000 ballots',
    measured: inMs(ours.ms),
    baseline: `${inMs(theirs.ms)}, npm schulze-method 2.0.0, same winner`,
    ratio: ours.ms / theirs.ms,
    aim: 'at most 1',
  };
}

/** Full rankings with a common leaning, so that there is something to find, and enough noise for cycles. */
function drawnRankings(): number[][] {
  const random = seededRandom(1, 'schulze-bench');
  return Array.from({ length: BALLOTS }, () => {
    const liking = Array.from({ length: CANDIDATES }, (_, candidate) => candidate + random.real() * 4 * CANDIDATES);
    return liking.map((_, candidate) => candidate).toSorted((a, b) => (liking[a] as number) - (liking[b] as number));
  });
}
