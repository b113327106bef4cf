import type { Issue, ReviewVerdict } from '../../../protocols/index.ts';

/** From calm to alarming, one for each fifth of the score. */
const BY_SCORE: readonly ReviewVerdict[] = [
  'accept',
  'accept_with_corrections',
  'improve_first',
  'do_not_accept',
  'rework',
];

/**
 * What the reader may do with the document: by the fifth its score falls in, but one high issue is enough not to accept it with
 * a routine check, and one critical issue not to accept it as it stands.
 */
export function verdictOf(
  score: number | null,
  issues: readonly Pick<Issue, 'severity' | 'consensus'>[],
): ReviewVerdict {
  if (score === null) return 'cannot_be_judged';
  const stands = (severity: Issue['severity']): boolean =>
    issues.some((issue) => issue.severity === severity && issue.consensus.outcome === 'accepted');
  const least = stands('critical') ? 3 : stands('high') ? 1 : 0;
  return BY_SCORE[Math.min(4, Math.max(least, Math.floor(score / 20)))] as ReviewVerdict;
}
