import type { Responder } from '../../../debate/protocol.ts';
import { entropy } from '../../../metrics/index.ts';
import { ABSTAINS, type Floor, type Standing } from '../floor.ts';
import type { Item, PanelAnswer } from '../panel.ts';
import type { Manner, Turn } from './manner.ts';

/** The seat that judges. Of equally competent ones the first. */
function judgeSeat({ size, competence }: Floor<Item>, judge: 'competence' | 'last'): number {
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
      const bench = judgeSeat(turn.floor, judge);
      if (turn.seat !== bench) return sided(turn.floor, turn.seat, bench, turn.view.own);
      const verdict = turn.panel.respond(turn.view, turn.chance);
      if (!swapped) return verdict;
      turn.again();
      reverse(turn);
      const other = turn.panel.respond(turn.view, turn.chance);
      return other.choice === verdict.choice ? verdict : { choice: null, confidence: verdict.confidence };
    },
    after: (floor) => {
      const { counted } = floor.rounds.at(-1) as Standing;
      counted.fill(0);
      counted[judgeSeat(floor, judge)] = 1;
    },
  };
}

function sided(floor: Floor<Item>, seat: number, bench: number, own: PanelAnswer): PanelAnswer {
  const { choices } = floor.rounds[0] as Standing;
  const debaters = Array.from(choices.keys()).filter((other) => other !== bench);
  const first = Math.max(0, choices[debaters[0] as number] as number);
  const rival = debaters.find((other) => choices[other] !== first && choices[other] !== ABSTAINS);
  const second = rival === undefined ? (first + 1) % floor.candidates : (choices[rival] as number);
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
    before: ({ floor, round, active }) => {
      if (round < from_round) return;
      const { choices, confidences } = floor.rounds[round - 1] as Standing;
      const order = Array.from({ length: floor.size }, (_, seat) => seat)
        .filter((seat) => active[seat] === 1 && choices[seat] !== ABSTAINS)
        .toSorted(
          (left, right) =>
            (confidences[right] as number) - (confidences[left] as number) ||
            (floor.competence[right] as number) - (floor.competence[left] as number) ||
            left - right,
        );
      active.fill(0);
      for (const seat of order.slice(0, keep)) active[seat] = 1;
    },
    respond: ({ panel, view, chance }) => panel.respond(view, chance),
    after: (floor) => {
      const { counted, spoke } = floor.rounds.at(-1) as Standing;
      if (floor.rounds.length - 1 >= from_round)
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
  const cells = new WeakMap<Floor<Question>, { readonly round: number; readonly cell: ReadonlySet<number> }>();
  const own = new WeakMap<Floor<Question>, Map<number, PanelAnswer>>();
  return {
    vectors: false,
    before: ({ floor, round, draw }) => {
      cells.delete(floor);
      const votes = floor.votes(round - 1, new Float64Array(floor.candidates));
      if (round > until_round || entropy(Array.from(votes)) >= entropy_under) return;
      const seats = Array.from({ length: floor.size }, (_, seat) => seat);
      const cell = new Set(draw(seats, Math.max(1, Math.ceil(share * floor.size))));
      cells.set(floor, { round, cell });
      own.set(floor, new Map([...cell].map((seat) => [seat, floor.answer(round - 1, seat)])));
    },
    respond: ({ floor, seat, round, panel, view, chance }) => {
      if (cells.get(floor)?.cell.has(seat))
        return { choice: against(floor, round - 1), confidence: view.own.confidence };
      const held = own.get(floor)?.get(seat);
      if (held === undefined) return panel.respond(view, chance);
      own.get(floor)?.delete(seat);
      return panel.respond({ ...view, own: held }, chance);
    },
    after: (floor) => {
      const { counted } = floor.rounds.at(-1) as Standing;
      for (const seat of cells.get(floor)?.cell ?? []) counted[seat] = 0;
    },
  };
}

/** The candidate with most votes beside the leader; the first of level ones. */
function against(floor: Floor<Item>, round: number): number {
  const votes = floor.votes(round, new Float64Array(floor.candidates));
  const order = Array.from(votes.keys()).toSorted(
    (left, right) => (votes[right] as number) - (votes[left] as number) || left - right,
  );
  return order[1] as number;
}
