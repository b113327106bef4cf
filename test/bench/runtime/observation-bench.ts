import { formatSubject, PATTERNS } from '../../../protocols/index.ts';
import { LmdbStore } from '../../../runtime/index.ts';
import { readTrail, TransitionPublisher } from '../../../runtime/observation/index.ts';
import type { Row } from '../table.ts';
import { withHost } from './rig.ts';
import { largeReviewBehaviour, type PanelSize, stubBehaviour, stubWorkers, submissionOf } from './stub-panel.ts';

const PANEL: PanelSize = { experts: 75, claims: 20, rounds: 3 };
const DEBATES = 30;
/** Of each kind, one after the other in turns: what else the machine does befalls both. */
const TURNS = 5;

/** What publishing every transition costs a debate in processor time, and how much of them a review keeps. */
export async function benchObservation(): Promise<Row[]> {
  const on: number[] = [];
  const off: number[] = [];
  let kept = { bytes: 0, transitions: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    off.push((await debates(false)).milliseconds);
    const told = await debates(true);
    on.push(told.milliseconds);
    kept = told;
  }
  // The least of each: what else the machine does only adds.
  const [with_, without] = [Math.min(...on), Math.min(...off)];
  return [
    {
      what: `processor time of a debate of ${PANEL.experts} experts, its transitions told`,
      measured: `${with_.toFixed(1)} ms`,
      baseline: `${without.toFixed(1)} ms, not told`,
      ratio: with_ / without,
      aim: 'at most 1.05',
    },
    {
      what: `kept of the ${kept.transitions} transitions of such a review`,
      measured: `${(kept.bytes / 1_024).toFixed(1)} KB`,
      baseline: '15 KB',
      ratio: kept.bytes / 1_024 / 15,
      aim: 'at most 1',
    },
  ];
}

async function debates(isTold: boolean): Promise<{ milliseconds: number; bytes: number; transitions: number }> {
  const parts = { behaviours: [largeReviewBehaviour, stubBehaviour], handlers: stubWorkers(PANEL, async () => {}) };
  const publishing = {
    onTransitions: (bus: ConstructorParameters<typeof TransitionPublisher>[0]) => {
      const publisher = new TransitionPublisher(bus, 'node');
      return (made: Parameters<TransitionPublisher['publish']>[0]) => publisher.publish(made);
    },
  };
  return withHost({ ...parts, ...(isTold && publishing) }, async ({ bus, path }) => {
    const run = async (count: number, label: string): Promise<void> => {
      const decided = Promise.withResolvers<void>();
      let left = count;
      const listening = await bus.subscribe(PATTERNS.events, ({ body }) => {
        if ((body as { name: string }).name === 'decided' && --left === 0) decided.resolve();
      });
      for (let number = 0; number < count; number++) {
        const review = `${label}-${number}`;
        const subject = formatSubject({ kind: 'command', review, name: 'submit' });
        await bus.append(subject, submissionOf(review, PANEL), `submit/${review}`);
      }
      await decided.promise;
      await listening.stop();
    };
    await run(10, 'warm');
    const before = process.cpuUsage();
    await run(DEBATES, 'debate');
    const { user, system } = process.cpuUsage(before);
    const store = new LmdbStore({ path });
    const rows = [...store.range(['trail', 'debate-0'])];
    const bytes = rows.reduce((sum, [, row]) => sum + JSON.stringify(row).length, 0);
    const { transitions } = readTrail(store, 'debate-0');
    await store.close();
    return { milliseconds: (user + system) / 1_000 / DEBATES, bytes, transitions: transitions.length };
  });
}
