import { textOf } from '../../../actors/expert-workers/shared-text.ts';
import type { Task } from '../../../runtime/tasks/task-pool.ts';

/** A text in which every job computes for ever. */
export const ENDLESS = 'This text is never read to its end..';

/** What the job writes over the beginning of that text, which the test shares with it, once it has begun. */
export const BEGUN = 1;

/** Work of any name in a thread of a pool: its length, or no end. */
export default function work({ input }: Task): number {
  const { text } = input as { text: Parameters<typeof textOf>[0] };
  const words = textOf(text);
  if (words !== ENDLESS) return words.length;
  const memory = new Int32Array(text.units);
  Atomics.store(memory, 0, BEGUN);
  Atomics.notify(memory, 0);
  for (;;) Atomics.load(memory, 0);
}
