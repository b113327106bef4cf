import { type HeardRound, heardRound } from '../../debate/heard-round.ts';
import type { Protocol } from '../../debate/protocol.ts';
import type { Hearing, Turns } from './hearing.ts';
import type { ItemHistory } from './item-history.ts';
import type { Seating } from './links.ts';
import { keyOf, Luck, shuffled } from './luck.ts';
import type { Item, Panel, View } from './panel.ts';
import { type Manner, mannerOf, type Turn } from './responders/index.ts';

/** Ids in the order in which members spoke on an item in a round, from a record. */
export type Arrivals = (item: string, round: number) => readonly string[];

const NOBODY: readonly number[] = [];

/** Those who sit there, in order of id. */
interface Seats {
  readonly ids: readonly string[];
  /** Of their streams of random numbers. */
  readonly keys: readonly number[];
  /** Indices in the panel. */
  readonly members: readonly number[];
  /** Their places, 0 and up. */
  readonly seats: readonly number[];
}

/** Holds rounds on one item at a time. */
export class Round<Question extends Item> {
  readonly cost = { statements: 0, messages: 0, reads: 0 };
  readonly #protocol: Protocol;
  readonly #panel: Panel<Question>;
  readonly #ids: readonly string[];
  readonly #members: readonly number[];
  readonly #keys: readonly number[];
  readonly #seed: number;
  readonly #arrivals: Arrivals | undefined;
  readonly #manner: Manner<Question>;
  readonly #reading: HeardRound;
  readonly #hearing: Hearing<Question>;
  readonly #seating: Seating;
  readonly #luck = new Luck();
  /** In order of id: as a list of places it says the same. */
  readonly #seats: readonly number[];
  /** The turn at hand: one for all, as a debate has hundreds. */
  #turn: TurnAtHand<Question> | null = null;
  /** Each member meets one other, whomever it could hear. */
  readonly #pairs: boolean;

  constructor(
    protocol: Protocol,
    panel: Panel<Question>,
    { ids, keys, members, seats }: Seats,
    seed: number,
    arrivals: Arrivals | undefined,
    { seating, hearing }: { readonly seating: Seating; readonly hearing: Hearing<Question> },
  ) {
    this.#protocol = protocol;
    this.#panel = panel;
    this.#ids = ids;
    this.#members = members;
    this.#keys = keys;
    this.#seed = seed;
    this.#arrivals = arrivals;
    this.#manner = mannerOf(protocol.responder);
    this.#pairs = protocol.responder?.kind === 'opinion' && protocol.responder.model.kind === 'deffuant';
    this.#reading = heardRound(protocol.schedule);
    this.#hearing = hearing;
    this.#seating = seating;
    this.#seats = seats;
  }

  /** After the blind round of an item that is debated. */
  begin(history: ItemHistory<Question>): void {
    if (!this.#manner.vectors) return;
    history.rounds[0] = { ...(history.rounds[0] as ItemHistory['rounds'][number]), vectors: history.blank() };
    this.#manner.begin?.(history, this.#panel, this.#members);
  }

  hold(history: ItemHistory<Question>): void {
    const round = history.rounds.length;
    const { links, turns, order } = this.#turns(history, round);
    history.open(this.#manner.vectors);
    const audible = this.#audible(round);
    for (const seat of order) {
      if (turns.active[seat] === 0) continue;
      this.#speak(history, seat, audible ? (links[seat] as readonly number[]) : NOBODY, turns);
    }
    this.#manner.after?.(history);
    if (this.#protocol.topology.kind === 'blackboard') this.cost.messages += order.length;
  }

  #turns(history: ItemHistory<Question>, round: number) {
    const order = this.#order(history, round);
    const active = this.#seats.map(() => 1);
    const draw = (seats: readonly number[], k: number): readonly number[] =>
      this.#lot('draw', history, round, seats).slice(0, k);
    this.#manner.before?.({ history, round, active, draw });
    const links = this.#seating.links(history.competence, this.#seed, round, history.item.id);
    const turns: Turns = { places: this.#places(order), active };
    return { links, turns, order };
  }

  #places(order: readonly number[]): readonly number[] {
    if (order === this.#seats) return this.#seats;
    const places = this.#seats.map(() => 0);
    for (const [place, seat] of order.entries()) places[seat] = place;
    return places;
  }

  #order(history: ItemHistory<Question>, round: number): readonly number[] {
    const seats = this.#seats;
    switch (this.#protocol.schedule) {
      case 'sync':
      case 'sequential':
        return seats;
      case 'random-sequential':
        return this.#lot('turns', history, round, seats);
      case 'recorded': {
        if (this.#arrivals === undefined) throw new RangeError('a recorded schedule needs the arrivals it follows');
        const order = this.#arrivals(history.item.id, round).map((id) => this.#ids.indexOf(id));
        if (order.includes(-1) || new Set(order).size < order.length)
          throw new RangeError('arrivals of no such member');
        // Those who never arrived keep silent, and are read at what they said before.
        return order;
      }
      default:
        return this.#protocol.schedule satisfies never;
    }
  }

  #lot(purpose: string, history: ItemHistory<Question>, round: number, seats: readonly number[]): number[] {
    this.#luck.begin(history.key, keyOf('lot', purpose), round);
    return shuffled(seats, this.#luck.real);
  }

  #audible(round: number): boolean {
    const { visibility, stop } = this.#protocol;
    return visibility !== 'blind' && (visibility !== 'blind-until-vote' || round >= stop.max_rounds);
  }

  #speak(history: ItemHistory<Question>, seat: number, links: readonly number[], turns: Turns): void {
    const round = history.rounds.length - 1;
    const view = this.#hearing.view(history, seat, links, turns);
    this.#begin(history, seat, round);
    let heard = 0;
    for (let candidate = 0; candidate < view.voices.length; candidate++) heard += view.voices[candidate] as number;
    this.cost.statements++;
    this.cost.reads += this.#pairs ? Math.min(1, heard) : heard;
    if (this.#protocol.topology.kind !== 'blackboard') {
      let sent = 0;
      for (let link = 0; link < links.length; link++) sent += turns.active[links[link] as number] as number;
      this.cost.messages += this.#pairs ? Math.min(1, sent) : sent;
    }
    const turn = this.#turnOf(history, view);
    turn.history = history;
    turn.seat = seat;
    turn.round = round;
    turn.view = view;
    turn.links = links;
    turn.places = turns.places;
    history.say(seat, this.#manner.respond(turn));
  }

  #begin(history: ItemHistory<Question>, seat: number, round: number): void {
    this.#luck.begin(history.key, this.#keys[seat] as number, round);
  }

  #turnOf(history: ItemHistory<Question>, view: View<Question>): TurnAtHand<Question> {
    if (this.#turn !== null) return this.#turn;
    const turn: TurnAtHand<Question> = {
      history,
      seat: 0,
      round: 0,
      view,
      panel: this.#panel,
      chance: this.#luck.real,
      again: () => this.#begin(turn.history, turn.seat, turn.round),
      links: NOBODY,
      places: this.#seats,
      read: (other) => this.#reading(turn.round, turn.places[turn.seat] as number, turn.places[other] as number),
    };
    this.#turn = turn;
    return turn;
  }
}

/** A turn that is filled for one member after another. */
interface TurnAtHand<Question extends Item> extends Turn<Question> {
  history: ItemHistory<Question>;
  seat: number;
  round: number;
  view: View<Question>;
  links: readonly number[];
  /** By seat its place in the round's order. */
  places: readonly number[];
}
