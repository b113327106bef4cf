import { describe, expect, test } from 'vitest';
import { gleu } from './gleu.ts';
import { wordDistance } from './word-distance.ts';

const source = 'the parties agrees to keep this secret always and everywhere';
const reference = 'the parties agree to keep this secret always and everywhere';

describe('measuring changes of a sentence', () => {
  test('distance: words put in, left out and replaced count one each', () => {
    expect(wordDistance('a b c', 'a b c')).toBe(0);
    expect(wordDistance('a b c', 'a x c')).toBe(1);
    expect(wordDistance('a b c', 'b c d')).toBe(2);
    expect(wordDistance('', ' two  words ')).toBe(2);
  });

  test('GLEU: the reference itself scores 1, and keeping the mistake costs more than replacing it by another', () => {
    const of = (ours: string): number => gleu([{ source, ours, reference }]);
    expect(of(reference)).toBeCloseTo(1);
    const kept = of(source);
    const other = of('the parties agreeing to keep this secret always and everywhere');
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(other);
    expect(other).toBeLessThan(1);
  });

  test('GLEU: a shorter text pays for its brevity', () => {
    const short = 'the parties agree to keep this';
    expect(gleu([{ source: short, ours: short, reference }])).toBeCloseTo(Math.exp(1 - 10 / 6));
  });
});
