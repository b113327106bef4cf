import type { Position, SpokenPosition } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';
import type { ReviewContext } from '../review/index.ts';
import { findingText } from './finding-text.ts';

/** A position in words. Who stands by a claim it raised says what the claim says. */
export function positionText(position: Position, review: ReviewContext, speaker: Speaker): SpokenPosition {
  const { expert, claim, stance, belief, reason } = position;
  const finding = review.claims.find(({ id }) => id === claim)?.finding;
  const words =
    reason.key === 'debate.raised' && finding !== undefined
      ? findingText(finding, speaker).description
      : speaker.reason(reason);
  return { expert, expert_name: speaker.expert(expert), claim, stance, belief, reason: words };
}
