import type { Topology } from '../../debate/protocol.ts';
import { recalibrated, reconcile, trajectoryScore } from '../../decision/index.ts';
import { majorityPosterior, roundsToRest, waldBounds } from '../../stop/index.ts';
import { neighbours } from '../../topology/index.ts';
import { averagingLimit } from '../../topology/opinion/index.ts';
import { type Check, holds, near, type Oracle, same } from './oracle.ts';

/** FREE-MAD's own example: what each of three agents answered in the blind round and after it. */
const FREE_MAD = ['AA', 'BA', 'BB'];

function weighted(...votes: readonly (readonly [choice: string, confidence: number])[]) {
  const ballots = votes.map(([choice, confidence], voter) => ({
    voter: `v${voter}`,
    item: 'q',
    choice,
    confidence,
    competence: 0.7,
  }));
  return reconcile(ballots, 'q', ['a', 'b']);
}

/** Rounds until 75 voters who average what they hear differ by a thousandth of what they did. */
function roundsAt75(topology: Topology): number {
  const panel = Array.from({ length: 75 }, (_, index) => ({ id: `e${index}`, competence: 0.5 }));
  const ids = panel.map(({ id }) => id).toSorted();
  const heard = neighbours(topology, panel, { seed: 1, round: 1, item: 'q' });
  const limit = averagingLimit(
    ids.map((id) => {
      const sources = new Set([id, ...(heard.get(id) ?? [])]);
      return ids.map((other) => (sources.has(other) ? 1 / sources.size : 0));
    }),
  );
  return limit.kind === 'consensus' ? roundsToRest(limit.pace, 1e-3) : Number.POSITIVE_INFINITY;
}

function posteriors(): Check[] {
  return (
    [
      [3, 3, 0.9375],
      [5, 5, 0.98437],
      [4, 5, 0.8906],
      [6, 7, 0.9648],
    ] as const
  ).map(([votes, cast, expected]) =>
    near(`majority posterior, ${votes} of ${cast}`, expected, majorityPosterior(votes, cast), 5e-5),
  );
}

export const arithmetic: Oracle = {
  id: 'O13',
  paper: 'FREE-MAD 2509.11035; ReConcile 2024; Wald 1945',
  checks: () => {
    const course = FREE_MAD.map((choices, voter) => ({ voter: `v${voter}`, choices: [...choices] }));
    const free = trajectoryScore(course, 'q', ['A', 'B']).scores;
    const bounds = waldBounds(0.05, 0.05);
    const sparse = roundsAt75({ kind: 'k-out', k: 4, draw: 'seed' });
    return [
      near('FREE-MAD: A', 22.5, free.A, 1e-9),
      near('FREE-MAD: B', 18.75, free.B, 1e-9),
      near('ReConcile: one .95 for a', 0.8, weighted(['a', 0.95], ['b', 0.7], ['b', 0.6]).scores.a, 1e-9),
      near('ReConcile: .7 and .6 for b', 0.4, weighted(['a', 0.95], ['b', 0.7], ['b', 0.6]).scores.b, 1e-9),
      same('ReConcile: weights of .6 .7 .8 .9 1', '0.1 0.3 0.5 0.8 1', [0.6, 0.7, 0.8, 0.9, 1].map(recalibrated)),
      near('Wald, α = β = .05: accept', 2.9444, bounds.accept, 5e-5),
      near('Wald, α = β = .05: reject', -2.9444, bounds.reject, 5e-5),
      ...posteriors(),
      same('rounds to 1e-3, 75 voters: complete', 1, roundsAt75({ kind: 'complete' })),
      near('rounds to 1e-3, 75 voters: ring', 2951, roundsAt75({ kind: 'ring' }), 5),
      holds('rounds to 1e-3, 75 voters: 4 at random', '13 ± 3', Math.abs(sparse - 13) <= 3, String(sparse)),
    ];
  },
};
