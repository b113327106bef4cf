import { type Change, type Evidence, type IssueCategory, SEVERITIES } from '../../protocols/index.ts';
import { isStyle, matterRank } from './matters.ts';
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
  return askedTogether(leading.map(({ claim, also }) => ({ ...claim, also })));
}

function onlyPiece({ claim: { finding }, domain }: SettledClaim): Evidence | undefined {
  // An attempt to steer the review is its own issue, whatever other claims quote the same sentence.
  if (finding.rule.startsWith('integrity.')) return undefined;
  const isTogether = TOGETHER.has(domain) || finding.rule.startsWith('placeholders.');
  return finding.evidence.length === 1 && isTogether && finding.words === undefined ? finding.evidence[0] : undefined;
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
  // Who reads of a grave term expects wording that mends it, and not a correction of its spelling.
  if (own !== undefined && isStyle(categoryOf(claim)) && !isStyle(categoryOf(lead))) return false;
  if (own === undefined || (other === undefined && (expertOf(claim) === expertOf(lead) || isBehind(own, claim))))
    return true;
  return other !== undefined && (own.start === other.start || (own.start < other.end && other.start < own.end));
}

/** Words that are put behind or into the very sentence that both quote: one remedy for one clause. */
const isBehind = (own: Change, { claim: { finding } }: SettledClaim): boolean =>
  finding.evidence.some(({ start, end }) => start <= own.start && own.start <= end);

const categoryOf = ({ claim }: SettledClaim): IssueCategory => claim.finding.category;

const expertOf = ({ claim }: SettledClaim): string | undefined => claim.finding.rule.split('.')[0];

/** What nobody asks for without the other: a cap that says nothing of indirect loss, secrecy that leaves the papers where they are. */
const ASKED_TOGETHER: ReadonlyMap<string, string> = new Map([
  ['consequential-loss.missing', 'liability-cap.missing'],
  ['data-retention.missing', 'confidentiality.missing'],
  ['confidentiality.no-compelled-disclosure', 'confidentiality.no-exceptions'],
]);

/** Points that one request to the other side covers are merged into one issue. */
function askedTogether(leading: readonly LeadingClaim[]): LeadingClaim[] {
  const byRule = new Map(leading.map((one) => [one.claim.finding.rule, one]));
  const leadOf = (one: LeadingClaim): LeadingClaim | undefined => {
    const lead = byRule.get(ASKED_TOGETHER.get(one.claim.finding.rule) ?? '');
    return lead?.verdict.outcome === one.verdict.outcome ? lead : undefined;
  };
  const followers = Map.groupBy(leading, leadOf);
  return (followers.get(undefined) ?? []).map((one) => ({
    ...one,
    also: [...one.also, ...(followers.get(one) ?? []).flatMap(({ also, ...own }) => [own, ...also])],
  }));
}

function byGravity(a: SettledClaim, b: SettledClaim): number {
  return (
    SEVERITIES.indexOf(a.verdict.severity) - SEVERITIES.indexOf(b.verdict.severity) ||
    matterRank(a.claim.finding.category, a.domain) - matterRank(b.claim.finding.category, b.domain) ||
    b.belief - a.belief ||
    a.at - b.at
  );
}
