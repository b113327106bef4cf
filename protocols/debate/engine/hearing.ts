import { looksAt, neighbours, type Voter } from '../../topology/index.ts';
import { saidOn, standing } from './standing.ts';
import type { Course, DebateItem, Statement, Terms } from './terms.ts';

/** Statements on an item, and who may hear them. */
interface Audible<Said> {
  readonly said: readonly Said[];
  /** Places in `said`, by expert. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** By expert: the experts it hears. */
  readonly peers: ReadonlyMap<string, readonly string[]>;
}

/**
 * What each expert hears on an item in the round that is being held, under the protocol's topology, schedule, visibility and
 * memory. Under `sync` everybody hears the rounds before; under `sequential` the newest statements. The returned function
 * is for this course only: what is the same for all experts is worked out once for each item.
 *
 * Throws RangeError for the schedules that only the lab keeps.
 */
export function hearing<Said extends Statement>(
  terms: Terms<Said>,
  course: Course<Said>,
): (expert: string, item: DebateItem) => readonly Said[] {
  const { schedule } = terms.protocol;
  if (schedule !== 'sync' && schedule !== 'sequential') throw new RangeError(`no debate is held as ${schedule}`);
  const items = new Map<DebateItem, Audible<Said>>();
  const peersOf = peers(terms, course.round);
  return (expert, item) => {
    const known = items.get(item) ?? audible(terms, course, item, peersOf);
    items.set(item, known);
    return heardBy(expert, known);
  };
}

function audible<Said extends Statement>(
  terms: Terms<Said>,
  course: Course<Said>,
  item: DebateItem,
  peersOf: (item: DebateItem) => Audible<Said>['peers'],
): Audible<Said> {
  const { visibility, stop } = terms.protocol;
  const isBlind = visibility === 'blind' || (visibility === 'blind-until-vote' && course.round < stop.max_rounds);
  const said = isBlind ? [] : visible(terms, course, item).map(terms.exposed);
  const places = new Map<string, number[]>();
  for (const [place, { expert }] of said.entries()) {
    const mine = places.get(expert);
    if (mine === undefined) places.set(expert, [place]);
    else mine.push(place);
  }
  return { said, places, peers: isBlind ? new Map() : peersOf(item) };
}

function visible<Said extends Statement>(
  terms: Terms<Said>,
  { positions, round }: Course<Said>,
  item: DebateItem,
): readonly Said[] {
  const { schedule, visibility, memory = round } = terms.protocol;
  // Under sync nobody reads the round that is being held.
  const rounds = schedule === 'sync' ? positions.slice(0, round - 1) : positions;
  if (visibility !== 'all-rounds') return standing(terms, rounds, item);
  const opening = round > memory ? [] : standing(terms, [], item);
  const later = rounds.slice(Math.max(0, round - memory - 1));
  return [...opening, ...later.flatMap((held) => saidOn(held, item.id))];
}

function heardBy<Said extends Statement>(expert: string, { said, places, peers }: Audible<Said>): readonly Said[] {
  const heard: number[] = [];
  let isInOrder = true;
  for (const peer of peers.get(expert) ?? []) {
    for (const place of places.get(peer) ?? []) {
      isInOrder &&= heard.length === 0 || (heard.at(-1) as number) < place;
      heard.push(place);
    }
  }
  // In the order of the statements, not of the speakers.
  if (!isInOrder) heard.sort((a, b) => a - b);
  return heard.map((place) => said[place] as Said);
}

/** Who hears whom, by item. A topology that does not look at the item is drawn once for each set of voters. */
function peers<Said extends Statement>(
  { protocol: { topology }, voters, seed }: Terms<Said>,
  round: number,
): (item: DebateItem) => Audible<Said>['peers'] {
  const shared = new Map<string, Audible<Said>['peers']>();
  const drawn = (speakers: readonly Voter[], item: string) => neighbours(topology, speakers, { seed, round, item });
  return (item) => {
    const speakers = voters(item);
    if (looksAt(topology).item) return drawn(speakers, item.id);
    const name = speakers.map(({ id }) => id).join(' ');
    const known = shared.get(name) ?? drawn(speakers, item.id);
    shared.set(name, known);
    return known;
  };
}
