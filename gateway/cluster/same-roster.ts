/** The outside experts a node hears are those of its own `experts.json`: nodes of a cluster that differ hear only some of them. */
import { PeerAway, type Peers } from '../../runtime/cluster/index.ts';
import type { Logger, Subscription } from '../../runtime/index.ts';

const ASKED_ON = 'experts.announced';

const ANSWER_MS = 2_000;

/** Warns where a node that runs announces others than this one, and tells this node's to those that start later, until stopped. */
export async function compareRosters(experts: readonly string[], peers: Peers, log: Logger): Promise<Subscription> {
  const here = experts.join(' ');
  const there = await peers.ask(ASKED_ON, {}, ANSWER_MS).catch((error: unknown) => {
    if (error instanceof PeerAway) return here;
    throw error;
  });
  if (there !== here) log.warn('outside.rosters_differ', { here, there: String(there) });
  return peers.serve(ASKED_ON, async () => here);
}
