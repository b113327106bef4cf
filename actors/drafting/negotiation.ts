import type { Domain, Issue, ReviewResult, Severity } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';

type Move = ReviewResult['negotiation_simulation'][number];

/** Moves of one simulation: what a negotiation can carry. */
const MOVES = 15;

/** Matters for the other side to agree to; a typing error is corrected, not negotiated. */
const NEGOTIABLE: ReadonlySet<Domain> = new Set([
  'legal',
  'compliance',
  'fairness',
  'business',
  'technical',
  'adversarial',
]);

const PRIORITY: Readonly<Record<Severity, Move['priority']>> = {
  critical: 'must',
  high: 'must',
  medium: 'should',
  low: 'nice',
  info: 'nice',
};

/**
 * How a negotiation of the issues may go: what to ask for, what the other side is likely to answer, what to settle for.
 * A simulation from standard positions of practice by category, or else by domain: nobody has asked the other side.
 */
export function negotiation(issues: readonly Issue[], speaker: Speaker): Move[] {
  return issues
    .filter(({ domain, severity }) => NEGOTIABLE.has(domain) && severity !== 'info')
    .slice(0, MOVES)
    .map((issue) => ({
      issue_id: issue.id,
      opening: speaker.text('drafting.negotiation.opening', { suggestion: issue.suggestions[0] ?? issue.title }),
      counterparty: position('counterparty', issue, speaker),
      fallback: position('fallback', issue, speaker),
      priority: PRIORITY[issue.severity],
    }));
}

function position(kind: 'counterparty' | 'fallback', { category, domain }: Issue, speaker: Speaker): string {
  const own = `drafting.negotiation.${kind}.${category}`;
  return speaker.text(speaker.has(own) ? own : `drafting.negotiation.${kind}.${domain}`);
}
