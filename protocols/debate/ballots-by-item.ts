import type { Ballot } from './ballot.ts';

/** In the order in which they are given. Ballots on one item are mostly adjacent, so most need no look-up: a sweep does this by the million. */
export function ballotsByItem(ballots: readonly Ballot[]): ReadonlyMap<string, readonly Ballot[]> {
  const byItem = new Map<string, Ballot[]>();
  let last: Ballot[] = [];
  for (const ballot of ballots) {
    if (last[0]?.item !== ballot.item) {
      last = byItem.get(ballot.item) ?? [];
      byItem.set(ballot.item, last);
    }
    last.push(ballot);
  }
  return byItem;
}
