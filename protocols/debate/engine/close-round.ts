import { decideRound } from '../../decision/index.ts';
import { needsBeliefs, type RoundRecord, recordRound, stopReason } from '../../stop/index.ts';
import type { Ballot } from '../ballot.ts';
import type { Tally } from '../tally.ts';
import { throughGate } from './agenda.ts';
import { ballotsOn, saidOn } from './standing.ts';
import type { Course, DebateItem, Statement, Terms } from './terms.ts';

/** What a round came to. */
export interface ClosedRound {
  /** Of all items after the blind round, later of those that were debated. */
  readonly tallies: readonly Tally[];
  /** What the stop rules look at. */
  readonly record: RoundRecord;
  /** The rule that ends the debate with this round; null when it may go on. */
  readonly reason: string | null;
}

/**
 * Tallies the round that has been held and asks the stop rules. `history` are the records of the rounds before, that of the
 * blind round only when the stop rules may end the debate there.
 */
export function closeRound<Said extends Statement>(
  terms: Terms<Said>,
  course: Course<Said>,
  history: readonly RoundRecord[],
): ClosedRound {
  const { decision, stop } = terms.protocol;
  const { round, positions } = course;
  const last = positions.at(-1) ?? [];
  const items = round === 0 ? terms.items : terms.items.filter(({ id }) => saidOn(last, id).length > 0);
  const rounds = (decision.rule === 'trajectory' ? positions.keys() : []) as Iterable<number>;
  const earlier = [...rounds].map((held) => ballotsOf(terms, positions.slice(0, held), items));
  const now = ballotsOf(terms, positions, items);
  const questions = items.map(({ id, candidates }) => ({ item: id, candidates }));
  const tallies = decideRound(decision, questions, [...earlier, now]);
  const looked = round === 0 && terms.stopsBlind ? new Set(throughGate(terms).map(({ id }) => id)) : undefined;
  const record = recordRound(
    round,
    looked === undefined ? tallies : tallies.filter(({ item }) => looked.has(item)),
    now,
    round === 0 ? [] : ballotsOf(terms, positions.slice(0, -1), items),
    needsBeliefs(stop) ? questions : null,
  );
  const isAsked = round > 0 || terms.stopsBlind;
  return { tallies, record, reason: isAsked ? stopReason(stop, [...history, record]) : null };
}

const ballotsOf = <Said extends Statement>(
  terms: Terms<Said>,
  positions: Course<Said>['positions'],
  items: readonly DebateItem[],
): Ballot[] => items.flatMap((item) => ballotsOn(terms, positions, item));
