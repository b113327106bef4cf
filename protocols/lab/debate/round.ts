import { type HeardRound, heardRound } from '../../debate/heard-round.ts';
import type { Protocol } from '../../debate/protocol.ts';
import type { Floor } from './floor.ts';
import { Hearing, type Turns } from './hearing.ts';
import type { Seating } from './links.ts';
import { keyOf, Luck, shuffled } from './luck.ts';
import type { Item, Panel } from './panel.ts';
import { type Manner, mannerOf } from './responders/index.ts';

/** Ids in the order in which members spoke on an item in a round, from a record. */
export type Arrivals = (item: string, round: number) => readonly string[];

const NOBODY = new Int32Array(0);

/** Those who sit there, in order of id. */
interface Seats {
  readonly ids: readonly string[];
  /** Of their streams of random numbers. */
  readonly keys: readonly number[];
  /** Indices in the panel. */
  readonly members: readonly number[];
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
  /** Each member meets one other, whomever it could hear. */
  readonly #pairs: boolean;

  constructor(
    protocol: Protocol,
    panel: Panel<Question>,
    { ids, keys, members }: Seats,
    seed: number,
    arrivals: Arrivals | undefined,
    seating: Seating,
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
    this.#hearing = new Hearing(protocol, this.#reading, members);
    this.#seating = seating;
  }

  /** After the blind round of an item that is debated. */
  begin(floor: Floor<Question>): void {
    if (!this.#manner.vectors) return;
    floor.rounds[0] = { ...(floor.rounds[0] as Floor['rounds'][number]), vectors: floor.blank() };
    this.#manner.begin?.(floor, this.#panel, this.#members);
  }

  hold(floor: Floor<Question>): void {
    const round = floor.rounds.length;
    const { links, turns, order } = this.#turns(floor, round);
    floor.open(this.#manner.vectors);
    for (const seat of order) {
      if (turns.active[seat] === 0) continue;
      const heard = this.#audible(round) ? (links[seat] as Int32Array) : NOBODY;
      this.#speak(floor, seat, heard, turns);
    }
    this.#manner.after?.(floor);
    if (this.#protocol.topology.kind === 'blackboard') this.cost.messages += order.length;
  }

  #turns(floor: Floor<Question>, round: number) {
    const order = this.#order(floor, round);
    const places = new Int32Array(floor.size);
    for (const [place, seat] of order.entries()) places[seat] = place;
    const active = new Uint8Array(floor.size).fill(1);
    const draw = (seats: readonly number[], k: number): readonly number[] =>
      this.#lot('draw', floor, round, seats).slice(0, k);
    this.#manner.before?.({ floor, round, active, draw });
    const links = this.#seating.links(floor.competence, this.#seed, round, floor.item.id);
    const turns: Turns = { places, active };
    return { links, turns, order };
  }

  #order(floor: Floor<Question>, round: number): number[] {
    const seats = this.#ids.map((_, seat) => seat);
    switch (this.#protocol.schedule) {
      case 'sync':
      case 'sequential':
        return seats;
      case 'random-sequential':
        return this.#lot('turns', floor, round, seats);
      case 'recorded': {
        if (this.#arrivals === undefined) throw new RangeError('a recorded schedule needs the arrivals it follows');
        const order = this.#arrivals(floor.item.id, round).map((id) => this.#ids.indexOf(id));
        if (order.includes(-1) || new Set(order).size < order.length)
          throw new RangeError('arrivals of no such member');
        // Those who never arrived keep silent, and are read at what they said before.
        return order;
      }
      default:
        return this.#protocol.schedule satisfies never;
    }
  }

  #lot(purpose: string, floor: Floor<Question>, round: number, seats: readonly number[]): number[] {
    this.#luck.begin(floor.key, keyOf('lot', purpose), round);
    return shuffled(seats, this.#luck.real);
  }

  #audible(round: number): boolean {
    const { visibility, stop } = this.#protocol;
    return visibility !== 'blind' && (visibility !== 'blind-until-vote' || round >= stop.max_rounds);
  }

  #speak(floor: Floor<Question>, seat: number, links: Int32Array, turns: Turns): void {
    const round = floor.rounds.length - 1;
    const view = this.#hearing.view(floor, seat, links, turns);
    const again = (): void => this.#luck.begin(floor.key, this.#keys[seat] as number, round);
    again();
    const turn = turns.places[seat] as number;
    const read = (other: number): number => this.#reading(round, turn, turns.places[other] as number);
    let heard = 0;
    for (let candidate = 0; candidate < view.voices.length; candidate++) heard += view.voices[candidate] as number;
    this.cost.statements++;
    this.cost.reads += this.#pairs ? Math.min(1, heard) : heard;
    if (this.#protocol.topology.kind !== 'blackboard') {
      let sent = 0;
      for (const other of links) sent += turns.active[other] as number;
      this.cost.messages += this.#pairs ? Math.min(1, sent) : sent;
    }
    const { real: chance } = this.#luck;
    floor.say(seat, this.#manner.respond({ floor, seat, round, view, panel: this.#panel, chance, again, links, read }));
  }
}
