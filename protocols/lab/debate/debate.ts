/**
 * A debate in the abstract: a protocol run over items by a panel of functions. Owns who speaks when, who hears what, and when
 * it ends; knows nothing of how members think.
 *
 * 1. Nothing depends on the order in which the panel lists its members, nor on which items are debated beside (unless the
 *    gate or a rule compares items): every statement has a random stream of its own.
 * 2. Members start from the panel's blind answers, the same under every protocol.
 * 3. Reading follows readingOf(schedule) alone.
 */
import type { Ballot } from '../../debate/ballot.ts';
import { heardRound } from '../../debate/heard-round.ts';
import type { Decision, Protocol } from '../../debate/protocol.ts';
import { protocolHash } from '../../debate/protocol-hash.ts';
import type { Tally } from '../../debate/tally.ts';
import { type BallotBox, columnBox, decideBoxes } from '../../decision/index.ts';
import { needsBeliefs, type RoundRecord, recordBoxes, recordRound, stopReason } from '../../stop/index.ts';
import { admitted } from './gate.ts';
import { Hearing } from './hearing.ts';
import { ABSTAINS, ItemHistory, type Standing } from './item-history.ts';
import type { Cost, DebateLog } from './log.ts';
import { keyOf } from './luck.ts';
import type { Item, Panel } from './panel.ts';
import { type Arrivals, Round } from './round.ts';
import { type Opening, Shared } from './shared.ts';

/** Runs debates of one panel under one protocol; see prepareDebate. */
export type Debate<Question extends Item> = (
  items: readonly Question[],
  seed: number,
  arrivals?: Arrivals,
) => DebateLog;

/**
 * Makes ready what all debates of a panel under a protocol share. The debate that comes back is a pure function: items are
 * debated together, each round on all that the gate let in, until the protocol's stop rules are satisfied by all of them. To
 * debate items independently, call it with one at a time.
 *
 * `shared`: what was worked out for other debates of the same members with the same competences.
 *
 * Throws RangeError for a panel without members, with one given twice, or whose answers are none; for items with one id or
 * fewer than two candidates; and for the schedule `recorded` without the arrivals to follow.
 */
export function prepareDebate<Question extends Item>(
  protocol: Protocol,
  panel: Panel<Question>,
  shared: Shared<Question> = new Shared(),
): Debate<Question> {
  const members = panel.members.map((_, member) => member).toSorted((a, b) => (id(panel, a) < id(panel, b) ? -1 : 1));
  const ids = members.map((member) => id(panel, member));
  if (ids.length === 0) throw new RangeError('a panel without members');
  if (new Set(ids).size < ids.length) throw new RangeError('a member is given twice');
  const hash = protocolHash(protocol);
  const seating = shared.seating(protocol.topology);
  const rule = shared.rule(protocol.decision);
  const keys = ids.map((member) => keyOf(member));
  const seats = ids.map((_, seat) => seat);
  const hearing = new Hearing<Question>(protocol, heardRound(protocol.schedule), members);
  return (items, seed, arrivals) => {
    if (new Set(items.map((item) => item.id)).size < items.length) throw new RangeError('an item is given twice');
    const openings = items.map((item) => shared.opening(panel, { ids, members }, item, seed));
    const histories = openings.map(
      ({ item, competence, standing, key }) => new ItemHistory(item, competence, key, standing),
    );
    const round = new Round(protocol, panel, { ids, keys, members, seats }, seed, arrivals, { seating, hearing });
    const course = new Course(protocol, rule, ids, histories, openings);
    const open = admitted(protocol.gate, histories);
    for (const history of open) round.begin(history);
    course.close(open);
    while (course.reason === null) {
      for (const history of open) round.hold(history);
      course.close(open);
    }
    const cost = { ...round.cost, statements: round.cost.statements + histories.length * ids.length };
    return course.log(hash, seed, open, course.reason, cost);
  };
}

const id = (panel: Pick<Panel, 'members'>, member: number): string => panel.members[member] as string;

