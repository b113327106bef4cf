/** What happened to the answers of all voters on all items between two rounds, as counts of votes. */
interface Flips {
  /** Wrong before, right after. */
  readonly corrected: number;
  /** Right before, wrong after: talked out of it. */
  readonly corrupted: number;
  /** Wrong before and after, but differently. */
  readonly shuffled: number;
  readonly kept: number;
}

/** A voter's answer to an item in one round. */
interface Said {
  readonly voter: string;
  readonly item: string;
  readonly choice: string | null;
}

/**
 * Compares two rounds with the truth. Counts only votes given in both rounds on items whose truth is known; what a debate
 * gains is corrected less corrupted.
 */
export function flips(before: readonly Said[], after: readonly Said[], truth: ReadonlyMap<string, string>): Flips {
  let table: ReadonlyMap<string, ReadonlyMap<string, string | null>> | null = null;
  // Mostly the same voters in the same order: then no table is needed, and a sweep compares by the million.
  const earlier = ({ item, voter }: Said, index: number): string | null => {
    const same = before[index];
    if (same?.voter === voter && same.item === item) return same.choice;
    table ??= byItem(before);
    return table.get(item)?.get(voter) ?? null;
  };
  const counts = { corrected: 0, corrupted: 0, shuffled: 0, kept: 0 };
  for (let index = 0; index < after.length; index++) {
    const said = after[index] as Said;
    const was = earlier(said, index);
    const now = said.choice;
    const right = truth.get(said.item);
    if (was === null || now === null || right === undefined) continue;
    if (was === now) counts.kept++;
    else if (now === right) counts.corrected++;
    else if (was === right) counts.corrupted++;
    else counts.shuffled++;
  }
  return counts;
}

function byItem(said: readonly Said[]): ReadonlyMap<string, ReadonlyMap<string, string | null>> {
  const items = new Map<string, Map<string, string | null>>();
  for (const { item, voter, choice } of said) {
    const choices = items.get(item) ?? new Map<string, string | null>();
    items.set(item, choices.set(voter, choice));
  }
  return items;
}
