import { describe, expect, test } from 'vitest';
import type { Protocol } from '../../../protocols/index.ts';
import { bothWays, CATALOGUE, differing } from './equivalence.ts';

/** Enough to meet abstentions, ties and every way to end; the command runs a thousand. */
const SEEDS = 12;

const named = (name: string): Protocol => CATALOGUE.find((protocol) => protocol.name === name) as Protocol;

describe("debate engine and the lab's kernel", () => {
  test.each(CATALOGUE.map((protocol) => [protocol.name, protocol] as const))(
    '%s gives the same tallies, rounds and reason',
    (_, protocol) => {
      for (let seed = 0; seed < SEEDS; seed++) {
        const [kernel, engine] = bothWays(protocol, seed);
        expect({ seed, ...engine }).toEqual({ seed, ...kernel });
      }
    },
  );

  test.each([
    ['schedule', 'p04-simultaneous', { schedule: 'sequential' }],
    ['visibility', 'p04-simultaneous', { visibility: 'last-round' }],
    ['topology', 'complete-two-rounds', { topology: { kind: 'ring' } }],
    ['gate', 'sparse-contested', { gate: { kind: 'all' } }],
    ['decision', 'complete-two-rounds', { decision: { rule: 'log-odds', accept: 0.5 } }],
  ] as const)('differ when the engine is given another %s', (_, name, other) => {
    expect(differing(named(name), SEEDS, { ...named(name), ...other } as Protocol)).not.toEqual([]);
  });
});
