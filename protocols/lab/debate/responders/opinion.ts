import type { OpinionModel } from '../../../debate/protocol.ts';
import type { Standing } from '../item-history.ts';
import type { Item } from '../panel.ts';
import type { Manner, Turn } from './manner.ts';
import { answerOf, firstOpinions } from './vectors.ts';

/** Without this tolerance, rounding decides who is within reach when the distance equals it. */
const CLOSE = 1e-12;

/**
 * P16, opinion dynamics: a member's opinion is a probability for every candidate, and moves by the model over those it
 * hears; its answer is the most probable candidate, its confidence that probability. With two candidates this is the usual
 * model of one number 0..1. Distance between opinions is the largest difference in any candidate.
 */
export function opinion<Question extends Item>(model: OpinionModel): Manner<Question> {
  return {
    vectors: true,
    begin: (history) => firstOpinions(history),
    respond: (turn) => {
      const { history, seat, view } = turn;
      const { candidates } = history;
      const { vectors } = history.rounds[turn.round] as Standing;
      const mine = vectors as Float64Array;
      if (model.kind === 'deffuant') meet(turn, mine, model);
      else {
        for (let candidate = 0; candidate < candidates; candidate++) {
          mine[seat * candidates + candidate] = moved(turn, model, candidate);
        }
      }
      return answerOf(mine, seat * candidates, candidates, view.own.choice);
    },
    // Whom somebody met has moved too, after its own turn perhaps.
    after: (history) => {
      if (model.kind !== 'deffuant') return;
      for (let seat = 0; seat < history.size; seat++) {
        const { choices, vectors } = history.rounds.at(-1) as Standing;
        const before = Math.max(0, choices[seat] as number);
        history.say(seat, answerOf(vectors as Float64Array, seat * history.candidates, history.candidates, before));
      }
    },
  };
}

/** Another's opinion of a candidate, as it may be read; one's own is that of the round before. */
function heard<Question extends Item>(
  { history, seat, round, read }: Turn<Question>,
  other: number,
  k: number,
): number {
  const { vectors } = history.rounds[other === seat ? round - 1 : read(other)] as Standing;
  return (vectors as Float64Array)[other * history.candidates + k] as number;
}

function moved<Question extends Item>(
  turn: Turn<Question>,
  model: Exclude<OpinionModel, { kind: 'deffuant' }>,
  candidate: number,
): number {
  const { history, seat, links } = turn;
  const own = heard(turn, seat, candidate);
  switch (model.kind) {
    case 'hegselmann-krause': {
      let [sum, near] = [own, 1];
      for (const other of links) {
        if (!within(turn, other, model.reach)) continue;
        sum += heard(turn, other, candidate);
        near++;
      }
      return sum / near;
    }
    case 'degroot':
      return weighted(turn, model.weights, candidate);
    case 'friedkin-johnsen': {
      const openness = typeof model.openness === 'number' ? model.openness : (model.openness[seat] as number);
      const { vectors } = history.rounds[0] as Standing;
      const first = (vectors as Float64Array)[seat * history.candidates + candidate] as number;
      return openness * weighted(turn, model.weights, candidate) + (1 - openness) * first;
    }
    default:
      return model satisfies never;
  }
}

/** W x for this member: by the weights given, or alike over all it hears and itself. */
function weighted<Question extends Item>(
  turn: Turn<Question>,
  weights: readonly (readonly number[])[] | undefined,
  candidate: number,
): number {
  const { history, seat, links } = turn;
  let sum = 0;
  if (weights === undefined) {
    for (const other of links) sum += heard(turn, other, candidate);
    return (sum + heard(turn, seat, candidate)) / (links.length + 1);
  }
  for (let other = 0; other < history.size; other++) {
    const weight = weights[seat]?.[other] as number;
    if (weight > 0) sum += weight * heard(turn, other, candidate);
  }
  return sum;
}

function within<Question extends Item>(turn: Turn<Question>, other: number, reach: number): boolean {
  for (let candidate = 0; candidate < turn.history.candidates; candidate++) {
    const gap = heard(turn, other, candidate) - heard(turn, turn.seat, candidate);
    if (Math.abs(gap) > reach + CLOSE) return false;
  }
  return true;
}

/** Deffuant: the member meets one of those it hears; both move towards each other. Changes the newest round in place. */
function meet<Question extends Item>(
  { history, seat, links, chance }: Turn<Question>,
  now: Float64Array,
  { reach, step }: { readonly reach: number; readonly step: number },
): void {
  if (links.length === 0) return;
  const other = links[Math.floor(chance() * links.length)] as number;
  const [own, theirs] = [seat * history.candidates, other * history.candidates];
  for (let k = 0; k < history.candidates; k++) {
    if (Math.abs((now[theirs + k] as number) - (now[own + k] as number)) > reach + CLOSE) return;
  }
  for (let k = 0; k < history.candidates; k++) {
    const gap = (now[theirs + k] as number) - (now[own + k] as number);
    now[own + k] = (now[own + k] as number) + step * gap;
    now[theirs + k] = (now[theirs + k] as number) - step * gap;
  }
}
