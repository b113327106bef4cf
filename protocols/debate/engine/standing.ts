import type { Ballot } from '../ballot.ts';
import type { Course, DebateItem, Statement, Terms } from './terms.ts';

/**
 * Where everyone stands on an item: the last statement of each expert, in order of expert id. Worked out once for each list
 * of rounds and item, since closing a round asks for it several times.
 */
export function standing<Said extends Statement>(
  terms: Pick<Terms<Said>, 'opening'>,
  positions: Course<Said>['positions'],
  item: DebateItem,
): readonly Said[] {
  const known = (kept.get(positions) ?? new Map()) as Map<DebateItem, readonly Said[]>;
  kept.set(positions, known);
  const found = known.get(item) ?? latest(terms.opening(item), positions, item.id);
  known.set(item, found);
  return found;
}

const kept = new WeakMap<readonly (readonly Statement[])[], Map<DebateItem, readonly Statement[]>>();

function latest<Said extends Statement>(
  opening: readonly Said[],
  positions: Course<Said>['positions'],
  item: string,
): readonly Said[] {
  const byExpert = new Map<string, Said>();
  for (const said of opening) byExpert.set(said.expert, said);
  for (const round of positions) {
    for (const said of saidOn(round, item)) byExpert.set(said.expert, said);
  }
  // When everybody has spoken in a round that is over, that round is the answer, in order already.
  const last = positions.length === 0 ? [] : saidOn(positions.at(-1) as readonly Said[], item);
  if (last.length === byExpert.size && isInOrder(last)) return last;
  return [...byExpert.values()].toSorted(byId);
}

const isInOrder = (said: readonly Statement[]): boolean =>
  said.every(({ expert }, index) => index === 0 || (said[index - 1] as Statement).expert < expert);

const byId = (a: Statement, b: Statement): number => (a.expert < b.expert ? -1 : 1);

/** What was said of the item in the round. A round is indexed once. */
export function saidOn<Said extends Statement>(round: readonly Said[], item: string): readonly Said[] {
  const index = (indexed.get(round) ?? Map.groupBy(round, ({ claim }) => claim)) as Map<string, Said[]>;
  indexed.set(round, index);
  return index.get(item) ?? [];
}

const indexed = new WeakMap<readonly Statement[], Map<string, Statement[]>>();

/** The votes on an item after the given rounds. */
export function ballotsOn<Said extends Statement>(
  terms: Terms<Said>,
  positions: Course<Said>['positions'],
  item: DebateItem,
): Ballot[] {
  const ballots = standing(terms, positions, item).map((said) => terms.ballot(said, item, positions.length));
  return terms.counted?.(ballots) ?? ballots;
}
