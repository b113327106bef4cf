import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confederateTest } from '../../../protocols/metrics/index.ts';

/** Answers written one sign a voter, `.` for none. */
const signs = (text: string): (string | null)[] => [...text].map((sign) => (sign === '.' ? null : sign));
const empty = expect.objectContaining({ name: 'MeasureFault', fault: 'empty' });

describe('confederate test', () => {
  const trial = (honest: string, exposed: string, decided: string) => ({
    lie: 'x',
    honest: signs(honest),
    exposed: signs(exposed),
    decided: { honest: signs(decided)[0] ?? null, exposed: signs(decided)[1] ?? null },
  });

  test('three debates: one held, one swayed, one lost to the lie', () => {
    expect(confederateTest([trial('aa', 'aa', 'aa'), trial('aa', 'ax', 'aa'), trial('ax', 'xx', 'ax')])).toEqual({
      trials: 3,
      collapsed: 1,
      collapsedAnyway: 0,
      sound: 5,
      swayed: 2,
      safe: 3,
      overruled: 1,
      swayedShare: 2 / 5,
      overruledShare: 1 / 3,
    });
  });

  test('counts neither voters that end in the lie anyway nor abstentions as followers of the confederate', () => {
    expect(confederateTest([trial('xx', 'xx', 'xx')])).toMatchObject({
      collapsed: 1,
      collapsedAnyway: 1,
      swayedShare: null,
      overruledShare: null,
    });
    expect(confederateTest([trial('a.', '..', '..')])).toMatchObject({
      collapsed: 0,
      sound: 2,
      swayed: 0,
      overruled: 0,
    });
  });

  test('adds up over trials, and a confederate nobody heeds does nothing', () => {
    const voters = fc.array(fc.constantFrom('a', 'x', '.'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(voters, { minLength: 1 }), (panels) => {
        const heedless = panels.map((answers) => trial(answers.join(''), answers.join(''), 'aa'));
        const all = confederateTest(heedless);
        expect([all.swayed, all.overruled, all.collapsed]).toEqual([0, 0, all.collapsedAnyway]);
        const apart = heedless.map((one) => confederateTest([one]));
        expect(all.sound).toBe(apart.reduce((sum, { sound }) => sum + sound, 0));
      }),
    );
  });

  test('no trials, nobody to sway, and debates of different voters are named errors', () => {
    expect(() => confederateTest([])).toThrow(empty);
    expect(() => confederateTest([trial('', '', 'aa')])).toThrow(empty);
    expect(() => confederateTest([trial('aa', 'a', 'aa')])).toThrow(
      expect.objectContaining({ name: 'MeasureFault', fault: 'unequal-lengths' }),
    );
  });
});
