import type { Evidence, Position, SpokenPosition } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';
import type { ReviewContext } from '../review/index.ts';
import { findingText } from './finding-text.ts';

/** A position in words. An expert that stands by its own claim says what the claim says. */
export function positionText(position: Position, review: ReviewContext, speaker: Speaker): SpokenPosition {
  const { expert, claim, stance, belief, reason, evidence = [] } = position;
  const finding = review.claims.find(({ id }) => id === claim)?.finding;
  const words =
    reason.key === 'debate.raised' && finding !== undefined
      ? findingText(finding, speaker).description
      : speaker.reason(reason);
  const said = [words, ...evidence.map(cited)].join(' ');
  return { expert, expert_name: speaker.expert(expert), claim, stance, belief, reason: said };
}

/** Longest part of a passage that is shown with a position, in UTF-16 units. */
const LONGEST = 240;

function cited({ quote, section }: Evidence): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  const shown = line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
  return section === '' ? `“${shown}”` : `“${shown}” (${section})`;
}
