/**
 * S10: whether ballots still out can change the plurality winner. `counts` are the votes in, in candidate order; a tie goes
 * to the candidate named first. Exact: false means that no way of casting the outstanding ballots elects another.
 *
 * Throws RangeError for no counts and for numbers that are no counts.
 */
export function canChange(counts: readonly number[], outstanding: number): boolean {
  if (counts.length === 0 || [...counts, outstanding].some((count) => !Number.isInteger(count) || count < 0)) {
    throw new RangeError(`no counts: ${counts.join(', ')} and ${outstanding}`);
  }
  const top = Math.max(...counts);
  const winner = counts.indexOf(top);
  return counts.some(
    (count, rival) => rival !== winner && (rival < winner ? count + outstanding >= top : count + outstanding > top),
  );
}
