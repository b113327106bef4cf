import type { ActivityHandler } from '../../runtime/hosting/index.ts';
import type { Dice } from './dice.ts';
import type { Gate } from './gate.ts';

/** Longest that a piece of work takes where several nodes share it: most of a debate is then under way at any moment. */
const WORK_MS = 1_500;

/** The same work, which takes a while; the process may end in it. */
export function slowWork(
  workers: Readonly<Record<string, ActivityHandler>>,
  gate: Gate,
  dice: Dice,
): Record<string, ActivityHandler> {
  const slow = ([name, work]: [string, ActivityHandler]): [string, ActivityHandler] => [
    name,
    async (...given) => {
      await gate.pass();
      await gate.pause(dice.whole(WORK_MS));
      try {
        return await work(...given);
      } finally {
        await gate.pass();
      }
    },
  ];
  return Object.fromEntries(Object.entries(workers).map(slow));
}
