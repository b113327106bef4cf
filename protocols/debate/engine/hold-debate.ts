import type { RoundRecord } from '../../stop/index.ts';
import type { Tally } from '../tally.ts';
import { type Agenda, agenda, endOf } from './agenda.ts';
import { type ClosedRound, closeRound } from './close-round.ts';
import { hearing } from './hearing.ts';
import { inOrder, withStatements } from './rounds.ts';
import type { Course, DebateItem, Statement, Terms } from './terms.ts';

/** What an expert says when it is asked about items, and what it hears on each; undefined when it does not answer. */
export type Speak<Said extends Statement> = (
  expert: string,
  round: number,
  asked: readonly DebateItem[],
  heard: (item: DebateItem) => readonly Said[],
) => readonly Said[] | undefined;

/** A debate that is over. */
export interface HeldDebate<Said extends Statement> extends Course<Said> {
  readonly closed: readonly ClosedRound[];
  /** By item: the tally as it stands. */
  readonly tallies: ReadonlyMap<string, Tally>;
  /** Experts who did not answer, in order of id. */
  readonly absent: readonly string[];
  readonly reason: string;
}

/**
 * Holds a whole debate at once: opens rounds, asks everybody, and closes them until a stop rule fires or nothing is left. Rounds
 * that were held before (`before`, index 0 is round 1) are kept as they are: nobody is asked, and no rule stops the debate until the
 * last of them.
 */
export function holdDebate<Said extends Statement>(
  terms: Terms<Said>,
  speak: Speak<Said>,
  before: Course<Said>['positions'] = [],
): HeldDebate<Said> {
  const tallies = new Map<string, Tally>();
  const closed: ClosedRound[] = [];
  const history: RoundRecord[] = [];
  const close = (course: Course<Said>): string | null => {
    const round = closeRound(terms, course, history);
    closed.push(round);
    for (const tally of round.tallies) tallies.set(tally.item, tally);
    if (course.round > 0 || terms.stopsBlind) history.push(round.record);
    return round.reason;
  };
  const absent = new Set<string>();
  let course: Course<Said> = { round: 0, positions: [] };
  let reason = close(course);
  while (course.round < before.length) {
    course = { round: course.round + 1, positions: before.slice(0, course.round + 1) };
    reason = close(course);
  }
  while (reason === null) {
    const asked = agenda(without(terms, absent), course, course.round + 1);
    if (Object.keys(asked).length === 0) break;
    const opened = { round: course.round + 1, positions: [...course.positions, []] };
    course = holdRound(terms, opened, asked, speak, absent);
    reason = close(course);
  }
  return {
    ...course,
    closed,
    tallies,
    absent: [...absent].toSorted(),
    reason: reason ?? endOf(without(terms, absent), course),
  };
}

/**
 * One round: under sync everybody is asked before anybody answers, under sequential one after the other. An expert that does not answer
 * joins `absent`.
 */
function holdRound<Said extends Statement>(
  terms: Terms<Said>,
  opened: Course<Said>,
  asked: Agenda,
  speak: Speak<Said>,
  absent: Set<string>,
): Course<Said> {
  const items = new Map(terms.items.map((item) => [item.id, item]));
  const earlier = opened.positions.slice(0, -1);
  const together = hearing(without(terms, absent), opened);
  let held: readonly Said[] = [];
  for (const [expert, ids] of Object.entries(asked)) {
    const course = { ...opened, positions: [...earlier, held] };
    const heard = terms.protocol.schedule === 'sync' ? together : hearing(without(terms, absent), course);
    const mine = ids.map((id) => items.get(id) as DebateItem);
    const said = speak(expert, opened.round, mine, (item) => heard(expert, item));
    if (said === undefined) absent.add(expert);
    else held = withStatements(held, expert, ids, said);
  }
  return { ...opened, positions: [...earlier, inOrder(held, terms.items)] };
}

/** The terms without experts who have not answered: they are neither asked again nor heard again. */
function without<Said extends Statement>(terms: Terms<Said>, absent: ReadonlySet<string>): Terms<Said> {
  if (absent.size === 0) return terms;
  const gone = new Set(absent);
  return { ...terms, voters: (item) => terms.voters(item).filter(({ id }) => !gone.has(id)) };
}
