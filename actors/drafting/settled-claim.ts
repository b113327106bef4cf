import { acceptance, type Claim, type Domain, type Position, type Verdict } from '../../protocols/index.ts';
import type { PlaybookAdvice } from '../../protocols/playbook/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
// Not through the index: that would load the store and the message client in every worker thread.
import { currentPositions } from '../review/debate/current-positions.ts';
import type { ReviewContext } from '../review/index.ts';
import { memberById } from '../roster/index.ts';

/** A claim with how its debate ended. */
export interface SettledClaim {
  readonly claim: Claim;
  readonly verdict: Verdict;
  /** Domain of the expert who leads the claim. */
  readonly domain: Domain;
  /** Probability 0..1 that it holds. */
  readonly belief: number;
  readonly positions: readonly Position[];
  /** The strongest opposing position. */
  readonly against: Position | undefined;
  /** Where it stands, or where what is missing belongs. */
  readonly at: number;
  /** Of a claim that the client's playbook raises. */
  readonly advice?: PlaybookAdvice;
}

/** Every claim with its verdict, in document order. */
export function settle(review: ReviewContext, document: ParsedDocument): SettledClaim[] {
  const verdicts = new Map(review.verdicts.map((verdict) => [verdict.claim, verdict]));
  return review.claims.flatMap((claim) => {
    const verdict = verdicts.get(claim.id);
    if (verdict === undefined) return [];
    const positions = currentPositions(review, claim);
    const [against] = positions
      .filter(({ stance }) => stance === 'oppose')
      .toSorted((a, b) => a.belief - b.belief || (a.expert < b.expert ? -1 : 1));
    const { finding } = claim;
    const domain = memberById(finding.rule.split('.')[0] as string, review.submit)?.domain ?? 'consistency';
    const at = finding.evidence[0]?.start ?? finding.place ?? document.text.length;
    return [{ claim, verdict, domain, belief: rounded(acceptance(verdict.tally)), positions, against, at }];
  });
}

/** Four decimals: a probability's last bits are noise to a reader and differ between platforms. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
