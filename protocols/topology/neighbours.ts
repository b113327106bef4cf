import type { Topology } from '../debate/protocol.ts';
import { seededRandom } from '../seeded.ts';
import { chain, committees, complete, regular, smallWorld, star, tree, twoCliques } from './shapes.ts';

/** A member of the panel, as far as hearing others goes. */
export interface Voter {
  readonly id: string;
  /** Probability that this voter is right on the item, 0..1. */
  readonly competence: number;
}

/** What a draw may depend on. */
export interface Occasion {
  readonly seed: number;
  /** A draw by seed is repeated every round. */
  readonly round: number;
  readonly item: string;
}

/**
 * Whom each voter hears on an item in a round: ids in ascending order, never oneself. Depends on the set of voters, not on
 * their order.
 *
 * - complete: everybody else.
 * - ring: the one before and the one after, in order of id; forward: only the one before.
 * - k-out by competence: the k most competent others; equals are drawn by seed.
 * - k-out by seed: the successor on a random circle through the whole panel, and k - 1 others at random. The circle makes
 *   the graph strongly connected whatever k is, so everything said can reach everybody.
 * - the others: as shapes.ts has them, in ascending order of id. What is drawn once for the debate does not look at the
 *   round; what is drawn for all items alike does not look at the item.
 *
 * Throws RangeError for an id given twice or a competence outside 0..1.
 */
export function neighbours(topology: Topology, voters: readonly Voter[], occasion: Occasion): Map<string, string[]> {
  const panel = inOrder(voters);
  const heard = heardSeats(
    topology,
    panel.map(({ competence }) => competence),
    occasion,
  );
  return new Map(
    panel.map(({ id }, index) => [id, (heard[index] as readonly number[]).map((other) => (panel[other] as Voter).id)]),
  );
}

/**
 * The same for voters who are known by their place in the order of ids: for each the ascending places of those it hears. A list may
 * stand for several voters.
 */
export function heardSeats(
  topology: Topology,
  competences: readonly number[],
  occasion: Occasion,
): readonly (readonly number[])[] {
  const size = competences.length;
  switch (topology.kind) {
    case 'complete':
    case 'blackboard':
      return complete(size);
    case 'ring':
      return hear(size, (index) => [(index + size - 1) % size, ...(topology.forward ? [] : [(index + 1) % size])]);
    case 'k-out':
      return topology.draw === 'competence'
        ? byCompetence(competences, topology.k, occasion)
        : bySeed(size, topology.k, occasion);
    case 'star':
      return star(size, topology.hub === 'first' ? 0 : mostCompetent(competences));
    case 'tree':
      return tree(size, topology.branching);
    case 'chain':
      return chain(size, topology.forward ?? false);
    case 'two-cliques':
      return twoCliques(size, topology.bridges);
    case 'committees':
      return committees(size, topology.groups);
    case 'k-regular':
    case 'small-world':
      return drawn(topology, size, occasion);
    case 'trust':
      return byTrust(competences, topology, occasion);
    default:
      return topology satisfies never;
  }
}

function inOrder(voters: readonly Voter[]): Voter[] {
  const panel = voters.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  for (const [index, voter] of panel.entries()) {
    if (voter.id === panel[index + 1]?.id) throw new RangeError(`voter ${voter.id} is given twice`);
    if (!(voter.competence >= 0 && voter.competence <= 1)) {
      throw new RangeError(`competence ${voter.competence} of ${voter.id}`);
    }
  }
  return panel;
}

/** The first of the most competent, in order of id. */
function mostCompetent(competences: readonly number[]): number {
  return competences.reduce(
    (best, competence, index) => (competence > (competences[best] as number) ? index : best),
    0,
  );
}

const places = (size: number): number[] => Array.from({ length: size }, (_, index) => index);

function drawn(
  topology: Extract<Topology, { kind: 'k-regular' | 'small-world' }>,
  size: number,
  { seed, round }: Occasion,
): number[][] {
  if (topology.kind === 'small-world') {
    const random = seededRandom(seed, 'small-world');
    const moved = (): boolean => random.real() < topology.rewired;
    return smallWorld(size, topology.k, moved, (free) => free[random.integer(0, free.length - 1)] as number);
  }
  const random = seededRandom(seed, 'k-regular', topology.redraw === 'round' ? String(round) : '');
  return regular(random.shuffled(places(size)), topology.k, (choices) => random.integer(0, choices - 1));
}

/** Each voter's own view of the others' competence; the private error lasts for the whole debate on an item. */
function byTrust(
  competences: readonly number[],
  { top, noise }: Extract<Topology, { kind: 'trust' }>,
  { seed, item }: Occasion,
): number[][] {
  // One stream for all: streams of neighbouring names begin alike, and everybody would trust the same few.
  const random = seededRandom(seed, 'trust', item);
  return hear(competences.length, (own) =>
    competences
      .map((competence, index) => ({ index, trusted: competence + noise * (2 * random.real() - 1) }))
      .filter(({ index }) => index !== own)
      .toSorted((left, right) => right.trusted - left.trusted)
      .slice(0, top)
      .map(({ index }) => index),
  );
}

function hear(size: number, heard: (index: number) => readonly number[]): number[][] {
  return places(size).map((index) => ascending([...new Set(heard(index))].filter((other) => other !== index)));
}

const ascending = (seats: readonly number[]): number[] => seats.toSorted((left, right) => left - right);

function byCompetence(competences: readonly number[], k: number, { seed, round, item }: Occasion): number[][] {
  // Equals stay in drawn order, or the first letters of the alphabet would always be heard.
  const drawn = seededRandom(seed, 'k-out-competence', item, String(round)).shuffled(places(competences.length));
  const best = mostCompetentOf(drawn, competences, k + 1);
  // All voters outside the best hear the same ones: one list for all of them.
  const shared = ascending(best.slice(0, k));
  return competences.map((_, index) =>
    shared.includes(index) ? ascending(best.filter((other) => other !== index)) : shared,
  );
}

/** The first `most` of a stable sort by falling competence, without sorting those who will not be among them. */
function mostCompetentOf(order: readonly number[], competences: readonly number[], most: number): number[] {
  const best: number[] = [];
  for (const index of order) {
    const competence = competences[index] as number;
    let place = best.length;
    while (place > 0 && competence > (competences[best[place - 1] as number] as number)) place--;
    if (place >= most) continue;
    best.splice(place, 0, index);
    if (best.length > most) best.pop();
  }
  return best;
}

function bySeed(size: number, k: number, { seed, round, item }: Occasion): number[][] {
  const random = seededRandom(seed, 'k-out-seed', item, String(round));
  const circle = random.shuffled(places(size));
  const successor = new Map(circle.map((place, index) => [place, circle[(index + 1) % circle.length] as number]));
  return hear(size, (own) => {
    const next = successor.get(own) as number;
    const others = random.shuffled(places(size).filter((other) => other !== own && other !== next));
    return [next, ...others.slice(0, k - 1)];
  });
}
