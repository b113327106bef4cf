import type { Protocol } from '../debate/protocol.ts';
import { sampleLinks } from './sample-links.ts';
import type { Extent } from './static-check.ts';

/** Most of something a debate can come to. */
interface Bound {
  /** Of the dearest round after the blind one. */
  readonly per_round: number;
  /** Of the whole debate, the blind round included. */
  readonly total: number;
}

/** What a debate costs at most. Multiply statements by what one costs to make, reads by what one costs to read. */
export interface Bounds {
  /** Statements made: calls to a member on an item. */
  readonly statements: Bound;
  /** Statements sent, one to each who hears it. */
  readonly messages: Bound;
  /** Statements read, older ones again where members look further back. */
  readonly reads: Bound;
}

/**
 * The most a debate can cost, whatever is said in it. Blind statements are made by all on all items; then every item the
 * gate can let in is debated for `max_rounds` rounds.
 */
export function boundsOf(protocol: Protocol, { agents, items }: Extent): Bounds {
  const { gate, stop, topology } = protocol;
  const open = gate.kind === 'none' ? 0 : gate.kind === 'top-k' ? Math.min(gate.k, items) : items;
  const rounds = Array.from({ length: open === 0 ? 0 : stop.max_rounds }, (_, index) => index + 1);
  const links = agents === 0 ? 0 : mostLinks(protocol, agents);
  const said = rounds.map((round) => open * speakers(protocol, agents, round));
  const heard = rounds.map((round) => open * audible(protocol, round, speaking(protocol, links, agents, round)));
  const board = topology.kind === 'blackboard';
  return {
    statements: bound(said, agents * items),
    messages: bound(board ? rounds.map((_, index) => (heard[index] === 0 ? 0 : open * agents)) : heard, 0),
    reads: bound(
      heard.map((count, index) => count * lookback(protocol, index + 1)),
      0,
    ),
  };
}

const bound = (rounds: readonly number[], blind: number): Bound => ({
  per_round: Math.max(0, ...rounds),
  total: rounds.reduce((sum, count) => sum + count, blind),
});

/** Most links a round can have. Rewired links can only be fewer than k each. */
function mostLinks(protocol: Protocol, agents: number): number {
  const { topology, responder } = protocol;
  // Each meets one other.
  if (responder?.kind === 'opinion' && responder.model.kind === 'deffuant') return agents > 1 ? agents : 0;
  if (topology.kind === 'k-regular') return agents * Math.min(topology.k, agents - 1);
  return sampleLinks(protocol, agents, 1).reduce((sum, heard) => sum + heard.length, 0);
}

function speakers({ responder }: Protocol, agents: number, round: number): number {
  if (responder?.kind === 'ranked' && round >= responder.from_round) return Math.min(agents, responder.keep);
  return agents;
}

/** Links between those who still speak. */
function speaking(protocol: Protocol, links: number, agents: number, round: number): number {
  const left = speakers(protocol, agents, round);
  return left === agents ? links : Math.min(links, left * (left - 1));
}

function audible({ visibility, stop }: Protocol, round: number, links: number): number {
  if (visibility === 'blind') return 0;
  return visibility === 'blind-until-vote' && round < stop.max_rounds ? 0 : links;
}

/** Rounds whose statements are read in one; a judge who is asked twice reads twice, which the judge's share hides. */
function lookback({ visibility, memory, schedule }: Protocol, round: number): number {
  if (visibility !== 'all-rounds') return 1;
  // In turn one also reads what others have said in this very round.
  return Math.min(round, memory ?? round) + (schedule === 'sync' ? 0 : 1);
}
