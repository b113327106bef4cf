/**
 * Stranger: an outside expert whom no review has asked. Says on the subjects that outside experts may speak on whatever could
 * do harm if somebody believed it; nothing of it may change a review.
 */
import { formatSubject } from '../../protocols/index.ts';
import type { Bus } from '../../runtime/index.ts';
import type { Dice } from './dice.ts';

const ROUNDS = 3;

export const STRANGER = 'outside-stranger';

/** A valid statement from the wrong sender. */
const forged = (review: string, round: number, expert: string): object => ({
  review_id: review,
  round,
  expert,
  findings: [],
  positions: [],
  failure: null,
});

const nonsense = (dice: Dice): unknown =>
  [null, [], '', 'x'.repeat(10_000), { round: Number.NaN }, { review_id: {}, findings: 'all' }, deep(200)][
    dice.whole(7)
  ];

const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

/** Speaks at once about each of the reviews, in every round: as itself, and as a member of the panel. */
export function intrude(bus: Bus, reviews: readonly string[], members: readonly string[], dice: Dice): void {
  const member = members[dice.whole(members.length)] as string;
  for (const review of [...reviews, 'rev_nobody']) {
    for (let round = 0; round < ROUNDS; round++) {
      for (const expert of [STRANGER, member]) {
        const body = dice.happens(0.7) ? forged(review, round, expert) : nonsense(dice);
        bus.publish(formatSubject({ kind: 'offer', review, round, expert }), body);
      }
    }
    bus.publish(formatSubject({ kind: 'document', review, expert: member }), { offset: dice.whole(3) - 1 });
  }
}
