/** A node listens to the outside experts of its own `experts.json`: nodes with different files each hear only some of them. */
import { PeerAway, type Peers } from '../../runtime/cluster/index.ts';
import type { Logger, Subscription } from '../../runtime/index.ts';

const ASKED_ON = 'experts.announced';

const ANSWER_MS = 2_000;

/** Warns if a running node has other outside experts than this one, and answers the same question of nodes that start later, until stopped. */
export async function compareRosters(experts: readonly string[], peers: Peers, log: Logger): Promise<Subscription> {
  const here = experts.join(' ');
  const there = await peers.ask(ASKED_ON, {}, ANSWER_MS).catch((error: unknown) => {
    if (error instanceof PeerAway) return here;
    throw error;
  });
  if (there !== here) log.warn('outside.rosters_differ', { here, there: String(there) });
  return peers.serve(ASKED_ON, async () => here);
}
