import { type DocumentType, SEVERITIES } from '../../../protocols/index.ts';
import { isStyle, matterRank } from '../matters.ts';
import type { LeadingClaim } from '../same-words.ts';
import { isSeldomUseful } from '../usefulness/seldom-useful.ts';

/** A claim that is reported, under the id of its issue. */
export interface RankedClaim extends LeadingClaim {
  /** `issue-1`, `issue-2`, … */
  readonly id: string;
}

/**
 * Most severe first; then accepted before disputed; then by matter (money, liability, exit, data and ownership lead); then the
 * surest; then in document order. Points of style come last, and just before them what readers of such a document seldom find useful.
 */
export function rank(reported: readonly LeadingClaim[], type: DocumentType): RankedClaim[] {
  const seldom = new Set(reported.filter((claim) => isSeldomUseful(claim, type)));
  return reported
    .toSorted((a, b) => Number(seldom.has(a)) - Number(seldom.has(b)) || byUrgency(a, b))
    .map((settled, index) => ({ ...settled, id: `issue-${index + 1}` }));
}

function byUrgency(a: LeadingClaim, b: LeadingClaim): number {
  const style = ({ claim }: LeadingClaim) => (isStyle(claim.finding.category) ? 1 : 0);
  const disputed = ({ verdict }: LeadingClaim) => (verdict.outcome === 'disputed' ? 1 : 0);
  const matter = ({ claim, domain }: LeadingClaim) => matterRank(claim.finding.category, domain);
  return (
    style(a) - style(b) ||
    SEVERITIES.indexOf(a.verdict.severity) - SEVERITIES.indexOf(b.verdict.severity) ||
    disputed(a) - disputed(b) ||
    matter(a) - matter(b) ||
    b.belief - a.belief ||
    a.at - b.at
  );
}
