import type { ItemHistory } from '../item-history.ts';
import type { Chance, Item, Panel, PanelAnswer, View } from '../panel.ts';

/** One member's turn to speak on one item. */
export interface Turn<Question extends Item> {
  readonly history: ItemHistory<Question>;
  readonly seat: number;
  readonly round: number;
  readonly view: View<Question>;
  readonly panel: Panel<Question>;
  readonly chance: Chance;
  /** Begins the member's stream again, for one who is asked the same twice. */
  readonly again: () => void;
  /** Seats it hears. */
  readonly links: readonly number[];
  /** Round in which another's newest statement is read. */
  readonly read: (other: number) => number;
}

/** What a manner of responding decides before a round: changes the lists it is given. */
interface Roll<Question extends Item> {
  readonly history: ItemHistory<Question>;
  /** The round that is about to be held. */
  readonly round: number;
  /** By seat: 0 keeps silent, and is not heard. */
  readonly active: number[];
  /** Draws k of the seats, the same for the same round and item. */
  readonly draw: (seats: readonly number[], k: number) => readonly number[];
}

/** How members make their next answers: the protocol's responder at work. */
export interface Manner<Question extends Item> {
  /** Whether a vector with one number for each candidate is kept with every answer. */
  readonly vectors: boolean;
  /** After the blind answers. */
  begin?(history: ItemHistory<Question>, panel: Panel<Question>, members: readonly number[]): void;
  before?(roll: Roll<Question>): void;
  respond(turn: Turn<Question>): PanelAnswer;
  /** After the round: may leave votes uncounted. */
  after?(history: ItemHistory<Question>): void;
}
