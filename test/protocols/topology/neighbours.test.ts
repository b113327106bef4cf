import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbours, type Topology, type Voter } from '../../../protocols/index.ts';

const panel = (size: number): Voter[] =>
  Array.from({ length: size }, (_, index) => ({
    id: `e${String(index).padStart(2, '0')}`,
    competence: (index % 7) / 10,
  }));
const occasion = { seed: 7, round: 1, item: 'c1' };

/** Whether what the first voter hears of reaches it from everybody, along the edges. */
function reaches(edges: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const open = [...edges.keys()].slice(0, 1);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(edges.get(id) as readonly string[]));
  }
  return seen.size === edges.size;
}

function reversed(edges: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const back = new Map([...edges.keys()].map((id): [string, string[]] => [id, []]));
  for (const [id, heard] of edges) for (const other of heard) back.get(other)?.push(id);
  return back;
}

const TOPOLOGIES: Topology[] = [
  { kind: 'complete' },
  { kind: 'ring' },
  { kind: 'k-out', k: 4, draw: 'competence' },
  { kind: 'k-out', k: 4, draw: 'seed' },
];

describe.each(TOPOLOGIES)('neighbours, any topology: $kind $draw', (topology) => {
  test('nobody hears itself or the same twice, and the order of voters does not matter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer(), (size, seed) => {
        const edges = neighbours(topology, panel(size), { ...occasion, seed });
        expect(edges).toEqual(neighbours(topology, panel(size).toReversed(), { ...occasion, seed }));
        for (const [id, heard] of edges) {
          expect(heard).not.toContain(id);
          expect(heard).toEqual([...new Set(heard)].toSorted());
        }
      }),
    );
  });

  test('rejects a voter given twice and an invalid competence', () => {
    expect(() => neighbours(topology, [...panel(2), ...panel(1)], occasion)).toThrow(RangeError);
    expect(() => neighbours(topology, [{ id: 'x', competence: Number.NaN }], occasion)).toThrow(RangeError);
  });
});

const ring = (size: number) => [...neighbours({ kind: 'ring' }, panel(size), occasion).values()];

const draw = (change: object) =>
  JSON.stringify([...neighbours({ kind: 'k-out', k: 4, draw: 'seed' }, panel(30), { ...occasion, ...change })]);

describe('neighbours', () => {
  test('complete: everybody hears all others', () => {
    for (const heard of neighbours({ kind: 'complete' }, panel(9), occasion).values()) expect(heard).toHaveLength(8);
  });

  test('ring: two neighbours, one in a pair, none alone', () => {
    expect(ring(5)).toEqual([
      ['e01', 'e04'],
      ['e00', 'e02'],
      ['e01', 'e03'],
      ['e02', 'e04'],
      ['e00', 'e03'],
    ]);
    expect(ring(2)).toEqual([['e01'], ['e00']]);
    expect(ring(1)).toEqual([[]]);
  });

  test('k-out: the degree is k, or all others where there are fewer', () => {
    for (const draw of ['competence', 'seed'] as const) {
      for (const [size, k, degree] of [
        [75, 4, 4],
        [75, 1, 1],
        [5, 4, 4],
        [3, 9, 2],
        [1, 4, 0],
      ] as const) {
        const edges = neighbours({ kind: 'k-out', k, draw }, panel(size), occasion);
        for (const heard of edges.values()) expect(heard).toHaveLength(degree);
      }
    }
  });

  test('k-out by seed: strongly connected whatever k is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 4 }), fc.integer(), (size, k, seed) => {
        const edges = neighbours({ kind: 'k-out', k, draw: 'seed' }, panel(size), { ...occasion, seed });
        expect(reaches(edges)).toBe(true);
        expect(reaches(reversed(edges))).toBe(true);
      }),
    );
  });

  test('k-out by seed: another round, item or seed is another draw (D2)', () => {
    const draws = [{}, { round: 2 }, { round: 3 }, { item: 'c2' }, { seed: 8 }].map(draw);
    expect(new Set(draws).size).toBe(5);
    expect(draw({})).toBe(draws[0]);
  });

  test('k-out by competence: nobody outside is more competent than anyone heard', () => {
    const voters = panel(30);
    const competence = new Map(voters.map((voter) => [voter.id, voter.competence]));
    for (const [id, heard] of neighbours({ kind: 'k-out', k: 4, draw: 'competence' }, voters, occasion)) {
      const worst = Math.min(...heard.map((other) => competence.get(other) as number));
      const outside = voters.filter((voter) => voter.id !== id && !heard.includes(voter.id));
      expect(Math.max(...outside.map((voter) => voter.competence))).toBeLessThanOrEqual(worst);
    }
  });
});
