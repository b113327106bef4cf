import { expect, it } from 'vitest';
import { StepFeed } from '../../../gateway/pages/ops/review/step-feed.ts';
import type { ShownSteps } from '../../../gateway/pages/page-events.ts';
import { MemoryBus, MemoryJournal, MemoryStore, silentLogger, VirtualClock } from '../../../runtime/index.ts';
import { type Transition, TransitionPublisher } from '../../../runtime/observation/index.ts';
import { Trail } from '../../../runtime/observation/trail.ts';

const REVIEW = 'rev_1';
const own = (n: number, to: string): Transition => ({
  type: 'review',
  key: REVIEW,
  n,
  from: null,
  to,
  event: '',
  at: n,
  ms: 0,
});
const expert = (n: number, to: string): Transition => ({ ...own(n, to), type: 'expert', key: `${REVIEW}.cap` });

async function feedOf(...rows: Transition[][]) {
  const store = new MemoryStore();
  const clock = new VirtualClock(0);
  const bus = new MemoryBus(new MemoryJournal({ clock }));
  const trail = new Trail(REVIEW, store);
  for (const row of rows) await store.commit([...trail.writes(row)]);
  const heard: ShownSteps[] = [];
  const soon = () => clock.advanceAsync(100);
  const feed = new StepFeed({ bus, store, clock, log: silentLogger });
  return { feed, heard, soon, node: new TransitionPublisher(bus, 'b'), store, trail };
}

const states = (heard: readonly ShownSteps[]) => heard.flatMap(({ own }) => own.map(({ to }) => to));

it('sends a page what happened since it was rendered, and then every new step', async () => {
  const { feed, heard, soon, node } = await feedOf(
    [own(1, 'received'), own(2, 'reading')],
    [own(3, 'analysing'), expert(1, 'thinking')],
  );
  await feed.listen(REVIEW, 1, (steps) => heard.push(steps));
  expect(heard.map(({ others }) => others)).toEqual([{ 'expert cap': 'thinking' }]);
  expect(states(heard)).toEqual(['reading', 'analysing']);
  node.publish([own(4, 'deciding')]);
  await soon();
  expect(states(heard)).toEqual(['reading', 'analysing', 'deciding']);
});

it('sends the steps that a dead node had not published before the first step of its successor', async () => {
  const { feed, heard, soon, node, store, trail } = await feedOf([
    own(1, 'received'),
    own(2, 'reading'),
    own(3, 'analysing'),
  ]);
  await feed.listen(REVIEW, 3, (steps) => heard.push(steps));
  await store.commit([...trail.writes([own(4, 'debating.choosing'), own(5, 'debating.speaking')])]);
  node.publish([own(6, 'deciding')]);
  await soon();
  expect(states(heard)).toEqual(['debating.choosing', 'debating.speaking', 'deciding']);
});

it('sends the steps of a tenth of a second together, only the last one of each expert', async () => {
  const { feed, heard, soon, node } = await feedOf([own(1, 'received')]);
  await feed.listen(REVIEW, 1, (steps) => heard.push(steps));
  node.publish([own(2, 'reading'), expert(1, 'thinking'), own(3, 'analysing'), expert(2, 'listening')]);
  await soon();
  expect(heard).toHaveLength(1);
  expect([states(heard), heard[0]?.others]).toEqual([['reading', 'analysing'], { 'expert cap': 'listening' }]);
});

it('reads each step once for all pages of a review, and stops when the last is closed', async () => {
  const { feed, heard, soon, node } = await feedOf([own(1, 'received')]);
  const ends = await Promise.all([1, 2, 3].map(() => feed.listen(REVIEW, 1, (steps) => heard.push(steps))));
  node.publish([own(2, 'reading')]);
  await soon();
  expect(heard).toHaveLength(3);
  expect(new Set(heard).size).toBe(1);
  node.publish([own(3, 'analysing')]);
  for (const end of ends) end();
  await soon();
  expect(heard).toHaveLength(3);
});
