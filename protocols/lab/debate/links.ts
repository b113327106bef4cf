import type { Topology } from '../../debate/protocol.ts';
import { looksAt, neighbours } from '../../topology/index.ts';

/** Whom each seat hears: seats in ascending order. */
export type Links = readonly Int32Array[];

/** Who hears whom on an item in a round. What does not change is drawn once for each seed. `ids` are in ascending order. */
export class Seating {
  readonly #topology: Topology;
  readonly #ids: readonly string[];
  readonly #seats: ReadonlyMap<string, number>;
  readonly #looksAt: { readonly item: boolean; readonly round: boolean };
  #drawn: { readonly name: string; readonly links: Links } | null = null;

  constructor(topology: Topology, ids: readonly string[]) {
    this.#topology = topology;
    this.#ids = ids;
    this.#seats = new Map(ids.map((id, seat) => [id, seat]));
    this.#looksAt = looksAt(topology);
  }

  links(competence: Float64Array, seed: number, round: number, item: string): Links {
    const name = `${seed} ${this.#looksAt.round ? round : ''} ${this.#looksAt.item ? item : ''}`;
    if (this.#drawn?.name === name) return this.#drawn.links;
    const voters = this.#ids.map((id, seat) => ({ id, competence: competence[seat] as number }));
    const heard = neighbours(this.#topology, voters, { seed, round, item });
    const links = this.#ids.map((id) =>
      Int32Array.from(heard.get(id) as string[], (other) => this.#seats.get(other) as number),
    );
    this.#drawn = { name, links };
    return links;
  }
}
