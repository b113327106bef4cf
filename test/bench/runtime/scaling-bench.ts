import type { Row } from '../table.ts';
import { hold, reviewsFor, withNodes } from './cluster-rig.ts';
import type { PanelSize } from './stub-panel.ts';

const PANEL: PanelSize = { experts: 10, claims: 5, rounds: 2 };
const REVIEWS = 32;

/** As long as a model would take. */
const CALL_MS = 200;

/** Calls a node makes at once: what a model's provider or its own memory lets it. */
const CALLS = 8;

/** Reviews a second whose experts wait for a model, on more and more nodes with one message server. */
export async function benchScaling(): Promise<Row[]> {
  const alone = await throughput(1);
  const rows: Row[] = [];
  for (const nodes of [2, 4]) {
    const together = await throughput(nodes);
    rows.push({
      what: `reviews whose calls wait ${CALL_MS} ms, ${CALLS} calls at once a node, ${nodes} nodes`,
      measured: `${together.toFixed(1)} /s`,
      baseline: `${alone.toFixed(1)} /s, one node`,
      ratio: together / alone,
      aim: nodes === 4 ? 'at least 3.5' : '',
    });
  }
  return rows;
}

function throughput(nodes: number): Promise<number> {
  return withNodes(nodes, { panel: PANEL, callMs: CALL_MS, calls: CALLS }, async (rig) => {
    const reviews = reviewsFor(rig, REVIEWS / nodes);
    let left = reviews.length;
    const from = performance.now();
    await hold(rig.bus, reviews, PANEL, ({ name }, enough) => {
      if (name === 'decided' && --left === 0) enough();
    });
    return (reviews.length / (performance.now() - from)) * 1_000;
  });
}
