import type { Protocol } from '../debate/protocol.ts';
import { neighbours } from '../topology/index.ts';

/** Seed of the graphs that stand for those a debate will draw. */
const SAMPLE = 1;

/**
 * Whom each of n voters hears in a round, by index: exact where the topology draws nothing, a sample where it does. The
 * voters' competences differ, falling with the index.
 */
export function sampleLinks({ topology }: Protocol, agents: number, round: number): number[][] {
  const width = String(agents).length;
  const voters = Array.from({ length: agents }, (_, index) => ({
    id: String(index).padStart(width, '0'),
    competence: 1 - index / (2 * agents),
  }));
  const heard = neighbours(topology, voters, { seed: SAMPLE, round, item: 'sample' });
  return voters.map(({ id }) => (heard.get(id) as string[]).map(Number));
}

/** Links over all rounds together, for topologies that are redrawn each round. */
export function linksOfAllRounds(protocol: Protocol, agents: number): number[][] {
  const rounds = Math.max(1, Math.min(protocol.stop.max_rounds, 10));
  const heard = Array.from({ length: agents }, () => new Set<number>());
  for (let round = 1; round <= rounds; round++) {
    for (const [own, others] of sampleLinks(protocol, agents, round).entries()) {
      for (const other of others) heard[own]?.add(other);
    }
  }
  return heard.map((others) => [...others].toSorted((a, b) => a - b));
}
