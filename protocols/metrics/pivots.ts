import { MeasureFault } from './measure-fault.ts';

/** Who wins with these ballots; null when nobody does. Must answer for every sub-list of the ballots that has any. */
export type Elect<Ballot> = (ballots: readonly Ballot[]) => string | null;

/** Without ballots nobody wins; rules refuse an empty panel, so they are not asked. */
export function winnerOf<Ballot>(ballots: readonly Ballot[], elect: Elect<Ballot>): string | null {
  return ballots.length === 0 ? null : elect(ballots);
}

/** A ballot without which the outcome is another one. */
interface Pivot<Ballot> {
  readonly ballot: Ballot;
  /** Who wins without it. */
  readonly winner: string | null;
}

/**
 * Leave-one-out influence: the ballots each of which alone, when left out, changes who wins; in the order given. Often
 * none: a clear majority has no pivot though it was somebody's. `banzhaf` sees those.
 *
 * n + 1 elections. Throws MeasureFault `empty` for no ballots, and whatever `elect` throws.
 */
export function pivots<Ballot>(ballots: readonly Ballot[], elect: Elect<Ballot>): Pivot<Ballot>[] {
  if (ballots.length === 0) throw new MeasureFault('empty', 'no ballots');
  const outcome = elect(ballots);
  return ballots
    .map((ballot, index) => ({ ballot, winner: winnerOf(ballots.toSpliced(index, 1), elect) }))
    .filter(({ winner }) => winner !== outcome);
}
