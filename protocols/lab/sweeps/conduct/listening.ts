import type { Occasion } from '../../../metrics/index.ts';
import type { Panel } from '../../debate/index.ts';
import type { SimulatedItem } from '../../panels/index.ts';

/** What a member did with what it heard in the first round after the blind one. */
export interface Heard extends Occasion {
  readonly item: string;
  readonly member: number;
}

/**
 * The panel, with every occasion of the first round noted as it happens: later on members answer from where the debate has
 * brought them, and asking them again would not.
 */
export function listening(panel: Panel<SimulatedItem>, note: (heard: Heard) => void): Panel<SimulatedItem> {
  return {
    ...panel,
    respond(view, chance) {
      const answer = panel.respond(view, chance);
      if (view.round > 1 || view.own.choice === null) return answer;
      const { id, candidates } = view.item;
      const heard: Record<string, number> = {};
      for (let index = 0; index < candidates.length; index++) {
        const count = view.voices[index] as number;
        if (count > 0) heard[candidates[index] as string] = count;
      }
      const own = candidates[view.own.choice] as string;
      const next = answer.choice === null ? null : (candidates[answer.choice] as string);
      note({ item: id, member: view.member, own, heard, next });
      return answer;
    },
  };
}
