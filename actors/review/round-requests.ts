/** What the panel is asked at the beginning of a round, and once more after a crash. */
import { ROUND_MS } from './review-alarms.ts';
import type { ReviewContext } from './review-context.ts';
import * as outgoing from './review-messages.ts';

interface Scope {
  readonly context: ReviewContext;
}

/** Round 0: asks for findings. */
export const briefs = {
  type: 'send',
  params: ({ context }: Scope) => outgoing.briefs(context, context.updated_at + ROUND_MS),
} as const;

/** Later rounds: asks for positions. */
export const calls = {
  type: 'send',
  params: ({ context }: Scope) => outgoing.calls(context, context.updated_at + ROUND_MS),
} as const;
