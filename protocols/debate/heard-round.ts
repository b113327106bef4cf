import type { Protocol } from './protocol.ts';

/**
 * Round of the newest statement of a speaker that a reader may read while it prepares its own for `round` (1 and up).
 * sync: of the round before, whatever has been said in this one (Jacobi). Otherwise: of this round if the speaker's turn was before
 * the reader's, of the round before if not (Gauss–Seidel). Turns are places in the order of the round, from 0.
 *
 * This is the one place that knows: the engine reads by it, and the compiler checks it. Two published implementations of
 * one protocol differ in nothing but this, and so in their results.
 */
export type HeardRound = (round: number, readerTurn: number, speakerTurn: number) => number;

const inTurn: HeardRound = (round, readerTurn, speakerTurn) => (speakerTurn < readerTurn ? round : round - 1);
const together: HeardRound = (round) => round - 1;

export function heardRound(schedule: Protocol['schedule']): HeardRound {
  return schedule === 'sync' ? together : inTurn;
}
