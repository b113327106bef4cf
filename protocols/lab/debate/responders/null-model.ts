import type { Responder } from '../../../debate/protocol.ts';
import type { Standing } from '../item-history.ts';
import type { Item } from '../panel.ts';
import type { Manner } from './manner.ts';
import { firstOpinions } from './vectors.ts';

/**
 * P17, the null model (Choi et al. 2025, arXiv 2508.17536): Dirichlet beliefs, to which every answer heard, and one's own,
 * is added; the next answer is drawn from them. Nobody knows more than others say, so on average nobody gets better.
 *
 * The first beliefs are `firmness` times the panel's prior, or the blind answer's confidence spread out where a panel gives
 * no prior. `insight` adds that much to the right candidate every round. Throws RangeError when insight has no truth.
 */
export function nullModel<Question extends Item>({
  firmness,
  insight,
}: Extract<Responder, { kind: 'null' }>): Manner<Question> {
  return {
    vectors: true,
    begin: (history, panel, members) => {
      if (insight > 0 && history.item.truth === undefined)
        throw new RangeError(`item ${history.item.id} has no known answer`);
      firstOpinions(history);
      const beliefs = (history.rounds[0] as Standing).vectors as Float64Array;
      for (let seat = 0; seat < history.size; seat++) {
        const prior = panel.prior?.(members[seat] as number, history.item);
        for (let k = 0; k < history.candidates; k++) {
          const at = seat * history.candidates + k;
          beliefs[at] = firmness * (prior?.[k] ?? (beliefs[at] as number));
        }
      }
    },
    respond: ({ history, seat, round, view, chance }) => {
      const { candidates, item } = history;
      const beliefs = (history.rounds[round] as Standing).vectors as Float64Array;
      const at = seat * candidates;
      for (let k = 0; k < candidates; k++) {
        const own = view.own.choice === k ? 1 : 0;
        beliefs[at + k] = (beliefs[at + k] as number) + own + (view.voices[k] as number);
      }
      if (insight > 0)
        beliefs[at + (item.truth as number)] = (beliefs[at + (item.truth as number)] as number) + insight;
      let total = 0;
      for (let k = 0; k < candidates; k++) total += beliefs[at + k] as number;
      let left = chance() * total;
      let choice = 0;
      for (; choice < candidates - 1; choice++) {
        left -= beliefs[at + choice] as number;
        if (left < 0) break;
      }
      return { choice, confidence: (beliefs[at + choice] as number) / total };
    },
  };
}
