import { describe, expect, it } from 'vitest';
import { ViewCache } from '../../../gateway/reviews/view-cache.ts';

const text = (id: string, progress: number): string => JSON.stringify({ review_id: id, progress });

describe('recent views', () => {
  it('are the same object while the store has not changed', () => {
    const recent = new ViewCache();
    const first = recent.of('rev_1', text('rev_1', 10));
    expect(first).toMatchObject({ review_id: 'rev_1', progress: 10 });
    expect(recent.of('rev_1', text('rev_1', 10))).toBe(first);
  });

  it('are a new object as soon as the store has changed', () => {
    const recent = new ViewCache();
    const first = recent.of('rev_1', text('rev_1', 10));
    const second = recent.of('rev_1', text('rev_1', 20));
    expect(second).not.toBe(first);
    expect(second).toMatchObject({ progress: 20 });
    expect(recent.of('rev_1', text('rev_1', 10))).toMatchObject({ progress: 10 });
  });

  it('are dropped with their review', () => {
    const recent = new ViewCache();
    const first = recent.of('rev_1', text('rev_1', 10));
    expect(recent.of('rev_1', undefined)).toBeUndefined();
    expect(recent.of('rev_1', text('rev_1', 10))).not.toBe(first);
  });

  it('are dropped oldest first, and parsed again', () => {
    const recent = new ViewCache();
    const first = recent.of('rev_0', text('rev_0', 1));
    for (let other = 1; other < 1_000; other++) recent.of(`rev_${other}`, text(`rev_${other}`, 1));
    expect(recent.of('rev_0', text('rev_0', 1))).toBe(first);
    const last = recent.of('rev_1000', text('rev_1000', 1));
    expect(recent.of('rev_0', text('rev_0', 1))).not.toBe(first);
    expect(recent.of('rev_1000', text('rev_1000', 1))).toBe(last);
  });
});
