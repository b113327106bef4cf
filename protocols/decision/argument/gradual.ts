import { dfQuadStrength, type Influence } from '../df-quad.ts';

/** Arguments with base scores 0..1 that attack and support each other. */
export interface WeightedGraph {
  readonly base: Readonly<Record<string, number>>;
  readonly attacks: readonly (readonly [from: string, to: string])[];
  readonly supports: readonly (readonly [from: string, to: string])[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Quadratic energy (Potyka 2018, KR): differences near 0 hardly matter, large ones saturate. */
const quadraticEnergy: Influence = (base, attackers, supporters) => {
  const energy = sum(supporters) - sum(attackers);
  const pull = energy ** 2 / (1 + energy ** 2);
  return energy < 0 ? base - base * pull : base + (1 - base) * pull;
};

/** Euler-based (Amgoud & Ben-Naim 2018, IJAR 99:39). */
const euler: Influence = (base, attackers, supporters) =>
  1 - (1 - base ** 2) / (1 + base * Math.exp(sum(supporters) - sum(attackers)));

export const GRADUAL = { 'df-quad': dfQuadStrength, 'quadratic-energy': quadraticEnergy, euler } as const;

/** Step of the continuous semantics, and the change per unit of time under which it counts as at rest. */
const STEP = 0.05;
const REST = 1e-9;
const MAX_TIME = 2000;

/**
 * V12, gradual semantics: the strengths 0..1 of all arguments. Without cycles each argument is worked out after those it
 * depends on. With cycles the strengths move from their base scores by ds/dt = f(s) - s (Potyka 2018; fourth-order
 * Runge–Kutta) until they rest; null when they do not come to rest.
 *
 * Throws RangeError for a base score outside 0..1 and for an edge between unknown arguments.
 */
export function strengths(graph: WeightedGraph, semantics: keyof typeof GRADUAL): Record<string, number> | null {
  const names = Object.keys(graph.base);
  const influence = GRADUAL[semantics];
  const [attackers, supporters] = [sources(graph, names, graph.attacks), sources(graph, names, graph.supports)];
  const at = (index: number, values: readonly number[]): number => {
    const of = (from: readonly number[] | undefined): number[] =>
      (from ?? []).map((source) => values[source] as number);
    return influence(graph.base[names[index] as string] as number, of(attackers[index]), of(supporters[index]));
  };
  const order = dependencyOrder(names.map((_, index) => [...(attackers[index] ?? []), ...(supporters[index] ?? [])]));
  const start = names.map((name) => graph.base[name] as number);
  const values = order === null ? settle(start, (now) => now.map((value, index) => at(index, now) - value)) : start;
  for (const index of order ?? []) start[index] = at(index, start);
  return values && Object.fromEntries(names.map((name, index) => [name, values[index] as number]));
}

function sources(graph: WeightedGraph, names: readonly string[], edges: WeightedGraph['attacks']): number[][] {
  const index = new Map(names.map((name, position) => [name, position]));
  for (const name of names) {
    const base = graph.base[name] as number;
    if (!(base >= 0 && base <= 1)) throw new RangeError(`base score ${base} of ${name}`);
  }
  const into = names.map((): number[] => []);
  for (const [from, to] of edges) {
    const [source, target] = [index.get(from), index.get(to)];
    if (source === undefined || target === undefined)
      throw new RangeError(`edge between unknown arguments: ${from}, ${to}`);
    into[target]?.push(source);
  }
  return into;
}

/** Every index after those it depends on, or null when they depend on each other in a circle. */
function dependencyOrder(dependencies: readonly (readonly number[])[]): number[] | null {
  const order: number[] = [];
  const done = new Set<number>();
  while (order.length < dependencies.length) {
    const ready = dependencies
      .keys()
      .filter((index) => !done.has(index) && dependencies[index]?.every((on) => done.has(on)));
    const batch = [...ready];
    if (batch.length === 0) return null;
    for (const index of batch) done.add(index);
    order.push(...batch);
  }
  return order;
}

function settle(start: readonly number[], slope: (values: readonly number[]) => number[]): number[] | null {
  let values = [...start];
  const along = (step: number, by: readonly number[]): number[] =>
    values.map((value, i) => value + step * (by[i] as number));
  for (let time = 0; time < MAX_TIME; time += STEP) {
    const first = slope(values);
    if (first.every((change) => Math.abs(change) < REST)) return values;
    const second = slope(along(STEP / 2, first));
    const third = slope(along(STEP / 2, second));
    const fourth = slope(along(STEP, third));
    const mean = first.map(
      (change, i) => (change + 2 * (second[i] as number) + 2 * (third[i] as number) + (fourth[i] as number)) / 6,
    );
    values = along(STEP, mean);
  }
  return null;
}
