import type { Occasion } from '../../../metrics/index.ts';
import type { Panel, View } from '../../debate/index.ts';
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
  // Most members hear the same few: what was heard is made again only where it differs.
  let counted: readonly number[] = [];
  let of: readonly string[] = [];
  let heard: Readonly<Record<string, number>> = {};
  const heardIn = ({ voices, item: { candidates } }: View<SimulatedItem>): Readonly<Record<string, number>> => {
    if (of !== candidates || counted.some((count, index) => voices[index] !== count)) {
      of = candidates;
      counted = candidates.map((_, index) => voices[index] as number);
      heard = Object.fromEntries(
        candidates.map((name, index) => [name, counted[index] as number]).filter(([, count]) => count !== 0),
      );
    }
    return heard;
  };
  return {
    ...panel,
    respond(view, chance) {
      const answer = panel.respond(view, chance);
      if (view.round > 1 || view.own.choice === null) return answer;
      const { id, candidates } = view.item;
      const own = candidates[view.own.choice] as string;
      const next = answer.choice === null ? null : (candidates[answer.choice] as string);
      note({ item: id, member: view.member, own, heard: heardIn(view), next });
      return answer;
    },
  };
}
