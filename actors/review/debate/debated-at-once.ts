import { holdDebate } from '../../../protocols/debate/index.ts';
import type { Call, Position } from '../../../protocols/index.ts';
import type { ReviewContext } from '../review-context.ts';
import { debateTerms } from './debate-terms.ts';
import { callOf } from './moderator.ts';
import { roundTally, verdicts } from './verdicts.ts';

/** Positions the expert takes when it is called; undefined when it does not answer. */
export type SpeakOnCall = (call: Call) => readonly Position[] | undefined;

/**
 * A review debated from its blind round to its verdicts in one go: what the statechart does one statement at a time. Takes the
 * context with its claims; experts who do not answer are left out from then on. Rounds that were held before stand as they are.
 */
export function debatedAtOnce(
  start: ReviewContext,
  speak: SpeakOnCall,
  before: ReviewContext['positions'] = [],
): ReviewContext {
  const held = holdDebate(
    debateTerms(start),
    (expert, round, asked, heard) => speak(callOf(start, expert, round, asked, heard, 0)),
    before,
  );
  const absent = held.absent.map((expert) => [expert, 'did not answer'] as const);
  const failures = Object.fromEntries(
    [...Object.entries(start.failures), ...absent].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const { round, positions } = held;
  const review = { ...start, failures, round, positions };
  return {
    ...review,
    tallies: held.closed.map((closed, held) =>
      roundTally({ ...review, round: held, positions: positions.slice(0, held) }, closed),
    ),
    records: held.closed.slice(1).map(({ record }) => record),
    stop_reason: held.reason,
    verdicts: verdicts(review),
  };
}
