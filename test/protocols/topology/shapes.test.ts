import { describe, expect, test } from 'vitest';
import { neighbours, Topology } from '../../../protocols/index.ts';

const panel = (size: number) =>
  Array.from({ length: size }, (_, index) => ({
    id: String.fromCharCode(97 + index),
    competence: ((index * 3) % size) / size,
  }));
const occasion = { seed: 5, round: 1, item: 'q' };
const heard = (topology: Topology, size: number, more = {}): Record<string, string> =>
  Object.fromEntries(
    [...neighbours(Topology.parse(topology), panel(size), { ...occasion, ...more })].map(([id, others]) => [
      id,
      others.join(''),
    ]),
  );
const links = (edges: Record<string, string>): number => Object.values(edges).join('').length;

describe('shapes of who hears whom', () => {
  test.each<[Topology, Record<string, string>]>([
    [
      { kind: 'ring', forward: true },
      { a: 'e', b: 'a', c: 'b', d: 'c', e: 'd' },
    ],
    [
      { kind: 'star', hub: 'first' },
      { a: 'bcde', b: 'a', c: 'a', d: 'a', e: 'a' },
    ],
    [
      { kind: 'tree', branching: 2 },
      { a: 'bc', b: 'ade', c: 'a', d: 'b', e: 'b' },
    ],
    [{ kind: 'chain' }, { a: 'b', b: 'ac', c: 'bd', d: 'ce', e: 'd' }],
    [
      { kind: 'chain', forward: true },
      { a: '', b: 'a', c: 'b', d: 'c', e: 'd' },
    ],
    [
      { kind: 'two-cliques', bridges: 1 },
      { a: 'bcd', b: 'ac', c: 'ab', d: 'ae', e: 'd' },
    ],
    [
      { kind: 'committees', groups: 2 },
      { a: 'bce', b: 'ad', c: 'ae', d: 'b', e: 'ac' },
    ],
    [{ kind: 'blackboard' }, { a: 'bcde', b: 'acde', c: 'abde', d: 'abce', e: 'abcd' }],
  ])('%o', (topology, edges) => expect(heard(topology, 5)).toEqual(edges));

  test.each([2, 4, 6])('k-regular, k = %i: everybody has exactly k neighbours, both ways, all connected', (k) => {
    for (let size = k + 1; size <= 20; size++) {
      for (let seed = 1; seed <= 10; seed++) {
        const edges = heard({ kind: 'k-regular', k, redraw: 'debate' }, size, { seed });
        expect(Object.values(edges).map((others) => others.length)).toEqual(Array(size).fill(k));
        for (const [one, others] of Object.entries(edges)) {
          for (const other of others) expect(edges[other]).toContain(one);
        }
        const seen = new Set(['a']);
        for (const one of seen) for (const other of edges[one] as string) seen.add(other);
        expect(seen.size).toBe(size);
      }
    }
  });

  test('the hub of a star is the most competent', () => {
    const edges = heard({ kind: 'star', hub: 'competence' }, 5);
    // Competences are 0, .6, .2, .8, .4.
    expect(edges['d']).toBe('abce');
    expect(edges['a']).toBe('d');
  });

  test.each<[Topology]>([
    [{ kind: 'k-regular', k: 4, redraw: 'debate' }],
    [{ kind: 'small-world', k: 4, rewired: 0.3 }],
    [{ kind: 'two-cliques', bridges: 3 }],
    [{ kind: 'committees', groups: 4 }],
    [{ kind: 'tree', branching: 3 }],
    [{ kind: 'chain' }],
  ])('%o: links go both ways, nobody hears itself', (topology) => {
    const edges = heard(topology, 20);
    for (const [id, others] of Object.entries(edges)) {
      expect(others).not.toContain(id);
      for (const other of others) expect(edges[other]).toContain(id);
    }
  });

  test('a small world has as many links however many are moved, and is a circle when none is', () => {
    expect(heard({ kind: 'small-world', k: 2, rewired: 0 }, 5)).toEqual(heard({ kind: 'ring' }, 5));
    for (const rewired of [0, 0.5, 1]) expect(links(heard({ kind: 'small-world', k: 4, rewired }, 20))).toBe(80);
    expect(heard({ kind: 'small-world', k: 4, rewired: 0.5 }, 20)).not.toEqual(
      heard({ kind: 'small-world', k: 4, rewired: 0 }, 20),
    );
  });

  test('drawn once for the debate, or anew every round; never by item', () => {
    const still = { kind: 'k-regular', k: 4, redraw: 'debate' } as const;
    const moving = { kind: 'k-regular', k: 4, redraw: 'round' } as const;
    expect(heard(still, 20, { round: 2 })).toEqual(heard(still, 20));
    expect(heard(still, 20, { seed: 6 })).not.toEqual(heard(still, 20));
    expect(heard(moving, 20, { round: 2 })).not.toEqual(heard(moving, 20));
    expect(heard(moving, 20, { item: 'other' })).toEqual(heard(moving, 20));
  });

  test('trust without noise is competence, with noise everybody has its own', () => {
    expect(heard({ kind: 'trust', top: 2, noise: 0 }, 5)).toEqual(
      heard({ kind: 'k-out', k: 2, draw: 'competence' }, 5),
    );
    const noisy = Object.values(heard({ kind: 'trust', top: 2, noise: 1 }, 20));
    expect(new Set(noisy).size).toBeGreaterThan(10);
  });

  test.each<[Topology]>([
    [{ kind: 'star', hub: 'first' }],
    [{ kind: 'tree', branching: 2 }],
    [{ kind: 'chain' }],
    [{ kind: 'two-cliques', bridges: 2 }],
    [{ kind: 'committees', groups: 3 }],
    [{ kind: 'k-regular', k: 2, redraw: 'debate' }],
    [{ kind: 'small-world', k: 2, rewired: 0.5 }],
    [{ kind: 'trust', top: 3, noise: 0.5 }],
    [{ kind: 'ring', forward: true }],
  ])('%o: panels of none, one and two', (topology) => {
    expect(heard(topology, 0)).toEqual({});
    expect(heard(topology, 1)).toEqual({ a: '' });
    for (const others of Object.values(heard(topology, 2))) expect(['', 'a', 'b']).toContain(others);
  });
});
