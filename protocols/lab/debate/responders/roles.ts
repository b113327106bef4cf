import type { Responder } from '../../../debate/protocol.ts';
import { entropy } from '../../../metrics/index.ts';
import { ABSTAINS, type ItemHistory, type Standing } from '../item-history.ts';
import type { Item, PanelAnswer } from '../panel.ts';
import type { Manner, Turn } from './manner.ts';

/** The seat that judges. Of equally competent ones the first. */
function judgeSeat({ size, competence }: ItemHistory<Item>, judge: 'competence' | 'last'): number {
  if (judge === 'last') return size - 1;
  let best = 0;
  for (let seat = 1; seat < size; seat++) {
    if ((competence[seat] as number) > (competence[best] as number)) best = seat;
  }
  return best;
}

/**
 * P2 and P13: one member judges, the others argue for two sides, in turn affirmative and negative by seat. The affirmative
 * side holds what the first debater answered blind; the negative side what the first debater that answered otherwise did,
 * or the next candidate. Debaters keep to their side whatever they think; only the judge's vote counts. `swapped`: the
 * judge hears the statements in the opposite order as well, and abstains unless both give the same verdict.
 */
export function sides<Question extends Item>({
  judge,
  swapped,
}: Extract<Responder, { kind: 'sides' }>): Manner<Question> {
  return {
    vectors: false,
    respond: (turn) => {
      const bench = judgeSeat(turn.history, judge);
      if (turn.seat !== bench) return sided(turn.history, turn.seat, bench, turn.view.own);
      const verdict = turn.panel.respond(turn.view, turn.chance);
      if (!swapped) return verdict;
      turn.again();
      reverse(turn);
      const other = turn.panel.respond(turn.view, turn.chance);
      return other.choice === verdict.choice ? verdict : { choice: null, confidence: verdict.confidence };
    },
    after: (history) => {
      const { counted } = history.rounds.at(-1) as Standing;
      counted.fill(0);
      counted[judgeSeat(history, judge)] = 1;
    },
  };
}

function sided(history: ItemHistory<Item>, seat: number, bench: number, own: PanelAnswer): PanelAnswer {
  const { choices } = history.rounds[0] as Standing;
  const debaters = Array.from(choices.keys()).filter((other) => other !== bench);
  const first = Math.max(0, choices[debaters[0] as number] as number);
  const rival = debaters.find((other) => choices[other] !== first && choices[other] !== ABSTAINS);
  const second = rival === undefined ? (first + 1) % history.candidates : (choices[rival] as number);
  return { choice: debaters.indexOf(seat) % 2 === 0 ? first : second, confidence: own.confidence };
}

function reverse<Question extends Item>({ view }: Turn<Question>): void {
  view.speakers.subarray(0, view.size).reverse();
  view.choices.subarray(0, view.size).reverse();
  view.confidences.subarray(0, view.size).reverse();
}

/**
 * P6, DyLAN's team: from `from` on only the `keep` members ranked highest speak and are heard. Ranked by the confidence they
 * stated last, then competence, then seat; what is ranked is the member itself, whatever place it speaks in.
 */
export function ranked<Question extends Item>({
  keep,
  from_round,
}: Extract<Responder, { kind: 'ranked' }>): Manner<Question> {
  return {
    vectors: false,
    before: ({ history, round, active }) => {
      if (round < from_round) return;
      const { choices, confidences } = history.rounds[round - 1] as Standing;
      const order = Array.from({ length: history.size }, (_, seat) => seat)
        .filter((seat) => active[seat] === 1 && choices[seat] !== ABSTAINS)
        .toSorted(
          (left, right) =>
            (confidences[right] as number) - (confidences[left] as number) ||
            (history.competence[right] as number) - (history.competence[left] as number) ||
            left - right,
        );
      active.fill(0);
      for (const seat of order.slice(0, keep)) active[seat] = 1;
    },
    respond: ({ panel, view, chance }) => panel.respond(view, chance),
    after: (history) => {
      const { counted, spoke } = history.rounds.at(-1) as Standing;
      if (history.rounds.length - 1 >= from_round)
        spoke.forEach((spoken, seat) => {
          counted[seat] = spoken;
        });
    },
  };
}

/**
 * P12, red cell: while the votes are spread by less than `entropy_under` bits, up to the round `until_round`, a share of the
 * members (at least one), drawn by lot, argues for the runner-up in the coming round. Their votes of that round are not
 * counted, and afterwards they hold what they held before.
 */
export function redCell<Question extends Item>({
  entropy_under,
  until_round,
  share,
}: Extract<Responder, { kind: 'red-cell' }>): Manner<Question> {
  const cells = new WeakMap<ItemHistory<Question>, { readonly round: number; readonly cell: ReadonlySet<number> }>();
  const own = new WeakMap<ItemHistory<Question>, Map<number, PanelAnswer>>();
  return {
    vectors: false,
    before: ({ history, round, draw }) => {
      cells.delete(history);
      const votes = history.votes(round - 1, new Float64Array(history.candidates));
      if (round > until_round || entropy(Array.from(votes)) >= entropy_under) return;
      const seats = Array.from({ length: history.size }, (_, seat) => seat);
      const cell = new Set(draw(seats, Math.max(1, Math.ceil(share * history.size))));
      cells.set(history, { round, cell });
      own.set(history, new Map([...cell].map((seat) => [seat, history.answer(round - 1, seat)])));
    },
    respond: ({ history, seat, round, panel, view, chance }) => {
      if (cells.get(history)?.cell.has(seat))
        return { choice: against(history, round - 1), confidence: view.own.confidence };
      const held = own.get(history)?.get(seat);
      if (held === undefined) return panel.respond(view, chance);
      own.get(history)?.delete(seat);
      return panel.respond({ ...view, own: held }, chance);
    },
    after: (history) => {
      const { counted } = history.rounds.at(-1) as Standing;
      for (const seat of cells.get(history)?.cell ?? []) counted[seat] = 0;
    },
  };
}

/** The candidate with most votes beside the leader; the first of level ones. */
function against(history: ItemHistory<Item>, round: number): number {
  const votes = history.votes(round, new Float64Array(history.candidates));
  const order = Array.from(votes.keys()).toSorted(
    (left, right) => (votes[right] as number) - (votes[left] as number) || left - right,
  );
  return order[1] as number;
}
