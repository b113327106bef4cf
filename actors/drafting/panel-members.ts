import type { ReviewResult } from '../../protocols/index.ts';
import { isModelSeat } from '../../protocols/models/index.ts';
import { isOutside } from '../../protocols/outside/index.ts';
import type { Speaker } from '../languages/index.ts';
import type { ReviewContext } from '../review/index.ts';
import { memberById } from '../roster/index.ts';
import type { SettledClaim } from './settled-claim.ts';

/** Everyone who sat on the panel, with how much each found and how much of it stands. */
export function members(
  review: ReviewContext,
  settled: readonly SettledClaim[],
  speaker: Speaker,
): ReviewResult['panel'] {
  const positions = review.positions.flat().filter(({ stance }) => stance !== 'abstain');
  return review.panel.map((id) => {
    const member = memberById(id, review.submit);
    const accepted = settled.filter(
      ({ claim, verdict }) => verdict.outcome === 'accepted' && claim.raised_by.some((raiser) => raiser.expert === id),
    ).length;
    return {
      expert: id,
      ...kindOf(id),
      name: speaker.expert(id),
      domain: member?.domain ?? 'consistency',
      precision: member?.precision ?? 0.5,
      findings: review.findings[id]?.length ?? 0,
      accepted,
      positions: positions.filter((position) => position.expert === id).length,
      failure: review.failures[id] ?? null,
    };
  });
}

const kindOf = (id: string): { readonly kind?: 'model' | 'outside' } => {
  if (isModelSeat(id)) return { kind: 'model' };
  return isOutside(id) ? { kind: 'outside' } : {};
};
