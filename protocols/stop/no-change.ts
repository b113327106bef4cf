import { changedIn, type RoundRecord } from './round-record.ts';

/**
 * S3: nobody changed a vote in the last `rounds` rounds. Looks at every voter, not at the totals, so votes that rotate
 * among the candidates are never mistaken for rest. The blind round has nothing to compare with and does not count.
 */
export function noChange(history: readonly RoundRecord[], rounds: number): boolean {
  const debated = history.filter((record) => record.round > 0).slice(-rounds);
  return debated.length >= rounds && debated.every((record) => changedIn(record) === 0);
}
