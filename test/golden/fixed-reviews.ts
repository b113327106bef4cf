/** What the experts and their debate come to on twenty documents, apart from the words: which claims, where, and what stands. */
import { contentHash } from '../../protocols/index.ts';
import { plainReview } from '../actors/replay/plain-review.ts';
import { submission } from '../actors/review/drive.ts';
import { FIXED_DOCUMENTS } from './fixed-documents.ts';

export interface FixedReview {
  readonly name: string;
  readonly claims: number;
  readonly accepted: number;
  readonly digest: string;
}

export async function fixedReviews(): Promise<readonly FixedReview[]> {
  const reviews: FixedReview[] = [];
  for (const { name, text } of FIXED_DOCUMENTS) reviews.push(await fixedReview(name, text));
  return reviews;
}

async function fixedReview(name: string, text: string): Promise<FixedReview> {
  const { review } = await plainReview(text, submission({ preset: 'comprehensive', deep_review: true }));
  const claims = review.claims.map(({ id, finding, raised_by }) => ({
    id,
    category: finding.category,
    severity: finding.severity,
    evidence: finding.evidence.map(({ start, end }) => [start, end]),
    change: finding.change ? [finding.change.start, finding.change.before.length] : null,
    raised_by: raised_by.map(({ expert, rule, belief }) => [expert, rule, belief]),
  }));
  const verdicts = review.verdicts.map(({ claim, outcome, severity, support, oppose, rounds }) => [
    claim,
    outcome,
    severity,
    support,
    oppose,
    rounds,
  ]);
  const accepted = review.verdicts.filter(({ outcome }) => outcome === 'accepted').length;
  const digest = contentHash({ panel: review.panel, claims, verdicts });
  return { name, claims: claims.length, accepted, digest };
}
