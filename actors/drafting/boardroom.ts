import type { ReviewResult } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';
import type { ReviewContext } from '../review/index.ts';
import { positionText } from './position-text.ts';

type Round = ReviewResult['boardroom_discussion'][number];

/** The debate as it went, round by round; abstentions are counted in the verdicts and not repeated here. */
export function boardroom(review: ReviewContext, speaker: Speaker): Round[] {
  return review.tallies.map(({ round, tallies, agreement }) => ({
    round,
    findings: round === 0 ? opening(review, speaker) : [],
    statements: (review.positions[round - 1] ?? [])
      .filter(({ stance }) => stance !== 'abstain')
      .map((position) => positionText(position, review, speaker)),
    tallies: [...tallies],
    agreement,
  }));
}

function opening({ panel, findings }: ReviewContext, speaker: Speaker): Round['findings'] {
  return panel.map((expert) => ({
    expert,
    expert_name: speaker.expert(expert),
    count: findings[expert]?.length ?? 0,
  }));
}
