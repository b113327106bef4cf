import type { Topology } from '../../debate/protocol.ts';
import { looksAt, neighbours } from '../../topology/index.ts';

/** Whom each seat hears: seats in ascending order. */
export type Links = readonly Int32Array[];

/** Draws that are kept: the rounds of a debate, which is held again as a null debate and with a confederate. */
const MOST_DRAWN = 64;

/**
 * Who hears whom on an item in a round. What does not change is drawn once for each seed. `ids` are in ascending order; their competences
 * in an item are always the same.
 */
export class Seating {
  readonly #topology: Topology;
  readonly #ids: readonly string[];
  readonly #seats: ReadonlyMap<string, number>;
  readonly #looksAt: { readonly item: boolean; readonly round: boolean };
  readonly #drawn = new Map<string, Links>();

  constructor(topology: Topology, ids: readonly string[]) {
    this.#topology = topology;
    this.#ids = ids;
    this.#seats = new Map(ids.map((id, seat) => [id, seat]));
    this.#looksAt = looksAt(topology);
  }

  links(competence: Float64Array, seed: number, round: number, item: string): Links {
    const name = `${seed} ${this.#looksAt.round ? round : ''} ${this.#looksAt.item ? item : ''}`;
    const known = this.#drawn.get(name);
    if (known !== undefined) return known;
    const voters = this.#ids.map((id, seat) => ({ id, competence: competence[seat] as number }));
    const heard = neighbours(this.#topology, voters, { seed, round, item });
    const seats = new Map<string[], Int32Array>();
    const links = this.#ids.map((id) => {
      const others = heard.get(id) as string[];
      const same = seats.get(others) ?? Int32Array.from(others.map((other) => this.#seats.get(other) as number));
      seats.set(others, same);
      return same;
    });
    if (this.#drawn.size >= MOST_DRAWN) this.#drawn.clear();
    this.#drawn.set(name, links);
    return links;
  }
}
