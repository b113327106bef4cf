import { describe, expect, it } from 'vitest';
import { KEY_BITS, keysOf } from '../../../actors/classifiers/features.ts';
import { sentenceKeys } from '../../../actors/classifiers/sentence-keys.ts';

const body = (text: string): number[] => keysOf([{ name: 'body', text }]);

describe('features', () => {
  it('gives a word and a pair for each word', () => {
    expect(body('the supplier shall pay')).toHaveLength(8);
    expect(keysOf([{ name: 'body', text: 'the supplier shall pay', pairs: false }])).toHaveLength(4);
  });

  it('does not care for case, apostrophes, numbers and white space', () => {
    expect(body("The Licensor's fee is 1,200.50 per\n\n month")).toEqual(body('the licensor’s fee is 7 per month'));
  });

  it('keeps the same word in a heading apart from the one in a body', () => {
    expect(keysOf([{ name: 'heading', text: 'insurance' }])).not.toEqual(body('insurance'));
  });

  it('sees currency, percent and quotation marks', () => {
    expect(new Set(body('"$" 5%')).size).toBeGreaterThan(new Set(body('5')).size);
    expect(body('“Company”')).toEqual(body('"Company"'));
  });

  it('stays inside its key space for any text', () => {
    for (const key of body('Ünïcode — 中文 \u0000 🦆 §4(b)')) {
      expect(Number.isInteger(key) && key >= 0 && key < 2 ** KEY_BITS).toBe(true);
    }
    expect(body('')).toEqual([]);
  });

  it('reads the trader and the consumer under any name', () => {
    const share = (a: string, b: string): number => {
      const [one, other] = [new Set(sentenceKeys(a)), new Set(sentenceKeys(b))];
      return one.intersection(other).size / one.size;
    };
    const ours = 'At its discretion Duckling may suspend the user.';
    expect(share(ours, 'At its discretion Gosling may suspend the user.')).toBeGreaterThan(
      share(ours, 'At its discretion nobody may suspend the user.'),
    );
  });
});
