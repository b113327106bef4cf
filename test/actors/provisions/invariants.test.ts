import { describe, expect, it } from 'vitest';
import { readProvisions } from '../../../actors/provisions/read-provisions.ts';
import { parseDocument } from '../../../actors/reading/index.ts';

const HOSTILE = [
  'the Supplier, ',
  'and the Supplier ',
  'shall not ',
  'if the Supplier shall ',
  '((',
  '"a" means ',
  'that which ',
  'shall pay; ',
  'The Supplier shall:\n(a) pay;\n',
  'except as provided ',
  'in no event shall ',
  '30 days ',
  'Supplier’s ',
  'a',
];
/** Milliseconds below which two runs do not tell a line from a curve. */
const NOISE = 150;

const readAs = (language: string, text: string) => ({
  ...parseDocument(text, { type: 'services' }),
  language: { code: language, confidence: 1 },
});

/** The least processor time of three runs, in milliseconds. */
function costOf(read: () => unknown): number {
  const runs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    read();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...runs);
}

describe('provisions: invariants', () => {
  it.each(HOSTILE)('four times %j costs no more than eight times as much', (unit) => {
    for (const language of ['en', 'it', 'es']) {
      const once = readAs(language, unit.repeat(Math.ceil(15_000 / unit.length)));
      const four = readAs(language, unit.repeat(Math.ceil(60_000 / unit.length)));
      expect(costOf(() => readProvisions(four))).toBeLessThan(8 * costOf(() => readProvisions(once)) + NOISE);
    }
  });

  it('gives the same provisions for the same text, in order, inside the text', () => {
    const text =
      'The Supplier shall pay the fee; the Customer may, if it wishes, terminate. Neither party shall assign.'.repeat(
        40,
      );
    const [first, second] = [readProvisions(readAs('en', text)), readProvisions(readAs('en', text))];
    expect(first).toEqual(second);
    let last = 0;
    for (const { start, end, sentence } of first.all) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(sentence).toBeGreaterThanOrEqual(last);
      last = sentence;
    }
    expect(first.all.length).toBeGreaterThan(80);
  });
});
