import { describe, expect, it } from 'vitest';
import { derivedUuid, identifier, seededEntropy, systemEntropy } from '../../runtime/random.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('random', () => {
  it('makes UUIDs of version 4, none twice', () => {
    for (const entropy of [systemEntropy, seededEntropy(1)]) {
      const made = Array.from({ length: 1000 }, () => entropy.uuid());
      expect(made.every((uuid) => UUID_V4.test(uuid))).toBe(true);
      expect(new Set(made).size).toBe(1000);
    }
    expect(identifier('rev', systemEntropy)).toMatch(/^rev_[0-9a-f-]{36}$/);
  });

  it('seeded, repeats with its seed and differs between seeds', () => {
    const sequence = (seed: number) => {
      const entropy = seededEntropy(seed);
      return [entropy.uuid(), [...entropy.bytes(4)], entropy.uuid()];
    };
    expect(sequence(7)).toEqual(sequence(7));
    expect(sequence(7)).not.toEqual(sequence(8));
  });

  it('seeded, its bytes are spread over all values', () => {
    const counts = Array.from({ length: 256 }, () => 0);
    for (const byte of seededEntropy(3).bytes(25_600)) counts[byte] = (counts[byte] ?? 0) + 1;
    expect(Math.min(...counts)).toBeGreaterThan(50);
    expect(Math.max(...counts)).toBeLessThan(160);
  });

  it('derives the same UUID from the same parts, and another when a border moves', () => {
    expect(derivedUuid('acc_1', 'POST /review', 'key')).toBe(derivedUuid('acc_1', 'POST /review', 'key'));
    const all = [
      derivedUuid('ab', 'c'),
      derivedUuid('a', 'bc'),
      derivedUuid('abc'),
      derivedUuid('a', 'b', 'c'),
      derivedUuid('1:a'),
      derivedUuid(),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((uuid) => UUID_V4.test(uuid))).toBe(true);
  });
});
