import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expertWorkers } from '../../../actors/expert-workers/index.ts';
import { trialRecords } from '../../../actors/playbook-trial/index.ts';
import { reviewFiles } from '../../../actors/review/index.ts';
import { TerminalError } from '../../../runtime/hosting/index.ts';
import { MemoryStore, type TaskPool, VirtualClock, WorkerPool } from '../../../runtime/index.ts';
import { BEGUN, ENDLESS } from './endless-work.ts';

const file = new URL('endless-work.ts', import.meta.url).pathname;
const REVIEW = 'rev_1';
const CALM = 'This text is read at once.';
const endless = { hash: '1'.repeat(64), length: ENDLESS.length };
const calm = { hash: '2'.repeat(64), length: CALM.length };

/** Minutes by the clock after which work is ended whatever the processor says: ten times the longest limit of a short text. */
const LONG_MS = 10 * 60_000 + 1_000;

/** Each stage's work, and what its actor asks for. */
const STAGES = [
  ['reading', 'read', { document: endless }],
  ['an expert that reads', 'examine', { document: endless }],
  ['an expert that answers', 'answer', { document: endless }],
  ["a language model's questions", 'seat-questions', { document: endless }],
  ["a language model's answers", 'seat-heard', { document: endless }],
  ['drafting', 'draft', { submit: { document: endless } }],
  ['drafting a revision', 'redraft', { review_id: REVIEW, document: endless, revision: 2, decisions: [] }],
  ['trying a playbook', 'try-playbook', { trial: 'trial_1' }],
  ['rendering', 'render', { review_id: REVIEW, document: endless, artifact: 'pdf', include: [] }],
] as const;

describe('the time that a stage may take', { timeout: 60_000 }, () => {
  const clock = new VirtualClock(0);
  const store = new MemoryStore();
  const pool = new WorkerPool({ file, threads: 1, clock });
  let given = Promise.withResolvers<{ name: string; memory: Int32Array }>();
  /** Tells what was given to the thread, and in which memory it says that it has begun. */
  const watched: TaskPool = {
    run: (name, input, options) => {
      const { text } = input as { text: { units: SharedArrayBuffer } };
      given.resolve({ name, memory: new Int32Array(text.units) });
      return pool.run(name, input, options);
    },
    close: () => pool.close(),
  };
  const lane = { pool: watched, threads: 1 };
  const workers = expertWorkers({ short: lane, long: lane }, store, clock);
  const context = { key: REVIEW, signal: new AbortController().signal, attempt: 1, heartbeat: () => {} };

  beforeAll(async () => {
    await store.commit([
      reviewFiles.document.put(Buffer.from(ENDLESS), endless.hash),
      reviewFiles.document.put(Buffer.from(CALM), calm.hash),
      reviewFiles.result.put(Buffer.from('{}'), REVIEW),
      { op: 'put', key: trialRecords.question.key('trial_1'), value: { text: ENDLESS, playbook: {} } },
    ]);
  });
  afterAll(() => pool.close());

  it('is tried with every kind of work that threads do', () => {
    expect(new Set(STAGES.map(([, work]) => work))).toEqual(new Set(Object.keys(workers)));
  });

  it.each(STAGES)('ends %s, for good, and frees its thread', async (_, work, input) => {
    given = Promise.withResolvers();
    const over = new AbortController();
    // Of its own review, whose copy of the text nobody has written into.
    const outcome = workers[work](input, { ...context, key: `rev_${work}` })
      .catch((error: unknown) => error)
      .finally(() => over.abort());
    const { name, memory } = await given.promise;
    expect(name).toBe(work);
    const before = Atomics.load(memory, 0);
    if (before !== BEGUN) await Atomics.waitAsync(memory, 0, before).value;
    while (!over.signal.aborted) {
      clock.advance(LONG_MS);
      // What it used is asked of the thread, which needs a turn to say it.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const error = await outcome;
    expect(error).toBeInstanceOf(TerminalError);
    expect((error as Error).message).toMatch(/^took longer than \d+ s$/);
    // There is one thread: it does other work again.
    expect(await workers.read({ document: calm }, context)).toBe(CALM.length);
  });
});
