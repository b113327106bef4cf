import { formatSubject, PATTERNS } from '../../../protocols/index.ts';
import type { Row } from '../table.ts';
import { withHost } from './rig.ts';
import { largeReviewBehaviour, type PanelSize, stubBehaviour, stubWorkers, submissionOf } from './stub-panel.ts';

const PANEL: PanelSize = { experts: 75, claims: 20, rounds: 3 };

/** Debates under way at once. */
const AT_ONCE = 50;

/** What LangGraph.js 1.2.9 took for a debate of the same size with its in-memory checkpointer, on two cores; milliseconds. */
const LANGGRAPH_MS = 228;

/** Debates of stub experts with message server and disk, from submission to decision. */
export function benchDebates(): Promise<Row[]> {
  const behaviours = [largeReviewBehaviour, stubBehaviour];
  return withHost({ behaviours, handlers: stubWorkers(PANEL, async () => {}) }, async ({ bus }) => {
    const debates = async (count: number, label: string): Promise<number> => {
      const decided = Promise.withResolvers<void>();
      let left = count;
      const listening = await bus.subscribe(PATTERNS.events, ({ body }) => {
        if ((body as { name: string }).name === 'decided' && --left === 0) decided.resolve();
      });
      const from = performance.now();
      for (let number = 0; number < count; number++) {
        const review = `${label}-${number}`;
        const subject = formatSubject({ kind: 'command', review, name: 'submit' });
        await bus.append(subject, submissionOf(review, PANEL), `submit/${review}`);
      }
      await decided.promise;
      await listening.stop();
      return (performance.now() - from) / count;
    };
    await debates(5, 'warm');
    const each = await debates(AT_ONCE, 'debate');
    return [
      {
        what: `debate of ${PANEL.experts} stub experts, ${PANEL.rounds} rounds, ${PANEL.claims} claims, ${AT_ONCE} at once`,
        measured: `${each.toFixed(1)} ms each`,
        baseline: `${LANGGRAPH_MS} ms, LangGraph.js as once measured`,
        ratio: each / LANGGRAPH_MS,
        aim: 'at most 20 ms',
      },
    ];
  });
}
