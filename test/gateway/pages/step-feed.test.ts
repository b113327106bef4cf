import { expect, it } from 'vitest';
import { StepFeed } from '../../../gateway/pages/ops/step-feed.ts';
import type { ShownStep } from '../../../gateway/pages/page-events.ts';
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
  const bus = new MemoryBus(new MemoryJournal({ clock: new VirtualClock(0) }));
  const trail = new Trail(REVIEW, store);
  for (const row of rows) await store.commit([...trail.writes(row)]);
  const heard: ShownStep[] = [];
  const arrived = (count: number) => expect.poll(() => heard.length).toBe(count);
  const feed = new StepFeed({ bus, store, log: silentLogger });
  return { feed, heard, arrived, node: new TransitionPublisher(bus, 'b'), store, trail };
}

it('tells a page that begins to listen what happened since it was written, and then goes on', async () => {
  const { feed, heard, arrived, node } = await feedOf(
    [own(1, 'received'), own(2, 'reading')],
    [own(3, 'analysing'), expert(1, 'thinking')],
  );
  await feed.listen(REVIEW, 1, (step) => heard.push(step));
  expect(heard.map(({ type, to }) => `${type} ${to}`)).toEqual([
    'expert thinking',
    'review reading',
    'review analysing',
  ]);
  node.publish([own(4, 'deciding')]);
  await arrived(4);
  expect(heard.at(-1)).toMatchObject({ type: 'review', to: 'deciding' });
});

it('tells steps that a dead node told nobody before the first of the node that took over', async () => {
  const { feed, heard, arrived, node, store, trail } = await feedOf([
    own(1, 'received'),
    own(2, 'reading'),
    own(3, 'analysing'),
  ]);
  await feed.listen(REVIEW, 3, (step) => heard.push(step));
  await store.commit([...trail.writes([own(4, 'debating.choosing'), own(5, 'debating.speaking')])]);
  node.publish([own(6, 'deciding')]);
  await arrived(3);
  expect(heard.map(({ to }) => to)).toEqual(['debating.choosing', 'debating.speaking', 'deciding']);
});

it('reads each step once for all pages of a review, and stops when the last is closed', async () => {
  const { feed, heard, arrived, node } = await feedOf([own(1, 'received')]);
  const ends = await Promise.all([1, 2, 3].map(() => feed.listen(REVIEW, 1, (step) => heard.push(step))));
  node.publish([own(2, 'reading')]);
  await arrived(3);
  expect(new Set(heard).size).toBe(1);
  for (const end of ends) end();
  const [last] = [await feed.listen(REVIEW, 2, () => heard.push(...heard))];
  last();
  node.publish([own(3, 'analysing')]);
  await feed.listen(REVIEW, 3, () => undefined);
  expect(heard).toHaveLength(3);
});
