import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opensMoreParts } from '../../../gateway/http/body/json-parts.ts';

/** Objects and arrays in a value, counted by walking it. */
const count = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce<number>((sum, child) => sum + count(child), 0)
    : 0;

describe('json parts', () => {
  test('of any JSON: exactly its objects and arrays', () => {
    const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', 'a', '\n', 'é') });
    const value = fc.letrec((tie) => ({
      any: fc.oneof({ depthSize: 'small' }, text, fc.integer(), fc.array(tie('any')), fc.dictionary(text, tie('any'))),
    })).any;
    fc.assert(
      fc.property(fc.array(value), fc.boolean(), (json, indented) => {
        const written = JSON.stringify(json, null, indented ? 2 : 0);
        const parts = count(json);
        expect(opensMoreParts(written, parts)).toBe(false);
        expect(opensMoreParts(written, parts - 1)).toBe(true);
      }),
    );
  });

  test('ends on a text that is not JSON', () => {
    for (const text of ['', '"', '"\\', '"\\"', '{"a', '\\\\"[[[']) expect(opensMoreParts(text, 2)).toBe(false);
  });
});
