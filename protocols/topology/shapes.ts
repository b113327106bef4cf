/** Shapes of who hears whom, as lists of indices: entry i holds those that voter i hears, not itself, nobody twice. */

type Links = Set<number>[];

const empty = (size: number): Links => Array.from({ length: size }, () => new Set<number>());

function join(links: Links, one: number, other: number): void {
  if (one === other) return;
  links[one]?.add(other);
  links[other]?.add(one);
}

function part(links: Links, one: number, other: number): void {
  links[one]?.delete(other);
  links[other]?.delete(one);
}

const listed = (links: Links): number[][] => links.map((heard) => [...heard].toSorted((a, b) => a - b));

export function complete(size: number): number[][] {
  return Array.from({ length: size }, (_, own) =>
    Array.from({ length: size }, (_, other) => other).filter((other) => other !== own),
  );
}

export function star(size: number, hub: number): number[][] {
  const links = empty(size);
  for (let leaf = 0; leaf < size; leaf++) join(links, hub, leaf);
  return listed(links);
}

/** Voter 0 is the root; the children of voter p are b p + 1 … b p + b. */
export function tree(size: number, branching: number): number[][] {
  const links = empty(size);
  for (let child = 1; child < size; child++) join(links, child, Math.floor((child - 1) / branching));
  return listed(links);
}

/** `forward`: each hears only the one before it. */
export function chain(size: number, forward: boolean): number[][] {
  if (forward) return Array.from({ length: size }, (_, own) => (own === 0 ? [] : [own - 1]));
  const links = empty(size);
  for (let next = 1; next < size; next++) join(links, next - 1, next);
  return listed(links);
}

/** The first half and the rest, each complete; bridge i joins the i-th of each half (round and round when too many). */
export function twoCliques(size: number, bridges: number): number[][] {
  const half = Math.ceil(size / 2);
  const links = empty(size);
  const clique = (from: number, to: number): void => {
    for (let one = from; one < to; one++) for (let other = one + 1; other < to; other++) join(links, one, other);
  };
  clique(0, half);
  clique(half, size);
  const built = size > half ? bridges : 0;
  for (let bridge = 0; bridge < built; bridge++) join(links, bridge % half, half + (bridge % (size - half)));
  return listed(links);
}

/** Group of voter i: i modulo groups, so that groups differ by one at most; voters 0 … groups - 1 speak for theirs. */
export function committees(size: number, groups: number): number[][] {
  const links = empty(size);
  for (let one = 0; one < size; one++) {
    for (let other = one + groups; other < size; other += groups) join(links, one, other);
    if (one < groups) for (let other = one + 1; other < Math.min(groups, size); other++) join(links, one, other);
  }
  return listed(links);
}

/** Exchanges of links for each link there is: more hardly mixes any better. */
const EXCHANGES = 10;

/**
 * Everybody joined to exactly k others (k even; to all others when there are no more than k): a circle in this order, and
 * beyond it links to the k nearest, exchanged in pairs at random (a, b and c, d become a, d and c, b). An exchange leaves
 * everybody as many links as before; the circle is left alone and keeps all connected. `draw(n)` gives one of 0 … n - 1.
 */
export function regular(order: readonly number[], k: number, draw: (choices: number) => number): number[][] {
  const size = order.length;
  if (k >= size - 1) return complete(size);
  const links = empty(size);
  const at = (place: number): number => order[place % size] as number;
  const free: [number, number][] = [];
  for (let step = 1; step <= k / 2; step++) {
    for (let place = 0; place < size; place++) {
      join(links, at(place), at(place + step));
      if (step > 1) free.push([at(place), at(place + step)]);
    }
  }
  for (let time = 0; time < EXCHANGES * free.length; time++) {
    const [one, two] = [draw(free.length), draw(free.length)];
    const [a, b] = free[one] as [number, number];
    const other = free[two] as [number, number];
    const [c, d] = draw(2) === 0 ? other : [other[1], other[0]];
    if (a === d || b === c || a === c || b === d || links[a]?.has(d) || links[c]?.has(b)) continue;
    part(links, a, b);
    part(links, c, d);
    join(links, a, d);
    join(links, c, b);
    [free[one], free[two]] = [
      [a, d],
      [c, b],
    ];
  }
  return listed(links);
}

/**
 * Watts & Strogatz (1998, Nature 393:440): a circle on which each is joined to the k nearest (k even); every link keeps one
 * end and, when `moved()` says so, gets another other end, drawn by `pick(choices)` from those not yet joined.
 */
export function smallWorld(
  size: number,
  k: number,
  moved: () => boolean,
  pick: (choices: readonly number[]) => number,
): number[][] {
  const links = empty(size);
  const reach = Math.min(k / 2, Math.floor((size - 1) / 2));
  const edges: [number, number][] = [];
  for (let step = 1; step <= reach; step++) {
    for (let one = 0; one < size; one++) edges.push([one, (one + step) % size]);
  }
  for (const [one, other] of edges) join(links, one, other);
  for (const [one, other] of edges) {
    if (!moved()) continue;
    const free = Array.from({ length: size }, (_, index) => index).filter(
      (index) => index !== one && !links[one]?.has(index),
    );
    if (free.length === 0) continue;
    part(links, one, other);
    join(links, one, pick(free));
  }
  return listed(links);
}
