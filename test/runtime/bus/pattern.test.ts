import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMatcher, checkPattern, coveringPattern, matcher } from '../../../runtime/bus/pattern.ts';

const level = fc.constantFrom('a', 'b', 'c', '*');
const pattern = fc
  .tuple(fc.array(level, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([levels, open]) => (open ? [...levels, '>'] : levels).join('.'));
const subject = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 })
  .map((levels) => levels.join('.'));

describe('pattern', () => {
  it.each([
    ['a.b', 'a.b', true],
    ['a.b', 'a.bc', false],
    ['a.*', 'a.b', true],
    ['a.*', 'a', false],
    ['a.*', 'a.b.c', false],
    ['a.>', 'a', false],
    ['a.>', 'a.b.c', true],
    ['>', 'a', true],
    ['*.*.c', 'a.b.c', true],
  ])('%s over %s: %s', (text, over, expected) => {
    expect(matcher(text)(over)).toBe(expected);
  });

  it('agrees with the regular expression it stands for', () => {
    fc.assert(
      fc.property(pattern, subject, (text, over) => {
        const expression = text.split('.').map((each) => (each === '*' ? '[^.]+' : each === '>' ? '.+' : each));
        expect(matcher(text)(over)).toBe(new RegExp(`^${expression.join('\\.')}$`).test(over));
      }),
    );
  });

  it('a cover matches all that its patterns match, and is itself a pattern', () => {
    fc.assert(
      fc.property(fc.array(pattern, { minLength: 1, maxLength: 4 }), subject, (patterns, over) => {
        const cover = coveringPattern(patterns);
        expect(checkPattern(cover)).toBe(cover);
        expect(matcher(cover)(over) || !anyMatcher(patterns)(over)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [['x.*.command.*'], 'x.*.command.*'],
    [['x.*.command.*', 'x.*.brief.*'], 'x.*.*.*'],
    [['x.*.brief.*', 'x.*.round.*.call.*'], 'x.*.*.>'],
    [['a.>', 'a.b'], 'a.>'],
    [['a', 'b.c'], '>'],
  ])('the cover of %j is %s', (patterns, cover) => {
    expect(coveringPattern(patterns)).toBe(cover);
  });

  it.each(['', '.', 'a..b', 'a.>.b', 'a b', 'a*', 'a.b>'])('refuses %j', (text) => {
    expect(() => matcher(text)).toThrow(RangeError);
  });
});
