import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TaskCancelled, TaskCrashed, TaskQueueFull, TaskTimeout } from '../../runtime/errors.ts';
import { InlinePool } from '../../runtime/tasks/inline-pool.ts';
import type { TaskPool } from '../../runtime/tasks/task-pool.ts';
import { WorkerPool } from '../../runtime/tasks/worker-pool.ts';
import { systemClock } from '../../runtime/time/system-clock.ts';
import handle from '../runtime/tasks/tasks.ts';

const file = new URL('../runtime/tasks/tasks.ts', import.meta.url).pathname;
const MAX_QUEUED = 50;

const CASES = [
  {
    name: 'WorkerPool',
    open: (): TaskPool =>
      new WorkerPool({ file, threads: 1, clock: systemClock, maxQueued: MAX_QUEUED, maxHeapMb: 64 }),
  },
  {
    name: 'WorkerPool of threads begun when needed',
    open: (): TaskPool =>
      new WorkerPool({ file, threads: 1, clock: systemClock, maxQueued: MAX_QUEUED, maxHeapMb: 64, idleMs: 1 }),
  },
  { name: 'InlinePool', open: (): TaskPool => new InlinePool(handle, { clock: systemClock, maxQueued: MAX_QUEUED }) },
];

const patient = { timeoutMs: 20_000, priority: 0 };
const memory = (places: number): SharedArrayBuffer => new SharedArrayBuffer(places * 4);

/** Keeps the pool's only place busy until opened. */
function occupy(pool: TaskPool): { open(): Promise<unknown> } {
  const gate = memory(1);
  const done = pool.run('gate', gate, patient);
  return {
    open() {
      Atomics.store(new Int32Array(gate), 0, 1);
      return done;
    },
  };
}

describe.each(CASES)('task pool contract: $name', ({ open }) => {
  let pool: TaskPool;
  beforeEach(() => {
    pool = open();
  });
  afterEach(() => pool.close());

  it('1: starts the highest priority first, and equal ones as they came', async () => {
    const notes = memory(20);
    const gate = occupy(pool);
    const order = [1, 5, 3, 5, 1, 9, 3];
    const runs = order.map((priority, index) =>
      pool.run('note', { memory: notes, value: priority * 10 + index }, { timeoutMs: 20_000, priority }),
    );
    await gate.open();
    await Promise.all(runs);
    expect([...new Int32Array(notes)].slice(1, 8)).toEqual([95, 51, 53, 32, 36, 10, 14]);
  });

  it('2: ends what runs past its time, and goes on with the others', async () => {
    const hanging = pool.run('hang', null, { timeoutMs: 300, priority: 0 });
    const next = pool.run('echo', 'still here', patient);
    await expect(hanging).rejects.toThrow(TaskTimeout);
    expect(await next).toBe('still here');
  });

  it('2: time spent waiting does not count', async () => {
    const gate = occupy(pool);
    const waiting = pool.run('echo', 1, { timeoutMs: 5000, priority: 0 });
    const late = pool.run('hang', 1, { timeoutMs: 1, priority: 0 });
    await gate.open();
    expect(await waiting).toBe(1);
    await expect(late).rejects.toThrow(TaskTimeout);
  });

  it('3: a task that throws rejects with TaskCrashed and the reason', async () => {
    const thrown = await pool.run('throw', 'too odd', patient).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(TaskCrashed);
    expect((thrown as TaskCrashed).message).toContain('too odd');
    expect((thrown as TaskCrashed).cause).toBeInstanceOf(RangeError);
    await expect(pool.run('nonesuch', null, patient)).rejects.toThrow(/no task nonesuch/);
    await expect(pool.run('echo', () => 'not cloneable', patient)).rejects.toThrow(TaskCrashed);
    expect(await pool.run('echo', 'fine', patient)).toBe('fine');
  });

  it('4: refuses one more than may wait', async () => {
    const gate = occupy(pool);
    const waiting = Array.from({ length: MAX_QUEUED }, (_, index) => pool.run('echo', index, patient));
    await expect(pool.run('echo', 'too many', patient)).rejects.toThrow(TaskQueueFull);
    await gate.open();
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: MAX_QUEUED }, (_, index) => index));
    expect(await pool.run('echo', 'room again', patient)).toBe('room again');
  });

  it('5: a task is cancelled before, while waiting and while running', async () => {
    await expect(pool.run('echo', 1, { ...patient, signal: AbortSignal.abort() })).rejects.toThrow(TaskCancelled);
    const cancelling = new AbortController();
    const running = pool.run('hang', null, { ...patient, signal: cancelling.signal });
    const waiting = pool.run('echo', 1, { ...patient, signal: cancelling.signal });
    const outcomes = Promise.allSettled([running, waiting]);
    cancelling.abort();
    for (const outcome of await outcomes)
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(TaskCancelled);
    expect(await pool.run('echo', 'next', patient)).toBe('next');
  });

  it('5: close cancels what runs and what waits', async () => {
    const outcomes = Promise.allSettled([pool.run('hang', null, patient), pool.run('echo', 1, patient)]);
    await pool.close();
    await pool.close();
    for (const outcome of await outcomes)
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(TaskCancelled);
    await expect(pool.run('echo', 1, patient)).rejects.toThrow(TaskCancelled);
  });

  it('6: inputs are clones, shared memory is shared', async () => {
    const input = { list: [1, 2], when: new Date(5), map: new Map([['a', 1]]), bytes: new Uint8Array([1, 2]) };
    const output = (await pool.run('echo', input, patient)) as typeof input;
    expect(output).toEqual(input);
    expect(output).not.toBe(input);
    const shared = memory(3);
    await pool.run('note', { memory: shared, value: 42 }, patient);
    expect([...new Int32Array(shared)]).toEqual([1, 42, 0]);
  });
});

describe.each(CASES.slice(0, 2))('task pool: $name', ({ open }) => {
  let pool: TaskPool;
  beforeEach(() => {
    pool = open();
  });
  afterEach(() => pool.close());

  it('ends a computation that never gives way', async () => {
    await expect(pool.run('spin', memory(1), { timeoutMs: 500, priority: 0 })).rejects.toThrow(TaskTimeout);
    expect(await pool.run('echo', 'next', patient)).toBe('next');
  });

  it('ends by the clock what sleeps, ten times as late', async () => {
    // What the worker uses to start is not counted then.
    await pool.run('echo', 'started', patient);
    const began = performance.now();
    await expect(pool.run('hang', null, { timeoutMs: 100, priority: 0 })).rejects.toThrow(TaskTimeout);
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  it('ends by the clock what blocks its thread outside JavaScript', async () => {
    await pool.run('echo', 'started', patient);
    await expect(pool.run('block', memory(1), { timeoutMs: 100, priority: 0 })).rejects.toThrow(TaskTimeout);
    expect(await pool.run('echo', 'next', patient)).toBe('next');
  });

  it('survives a task that takes its worker with it, or all its memory', async () => {
    await expect(pool.run('exit', null, patient)).rejects.toThrow(TaskCrashed);
    await expect(pool.run('grow', null, patient)).rejects.toThrow(TaskCrashed);
    expect(await pool.run('echo', 'next', patient)).toBe('next');
  });

  it('reports a worker file that cannot be loaded', async () => {
    const broken = new WorkerPool({ file: `${file}-that-is-not-there.ts`, threads: 1, clock: systemClock });
    await expect(broken.run('echo', 1, patient)).rejects.toThrow(TaskCrashed);
    await broken.close();
  });
});
