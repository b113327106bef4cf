import { expect, it } from 'vitest';
import { expertWorkers } from '../../../actors/expert-workers/index.ts';
import { reviewFiles, reviewRecords } from '../../../actors/review/index.ts';
import { type Key, MemoryStore, type TaskPool, VirtualClock } from '../../../runtime/index.ts';

const CROWD = 200;
const hashOf = (nth: number): string => String(nth).padStart(64, '0');
const textOf = (nth: number): string => `The term of contract ${nth} is one year.`;

/** Knows how many texts were taken out of it. */
class CountingStore extends MemoryStore {
  taken = 0;

  override bytes(key: Key): Uint8Array | undefined {
    this.taken += 1;
    return super.bytes(key);
  }
}

/** Begins what it is given, and ends nothing until it may. */
class BusyPool implements TaskPool {
  readonly given: string[] = [];
  readonly #mayEnd: Promise<void>;

  constructor(mayEnd: Promise<void>) {
    this.#mayEnd = mayEnd;
  }

  async run(_name: string, input: unknown): Promise<object> {
    const { text } = input as { text: { units: SharedArrayBuffer } };
    this.given.push(Buffer.from(text.units).toString('utf16le'));
    await this.#mayEnd;
    return [];
  }

  async close(): Promise<void> {}
}

it('reads no document before its turn: 200 reviews wait before one thread, and two texts are in memory', async () => {
  const store = new CountingStore();
  const turn = Promise.withResolvers<void>();
  const pool = new BusyPool(turn.promise);
  const lane = { pool, threads: 1 };
  const { examine } = expertWorkers({ short: lane, long: lane }, store, new VirtualClock(0));
  const context = { signal: new AbortController().signal, attempt: 1, heartbeat: () => {} };
  const waiting = Array.from({ length: CROWD }, async (_, nth) => {
    await store.commit([
      reviewFiles.document.put(Buffer.from(textOf(nth)), hashOf(nth)),
      { op: 'put', key: reviewRecords.view.key(`rev_${nth}`), value: { account_id: 'crowd' } },
    ]);
    const document = { hash: hashOf(nth), length: textOf(nth).length };
    return await examine({ expert: 'term', document }, { ...context, key: `rev_${nth}.term` });
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(pool.given).toEqual([textOf(0), textOf(1)]);
  expect(store.taken).toBe(2);
  turn.resolve();
  await Promise.all(waiting);
  expect(new Set(pool.given)).toEqual(new Set(Array.from({ length: CROWD }, (_, nth) => textOf(nth))));
});
