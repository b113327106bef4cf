import type { Weights } from './averaging.ts';

/**
 * How much each voter's first opinion counts in the end, where averaging ends in one group that hears nobody outside: the
 * stationary distribution, 0 for everybody else.
 *
 * Grassmann, Taksar & Heyman (1985, Operations Research 33:1107): voters are left out one by one, and nothing is ever
 * subtracted, so that it stays exact however slowly the averaging would get there.
 */
export function stationary(weights: Weights, group: readonly number[]): number[] {
  const chain = group.map((from) => group.map((to) => weights[from]?.[to] as number));
  for (let last = group.length - 1; last > 0; last--) {
    const gone = chain[last] as number[];
    const out = gone.slice(0, last).reduce((sum, weight) => sum + weight, 0);
    for (const row of chain.slice(0, last)) {
      const through = (row[last] as number) / out;
      row[last] = through;
      for (let to = 0; to < last; to++) row[to] = (row[to] as number) + through * (gone[to] as number);
    }
  }
  const shares = [1];
  for (let next = 1; next < group.length; next++) {
    shares.push(shares.reduce((sum, share, before) => sum + share * (chain[before]?.[next] as number), 0));
  }
  const total = shares.reduce((sum, share) => sum + share, 0);
  const all = weights.map(() => 0);
  for (const [place, voter] of group.entries()) all[voter] = (shares[place] as number) / total;
  return all;
}
