import type { RoundRecord } from './round-record.ts';

/** S1: the debate has had this many rounds after the blind one. */
export function fixedRounds(history: readonly RoundRecord[], rounds: number): boolean {
  return (history.at(-1)?.round ?? -1) >= rounds;
}
