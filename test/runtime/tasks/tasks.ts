import { getHeapStatistics } from 'node:v8';
import type { Task } from '../../../runtime/tasks/task-pool.ts';

/** A worker file for the task pools' tests. */
export default async function handle({ name, input }: Task): Promise<unknown> {
  switch (name) {
    case 'echo':
      return input;
    case 'note': {
      const { memory, value } = input as { memory: SharedArrayBuffer; value: number };
      const list = new Int32Array(memory);
      // The first place counts the notes.
      Atomics.store(list, Atomics.add(list, 0, 1) + 1, value);
      return value;
    }
    case 'gate': {
      // Waits, giving way, until the memory's last place is set.
      const list = new Int32Array(input as SharedArrayBuffer);
      while (Atomics.load(list, list.length - 1) === 0) await new Promise((resolve) => setImmediate(resolve));
      return 'open';
    }
    case 'throw':
      throw new RangeError(String(input));
    case 'hang':
      return new Promise(() => undefined);
    case 'spin':
      for (;;) Atomics.load(new Int32Array(input as SharedArrayBuffer), 0);
    case 'block':
      // Outside JavaScript: the thread answers nobody meanwhile.
      return Atomics.wait(new Int32Array(input as SharedArrayBuffer), 0, 0);
    case 'exit':
      process.exit(3);
      break;
    case 'litter': {
      const litter = Array.from({ length: 300_000 }, (_, index) => ({ index }));
      return litter.length;
    }
    case 'heap':
      return getHeapStatistics().total_heap_size;
    case 'grow': {
      const hoard: unknown[] = [];
      for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
    }
    default:
      throw new Error(`no task ${name}`);
  }
}
