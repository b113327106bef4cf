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
  const ids = panel.map((voter) => voter.id);
  switch (topology.kind) {
    case 'complete':
    case 'blackboard':
      return byIndex(ids, complete(ids.length));
    case 'ring':
      return hear(ids, (_, index) => [
        ids.at(index - 1) as string,
        ...(topology.forward ? [] : [ids[(index + 1) % ids.length] as string]),
      ]);
    case 'k-out':
      return topology.draw === 'competence'
        ? byCompetence(panel, topology.k, occasion)
        : bySeed(ids, topology.k, occasion);
    case 'star':
      return byIndex(ids, star(ids.length, topology.hub === 'first' ? 0 : mostCompetent(panel)));
    case 'tree':
      return byIndex(ids, tree(ids.length, topology.branching));
    case 'chain':
      return byIndex(ids, chain(ids.length, topology.forward ?? false));
    case 'two-cliques':
      return byIndex(ids, twoCliques(ids.length, topology.bridges));
    case 'committees':
      return byIndex(ids, committees(ids.length, topology.groups));
    case 'k-regular':
    case 'small-world':
      return byIndex(ids, drawn(topology, ids.length, occasion));
    case 'trust':
      return byTrust(panel, topology, occasion);
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

const byIndex = (ids: readonly string[], heard: readonly (readonly number[])[]): Map<string, string[]> =>
  new Map(ids.map((id, index) => [id, (heard[index] as readonly number[]).map((other) => ids[other] as string)]));

/** The first of the most competent, in order of id. */
function mostCompetent(panel: readonly Voter[]): number {
  return panel.reduce((best, voter, index) => (voter.competence > (panel[best] as Voter).competence ? index : best), 0);
}

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
  const all = Array.from({ length: size }, (_, index) => index);
  return regular(random.shuffled(all), topology.k, (choices) => random.integer(0, choices - 1));
}

/** Each voter's own view of the others' competence; the private error lasts for the whole debate on an item. */
function byTrust(
  panel: readonly Voter[],
  { top, noise }: Extract<Topology, { kind: 'trust' }>,
  { seed, item }: Occasion,
): Map<string, string[]> {
  // One stream for all: streams of neighbouring names begin alike, and everybody would trust the same few.
  const random = seededRandom(seed, 'trust', item);
  return hear(
    panel.map(({ id }) => id),
    (id) =>
      panel
        .map((voter) => ({ id: voter.id, trusted: voter.competence + noise * (2 * random.real() - 1) }))
        .filter((voter) => voter.id !== id)
        .toSorted((left, right) => right.trusted - left.trusted)
        .slice(0, top)
        .map((voter) => voter.id),
  );
}

function hear(ids: readonly string[], heard: (id: string, index: number) => readonly string[]): Map<string, string[]> {
  return new Map(
    ids.map((id, index) => [id, [...new Set(heard(id, index))].filter((other) => other !== id).toSorted()]),
  );
}

function byCompetence(panel: readonly Voter[], k: number, { seed, round, item }: Occasion): Map<string, string[]> {
  // A stable sort of a shuffled list: equals stay in drawn order, or the first letters of the alphabet would always be heard.
  const ranked = seededRandom(seed, 'k-out-competence', item, String(round))
    .shuffled(panel)
    .toSorted((left, right) => right.competence - left.competence)
    .map((voter) => voter.id);
  const best = ranked.slice(0, k + 1);
  // Who is none of the best hears the same ones as all the others: one list for all of them.
  const shared = best.slice(0, k).toSorted();
  return new Map(
    panel.map(({ id }) => [id, shared.includes(id) ? best.filter((other) => other !== id).toSorted() : shared]),
  );
}

function bySeed(ids: readonly string[], k: number, { seed, round, item }: Occasion): Map<string, string[]> {
  const random = seededRandom(seed, 'k-out-seed', item, String(round));
  const circle = random.shuffled(ids);
  const successor = new Map(circle.map((id, index) => [id, circle[(index + 1) % circle.length] as string]));
  return hear(ids, (id) => {
    const next = successor.get(id) as string;
    const others = random.shuffled(ids.filter((other) => other !== id && other !== next));
    return [next, ...others.slice(0, k - 1)];
  });
}
