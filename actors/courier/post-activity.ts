import { z } from 'zod';
import { Deliver } from '../../protocols/index.ts';
import { activity } from '../../runtime/hosting/index.ts';

/** Posts a webhook once: the pauses between attempts are the account's, shown in its delivery log, and kept by the courier. */
export const post = activity('post', {
  input: z.object({ parcel: Deliver, webhook_id: z.string() }),
  output: z.object({ status: z.number() }),
  timeoutMs: 60_000,
  retry: { intensity: 0, periodMs: 1, pauseMs: 0, longestPauseMs: 0 },
});
