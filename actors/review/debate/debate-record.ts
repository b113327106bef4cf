import { ballotsOn, saidOn } from '../../../protocols/debate/index.ts';
import type { Ballot } from '../../../protocols/index.ts';
import type { DebateRecord, Meaning, RecordedRound } from '../../../protocols/lab/index.ts';
import type { ReviewContext } from '../review-context.ts';
import { termsOf } from '../review-terms.ts';
import { agenda } from './moderator.ts';
import { settledOutcome } from './verdicts.ts';

/** More rounds than any protocol allows: asking for a round beyond the limit tells whether anything is left to debate. */
const WITHOUT_LIMIT = 1_000;

/** What a review remembers of its debate, as ballots: the same ballots its verdicts were made of. */
export function debateRecord(context: ReviewContext): DebateRecord {
  const terms = termsOf(context);
  const rounds: RecordedRound[] = [];
  for (let round = 0; round <= context.positions.length; round++) {
    const positions = context.positions.slice(0, round);
    const said = context.positions[round - 1];
    const debated = terms.items.filter(({ id }) => said === undefined || saidOn(said, id).length > 0);
    const ballots = new Map<string, readonly Ballot[]>(rounds.at(-1)?.ballots);
    for (const item of debated) ballots.set(item.id, ballotsOn(terms, positions, item));
    rounds.push({ debated: debated.map(({ id }) => id), ballots });
  }
  return {
    items: terms.items.map(({ id, candidates }) => ({ item: id, candidates })),
    rounds,
    exhausted: Object.keys(agenda(unlimited(context), context.positions.length + 1)).length === 0,
    stops_blind: false,
  };
}

function unlimited(context: ReviewContext): ReviewContext {
  const { protocol } = context.submit.options;
  const stop = { ...protocol.stop, max_rounds: WITHOUT_LIMIT };
  return {
    ...context,
    submit: { ...context.submit, options: { ...context.submit.options, protocol: { ...protocol, stop } } },
  };
}

/** What a tally means for a claim, as the review's own verdicts have it. */
export const claimOutcome: Meaning = (tally, votes) =>
  tally === undefined
    ? 'disputed'
    : settledOutcome(
        tally,
        votes.some(({ choice }) => choice === 'reject'),
      );
