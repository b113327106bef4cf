import { describe, expect, it } from 'vitest';
import { EXPERTS, prepareLanguageExperts } from '../../actors/experts/index.ts';
import { parseDocument } from '../../actors/reading/index.ts';
import { FAMILIES, type Family } from './families.ts';
import { measureAll } from './in-processes.ts';
import { DEAR_MS, faultOf, type Pair } from './measure.ts';
import { growthBeyond } from './slope.ts';

const LENGTH = 16_384;

describe('growth', () => {
  it.each([
    ['spaces', ' '],
    ['tabs', '\t'],
    ['carriage returns', '\r'],
    ['no-break spaces', '\u00a0'],
  ])('no expert takes longer for a text of %s than a long document is given', async (_, blank) => {
    await prepareLanguageExperts();
    const text = parseDocument(blank.repeat(LENGTH));
    const dear = EXPERTS.filter(({ detectors }) => {
      const before = process.cpuUsage().user;
      for (const detector of detectors) Array.from(detector(text));
      return process.cpuUsage().user - before > LENGTH * DEAR_MS;
    });
    expect(dear.map(({ id }) => id)).toEqual([]);
  });

  it('a table of contents of a million characters is read in a time that grows with its length', () => {
    const lines = FAMILIES.find(({ name }) => name === 'contents lines') as Family;
    // Its reading was quadratic (1.8), which milliseconds at the usual sizes had hidden.
    const { slope } = growthBeyond({ slope: 0, ms: 0, size: 131_072 }, lines.text, parseDocument);
    expect(slope).toBeLessThan(1.5);
  });

  it('calls a slope above the bound and a dear thousand of characters faults, and neither of everybody together', () => {
    const pair = (who: string, slope: number, ms: number): Pair => ({
      family: '',
      who,
      growth: { slope, ms, size: 10_000 },
    });
    expect(faultOf(pair('a', 1.3, 50))).toBe('grows by 1.30');
    expect(faultOf(pair('a', 1, 500))).toBe('takes 50 ms for a thousand characters');
    expect([pair('a', 1, 150), pair('a', 1.2, 340), pair('all experts', 1, 900)].map(faultOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('measures families in processes beside this one, and one that is unknown comes to nothing', async () => {
    const measured: string[][] = [];
    await measureAll(['token: digits', 'no such family'], 2, (pairs) => measured.push(pairs.map(({ who }) => who)));
    const [none, some] = measured.toSorted((a, b) => a.length - b.length);
    expect(none).toEqual([]);
    expect(some).toEqual(['readable text', 'reading', 'all experts', ...EXPERTS.map(({ id }) => id)]);
  }, 60_000);
});
