import type { SeededRandom } from '../seeded.ts';
import { MeasureFault } from './measure-fault.ts';
import { type Elect, winnerOf } from './pivots.ts';

/** 2^16 elections are the most that are held to be exact. */
const EXACT_BALLOTS = 16;

/** The influence of one ballot. */
interface Influence<Ballot> {
  readonly ballot: Ballot;
  /** Absolute Banzhaf index, 0..1: share of the coalitions of the others whose winner changes when the ballot joins. */
  readonly swing: number;
  /** Normalised Banzhaf index, 0..1: this swing among the swings of all, which sum to 1; 0 when no ballot ever counts. */
  readonly share: number;
  /**
   * Standard error of `swing`; 0 when it is exact. From (s + 2) / (m + 4) for s of m draws (Agresti & Coull 1998), so that
   * a swing never seen is not taken for impossible.
   */
  readonly standardError: number;
}

/**
 * Banzhaf influence (Penrose 1946; Banzhaf 1965) of every ballot, in the order given, under any rule: every coalition of
 * the other ballots is as likely as any other, and a swing is any change of who wins, nobody included; nobody wins without ballots. The ballots are as
 * they were cast; the index says what each weighs among these, not what its voter could do by voting otherwise.
 *
 * Exact up to 16 ballots, by 2^n elections. Beyond, `draws` random coalitions of (n + 1) elections each; the draws are
 * shared by all ballots, so their errors are not independent.
 *
 * Throws MeasureFault: `empty` for no ballots, `not-a-count` unless draws is a positive integer; and what `elect` throws.
 */
export function banzhaf<Ballot>(
  ballots: readonly Ballot[],
  elect: Elect<Ballot>,
  random: SeededRandom,
  draws = 2000,
): Influence<Ballot>[] {
  if (ballots.length === 0) throw new MeasureFault('empty', 'no ballots');
  if (!Number.isSafeInteger(draws) || draws < 1) throw new MeasureFault('not-a-count', `${draws} draws`);
  const exact = ballots.length <= EXACT_BALLOTS;
  const swings = exact ? allSwings(ballots, elect) : drawnSwings(ballots, elect, random, draws);
  const coalitions = exact ? 2 ** (ballots.length - 1) : draws;
  const total = swings.reduce((sum, count) => sum + count, 0);
  return ballots.map((ballot, index) => {
    const count = swings[index] as number;
    return {
      ballot,
      swing: count / coalitions,
      share: total === 0 ? 0 : count / total,
      standardError: exact ? 0 : standardError(count, draws),
    };
  });
}

/** Swings of each ballot over all coalitions; a coalition is a set of bits. */
function allSwings<Ballot>(ballots: readonly Ballot[], elect: Elect<Ballot>): number[] {
  const winners = Array.from({ length: 2 ** ballots.length }, (_, coalition) =>
    winnerOf(
      ballots.filter((_ballot, index) => (coalition >> index) & 1),
      elect,
    ),
  );
  return ballots.map((_, index) => {
    const bit = 1 << index;
    return winners.filter((winner, coalition) => !(coalition & bit) && winner !== winners[coalition | bit]).length;
  });
}

/** A uniform coalition of all, less one ballot, is a uniform coalition of the others: one draw serves every ballot. */
function drawnSwings<Ballot>(
  ballots: readonly Ballot[],
  elect: Elect<Ballot>,
  random: SeededRandom,
  draws: number,
): number[] {
  const swings = ballots.map(() => 0);
  for (let draw = 0; draw < draws; draw++) {
    const inside = ballots.map(() => random.integer(0, 1) === 1);
    const winner = winnerOf(
      ballots.filter((_, index) => inside[index]),
      elect,
    );
    for (const index of ballots.keys()) {
      const turned = ballots.filter((_, other) => inside[other] !== (other === index));
      if (winnerOf(turned, elect) !== winner) swings[index] = (swings[index] as number) + 1;
    }
  }
  return swings;
}

function standardError(count: number, draws: number): number {
  const share = (count + 2) / (draws + 4);
  return Math.sqrt((share * (1 - share)) / (draws + 4));
}
