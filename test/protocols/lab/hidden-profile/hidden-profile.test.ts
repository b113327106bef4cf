import { describe, expect, test } from 'vitest';
import { type ArmRow, hiddenProfile, USUAL_HIDDEN_PROFILE } from '../../../../protocols/lab/hidden-profile/index.ts';

const DESIGN = { ...USUAL_HIDDEN_PROFILE, cases: 300 };
const rows = hiddenProfile(DESIGN);

const row = (wanted: Partial<Pick<ArmRow, 'profile' | 'hands' | 'liar' | 'arm'>>, rule = 0): ArmRow =>
  rows.find(
    (one) =>
      one.rule === DESIGN.rules[rule] &&
      Object.entries(wanted).every(([field, value]) => one[field as keyof typeof wanted] === value),
  ) as ArmRow;

describe('hidden profiles', () => {
  test('evidence that travels beats the own rule blind where hands differ, and is worth nothing where all have read the same', () => {
    expect(row({ profile: 'hidden', hands: 5, liar: false, arm: 'evidence' }).overBlind?.shown).toBe('better');
    const alike = row({ profile: 'hidden', hands: 1, liar: false, arm: 'evidence' });
    expect(Math.abs(alike.overBlind?.mean ?? 1)).toBeLessThan(0.1);
  });

  test('bare stances do not carry what few have read: worse than evidence on hidden profiles', () => {
    const [stance, evidence] = (['stance', 'evidence'] as const).map((arm) =>
      row({ profile: 'hidden', hands: 5, liar: false, arm }),
    );
    expect(stance?.right).toBeLessThan(evidence?.right ?? 0);
  });

  test('one who has read everything is not beaten by more than chance', () => {
    for (const arm of ['stance', 'confidence', 'evidence'] as const) {
      const [made, reader] = [
        row({ profile: 'plain', hands: 5, liar: false, arm }),
        row({ profile: 'plain', hands: 5, liar: false, arm: 'one-reader' }),
      ];
      expect(made.low).toBeLessThanOrEqual(reader.high);
    }
  });

  test('a liar whose inventions are always found out does less harm than one who is always believed', () => {
    const with_ = (found: number) =>
      hiddenProfile({ ...DESIGN, profiles: ['plain'], hands: [5], liars: [{ found, cites: 4 }] }).find(
        ({ arm, rule }) => arm === 'evidence' && rule === DESIGN.rules[1],
      )?.right ?? 0;
    expect(with_(1)).toBeGreaterThan(with_(0));
  });

  test('the same seed gives the same rows; a setting without hidden profiles is refused', () => {
    const small = { ...DESIGN, cases: 20 };
    expect(hiddenProfile(small)).toEqual(hiddenProfile(small));
    const none = { ...small, base: { ...small.base, telling: 1 } };
    expect(() => hiddenProfile(none)).toThrow('no hidden profile');
  });
});
