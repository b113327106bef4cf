import type { Ballot } from '../../debate/ballot.ts';
import type { Decision } from '../../debate/protocol.ts';
import { decide } from '../../decision/index.ts';
import { effectiveVoters, juryAccuracy } from '../../metrics/index.ts';
import { near, type Oracle } from './oracle.ts';

/** Voters of these competences; every pattern of right and wrong answers, weighed by its probability. */
function exactAccuracy(decision: Decision, competences: readonly number[]): number {
  let right = 0;
  for (let pattern = 0; pattern < 2 ** competences.length; pattern++) {
    let probability = 1;
    const ballots = competences.map((competence, voter): Ballot => {
      const hit = (pattern >> voter) % 2 === 1;
      probability *= hit ? competence : 1 - competence;
      return { voter: `v${voter}`, item: 'q', choice: hit ? 'right' : 'wrong', confidence: 1, competence };
    });
    if (decide(decision, ballots, 'q', ['right', 'wrong']).winners.join() === 'right') right += probability;
  }
  return right;
}

const PANEL = [0.9, 0.6, 0.6, 0.6, 0.6];

export const jury: Oracle = {
  id: 'O10',
  paper: 'Condorcet 1785; Nitzan & Paroush 1982, Int. Econ. Rev. 23:289',
  checks: () => [
    ...(
      [
        [3, 0.6, 0.648],
        [5, 0.6, 0.68256],
        [11, 0.6, 0.753498],
        [101, 0.6, 0.979103],
        [11, 0.4, 0.246502],
      ] as const
    ).map(([voters, p, expected]) => near(`${voters} voters of ${p}`, expected, juryAccuracy(voters, p, 0), 1e-6)),
    near('one of .9, four of .6: majority', 0.78624, exactAccuracy({ rule: 'plurality' }, PANEL), 1e-9),
    near('the same: log-odds weights', 0.9, exactAccuracy({ rule: 'log-odds', accept: 0.5 }, PANEL), 1e-9),
  ],
};

export const correlatedJury: Oracle = {
  id: 'O11',
  paper: 'beta-binomial jury; Kish 1965 for n_eff',
  checks: () => [
    ...(
      [
        [0, 0.9999],
        [0.05, 0.9484],
        [0.1, 0.888],
        [0.2, 0.813],
        [0.3, 0.7706],
        [0.5, 0.7269],
      ] as const
    ).map(([rho, expected]) => near(`75 voters of .7, ρ = ${rho}`, expected, juryAccuracy(75, 0.7, rho))),
    near('effective voters of 75 at ρ = .2', 4.75, effectiveVoters(75, 0.2), 5e-3),
  ],
};
