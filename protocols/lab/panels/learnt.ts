import { blindAnswers, type Seating } from './blind.ts';
import { itemOf } from './items.ts';
import type { SimulatedPanel } from './panel.ts';

/** By expert and topic: the probability of being right that its answers to other items suggest. */
export type Competences = readonly Readonly<Record<string, number>>[];

/**
 * Learns how good everybody is from blind answers to items that are not in the experiment, as one would from a record with known
 * truth: (right + 1) / (answers + 2), which is the mean under a uniform prior. A protocol that weighs experts or seats
 * the best ones by competence gets these figures, never the true ones.
 */
export function learntCompetences(panel: SimulatedPanel, seating: Seating, items: number, seed: number): Competences {
  // A clean record: liars told the truth at that time.
  const asked = panel.adversaries.record === 'clean' ? { ...seating, liars: new Set<number>() } : seating;
  const counts = seating.experts.map(({ accuracy }) =>
    Object.fromEntries(Object.keys(accuracy).map((topic) => [topic, { right: 0, answered: 0 }])),
  );
  for (let index = 0; index < items; index++) {
    const item = itemOf(panel, `calibration-${index}`, seed);
    const [answers] = blindAnswers(asked, item, seed);
    for (const [expert, answer] of (answers ?? []).entries()) {
      const count = counts[expert]?.[item.topic];
      if (count === undefined || answer.choice === null) continue;
      count.answered++;
      if (answer.choice === item.truth) count.right++;
    }
  }
  return counts.map((topics) =>
    Object.fromEntries(
      Object.entries(topics).map(([topic, { right, answered }]) => [topic, (right + 1) / (answered + 2)]),
    ),
  );
}
