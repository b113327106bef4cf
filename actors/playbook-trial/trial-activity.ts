import { z } from 'zod';
import { activity } from '../../runtime/hosting/index.ts';

/** Holds a document, which is in the store, against a playbook. */
export const trial = activity('try-playbook', {
  input: z.object({ trial: z.string() }),
  output: z.object({ answer: z.unknown() }),
  // A trial is answered while its client waits.
  timeoutMs: 60_000,
  retry: { intensity: 0, periodMs: 60_000, pauseMs: 200, longestPauseMs: 200 },
});
