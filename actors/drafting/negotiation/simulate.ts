/**
 * Plays a negotiation of the positions, step by step: opening, packages, fallbacks, last word. No chance is involved; the other
 * side's stance says what it can bear to give. Invariants: every issue ends once; nothing is given up that weighs as much as what
 * it is given for; a softer other side never leaves us worse than a tougher one.
 */
import {
  NEGOTIATION_STANCES,
  type NegotiationEnd,
  type NegotiationMove,
  type NegotiationRun,
  type NegotiationStep,
} from '../../../protocols/index.ts';

type Stance = NegotiationRun['stance'];

interface Table {
  readonly steps: NegotiationStep[];
  readonly ends: Map<string, NegotiationEnd>;
}

/** What an other side bears, in the unit of NegotiationMove.cost. */
interface Nerve {
  /** It accepts at once what costs no more. */
  readonly atOnce: number;
  /** Of a fallback it accepts what costs no more … */
  readonly atLast: number;
  /** … and this share of what costs more, what matters most to us first. */
  readonly share: number;
  /** What we give up must be worth this much more to it than what it gives. */
  readonly margin: number;
}

const NERVE: Readonly<Record<Stance, Nerve>> = {
  softer: { atOnce: 2, atLast: 4, share: 1, margin: -2 },
  expected: { atOnce: 1, atLast: 3, share: 0.5, margin: -1 },
  tougher: { atOnce: 0, atLast: 2, share: 0, margin: 1 },
};

const RANK: Readonly<Record<NegotiationMove['priority'], number>> = { must: 2, should: 1, nice: 0 };

/** The expected course, a tougher and a softer other side. */
export function simulate(moves: readonly NegotiationMove[]): NegotiationRun[] {
  if (moves.length === 0) return [];
  return NEGOTIATION_STANCES.map((stance) => play(moves, stance));
}

function play(moves: readonly NegotiationMove[], stance: Stance): NegotiationRun {
  const table: Table = { steps: [], ends: new Map() };
  const nerve = NERVE[stance];
  open(moves, nerve, table);
  trade(moves, nerve, table);
  settle(moves, nerve, table);
  close(moves, table);
  return { stance, steps: table.steps, ends: moves.flatMap(({ issue_id }) => table.ends.get(issue_id) ?? []) };
}

const costOf = ({ cost }: NegotiationMove): number => cost ?? 2;
const isUndecided = ({ undecided }: NegotiationMove): boolean => undecided === true;
const isOpen = ({ ends }: Table, { issue_id }: NegotiationMove): boolean => !ends.has(issue_id);
const ids = (moves: readonly NegotiationMove[]): string[] => moves.map(({ issue_id }) => issue_id);

function say(table: Table, step: Omit<NegotiationStep, 'given'> & { given?: string[] }): void {
  if (step.issues.length > 0) table.steps.push({ given: [], ...step });
}

function end(table: Table, { issue_id }: NegotiationMove, how: NegotiationEnd['end'], words: string): void {
  table.ends.set(issue_id, { issue_id, end: how, words });
}

/** Asks for everything: cheap requests are granted, the rest refused, and each reason is given once. */
function open(moves: readonly NegotiationMove[], { atOnce }: Nerve, table: Table): void {
  for (const move of moves)
    say(table, { round: 1, by: 'us', act: 'ask', issues: [move.issue_id], words: move.opening });
  const granted = moves.filter((move) => costOf(move) <= atOnce);
  for (const move of granted) end(table, move, 'as_asked', move.opening);
  say(table, { round: 1, by: 'them', act: 'accept', issues: ids(granted), words: '' });
  const refused = Map.groupBy(
    moves.filter((move) => isOpen(table, move)),
    ({ counterparty }) => counterparty,
  );
  for (const [words, members] of refused)
    say(table, { round: 1, by: 'them', act: 'refuse', issues: ids(members), words });
}

