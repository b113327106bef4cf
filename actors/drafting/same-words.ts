import { type Evidence, SEVERITIES } from '../../protocols/index.ts';
import { matterRank } from './matters.ts';
import type { SettledClaim } from './settled-claim.ts';

/** From this share of the shorter quotation on, two claims quote the same words. */
const SAME_WORDS = 0.6;

/** Domains whose claims about one passage a reader settles in one stroke. */
const TOGETHER: ReadonlySet<string> = new Set(['legal', 'compliance', 'fairness', 'adversarial', 'language']);

/** A claim with what else was said of the same words. */
export interface LeadingClaim extends SettledClaim {
  readonly also: readonly SettledClaim[];
}

/**
 * One clause, one issue: claims that quote the same words in one place are reported once, under the gravest claim.
 * A claim with wording of its own for other words stays alone, since its reader does something else about it.
 */
export function oneIssueEach(claims: readonly SettledClaim[]): LeadingClaim[] {
  const leading: { claim: SettledClaim; also: SettledClaim[] }[] = [];
  const atPlace: { start: number; end: number; index: number }[] = [];
  for (const claim of claims.toSorted(byGravity)) {
    const piece = onlyPiece(claim);
    const lead =
      piece === undefined
        ? undefined
        : atPlace.find((other) => isSame(piece, other) && mayJoin(claim, leading[other.index]?.claim));
    if (lead !== undefined) leading[lead.index]?.also.push(claim);
    else {
      if (piece !== undefined) atPlace.push({ start: piece.start, end: piece.end, index: leading.length });
      leading.push({ claim, also: [] });
    }
  }
  return leading.map(({ claim, also }) => ({ ...claim, also }));
}

function onlyPiece({ claim: { finding }, domain }: SettledClaim): Evidence | undefined {
  return finding.evidence.length === 1 && TOGETHER.has(domain) && finding.words === undefined
    ? finding.evidence[0]
    : undefined;
}

function isSame(a: Pick<Evidence, 'start' | 'end'>, b: Pick<Evidence, 'start' | 'end'>): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared > 0 && shared >= SAME_WORDS * Math.min(a.end - a.start, b.end - b.start);
}

function mayJoin(claim: SettledClaim, lead: SettledClaim | undefined): boolean {
  if (lead === undefined) return false;
  // What is only disputed does not become part of what stands, nor the other way round.
  if (claim.verdict.outcome !== lead.verdict.outcome) return false;
  const [own, other] = [claim.verdict.change, lead.verdict.change];
  return own === undefined || (other !== undefined && own.start < other.end && other.start < own.end);
}

function byGravity(a: SettledClaim, b: SettledClaim): number {
  return (
    SEVERITIES.indexOf(a.verdict.severity) - SEVERITIES.indexOf(b.verdict.severity) ||
    matterRank(a.claim.finding.category, a.domain) - matterRank(b.claim.finding.category, b.domain) ||
    b.belief - a.belief ||
    a.at - b.at
  );
}
