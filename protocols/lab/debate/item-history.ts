import { ABSTAINS } from '../../decision/index.ts';
import type { Item, PanelAnswer } from './panel.ts';

export { ABSTAINS };

/**
 * What is in one round on one item, by seat. Plain lists: a typed array of this size takes ten times as long to make, and a sweep
 * makes four a round by the million.
 */
export interface Standing {
  readonly choices: number[];
  readonly confidences: number[];
  /** 0: the vote is not counted (a red cell's, a debater's before a judge). */
  readonly counted: number[];
  /** 0: kept silent, the answer is carried over from the round before. */
  readonly spoke: number[];
  /** By seat and candidate: opinions or belief counts, for the responders that keep them. */
  readonly vectors: Float64Array | null;
}

/**
 * ItemHistory: all that was said on one item, round by round. Seats are members in order of id, so that nothing depends on the
 * order a panel lists them in.
 */
export class ItemHistory<Question extends Item = Item> {
  readonly item: Question;
  readonly size: number;
  readonly candidates: number;
  /** By seat: known probability of being right, 0..1. */
  readonly competence: readonly number[];
  readonly rounds: Standing[] = [];
  /** Key of the item's random streams. */
  readonly key: number;

  /** `opening`: the blind round, where it has been held. */
  constructor(item: Question, competence: readonly number[], key: number, opening: Standing | null = null) {
    this.item = item;
    this.size = competence.length;
    this.candidates = item.candidates.length;
    this.competence = competence;
    this.key = key;
    if (opening !== null) this.rounds.push(opening);
  }

  /** Begins a round: every answer is carried over until its member speaks. */
  open(vectors: boolean): Standing {
    const last = this.rounds.at(-1);
    const standing: Standing = {
      choices: last ? last.choices.slice() : filled(this.size, ABSTAINS),
      confidences: last ? last.confidences.slice() : filled(this.size, 0),
      counted: filled(this.size, 1),
      spoke: filled(this.size, 0),
      vectors: vectors ? (last?.vectors?.slice() ?? this.blank()) : null,
    };
    this.rounds.push(standing);
    return standing;
  }

  /** A vector of zeros for every seat. */
  blank(): Float64Array {
    return new Float64Array(this.size * this.candidates);
  }

  answer(round: number, seat: number): PanelAnswer {
    const { choices, confidences } = this.rounds[round] as Standing;
    const choice = choices[seat] as number;
    return { choice: choice === ABSTAINS ? null : choice, confidence: confidences[seat] as number };
  }

  /** Writes an answer into the newest round. Throws RangeError for no candidate and for no probability. */
  say(seat: number, { choice, confidence }: PanelAnswer): void {
    const { choices, confidences, spoke } = this.rounds.at(-1) as Standing;
    if (choice !== null && !(Number.isInteger(choice) && choice >= 0 && choice < this.candidates)) {
      throw new RangeError(`candidate ${choice} of ${this.candidates} on ${this.item.id}`);
    }
    if (!(confidence >= 0 && confidence <= 1)) throw new RangeError(`confidence ${confidence} on ${this.item.id}`);
    choices[seat] = choice ?? ABSTAINS;
    confidences[seat] = confidence;
    spoke[seat] = 1;
  }

  /** Votes that are in a round, by candidate. */
  votes(round: number, into: Float64Array): Float64Array {
    const { choices, counted } = this.rounds[round] as Standing;
    into.fill(0);
    for (let seat = 0; seat < this.size; seat++) {
      const choice = choices[seat] as number;
      if (choice !== ABSTAINS && counted[seat] === 1) into[choice] = (into[choice] as number) + 1;
    }
    return into;
  }
}

function filled(size: number, value: number): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < size; seat++) list.push(value);
  return list;
}
