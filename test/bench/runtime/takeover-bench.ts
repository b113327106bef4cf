import type { Row } from '../table.ts';
import { hold, reviewsFor, withNodes } from './cluster-rig.ts';
import type { PanelSize } from './stub-panel.ts';

const PANEL: PanelSize = { experts: 4, claims: 2, rounds: 3 };

/** Reviews of each node. */
const REVIEWS = 8;

/** Long enough that every review is in the middle of a round when the node is killed. */
const CALL_MS = 2_000;

/** A node whose heartbeat has not changed for so long is dead to the others (runtime/cluster/membership.ts), in seconds. */
const LEASE_S = 5;

/** Two nodes, one killed with -9 while its reviews are debated: until the last of them goes on on the other. */
export function benchTakeover(): Promise<Row[]> {
  return withNodes(2, { panel: PANEL, callMs: CALL_MS, calls: 1_000 }, async (rig) => {
    const { bus, homeOf } = rig;
    const [victim] = rig.nodes;
    const reviews = reviewsFor(rig, REVIEWS);
    const opened = new Set<string>();
    const stalled = new Set<string>();
    let killedAt = 0;
    let last = 0;
    let killing: Promise<unknown> | undefined;
    await hold(bus, reviews, PANEL, ({ review_id, name }, enough) => {
      if (killedAt > 0) {
        if (stalled.delete(review_id)) last = performance.now();
        if (stalled.size === 0) enough();
        return;
      }
      if (name === 'round-opened') opened.add(review_id);
      if (opened.size < reviews.length) return;
      for (const review of reviews) if (homeOf(review) === victim?.name) stalled.add(review);
      killing = victim?.kill();
      killedAt = performance.now();
    });
    await killing;
    const seconds = (last - killedAt) / 1_000;
    return [
      {
        what: 'node killed with -9, until the last of its reviews goes on elsewhere',
        measured: `${seconds.toFixed(1)} s`,
        baseline: `${LEASE_S} s, the lease`,
        ratio: seconds / LEASE_S,
        aim: `at most ${LEASE_S + 10} s`,
      },
    ];
  });
}
