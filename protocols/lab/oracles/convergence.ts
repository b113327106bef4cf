import type { Topology } from '../../debate/protocol.ts';
import { juryAccuracy } from '../../metrics/index.ts';
import { roundsToRest, waldBounds } from '../../stop/index.ts';
import { neighbours } from '../../topology/index.ts';
import { averaged, averagingLimit, boundedConfidence, camps } from '../../topology/opinion/index.ts';
import { type Check, holds, near, type Oracle, same } from './oracle.ts';

const TOLERANCE = 1e-3;

/** Everybody weighs all it hears, itself included, alike. */
function influence(topology: Topology, voters: number): number[][] {
  const panel = Array.from({ length: voters }, (_, index) => ({
    id: `e${String(index).padStart(2, '0')}`,
    competence: 0.5,
  }));
  const heard = neighbours(topology, panel, { seed: 1, round: 1, item: 'q' });
  return panel.map(({ id }) => {
    const sources = new Set([id, ...(heard.get(id) ?? [])]);
    return panel.map(({ id: other }) => (sources.has(other) ? 1 / sources.size : 0));
  });
}

const spreadOf = (opinions: readonly number[]): number => Math.max(...opinions) - Math.min(...opinions);

/** Rounds until opinions differ by a thousandth of what they did, from the start that disagrees most along the panel. */
function roundsHeld(weights: readonly (readonly number[])[]): number {
  let opinions = weights.map((_, voter) => Number(voter < weights.length / 2));
  let rounds = 0;
  while (spreadOf(opinions) > TOLERANCE && rounds < 20_000) {
    opinions = averaged(weights, opinions);
    rounds++;
  }
  return rounds;
}

const SHAPES: readonly (readonly [string, Topology])[] = [
  ['complete', { kind: 'complete' }],
  ['ring', { kind: 'ring' }],
  ['star', { kind: 'star', hub: 'first' }],
  ['binary tree', { kind: 'tree', branching: 2 }],
  ['4-regular', { kind: 'k-regular', k: 4, redraw: 'debate' }],
  ['4 drawn', { kind: 'k-out', k: 4, draw: 'seed' }],
  ['two cliques, one bridge', { kind: 'two-cliques', bridges: 1 }],
  ['committees of four', { kind: 'committees', groups: 3 }],
];

/** |λ₂| predicts the rounds up to a factor that does not grow with the tolerance: the prediction is within √n of the truth. */
function paces(): Check[] {
  return SHAPES.flatMap(([name, topology]) => {
    const weights = influence(topology, 12);
    const limit = averagingLimit(weights);
    if (limit.kind !== 'consensus') return [same(`${name} of 12: comes to rest`, 'consensus', limit.kind)];
    const [predicted, held] = [roundsToRest(limit.pace, TOLERANCE), roundsHeld(weights)];
    const slack = Math.ceil(Math.log(12) / -Math.log(Math.max(limit.pace, 1e-12))) + 1;
    const settled = averaged(weights, limit.weights);
    return [
      holds(
        `${name} of 12: rounds to 1e-3 under the bound from |λ₂|`,
        `≤ ${predicted + slack}`,
        held <= predicted + slack,
        String(held),
      ),
      near(
        `${name} of 12: weights in the consensus sum to 1`,
        1,
        limit.weights.reduce((sum, w) => sum + w, 0),
        1e-9,
      ),
      holds(
        `${name} of 12: a round of averaging keeps weights within theirs`,
        'yes',
        spreadOf(settled) <= spreadOf(limit.weights) + 1e-12,
        String(spreadOf(settled) <= spreadOf(limit.weights) + 1e-12),
      ),
    ];
  });
}

/** The lazy walk on a circle: |λ₂| = (1 + 2 cos(2π / n)) / 3. */
function circles(): Check[] {
  return [5, 9, 15, 31].map((voters) => {
    const limit = averagingLimit(influence({ kind: 'ring' }, voters));
    return near(
      `ring of ${voters}: |λ₂|`,
      (1 + 2 * Math.cos((2 * Math.PI) / voters)) / 3,
      limit.kind === 'consensus' ? limit.pace : null,
      1e-4,
    );
  });
}

/** Chains a reach apart end in camps of three from both ends, by the theorem. */
function chains(): Check[] {
  return [9, 11, 14, 15, 16, 21].map((voters) => {
    const { opinions } = boundedConfidence(
      Array.from({ length: voters }, (_, index) => index),
      1,
    );
    const threes = Array<number>(Math.floor(voters / 6)).fill(3);
    return same(
      `chain of ${voters}: camps`,
      [...threes, ...(voters % 6 === 0 ? [] : [voters % 6]), ...threes],
      camps(opinions),
    );
  });
}

/** A majority of independent voters errs at most e^(−2n(p − ½)²) often (Hoeffding 1963, JASA 58:13). */
function majorities(): Check[] {
  return (
    [
      [11, 0.6],
      [51, 0.6],
      [101, 0.6],
      [11, 0.8],
      [51, 0.55],
      [75, 0.7],
    ] as const
  ).map(([voters, p]) => {
    const bound = Math.exp(-2 * voters * (p - 0.5) ** 2);
    const wrong = 1 - juryAccuracy(voters, p, 0);
    return holds(
      `${voters} voters of ${p}: errors under Hoeffding’s bound`,
      `≤ ${bound.toFixed(4)}`,
      wrong <= bound,
      wrong.toFixed(4),
    );
  });
}

/** Wald's bounds: ln((1 − β) / α) and ln(β / (1 − α)). */
function sequential(): Check[] {
  return (
    [
      [0.01, 0.01, 4.5951],
      [0.1, 0.1, 2.1972],
      [0.05, 0.2, 2.7726],
      [0.01, 0.05, 4.5539],
    ] as const
  ).flatMap(([alpha, beta, accept]) => [
    near(`Wald, α = ${alpha}, β = ${beta}: accept`, accept, waldBounds(alpha, beta).accept, 5e-5),
    near(`Wald, α = ${alpha}, β = ${beta}: reject`, Math.log(beta / (1 - alpha)), waldBounds(alpha, beta).reject, 5e-5),
  ]);
}

export const convergence: Oracle = {
  id: 'O17',
  paper: 'Levin, Peres & Wilmer 2009, chapter 12; Hoeffding 1963; Wald 1945; arXiv 1406.0819',
  checks: () => [...paces(), ...circles(), ...chains(), ...majorities(), ...sequential()],
};
