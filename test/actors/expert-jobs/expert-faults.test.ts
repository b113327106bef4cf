import { describe, expect, it } from 'vitest';
import { expertWorkers } from '../../../actors/expert-workers/index.ts';
import { reviewBehaviour, reviewFiles } from '../../../actors/review/index.ts';
import { formatSubject } from '../../../protocols/index.ts';
import { TerminalError } from '../../../runtime/hosting/index.ts';
import { MemoryStore, TaskCrashed, type TaskPool, TaskTimeout, VirtualClock } from '../../../runtime/index.ts';

const HASH = 'a'.repeat(64);
const text = 'The Supplier is liable without limit.';

async function handlersOver(pool: TaskPool) {
  const store = new MemoryStore();
  await store.commit([reviewFiles.document.put(Buffer.from(text), HASH)]);
  const lane = { pool, threads: 1 };
  return expertWorkers({ short: lane, long: lane }, store, new VirtualClock(0));
}

const order = { key: 'rev_1.liability-cap', signal: new AbortController().signal, attempt: 1, heartbeat: () => {} };
const brief = { expert: 'liability-cap', document: { hash: HASH, length: text.length } };

/** Fails as scripted, and records the time limit it was given. */
class FailingPool implements TaskPool {
  limitMs = 0;
  readonly #fault: Error;

  constructor(fault: Error) {
    this.#fault = fault;
  }

  async run(_name: string, _input: unknown, { timeoutMs }: { timeoutMs: number }): Promise<never> {
    this.limitMs = timeoutMs;
    throw this.#fault;
  }

  async close(): Promise<void> {}
}

describe('expert workers: a fault of one expert', () => {
  it.each([
    ['a throw, or a thread that died', new TaskCrashed('task examine failed: it threw'), 'it threw'],
    ['too much time', new TaskTimeout('examine', 1), 'took longer than 15 s'],
  ])('%s ends that expert at once', async (_, fault, said) => {
    const { examine } = await handlersOver(new FailingPool(fault));
    const failed = examine(brief, order);
    await expect(failed).rejects.toThrow(TerminalError);
    await expect(failed).rejects.toThrow(said);
  });

  it('drafting and rendering that fail are tried again: they are nobody in particular', async () => {
    const { draft } = await handlersOver(new FailingPool(new TaskCrashed('out of memory')));
    const review = { submit: { document: { hash: HASH } } };
    await expect(draft(review, { ...order, key: 'rev_1' })).rejects.toThrow(TaskCrashed);
  });

  it.each(['read', 'draft'] as const)(
    '%s that used up its time is not tried again: it would take as long',
    async (name) => {
      const handlers = await handlersOver(new FailingPool(new TaskTimeout(name, 1)));
      const input = { document: brief.document, submit: { document: brief.document } };
      const failed = handlers[name](input, { ...order, key: 'rev_1' });
      await expect(failed).rejects.toThrow(TerminalError);
      await expect(failed).rejects.toThrow(/took longer than \d+ s/);
    },
  );

  it('gives a short document seconds, not minutes', async () => {
    const pool = new FailingPool(new TaskTimeout('answer', 1));
    const { answer } = await handlersOver(pool);
    await answer(brief, order).catch(() => undefined);
    expect(pool.limitMs).toBeLessThan(20_000);
  });
});

describe('review: a statement that cannot be read', () => {
  const subject = formatSubject({ kind: 'statement', review: 'rev_1', round: 1, expert: 'notices' });
  const good = { review_id: 'rev_1', round: 1, expert: 'notices', findings: [], positions: [], failure: null };
  const position = { expert: 'notices', claim: 'c1', stance: 'oppose', reason: { key: 'debate.said', values: {} } };

  it.each([
    ['a belief of NaN, which is null in JSON', { ...good, positions: [{ ...position, belief: null }] }],
    ['of another expert', { ...good, expert: 'privacy' }],
    ['of another round', { ...good, round: 2 }],
    ['no object', 'hello'],
    ['null', null],
  ])('%s: leaves its expert out at once', (_, body) => {
    const [routed] = reviewBehaviour.route({ subject, body });
    expect(routed).toMatchObject({
      key: 'rev_1',
      event: { type: 'statement', statement: { round: 1, expert: 'notices', positions: [], findings: [] } },
    });
    expect(routed?.event.statement?.failure).toMatch(/statement that could not be used/);
  });
});
