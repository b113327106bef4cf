import type { Decision, Protocol } from '../debate/protocol.ts';
import type { Checker, StaticCheck } from './static-check.ts';

/** What a rule does with a tie: gives it to the candidate named first, or leaves everything as it is. */
function tieBreakOf(decision: Decision): 'candidate-order' | 'status-quo' {
  switch (decision.rule) {
    case 'threshold':
    case 'log-odds':
    case 'df-quad':
    case 'quadratic-energy':
    case 'euler':
    case 'facts':
    case 'grounded':
    case 'delphi':
      return 'status-quo';
    case 'plurality':
    case 'approval':
    case 'cumulative':
    case 'reconcile':
    case 'borda':
    case 'copeland':
    case 'minimax':
    case 'schulze':
    case 'ranked-pairs':
    case 'instant-runoff':
    case 'split-cycle':
    case 'kemeny':
    case 'star':
    case 'surprisingly-popular':
    case 'peer-prediction':
    case 'trajectory':
    case 'dawid-skene':
    case 'one-coin':
    case 'glad':
    case 'judge':
    case 'committee':
    case 'location':
      return 'candidate-order';
    default:
      return decision satisfies never;
  }
}

/** Every rule covers ties and says so in its tally; the question is whether the order of candidates may matter. */
export const ties: Checker = ({ decision }: Protocol) => {
  const sentence =
    tieBreakOf(decision) === 'status-quo'
      ? 'A tie decides nothing; every tally says so.'
      : 'A tie goes to the candidate named first, so candidates need an order that favours none; every tally says so.';
  return [{ check: 'ties', severity: 'ok', sentence } satisfies StaticCheck];
};
