import { linksOfAllRounds } from './sample-links.ts';
import type { Checker, StaticCheck } from './static-check.ts';

/**
 * Who can ever learn what anybody says. Several groups that hear nobody outside never hear of each other: an error. One
 * such group that all others follow is sound, but nobody inside it hears anyone outside.
 */
export const reach: Checker = (protocol, { agents }) => {
  const { visibility, stop, gate } = protocol;
  if (agents < 2 || gate.kind === 'none' || stop.max_rounds === 0) return [];
  if (visibility === 'blind') {
    return [say('warning', 'There are rounds, but nobody hears anybody: they repeat the blind one.')];
  }
  const links = linksOfAllRounds(protocol, agents);
  const groups = closedGroups(links);
  if (groups.length > 1) {
    const sizes = groups.map((group) => group.length).join(', ');
    return [say('error', `The panel falls apart into groups of ${sizes} that never hear of each other.`)];
  }
  const core = groups[0] as number[];
  if (core.length < agents) {
    const heads = core.length === 1 ? 'one member, which hears nobody else' : `${core.length} members`;
    return [
      say('note', `Everything follows from ${heads}: what the other ${agents - core.length} say never reaches them.`),
    ];
  }
  const steps = diameter(links);
  const late = steps > stop.max_rounds && visibility !== 'blind-until-vote';
  return [
    say(
      late ? 'note' : 'ok',
      `Everything said can reach everybody, in at most ${counted(steps, 'round')}${late ? `; there are only ${stop.max_rounds}` : ''}.`,
    ),
  ];
};

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const say = (severity: StaticCheck['severity'], sentence: string): StaticCheck => ({
  check: 'reach',
  severity,
  sentence,
});

/** Steps from each voter to all it hears of, itself at 0. */
function distances(links: readonly (readonly number[])[], from: number): Map<number, number> {
  const found = new Map([[from, 0]]);
  for (const [at, steps] of found) {
    for (const other of links[at] as readonly number[]) if (!found.has(other)) found.set(other, steps + 1);
  }
  return found;
}

/** Groups that hear each other, directly or through others, and nobody outside. */
export function closedGroups(links: readonly (readonly number[])[]): number[][] {
  const heard = links.map((_, from) => new Set(distances(links, from).keys()));
  const groups = new Map<string, number[]>();
  for (const mine of heard) {
    const group = [...mine].toSorted((a, b) => a - b);
    if (group.every((other) => heard[other]?.size === mine.size)) groups.set(group.join(' '), group);
  }
  return [...groups.values()];
}

function diameter(links: readonly (readonly number[])[]): number {
  return Math.max(...links.map((_, from) => Math.max(...distances(links, from).values())));
}
