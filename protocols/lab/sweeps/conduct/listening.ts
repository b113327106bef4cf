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
      for (const [index, count] of view.voices.entries()) if (count > 0) heard[candidates[index] as string] = count;
      const named = (choice: number | null): string | null => (choice === null ? null : (candidates[choice] as string));
      note({ item: id, member: view.member, own: named(view.own.choice) as string, heard, next: named(answer.choice) });
      return answer;
    },
  };
}
