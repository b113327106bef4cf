import { type Ballot, CLAIM_CANDIDATES } from '../../protocols/index.ts';
import type { DebateRecord, Meaning, RecordedRound } from '../../protocols/lab/index.ts';
import { agenda, ballots, type ReviewContext, settledOutcome } from '../review/index.ts';

/** More rounds than any protocol allows: asking for a round beyond the limit tells whether anything is left to debate. */
const WITHOUT_LIMIT = 1_000;

/** What a review remembers of its debate, as ballots: the same ballots its verdicts were made of. */
export function debateRecord(context: ReviewContext): DebateRecord {
  const byClaim = context.positions.map((round) => Map.groupBy(round, ({ claim }) => claim));
  const rounds: RecordedRound[] = [];
  for (let round = 0; round <= context.positions.length; round++) {
    const spoken = round === 0 ? undefined : byClaim[round - 1];
    const before = rounds.at(-1)?.ballots;
    const standing = new Map<string, readonly Ballot[]>();
    for (const claim of context.claims) {
      const same = spoken !== undefined && !spoken.has(claim.id);
      const positions = byClaim.slice(0, round).map((said) => said.get(claim.id) ?? []);
      standing.set(
        claim.id,
        same ? (before?.get(claim.id) ?? []) : ballots({ positions, submit: context.submit }, claim),
      );
    }
    const debated = context.claims.filter(({ id }) => spoken?.has(id) ?? true).map(({ id }) => id);
    rounds.push({ debated, ballots: standing });
  }
  return {
    items: context.claims.map(({ id }) => ({ item: id, candidates: CLAIM_CANDIDATES })),
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
