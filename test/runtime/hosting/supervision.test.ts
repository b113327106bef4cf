import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDirective, type SupervisionPolicy } from '../../../runtime/hosting/index.ts';

const POLICY: SupervisionPolicy = { intensity: 3, periodMs: 10_000, pauseMs: 100, longestPauseMs: 1_000 };
const error = { code: 'Error', message: 'it threw', terminal: false };

describe('supervision: what is done about a failure', () => {
  it.each([
    ['the first failure', [0], 'restart'],
    ['as many as the intensity allows', [0, 10, 20], 'restart'],
    ['one more within the period', [0, 10, 20, 30], 'stop'],
    ['as many, but spread over a longer time', [0, 8_000, 16_000, 24_000, 32_000], 'restart'],
  ])('%s', (_, failures, kind) => {
    expect(decideDirective(POLICY, failures, error, 'seed').kind).toBe(kind);
  });

  it('stops at once what trying again cannot help', () => {
    expect(
      decideDirective(POLICY, [0], { code: 'unknown', message: 'no such expert', terminal: true }, 'seed'),
    ).toEqual({
      kind: 'stop',
      reason: 'no such expert',
    });
  });

  it('pauses between half and all of the doubled pause, at most the longest, and the same for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (seed, count) => {
        const patient = { ...POLICY, intensity: 100 };
        const failures = Array.from({ length: count }, (_, index) => index);
        const directive = decideDirective(patient, failures, error, seed);
        expect(decideDirective(patient, failures, error, seed)).toEqual(directive);
        if (directive.kind !== 'restart') throw new Error('it should restart');
        const full = Math.min(1_000, 100 * 2 ** (count - 1));
        expect(directive.afterMs).toBeGreaterThanOrEqual(full / 2);
        expect(directive.afterMs).toBeLessThanOrEqual(full);
      }),
    );
  });
});
