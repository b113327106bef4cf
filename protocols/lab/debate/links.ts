import type { Topology } from '../../debate/protocol.ts';
import { heardSeats, looksAt } from '../../topology/index.ts';

/** Whom each seat hears: seats in ascending order. */
export type Links = readonly (readonly number[])[];

/** Draws that are kept: the rounds of a debate, which is held again as a null debate and with a confederate. */
const MOST_DRAWN = 64;

/**
 * Who hears whom on an item in a round. What does not change is drawn once for each seed. Seats are in order of id; their competences
 * in an item are always the same.
 */
export class Seating {
  readonly #topology: Topology;
  readonly #looksAt: { readonly item: boolean; readonly round: boolean };
  readonly #drawn = new Map<string, Links>();

  constructor(topology: Topology) {
    this.#topology = topology;
    this.#looksAt = looksAt(topology);
  }

  links(competence: readonly number[], seed: number, round: number, item: string): Links {
    const name = `${seed} ${this.#looksAt.round ? round : ''} ${this.#looksAt.item ? item : ''}`;
    const known = this.#drawn.get(name);
    if (known !== undefined) return known;
    const links = heardSeats(this.#topology, competence, { seed, round, item });
    if (this.#drawn.size >= MOST_DRAWN) this.#drawn.clear();
    this.#drawn.set(name, links);
    return links;
  }
}
