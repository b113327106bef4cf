import { textOf } from '../../../actors/expert-workers/shared-text.ts';
import type { Task } from '../../../runtime/tasks/task-pool.ts';

/** Whoever listens here is told the name of each job that has begun. */
export const BEGUN = 'endless-work';

/** A text in which every job computes for ever. */
export const ENDLESS = 'This text is never read to its end.';

/** Work of any name in a thread of a pool: its length, or no end. */
export default function work({ name, input }: Task): number {
  const text = textOf((input as { text: Parameters<typeof textOf>[0] }).text);
  if (text !== ENDLESS) return text.length;
  const channel = new BroadcastChannel(BEGUN);
  channel.postMessage(name);
  while (channel.name === BEGUN);
  return 0;
}
