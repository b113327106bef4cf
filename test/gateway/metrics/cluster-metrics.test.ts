import { expect, test } from 'vitest';
import { ClusterMetrics, prometheusText } from '../../../gateway/metrics/index.ts';
import { ShardOwnership } from '../../../runtime/cluster/index.ts';
import { LeaseTable, MemoryLeaseBook } from '../../../runtime/cluster/memory-lease-book.ts';
import { Fenced, MemoryStore, silentLogger, systemClock, VirtualClock } from '../../../runtime/index.ts';
import { MemoryCommitLog, MemoryLog } from '../../../runtime/replication/index.ts';

const of = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`conclave_cluster_${name} `))?.split(' ')[1];

test('cluster metrics: what a node holds, writes and is refused', async () => {
  const clock = new VirtualClock(0);
  const metrics = new ClusterMetrics();
  const log = metrics.counting(new MemoryCommitLog(new MemoryLog({ clock: systemClock, duplicateWindowMs: 1_000 })));
  await log.append(new Uint8Array([1]), 'a');
  await log.append(new Uint8Array([2]), 'b');
  const { incarnation } = await log.bounds();
  const watching = new AbortController();
  const watched = metrics.watch(log, systemClock, watching.signal);
  const book = new MemoryLeaseBook(new LeaseTable());
  const homes = new ShardOwnership({ node: 'a', book, store: new MemoryStore(), clock, log: silentLogger });
  const home = metrics.observing(homes);
  home.listen({ assigned: () => {}, revoking: async () => {}, lost: () => {} });
  await expect(home.commit('rev_1', [])).rejects.toThrow(Fenced);
  await homes.start();
  await expect.poll(() => homes.ownedShards().length).toBe(64);
  const lines = prometheusText(metrics.families({ homes, place: { incarnation, position: 1 } })).split('\n');
  expect(
    ['shards', 'members', 'replica_position', 'replica_lag', 'log_appends_total', 'fenced_commits_total'].map((name) =>
      of(lines, name),
    ),
  ).toEqual(['64', '1', '1', '1', '2', '1']);
  expect(of(lines, 'shards_moved_total{way="taken"}')).toBe('64');
  expect(homes.leaseMs()).toBe(5_000);
  await homes.drain();
  const after = prometheusText(metrics.families({ homes, place: undefined })).split('\n');
  expect([
    of(after, 'shards'),
    of(after, 'shards_moved_total{way="handed-over"}'),
    of(after, 'shards_moved_total{way="lost"}'),
  ]).toEqual(['0', '64', '0']);
  await homes.stop();
  watching.abort();
  await watched;
});
