import { type BlindItem, blindFigures, type Figure } from '../figures/index.ts';
import { blindAnswers, itemOf, type SimulatedPanel, seat, stream } from '../panels/index.ts';
import type { SweepDesign } from './design.ts';
import { gridOf } from './grid.ts';

/** Items of the design that are used: more would not change a printed digit. */
const MOST_ITEMS = 500;

/** By scene: figures of the panel from its blind answers to the design's own items. Throws DesignFault as gridOf. */
export function panelFigures(design: SweepDesign, panel: SimulatedPanel): Figure[][] {
  return gridOf(design, panel).scenes.map(({ name, panel: people }) => {
    const seating = seat(people, design.seed);
    const size = Math.min(MOST_ITEMS, design.debates * design.items_per_debate);
    const asked = Array.from({ length: size }, (_, index): BlindItem => {
      const item = itemOf(people, `item-${index}`, design.seed);
      const answers = blindAnswers(seating, item, design.seed)[0] ?? [];
      return {
        candidates: item.candidates,
        truth: item.candidates[item.truth] as string,
        answers: answers.map(({ choice }) => (choice === null ? null : (item.candidates[choice] as string))),
        confidences: answers.map(({ confidence }) => confidence),
      };
    });
    return blindFigures(asked, (label) => stream(design.seed, 'panel', name, label));
  });
}
