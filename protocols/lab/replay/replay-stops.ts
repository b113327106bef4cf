import type { Protocol, StopRule } from '../../debate/protocol.ts';

/** When a replayed debate ends. */
export interface ReplayStop {
  readonly name: string;
  readonly stop: Protocol['stop'];
}

/** Most rounds a protocol may have. */
const LIMIT = 10;

const alone = (name: string, rule: StopRule): ReplayStop => ({
  name,
  stop: { rules: [rule], min_rounds: 1, max_rounds: LIMIT },
});

/** Every stop rule of the catalogue that looks at votes alone, with its usual levels; S1 also as no debate at all. */
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
  alone('S6 posterior, .95', { rule: 'posterior', level: 0.95 }),
  alone('S6 posterior, .99', { rule: 'posterior', level: 0.99 }),
];