/** For each must, the cheapest package of what weighs less to us and enough to them. */
function trade(moves: readonly NegotiationMove[], { margin }: Nerve, table: Table): void {
  for (const wanted of moves) {
    if (wanted.priority !== 'must' || !isOpen(table, wanted)) continue;
    const given = packageFor(wanted, moves, costOf(wanted) + margin, table);
    if (given === undefined) continue;
    const words = wanted.opening;
    say(table, { round: 2, by: 'us', act: 'trade', issues: [wanted.issue_id], given: ids(given), words });
    say(table, { round: 2, by: 'them', act: 'accept', issues: [wanted.issue_id], words: '' });
    end(table, wanted, 'as_asked', words);
    for (const move of given) end(table, move, 'given_up', '');
  }
}

/** Most issues given for one: more would be a surrender. */
const MOST_GIVEN = 2;

/** What to give up: least to us first, as few as are worth `price` to them; undefined where nothing is. */
function packageFor(
  wanted: NegotiationMove,
  moves: readonly NegotiationMove[],
  price: number,
  table: Table,
): NegotiationMove[] | undefined {
  const spare = moves
    .filter((move) => isOpen(table, move) && !isUndecided(move) && RANK[move.priority] < RANK[wanted.priority])
    .toSorted((a, b) => RANK[a.priority] - RANK[b.priority] || costOf(b) - costOf(a));
  const given: NegotiationMove[] = [];
  let worth = 0;
  for (const move of spare.slice(0, MOST_GIVEN)) {
    given.push(move);
    worth += costOf(move);
    if (worth >= Math.max(1, price)) return given;
  }
  return undefined;
}

/** The fallback of what is still open; nothing is offered below it. */
function settle(moves: readonly NegotiationMove[], { atLast, share }: Nerve, table: Table): void {
  const left = moves.filter((move) => isOpen(table, move) && move.fallback !== '' && !isUndecided(move));
  const offered = Map.groupBy(left, ({ fallback }) => fallback);
  for (const [words, members] of offered)
    say(table, { round: 3, by: 'us', act: 'settle', issues: ids(members), words });
  const heavy = left.filter((move) => costOf(move) > atLast).toSorted((a, b) => RANK[b.priority] - RANK[a.priority]);
  const borne = new Set(heavy.slice(0, Math.ceil(heavy.length * share)));
  const taken = left.filter((move) => costOf(move) <= atLast || borne.has(move));
  for (const move of taken) end(table, move, 'fallback', move.fallback);
  say(table, { round: 3, by: 'them', act: 'accept', issues: ids(taken), words: '' });
  say(table, { round: 3, by: 'them', act: 'hold', issues: ids(left.filter((move) => isOpen(table, move))), words: '' });
  for (const move of left) stepDown(move, atLast, table);
}

/** Further steps of an issue that is still open: each costs the other side one less. */
function stepDown(move: NegotiationMove, atLast: number, table: Table): void {
  (move.further ?? []).forEach((words, index) => {
    if (!isOpen(table, move)) return;
    const issues = [move.issue_id];
    say(table, { round: 3, by: 'us', act: 'settle', issues, words });
    const isBorne = costOf(move) - 1 - index <= atLast;
    if (isBorne) end(table, move, 'fallback', words);
    say(table, { round: 3, by: 'them', act: isBorne ? 'accept' : 'hold', issues, words: '' });
  });
}

/** A must, and what nobody has decided on, stays open and asks for a decision; of anything else the text stays as it is. */
function close(moves: readonly NegotiationMove[], table: Table): void {
  const left = moves.filter((move) => isOpen(table, move));
  for (const [words, members] of Map.groupBy(left.filter(isUndecided), ({ fallback }) => fallback)) {
    say(table, { round: 4, by: 'us', act: 'refer', issues: ids(members), words });
    for (const move of members) {
      if (move.priority === 'must' && move.walk_away !== undefined)
        say(table, { round: 4, by: 'us', act: 'hold', issues: [move.issue_id], words: move.walk_away });
      end(table, move, 'open', words);
    }
  }
  const dropped = left.filter((move) => move.priority !== 'must' && isOpen(table, move));
  say(table, { round: 4, by: 'us', act: 'drop', issues: ids(dropped), words: '' });
  for (const move of dropped) end(table, move, 'given_up', '');
  for (const move of left.filter((each) => each.priority === 'must' && isOpen(table, each))) {
    say(table, { round: 4, by: 'us', act: 'hold', issues: [move.issue_id], words: move.walk_away ?? '' });
    end(table, move, 'open', move.walk_away ?? '');
  }
}
