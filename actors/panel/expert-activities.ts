import { z } from 'zod';
import { Brief, Call, Finding, Position } from '../../protocols/index.ts';
import { activity, type SupervisionPolicy } from '../../runtime/hosting/index.ts';

/** Longer than any round: an expert's work may wait for the work of other reviews. Milliseconds. */
const TIMEOUT_MS = 10 * 60_000;

/** An expert that fails three times within a minute is left out. */
const RETRY: SupervisionPolicy = { intensity: 2, periodMs: 60_000, pauseMs: 200, longestPauseMs: 5_000 };

/** Reads the document for findings. */
export const examine = activity('examine', {
  input: Brief,
  output: z.array(Finding),
  timeoutMs: TIMEOUT_MS,
  retry: RETRY,
});

/** Takes positions on the claims that it is asked about. */
export const answer = activity('answer', {
  input: Call,
  output: z.array(Position),
  timeoutMs: TIMEOUT_MS,
  retry: RETRY,
});
