import { expect, it } from 'vitest';
import { jsonMistake } from '../../../gateway/models/json-mistake.ts';

const GOOD = '{"a": [1, -2.5e3, true, null, "x\\n\\u00e9\\""],\n "b": {"c": {}, "d": []},\n "e": false}';
const SIGNS = ['{', '}', '[', ']', ',', ':', '"', '\\', 'x', '0', '-', '.', ' ', '\n', 'é'];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('takes for JSON what JSON.parse does, with any one character left out, put in or in place of another', () => {
  const places = Array.from({ length: GOOD.length }, (_, at) => at);
  const texts = places.flatMap((at) => [
    GOOD.slice(0, at),
    GOOD.slice(0, at) + GOOD.slice(at + 1),
    ...SIGNS.flatMap((sign) => [
      GOOD.slice(0, at) + sign + GOOD.slice(at),
      GOOD.slice(0, at) + sign + GOOD.slice(at + 1),
    ]),
  ]);
  const differ = texts.filter((text) => (jsonMistake(text) === undefined) !== isJson(text));
  expect(differ).toEqual([]);
  expect(texts.filter(isJson).length).toBeGreaterThan(100);
});

it('names a key that appears twice in one object, and none that two objects have', () => {
  expect(jsonMistake('{"a": {"b": 1}, "c": {"b": 1}}')).toBeUndefined();
  expect(jsonMistake('{"a": {"b": 1,\n"\\u0062": 2}}')).toEqual({ offset: 15, reason: 'b: appears twice' });
});
