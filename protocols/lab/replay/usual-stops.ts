import type { Protocol, StopRule } from '../../debate/protocol.ts';

type Stop = Protocol['stop'];

/** More rounds than any record has: the rule alone decides. */
const LIMIT = 100;

const alone = (rule: StopRule): Stop => ({ rules: [rule], min_rounds: 1, max_rounds: LIMIT });

/** How sure panels are of what is right and of what is wrong, where nobody has calibrated: means of two and one third. */
const UNCALIBRATED = { right: { a: 4, b: 2 }, wrong: { a: 2, b: 4 }, alpha: 0.05, beta: 0.05 };

/** Every stop rule of the catalogue, S1 to S12, with its usual levels. */
export const USUAL_STOPS: readonly Stop[] = [
  { rules: [{ rule: 'fixed-rounds', rounds: 0 }], min_rounds: 0, max_rounds: 0 },
  alone({ rule: 'fixed-rounds', rounds: 1 }),
  alone({ rule: 'fixed-rounds', rounds: 2 }),
  alone({ rule: 'fixed-rounds', rounds: 3 }),
  alone({ rule: 'share', share: 2 / 3 }),
  alone({ rule: 'share', share: 1 }),
  alone({ rule: 'no-change', rounds: 1 }),
  alone({ rule: 'no-change', rounds: 2 }),
  alone({ rule: 'entropy', bits: 0.3 }),
  alone({ rule: 'stable-agreement', distance: 0.05, flips_under: 0.05 }),
  alone({ rule: 'posterior', level: 0.95 }),
  alone({ rule: 'posterior', level: 0.99 }),
  alone({ rule: 'ratings' }),
  alone({ rule: 'sequential-test', ...UNCALIBRATED }),
  alone({ rule: 'freeze', tolerance: 1e-6 }),
  alone({ rule: 'pivotal' }),
  alone({ rule: 'done', share: 0.9 }),
  alone({ rule: 'marginal-value', winners_per_1000: 1 }),
];
