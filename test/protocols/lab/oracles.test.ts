import { expect, test } from 'vitest';
import { near, ORACLES } from '../../../protocols/lab/oracles/index.ts';

test.each(ORACLES.map(({ id, paper, checks }) => [id, paper, checks] as const))(
  'lab oracles: %s, %s',
  (_, __, checks) => {
    const made = checks();
    expect(made.length).toBeGreaterThan(0);
    expect(made.filter(({ ok }) => !ok)).toEqual([]);
  },
);

test('lab oracles: every oracle of the catalogue is there, in order', () => {
  expect(ORACLES.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, index) => `O${index + 1}`));
});

test('lab oracles: a figure outside its tolerance, and one that is no number, is a miss', () => {
  expect(near('x', 0.5, 0.5004)).toMatchObject({ ok: true, expected: '0.5', got: '0.5004' });
  expect(near('x', 0.5, 0.51).ok).toBe(false);
  expect(near('x', 0.5, Number.NaN).ok).toBe(false);
  expect(near('x', 0.5, null)).toMatchObject({ ok: false, got: 'null' });
});
