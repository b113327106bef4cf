import type { Dice } from './dice.ts';
import type { Gate } from './gate.ts';

/** Longest a message may be under way, in virtual milliseconds: long enough to overtake others by far. */
const LATE_MS = 400;

/** And once in a long while: a replica that is so far behind has old rows when others have moved on. */
const VERY_LATE_MS = 4_000;

/** What a node and a message server have between them, for one of its ports: trouble of the usual kind, and cuts. */
export class Line {
  readonly gate: Gate;
  readonly #dice: Dice;
  #trouble: number;
  #healed: Promise<void> | undefined;
  #heal: () => void = () => {};

  /** `trouble`: how probable each mishap is; 0 is an undisturbed network. */
  constructor(gate: Gate, dice: Dice, trouble: number) {
    this.gate = gate;
    this.#dice = dice;
    this.#trouble = trouble;
  }

  get isCut(): boolean {
    return this.#healed !== undefined;
  }

  cut(): void {
    this.#healed ??= new Promise((resolve) => {
      this.#heal = resolve;
    });
  }

  heal(): void {
    this.#healed = undefined;
    this.#heal();
  }

  /** From now on nothing goes wrong but cuts. */
  calm(): void {
    this.#trouble = 0;
  }

  /** Resolves when the line is whole. */
  async whole(): Promise<void> {
    while (this.#healed !== undefined) await this.#healed;
  }

  /** `share` of the usual probability. */
  fails(share = 1): boolean {
    return this.#dice.happens(this.#trouble * share);
  }

  /** Late now and then, or not at all. */
  async delay(): Promise<void> {
    if (this.fails()) await this.late();
    else if (this.fails(0.1)) await this.gate.pause(this.#dice.whole(VERY_LATE_MS));
  }

  late(): Promise<void> {
    return this.gate.pause(this.#dice.whole(LATE_MS));
  }
}
