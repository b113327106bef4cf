import { expect, it } from 'vitest';
import { expertWorkers } from '../../../actors/expert-workers/index.ts';
import { reviewFiles, reviewRecords } from '../../../actors/review/index.ts';
import { MemoryStore, type TaskPool, VirtualClock } from '../../../runtime/index.ts';

const HASH = 'a'.repeat(64);

/** Keeps under which name the workers' caches would know each text. */
class NamingPool implements TaskPool {
  readonly names: string[] = [];

  async run(_name: string, input: unknown): Promise<object> {
    this.names.push((input as { text: { id: string } }).text.id);
    return {};
  }

  async close(): Promise<void> {}
}

it('a text that two accounts submit is read for each: how soon must not tell that somebody else has it', async () => {
  const store = new MemoryStore();
  await store.commit([
    reviewFiles.document.put(Buffer.from('The term is one year.'), HASH),
    ...['acme', 'acme', 'other'].map((account_id, index) => ({
      op: 'put' as const,
      key: reviewRecords.view.key(`rev_${index}`),
      value: { account_id },
    })),
  ]);
  const pool = new NamingPool();
  const lane = { pool, threads: 1 };
  const { read } = expertWorkers({ short: lane, long: lane }, store, new VirtualClock(0));
  const context = { signal: new AbortController().signal, attempt: 1, heartbeat: () => {} };
  for (const review of [0, 1, 2]) {
    await read({ document: { hash: HASH, length: 21 }, type: null }, { ...context, key: `rev_${review}` });
  }
  const [first, again, others] = pool.names;
  expect(again).toBe(first);
  expect(others).not.toBe(first);
});
