import { describe, expect, it } from 'vitest';
import { chaos } from './chaos.ts';
import { tasks } from './documents.ts';

describe('chaos: three nodes and a message server, killed at random under reviews over HTTP', () => {
  it('completes every review with its undisturbed result, one webhook id and one charge', {
    timeout: 900_000,
  }, async () => {
    const { violations, blows, reviews, intrusions } = await chaos({
      seed: 1,
      nodes: 3,
      tasks: tasks(10, undefined),
      everyMs: 1_500,
      // Where a node takes longer to start than the pause between two blows, the reviews would never end.
      mostBlows: 15,
      say: () => {},
    });
    expect(violations).toEqual([]);
    expect(reviews).toBe(10);
    expect(blows.length).toBeGreaterThan(0);
    expect(intrusions).toBeGreaterThan(0);
  });
});
