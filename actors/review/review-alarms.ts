import { waitingAlarm } from './outside-panel.ts';
import type { ReviewContext } from './review-context.ts';
import { outsideAlarms as alarmsOfOutside } from './review-messages.ts';

/** How long a panel may take for one round, in milliseconds: far beyond what large documents need. */
export const ROUND_MS = 10 * 60_000;

/** Deadlines of the members that run elsewhere. */
export const outsideAlarms = {
  type: 'alarm',
  params: ({ context }: { context: ReviewContext }) => alarmsOfOutside(context, context.updated_at + ROUND_MS),
} as const;

/** When the next wait for a language model is announced. */
export const nextWaiting = {
  type: 'alarm',
  params: ({ context }: { context: ReviewContext }) => waitingAlarm(context),
} as const;
