/** Experts were stored in release 0.1.0: here their rows are dropped, and the review that awaits them asks again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expertBehaviour } from '../../actors/panel/index.ts';
import { reviewBehaviour } from '../../actors/review/index.ts';
import type { Envelope } from '../../runtime/hosting/envelope.ts';
import { Host } from '../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, VirtualClock } from '../../runtime/index.ts';
import { REVIEW } from '../actors/review/drive.ts';

const stored = (name: string): Envelope =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'snapshots', '0.1.0', `${name}.json`), 'utf8'));

it.each([
  ['review.analysing', 'examine'],
  ['review.debating', 'answer'],
])('%s of 0.1.0: drops the stored experts and asks everybody who has not spoken', async (review, asked) => {
  const store = new MemoryStore();
  const clock = new VirtualClock(0);
  const expert = `${REVIEW}.liability-cap`;
  await store.commit([
    { op: 'put', key: ['actor', 'review', REVIEW], value: stored(review) },
    { op: 'put', key: ['actor', 'expert', expert], value: stored('expert.thinking') },
    {
      op: 'put',
      key: ['order', 'expert', expert, 'examine-1'],
      value: { id: 'examine-1', name: 'examine', input: {} },
    },
    { op: 'put', key: ['inbox', 'expert', expert, 'm1'], value: 1 },
  ]);
  const begun: string[] = [];
  const busy = (name: string) => async (input: unknown) => {
    begun.push(`${name} ${(input as { expert: string }).expert}`);
    return await new Promise<never>(() => {});
  };
  const host = new Host({
    name: 'node',
    bus: new MemoryBus(new MemoryJournal({ clock })),
    store,
    clock,
    behaviours: [reviewBehaviour, expertBehaviour],
    handlers: { examine: busy('examine'), answer: busy('answer') },
    onError: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  await host.start();
  const {
    findings,
    panel,
    asked: called,
    round,
  } = stored(review).context as {
    findings: Record<string, unknown>;
    panel: string[];
    asked: Record<string, unknown>;
    round: number;
  };
  const awaited = round === 0 ? panel.filter((member) => findings[member] === undefined) : Object.keys(called);
  await expect.poll(() => begun.toSorted()).toEqual(awaited.map((member) => `${asked} ${member}`).toSorted());
  for (const area of ['actor', 'order', 'inbox']) expect([...store.range([area, 'expert'])]).toEqual([]);
  expect([...store.range(['resume'])]).toHaveLength(1);
  await host.stop();
});