/** The state of the debate so far, and whether it is over. */
class Course<Question extends Item> {
  reason: string | null = null;
  readonly #protocol: Protocol;
  /** Of the protocol: one object for all protocols that have the same. */
  readonly #rule: Decision;
  readonly #ids: readonly string[];
  readonly #histories: readonly ItemHistory<Question>[];
  readonly #openings: readonly Opening<Question>[];
  /** By round, and within it by item. */
  readonly #rounds: BallotBox[][] = [];
  readonly #history: RoundRecord[] = [];
  readonly #tallies = new Map<string, Tally>();

  constructor(
    protocol: Protocol,
    rule: Decision,
    ids: readonly string[],
    histories: readonly ItemHistory<Question>[],
    openings: readonly Opening<Question>[],
  ) {
    this.#protocol = protocol;
    this.#rule = rule;
    this.#ids = ids;
    this.#histories = histories;
    this.#openings = openings;
  }

  /** Counts the round that has been held: the blind one on all items, later ones on the open ones. */
  close(open: readonly ItemHistory<Question>[]): void {
    const round = this.#rounds.length;
    const { stop } = this.#protocol;
    const counted = round === 0 ? this.#histories : open;
    const boxes = round === 0 ? this.#openings.map(({ box }) => box) : open.map((history) => this.#box(history, round));
    this.#rounds.push(boxes);
    const questions = counted.map(({ item }) => ({ item: item.id, candidates: item.candidates }));
    const tallies = this.#decided(questions, boxes);
    for (const tally of tallies) this.#tallies.set(tally.item, tally);
    const debated = new Set(open.map(({ item }) => item.id));
    const kept = tallies.filter(({ item }) => debated.has(item));
    const before = this.#rounds[round - 1] ?? [];
    this.#history.push(
      needsBeliefs(stop)
        ? recordRound(round, kept, ballotsIn(boxes), ballotsIn(before), questions)
        : recordBoxes(round, kept, boxes, before),
    );
    this.reason = stopReason(stop, this.#history);
  }

  #decided(
    questions: readonly { item: string; candidates: readonly string[] }[],
    boxes: readonly BallotBox[],
  ): Tally[] {
    // A single item's blind round is decided once for the debate, its null debate and its own rule.
    const [opening, ...more] = this.#rounds.length === 1 ? this.#openings : [];
    const known = more.length === 0 ? opening?.tallies.get(this.#rule) : undefined;
    if (known !== undefined) return [known];
    const looked = this.#rule.rule === 'trajectory' ? this.#rounds : [boxes];
    const tallies = decideBoxes(
      this.#rule,
      questions,
      looked.map((held) => new Map(held.map((box) => [box.item, box]))),
    );
    if (more.length === 0) opening?.tallies.set(this.#rule, tallies[0] as Tally);
    return tallies;
  }

  #box(history: ItemHistory<Question>, round: number): BallotBox {
    const { choices, counted, confidences } = history.rounds[round] as Standing;
    return columnBox(history.item.id, history.item.candidates, {
      voters: this.#ids,
      // Votes that are not counted abstain.
      choices: counted.includes(0) ? choices.map((choice, seat) => (counted[seat] === 0 ? ABSTAINS : choice)) : choices,
      confidences,
      competences: history.competence,
    });
  }

  log(protocol: string, seed: number, open: readonly ItemHistory<Question>[], reason: string, cost: Cost): DebateLog {
    return {
      protocol,
      seed,
      members: this.#ids,
      items: this.#histories.map(columns),
      debated: open.map(({ item }) => item.id),
      reason,
      rounds: this.#rounds.length - 1,
      tallies: this.#histories.map(({ item }) => this.#tallies.get(item.id) as Tally),
      cost,
    };
  }
}

const ballotsIn = (boxes: readonly BallotBox[]): readonly Ballot[] =>
  boxes.length === 1 ? (boxes[0] as BallotBox).ballots : boxes.flatMap(({ ballots }) => ballots);

const columns = ({ item, competence, rounds }: ItemHistory<Item>): DebateLog['items'][number] => ({
  item: item.id,
  candidates: item.candidates,
  competence,
  rounds,
});

/** One debate; see prepareDebate, which is the faster way to many. */
export function runDebate<Question extends Item>(
  protocol: Protocol,
  panel: Panel<Question>,
  items: readonly Question[],
  seed: number,
): DebateLog {
  return prepareDebate(protocol, panel)(items, seed);
}
