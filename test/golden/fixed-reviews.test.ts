import { expect, it } from 'vitest';
import expected from './fixed-reviews.json' with { type: 'json' };
import { fixedReviews } from './fixed-reviews.ts';

/** A change of experts or debate that is meant moves them: `npm run fixed-reviews` writes them anew, and the commit shows which. */
it('twenty fixed documents come to the same claims and verdicts as before, apart from their words', {
  timeout: 120_000,
}, async () => {
  const reviews = await fixedReviews();
  expect(reviews).toHaveLength(20);
  expect(reviews.filter(({ claims }) => claims > 0).length).toBeGreaterThan(15);
  expect(reviews).toEqual(expected);
});
