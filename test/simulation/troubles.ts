import type { Dice } from './dice.ts';
import { LINES, type LineName } from './node.ts';

/** Something that befalls one of the nodes that run at that moment, or a newcomer. */
export type Trouble = { readonly at: number; readonly whom: number } & (
  | { readonly kind: 'crash'; readonly passes: number; readonly downMs: number; readonly forGood: boolean }
  | { readonly kind: 'freeze'; readonly ms: number }
  | { readonly kind: 'cut'; readonly lines: readonly LineName[]; readonly ms: number }
  | { readonly kind: 'leave'; readonly downMs: number; readonly forGood: boolean }
  | { readonly kind: 'join' }
);

/** Within this much virtual time troubles begin: while reviews are submitted and debated. */
const SPAN_MS = 25_000;

/** Longest that a node is down, cut off, or stands still: four times what makes it dead to the others. */
const LONGEST_MS = 20_000;

/** So many calls to ports after its moment a crash comes: in the middle of whatever is being done. */
const PASSES = 60;

/** What a seed has in store for a cluster, in order of time; `at` is in milliseconds after the account is there. */
export function troublesOf(dice: Dice): Trouble[] {
  const count = 2 + dice.whole(6);
  return Array.from({ length: count }, () => trouble(dice)).toSorted((a, b) => a.at - b.at);
}

function trouble(dice: Dice): Trouble {
  const base = { at: dice.whole(SPAN_MS), whom: dice.whole(1_000) };
  const drawn = dice.whole(100);
  // Some are over before anybody is dead to the others.
  const ms = dice.happens(0.3) ? dice.whole(4_000) : 4_000 + dice.whole(LONGEST_MS - 4_000);
  if (drawn < 40) {
    return { ...base, kind: 'crash', passes: dice.whole(PASSES), downMs: ms, forGood: dice.happens(0.2) };
  }
  if (drawn < 60) return { ...base, kind: 'cut', ms, lines: linesOf(dice) };
  if (drawn < 80) return { ...base, kind: 'freeze', ms };
  if (drawn < 92) return { ...base, kind: 'leave', downMs: dice.whole(8_000), forGood: dice.happens(0.4) };
  return { ...base, kind: 'join' };
}

/** All of them, as when a cable is pulled, or one by itself. */
function linesOf(dice: Dice): readonly LineName[] {
  if (dice.happens(0.4)) return LINES;
  return [LINES[dice.whole(LINES.length)] as LineName];
}
