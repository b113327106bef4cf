import { describe, expect, it } from 'vitest';
import { explored } from '../explore.ts';
import { chaos } from './chaos.ts';
import { tasks } from './documents.ts';

/** Reviews that are disturbed in every test run; `npm run chaos` does as many as one likes. */
const REVIEWS = explored(4);

describe('chaos: three nodes and a message server, killed at random under reviews with language models over HTTP', () => {
  it('completes every review with its undisturbed result, one webhook id and one charge', {
    timeout: explored(400_000),
  }, async () => {
    const { violations, blows, reviews, givenUp, intrusions, liedTo } = await chaos({
      seed: 1,
      nodes: 3,
      tasks: tasks(REVIEWS, undefined, true),
      everyMs: 1_500,
      models: true,
      // Where a node takes longer to start than the pause between two blows, the reviews would never end.
      mostBlows: explored(5),
      say: () => {},
    });
    expect(violations).toEqual([]);
    // Five blows are fewer than a call may be lost.
    expect(givenUp).toBe(0);
    expect(reviews).toBe(REVIEWS);
    expect(blows.length).toBeGreaterThan(0);
    expect(intrusions).toBeGreaterThan(0);
    expect(liedTo).toBeGreaterThan(0);
  });
});
