import { describe, expect, it } from 'vitest';
import { datesOf, isDuty } from '../../../actors/publishing/pdf/duties.ts';
import { sampleResult } from './sample-result.ts';

describe('publishing: duties', () => {
  it.each([
    ['The Supplier', 'shall mend the roof', true],
    ['Invoices', 'shall be sent to the office', true],
    ['Either party', 'may terminate this Agreement', true],
    ['Member', 'agrees to include the door', true],
    ['This Agreement', 'may be executed in two counterparts', false],
    ['each such counterpart', 'shall be an original', false],
    ['A Cover Page', 'may name the door', false],
    ['Door', 'shall mean the red one', false],
    ['House” and “Door', 'will have the meanings given by law', false],
    ['Who', 'may use the door?', false],
    ['The Roof Period', 'shall commence in May', false],
  ])('%s %s', (actor, words, expected) => {
    expect(isDuty({ actor, quote: `${actor} ${words}` })).toBe(expected);
  });

  it('a date that stands on every page is shown once, others at each of their places, in order of time', () => {
    const place = (iso: string, start: number) => ({ iso, quote: iso, start, end: start + 10, section: '' });
    const dates = [
      place('2026-05-03', 1),
      ...[10, 20, 30, 40].map((at) => place('2026-05-01', at)),
      place('2026-05-03', 50),
    ];
    const shown = datesOf({ document: { ...sampleResult.document, dates } });
    expect(shown.map(({ start }) => start)).toEqual([10, 1, 50]);
  });
});
