import { normalQuantile } from '../statistics/index.ts';
import { liarsAmong } from './adversaries.ts';
import type { Seating } from './blind.ts';
import { expertsOf, mixturesOf } from './experts.ts';
import type { SimulatedPanel } from './panel.ts';

/** Seats the panel: everything about its experts that does not depend on the item. */
export function seat(panel: SimulatedPanel, seed: number): Seating {
  const experts = expertsOf(panel, seed);
  return {
    experts,
    thresholds: experts.map(({ accuracy }) =>
      Object.fromEntries(Object.entries(accuracy).map(([topic, p]) => [topic, normalQuantile(p)])),
    ),
    mixtures: mixturesOf(panel),
    joint: panel.joint,
    misleading: panel.misleading,
    sureness: panel.correlation_confidence,
    adversaries: panel.adversaries,
    liars: liarsAmong(experts, panel.adversaries, seed),
  };
}
