import type { HeardRound } from '../../debate/heard-round.ts';
import type { Protocol } from '../../debate/protocol.ts';
import { ABSTAINS, type ItemHistory, type Standing } from './item-history.ts';
import type { Item, PanelAnswer, View } from './panel.ts';
import { relativeConfidence } from './relative-confidence.ts';

/** A view that can be filled: see View for what the fields mean. */
interface Draft<Question extends Item> extends View<Question> {
  item: Question;
  member: number;
  round: number;
  own: PanelAnswer;
  first: PanelAnswer;
  voices: Float64Array;
  sureness: Float64Array;
  counts: Float64Array;
  size: number;
  speakers: Int32Array;
  choices: Int16Array;
  confidences: Float64Array;
}

/** The part of a protocol that decides what members hear. */
export type Audibility = Pick<Protocol, 'visibility' | 'memory' | 'exposure' | 'confidence' | 'stop'>;

/** Turns of the round: by seat its place in the order, and whether it still takes part. */
export interface Turns {
  readonly places: readonly number[];
  /** 0: ranked out of the debate, neither asked nor heard. */
  readonly active: readonly number[];
}

/** Fills views, one at a time, without allocating. */
export class Hearing<Question extends Item> {
  readonly #protocol: Audibility;
  readonly #reading: HeardRound;
  readonly #members: readonly number[];
  /** Whether statements are heard with how sure their speakers are. */
  readonly #told: boolean;
  #draft: Draft<Question> | null = null;
  /** Sum of all confidences of the round before, for the relative ones. */
  #total = 0;

  /** `members`: by seat the panel's index. */
  constructor(protocol: Audibility, reading: HeardRound, members: readonly number[]) {
    this.#protocol = protocol;
    this.#reading = reading;
    this.#members = members;
    const { exposure } = protocol;
    this.#told = exposure === 'with-confidence' || exposure === 'with-evidence' || exposure === 'with-counts';
  }

  /** What the seat has before it in the newest round. */
  view(history: ItemHistory<Question>, seat: number, links: readonly number[], turns: Turns): View<Question> {
    const round = history.rounds.length - 1;
    const draft = this.#blank(history, seat, round);
    const { visibility, memory = round, exposure } = this.#protocol;
    if (exposure === 'with-counts') history.votes(round - 1, draft.counts);
    if (visibility === 'blind') return draft;
    if (visibility === 'blind-until-vote' && round < this.#protocol.stop.max_rounds) return draft;
    const oldest = visibility === 'all-rounds' ? Math.max(0, round - memory) : round;
    for (let past = oldest; past < round - 1; past++) {
      for (let link = 0; link < links.length; link++) {
        const other = links[link] as number;
        if (turns.active[other] === 1) this.#hear(draft, history, past, other);
      }
    }
    const turn = turns.places[seat] as number;
    for (let link = 0; link < links.length; link++) {
      const other = links[link] as number;
      if (turns.active[other] === 0) continue;
      const newest = this.#reading(round, turn, turns.places[other] as number);
      // A speaker of this round has spoken in the one before, too.
      if (visibility === 'all-rounds' && newest === round) this.#hear(draft, history, round - 1, other);
      this.#hear(draft, history, newest, other);
    }
    if (visibility === 'anonymous') shuffledApart(draft);
    if (visibility === 'summary') draft.size = 0;
    return draft;
  }

  #blank(history: ItemHistory<Question>, seat: number, round: number): Draft<Question> {
    const most = history.size * Math.max(1, history.rounds.length);
    const known = this.#draft;
    const fits = known !== null && known.choices.length >= most && known.voices.length === history.candidates;
    const draft: Draft<Question> = fits ? known : empty(history, most);
    this.#draft = draft;
    if (this.#protocol.confidence === 'relative')
      this.#total = sum((history.rounds[round - 1] as Standing).confidences);
    draft.item = history.item;
    draft.member = this.#members[seat] as number;
    draft.round = round;
    draft.own = history.answer(round - 1, seat);
    draft.first = round === 1 ? draft.own : history.answer(0, seat);
    draft.size = 0;
    // A loop: filling a few numbers by call takes longer than all else here.
    for (let candidate = 0; candidate < history.candidates; candidate++) {
      draft.voices[candidate] = 0;
      draft.sureness[candidate] = 0;
      draft.counts[candidate] = 0;
    }
    return draft;
  }

  #hear(draft: Draft<Question>, history: ItemHistory<Question>, round: number, other: number): void {
    const { choices, confidences } = history.rounds[round] as Standing;
    const choice = choices[other] as number;
    if (choice === ABSTAINS) return;
    const sure = !this.#told
      ? Number.NaN
      : this.#protocol.confidence === 'relative'
        ? relativeConfidence(confidences[other] as number, this.#total, history.size)
        : (confidences[other] as number);
    draft.voices[choice] = (draft.voices[choice] as number) + 1;
    if (this.#told) draft.sureness[choice] = (draft.sureness[choice] as number) + sure;
    draft.speakers[draft.size] = this.#members[other] as number;
    draft.choices[draft.size] = choice;
    draft.confidences[draft.size] = sure;
    draft.size++;
  }
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < values.length; index++) total += values[index] as number;
  return total;
}

function empty<Question extends Item>(history: ItemHistory<Question>, most: number): Draft<Question> {
  const { candidates } = history;
  return {
    item: history.item,
    member: 0,
    round: 0,
    own: { choice: null, confidence: 0 },
    first: { choice: null, confidence: 0 },
    voices: new Float64Array(candidates),
    sureness: new Float64Array(candidates),
    counts: new Float64Array(candidates),
    size: 0,
    speakers: new Int32Array(most),
    choices: new Int16Array(most),
    confidences: new Float64Array(most),
  };
}

/** Takes the names off, and the order of seats that would give them away. */
function shuffledApart(draft: Draft<Item>): void {
  const { size, choices, confidences } = draft;
  const order = Array.from({ length: size }, (_, index) => index).toSorted(
    (left, right) =>
      (choices[left] as number) - (choices[right] as number) ||
      (confidences[right] as number) - (confidences[left] as number) ||
      left - right,
  );
  const sorted = order.map((index) => [choices[index] as number, confidences[index] as number] as const);
  for (const [index, [choice, confidence]] of sorted.entries()) {
    draft.speakers[index] = -1;
    choices[index] = choice;
    confidences[index] = confidence;
  }
}
