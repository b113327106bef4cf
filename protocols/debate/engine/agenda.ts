import { admitted } from './gate.ts';
import { ballotsOn, saidOn, standing } from './standing.ts';
import type { Course, DebateItem, Restraint, Statement, Terms } from './terms.ts';

/** Ids of items by the expert who is to speak on them, experts in order of id. */
export type Agenda = Readonly<Record<string, readonly string[]>>;

/** Who speaks on what in the round; empty when nothing is left to debate. */
export function agenda<Said extends Statement>(terms: Terms<Said>, course: Course<Said>, round: number): Agenda {
  return restrained(terms, course, round).agenda;
}

/** Why no round follows though no stop rule ended the debate. */
export const endOf = <Said extends Statement>(terms: Terms<Said>, course: Course<Said>): string =>
  restrained(terms, course, course.round + 1).reason ?? 'nothing-contested';

function restrained<Said extends Statement>(terms: Terms<Said>, course: Course<Said>, round: number): Restraint {
  const whole = unrestrained(terms, course, round);
  return terms.restrain?.(whole, course) ?? { agenda: whole };
}

function unrestrained<Said extends Statement>(terms: Terms<Said>, course: Course<Said>, round: number): Agenda {
  const asked = new Map<string, string[]>();
  for (const item of debated(terms, course, round)) {
    for (const { id } of terms.voters(item)) {
      const mine = asked.get(id);
      if (mine === undefined) asked.set(id, [item.id]);
      else mine.push(item.id);
    }
  }
  return Object.fromEntries([...asked].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The gate decides on the first round; later rounds keep what was spoken on and has not been settled. */
function debated<Said extends Statement>(terms: Terms<Said>, course: Course<Said>, round: number): DebateItem[] {
  if (round > terms.protocol.stop.max_rounds) return [];
  if (round === 1) return throughGate(terms);
  const last = course.positions.at(-1) ?? [];
  return terms.items.filter(
    (item) => saidOn(last, item.id).length > 0 && terms.staysOpen(standing(terms, course.positions, item)),
  );
}

/** The items that the gate lets in. */
export function throughGate<Said extends Statement>(terms: Terms<Said>): DebateItem[] {
  const { gate } = terms.protocol;
  if (gate.kind === 'all') return [...terms.items];
  const blind: Course<Said>['positions'] = [];
  const opened = terms.items.map((item) => ({ ...item, item, ballots: ballotsOn(terms, blind, item) }));
  return admitted(gate, opened).map(({ item }) => item);
}
