import type { Dice } from './dice.ts';
import type { Place } from './gate.ts';
import { LINES, type LineName } from './node-options.ts';

/** Something that befalls one of the nodes that run at that moment, or a newcomer. */
export type Trouble = { readonly at: number; readonly whom: number } & (
  | ({ readonly kind: 'crash'; readonly downMs: number; readonly forGood: boolean } & Moment)
  | ({ readonly kind: 'freeze'; readonly ms: number } & Moment)
  | ({ readonly kind: 'cut'; readonly lines: readonly LineName[]; readonly ms: number } & Moment)
  | { readonly kind: 'leave'; readonly downMs: number; readonly forGood: boolean }
  | { readonly kind: 'join' }
  | { readonly kind: 'purge' }
  | { readonly kind: 'stranger' }
);

/** In the middle of something: after so many calls of that kind to ports. */
export interface Moment {
  readonly where: Place;
  readonly passes: number;
}

/** Within this much virtual time troubles begin: while shards are claimed, reviews submitted and debated, webhooks brought. */
const SPAN_MS = 30_000;

/** Longest that a node is down, cut off, or stands still: four times what makes it dead to the others. */
const LONGEST_MS = 20_000;

/** What a seed has in store for a cluster; `at` is in milliseconds after its beginning. */
export function troublesOf(dice: Dice): Trouble[] {
  const count = 2 + dice.whole(6);
  return Array.from({ length: count }, () => trouble(dice)).toSorted((a, b) => a.at - b.at);
}

/** The same moments, but nobody dies, stands still or is cut off: a node that would leaves in an orderly way and comes back. */
export const orderly = (troubles: readonly Trouble[]): Trouble[] =>
  troubles.map(({ at, whom, kind }) =>
    kind === 'crash' || kind === 'freeze' || kind === 'cut'
      ? { at, whom, kind: 'leave', downMs: 3_000, forGood: false }
      : ({ at, whom, kind: 'stranger' } as const),
  );

function trouble(dice: Dice): Trouble {
  // Leases change hands in moments that are rare, and the first of them come at once.
  const where = dice.happens(0.25) ? 'lease' : 'call';
  const at = where === 'lease' && dice.happens(0.4) ? 0 : dice.whole(SPAN_MS);
  const moment = { where, passes: 1 + dice.whole(where === 'lease' ? 20 : 60), at, whom: dice.whole(1_000) } as const;
  // Some are over before anybody is dead to the others.
  const ms = dice.happens(0.3) ? dice.whole(4_000) : 4_000 + dice.whole(LONGEST_MS - 4_000);
  const drawn = dice.whole(100);
  if (drawn < 35) return { ...moment, kind: 'crash', downMs: ms, forGood: dice.happens(0.2) };
  if (drawn < 54) return { ...moment, kind: 'cut', ms, lines: linesOf(dice) };
  if (drawn < 74) return { ...moment, kind: 'freeze', ms };
  if (drawn < 82) return { ...moment, kind: 'leave', downMs: dice.whole(8_000), forGood: dice.happens(0.4) };
  if (drawn < 89) return { ...moment, kind: 'join' };
  if (drawn < 94) return { ...moment, kind: 'purge' };
  return { ...moment, kind: 'stranger' };
}

/** All of them, as when a cable is pulled, or one by itself. */
function linesOf(dice: Dice): readonly LineName[] {
  if (dice.happens(0.4)) return LINES;
  return [LINES[dice.whole(LINES.length)] as LineName];
}
