import type { Weights } from './averaging.ts';

/** Sets of voters who hear each other, directly or through others, and nobody outside. */
export function closedGroups(weights: Weights): number[][] {
  const reach = weights.map((_, from) => reachable(weights, from));
  const groups = new Map<string, number[]>();
  for (const [from, heard] of reach.entries()) {
    const group = [...heard].toSorted((left, right) => left - right);
    if (group.every((other) => reach[other]?.has(from))) groups.set(group.join(' '), group);
  }
  return [...groups.values()];
}

function reachable(weights: Weights, from: number): Set<number> {
  const seen = new Set([from]);
  for (const at of seen)
    for (const [to, weight] of (weights[at] as readonly number[]).entries()) if (weight > 0) seen.add(to);
  return seen;
}

/** Greatest common divisor of the lengths of all cycles in the group. */
export function periodOf(weights: Weights, group: readonly number[]): number {
  return cyclicClasses(weights, group).length;
}

/** The group split into the classes that take turns: members of one hear only the next. One class where there is no period. */
export function cyclicClasses(weights: Weights, group: readonly number[]): number[][] {
  const depth = new Map([[group[0] as number, 0]]);
  let period = 0;
  for (const [at, level] of depth) {
    for (const [to, weight] of (weights[at] as readonly number[]).entries()) {
      if (weight === 0) continue;
      const known = depth.get(to);
      if (known === undefined) depth.set(to, level + 1);
      else period = gcd(period, Math.abs(level + 1 - known));
    }
  }
  const classes = Array.from({ length: Math.max(1, period) }, (): number[] => []);
  for (const [voter, level] of depth) classes[level % classes.length]?.push(voter);
  return classes;
}

const gcd = (left: number, right: number): number => (right === 0 ? left : gcd(right, left % right));
