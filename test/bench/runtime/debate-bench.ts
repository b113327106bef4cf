import { formatSubject, PATTERNS } from '../../../protocols/index.ts';
import type { Row } from '../table.ts';
import { langGraphDebates } from './langgraph-debate.ts';
import { withHost } from './rig.ts';
import { largeReviewBehaviour, type PanelSize, stubBehaviour, stubWorkers, submissionOf } from './stub-panel.ts';

const PANEL: PanelSize = { experts: 75, claims: 20, rounds: 3 };

/** Debates under way at once. */
const AT_ONCE = 50;

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
    const theirs = await byLangGraph();
    return [
      {
        what: `debate of ${PANEL.experts} stub experts, ${PANEL.rounds} rounds, ${PANEL.claims} claims, ${AT_ONCE} at once`,
        measured: `${each.toFixed(1)} ms each`,
        baseline: `${theirs.toFixed(1)} ms, LangGraph.js with its checkpointer in memory`,
        ratio: each / theirs,
        aim: 'at most 20 ms',
      },
    ];
  });
}

/** The same debates by LangGraph.js, in memory and with nobody listening; milliseconds for each. */
async function byLangGraph(): Promise<number> {
  const debate = langGraphDebates(PANEL);
  const debates = async (count: number, label: string): Promise<number> => {
    const from = performance.now();
    const accepted = await Promise.all(Array.from({ length: count }, (_, number) => debate(`${label}-${number}`)));
    if (accepted.some((claims) => claims !== PANEL.claims)) throw new Error('a debate of LangGraph.js went otherwise');
    return (performance.now() - from) / count;
  };
  await debates(5, 'warm');
  return await debates(AT_ONCE, 'debate');
}
