import type { Ballot } from '../../debate/ballot.ts';
import type { Decision } from '../../debate/protocol.ts';
import type { Tally } from '../../debate/tally.ts';
import { decide } from '../../decision/index.ts';
import { pivots } from '../../metrics/index.ts';
import { type DebateRecord, decisionName, type Meaning } from '../replay/index.ts';

/** A verdict that another rule would turn, and what it rests on. */
export interface Flip {
  readonly item: string;
  readonly rule: string;
  /** As it stands, and as this rule has it. */
  readonly was: string;
  readonly is: string;
  /** Everybody's standing ballot: `ann yes .80 (competence .75)`. */
  readonly ballots: string;
  /** Votes by candidate, then the rule's own scores: both in the order of the candidates. */
  readonly votes: string;
  readonly scores: string;
  /** Top score less the runner-up's, in the rule's unit. */
  readonly margin: number;
  /** Voters each of whom alone turns this rule's verdict by staying away; null where the rule looks at all items together. */
  readonly pivotal: readonly string[] | null;
  /** The same in a sentence. */
  readonly why: string;
}

/** Rules that look at all items together, or at the whole course: one ballot less on one item is no experiment for them. */
export const LOOKS_WIDER: ReadonlySet<Decision['rule']> = new Set([
  'dawid-skene',
  'one-coin',
  'glad',
  'committee',
  'trajectory',
]);

/** A verdict under one rule where the record says another. */
interface Turned {
  readonly decision: Decision;
  readonly tally: Tally;
  readonly was: string;
  readonly is: string;
}

/**
 * The verdicts that a rule turns. `was` runs parallel to the record's items, `tallies` are those of the rule by item, and `meaning`
 * says what a tally comes to. Pivotal voters are found by leaving each out in turn.
 */
export function flipsUnder(
  record: DebateRecord,
  decision: Decision,
  tallies: ReadonlyMap<string, Tally>,
  was: readonly string[],
  meaning: Meaning,
): Flip[] {
  const last = record.rounds.at(-1)?.ballots;
  return record.items.flatMap(({ item, candidates }, index) => {
    const tally = tallies.get(item);
    const ballots = last?.get(item) ?? [];
    const is = meaning(tally, ballots);
    if (tally === undefined || is === was[index]) return [];
    return [flipOf({ decision, tally, was: was[index] as string, is }, candidates, ballots, meaning)];
  });
}

function flipOf(turned: Turned, candidates: readonly string[], ballots: readonly Ballot[], meaning: Meaning): Flip {
  const { decision, tally, was, is } = turned;
  const { item } = tally;
  const without = (left: readonly Ballot[]): string => meaning(decide(decision, left, item, candidates), left);
  const pivotal = LOOKS_WIDER.has(decision.rule)
    ? null
    : pivots(ballots, without).map(({ ballot, winner }) => ({ voter: ballot.voter, winner }));
  const counts = candidates.map((candidate) => ballots.filter(({ choice }) => choice === candidate).length);
  return {
    item,
    rule: decisionName(decision),
    was,
    is,
    ballots: ballots.map(ballotText).join('; '),
    votes: told(candidates, counts.map(String)),
    scores: told(
      candidates,
      candidates.map((candidate) => short(tally.scores[candidate] ?? 0)),
    ),
    margin: tally.margin,
    pivotal: pivotal?.map(({ voter }) => voter) ?? null,
    why: sentence(turned, candidates, counts, pivotal),
  };
}

const told = (candidates: readonly string[], values: readonly string[]): string =>
  candidates.map((candidate, index) => `${candidate} ${values[index]}`).join(', ');

/** Three significant digits; what is nothing is 0. */
const short = (value: number): string => String(Number(value.toPrecision(3)));

function ballotText({ voter, choice, confidence, competence }: Ballot): string {
  if (choice === null) return `${voter} abstains`;
  return `${voter} ${choice} ${confidence.toFixed(2)} (competence ${competence.toFixed(2)})`;
}

interface Swing {
  readonly voter: string;
  readonly winner: string | null;
}

/** Most voters that are named; of more it is said how many there are. */
const NAMED = 3;

function sentence(
  { tally, was, is }: Turned,
  candidates: readonly string[],
  counts: readonly number[],
  pivotal: readonly Swing[] | null,
): string {
  const most = Math.max(...counts);
  const leading = candidates.filter((_, index) => counts[index] === most);
  const heads =
    leading.length > 1
      ? `${leading.join(' and ')} have ${most} ${most === 1 ? 'vote' : 'votes'} each`
      : `${leading[0]} has ${most} of ${counts.reduce((sum, count) => sum + count, 0)} votes`;
  const broken = tally.tie_break === 'none' ? '' : `, a tie broken by ${tally.tie_break.replaceAll('-', ' ')}`;
  const scores = told(
    candidates,
    candidates.map((candidate) => short(tally.scores[candidate] ?? 0)),
  );
  return `${is} instead of ${was}: ${heads}; the rule scores ${scores}${broken}${swings(pivotal)}.`;
}

function swings(pivotal: readonly Swing[] | null): string {
  if (pivotal === null) return '';
  if (pivotal.length === 0) return '; no one voter turns it back';
  const named = pivotal.slice(0, NAMED).map(({ voter, winner }) => `without ${voter} ${winner ?? 'nothing'}`);
  const more = pivotal.length - named.length;
  return `; ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
