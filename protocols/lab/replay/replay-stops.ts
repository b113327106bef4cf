import type { Protocol, StopRule } from '../../debate/protocol.ts';

/** When a replayed debate ends. */
export interface ReplayStop {
  readonly name: string;
  readonly stop: Protocol['stop'];
}

/** More rounds than any record has: the rule alone decides. */
const LIMIT = 100;

const alone = (name: string, rule: StopRule): ReplayStop => ({
  name,
  stop: { rules: [rule], min_rounds: 1, max_rounds: LIMIT },
});

/** Every stop rule of the catalogue with its usual levels. Not here: S8, which needs scores that were calibrated before. */
export const REPLAY_STOPS: readonly ReplayStop[] = [
  { name: 'S1 no debate', stop: { rules: [{ rule: 'fixed-rounds', rounds: 0 }], min_rounds: 0, max_rounds: 0 } },
  alone('S1 one round', { rule: 'fixed-rounds', rounds: 1 }),
  alone('S1 two rounds', { rule: 'fixed-rounds', rounds: 2 }),
  alone('S1 three rounds', { rule: 'fixed-rounds', rounds: 3 }),
  alone('S2 two thirds', { rule: 'share', share: 2 / 3 }),
  alone('S2 unanimity', { rule: 'share', share: 1 }),
  alone('S3 no change', { rule: 'no-change', rounds: 1 }),
  alone('S3 no change in two rounds', { rule: 'no-change', rounds: 2 }),
  alone('S4 entropy, .3 bits', { rule: 'entropy', bits: 0.3 }),
  alone('S5 stable agreement', { rule: 'stable-agreement', distance: 0.05, flips_under: 0.05 }),
  alone('S6 posterior, .95', { rule: 'posterior', level: 0.95 }),
  alone('S6 posterior, .99', { rule: 'posterior', level: 0.99 }),
  alone('S7 stable ratings', { rule: 'ratings' }),
  alone('S9 beliefs at rest', { rule: 'freeze', tolerance: 1e-6 }),
  alone('S10 nobody pivotal', { rule: 'pivotal' }),
  alone('S11 nine tenths done', { rule: 'done', share: 0.9 }),
  alone('S12 under 1 winner per 1000', { rule: 'marginal-value', winners_per_1000: 1 }),
];
