import type { Responder } from '../../../debate/protocol.ts';
import { type GRADUAL, GRADUAL as SEMANTICS } from '../../../decision/argument/index.ts';
import type { Standing } from '../item-history.ts';
import type { Item } from '../panel.ts';
import type { Manner } from './manner.ts';
import { answerOf, firstOpinions, normalise } from './vectors.ts';

/**
 * P11, Delphi: each member sees the median and the middle half of all ratings it hears, its own included, without names. A
 * rating outside the middle half moves by `openness` of its way to the median; one inside stays. Ratings are
 * probabilities, one for each candidate.
 */
export function delphi<Question extends Item>({ openness }: Extract<Responder, { kind: 'delphi' }>): Manner<Question> {
  return {
    vectors: true,
    begin: (history) => firstOpinions(history),
    respond: ({ history, seat, round, links, read, view }) => {
      const { candidates } = history;
      const mine = (history.rounds[round] as Standing).vectors as Float64Array;
      const before = (history.rounds[round - 1] as Standing).vectors as Float64Array;
      for (let candidate = 0; candidate < candidates; candidate++) {
        const own = before[seat * candidates + candidate] as number;
        const ratings = new Float64Array(links.length + 1);
        for (const [index, other] of links.entries()) {
          ratings[index] = ((history.rounds[read(other)] as Standing).vectors as Float64Array)[
            other * candidates + candidate
          ] as number;
        }
        ratings[links.length] = own;
        ratings.sort();
        const outside = own < quantile(ratings, 0.25) || own > quantile(ratings, 0.75);
        mine[seat * candidates + candidate] = outside ? own + openness * (quantile(ratings, 0.5) - own) : own;
      }
      if (candidates > 2) normalise(mine, seat * candidates, candidates);
      return answerOf(mine, seat * candidates, candidates, view.own.choice);
    },
  };
}

/** By linear interpolation between order statistics (Hyndman & Fan 1996, type 7). */
function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] as number;
  return below + (place - Math.floor(place)) * ((sorted[Math.ceil(place)] as number) - below);
}

/**
 * P14, argument graph: a candidate's base score is the member's own opinion of it, every statement heard for it supports it
 * and every one for another attacks it, each as strong as its speaker is competent and sure. The strengths that the
 * semantics gives, scaled to sum to 1, are the new opinion.
 */
export function argument<Question extends Item>(semantics: keyof typeof GRADUAL): Manner<Question> {
  return {
    vectors: true,
    begin: (history) => firstOpinions(history),
    respond: ({ history, seat, round, links, read, view }) => {
      const { candidates, competence } = history;
      const mine = (history.rounds[round] as Standing).vectors as Float64Array;
      // From the first opinion each time: a statement that is repeated must not count twice.
      const first = (history.rounds[0] as Standing).vectors as Float64Array;
      const said = Array.from(links, (other) => {
        const { choices, confidences } = history.rounds[read(other)] as Standing;
        return {
          choice: choices[other] as number,
          strength: (competence[other] as number) * (confidences[other] as number),
        };
      }).filter(({ choice }) => choice >= 0);
      for (let candidate = 0; candidate < candidates; candidate++) {
        const strengths = (pro: boolean): number[] =>
          said.filter(({ choice }) => (choice === candidate) === pro).map(({ strength }) => strength);
        const base = first[seat * candidates + candidate] as number;
        mine[seat * candidates + candidate] = SEMANTICS[semantics](base, strengths(false), strengths(true));
      }
      normalise(mine, seat * candidates, candidates);
      return answerOf(mine, seat * candidates, candidates, view.own.choice);
    },
  };
}
