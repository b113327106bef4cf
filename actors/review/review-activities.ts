import { z } from 'zod';
import { DocumentReference, DocumentType } from '../../protocols/index.ts';
import { activity, type SupervisionPolicy } from '../../runtime/hosting/index.ts';
import type { ReviewContext } from './review-context.ts';

/** Each is limited to two minutes of work; before that it may wait for other reviews. Milliseconds. */
const TIMEOUT_MS = 10 * 60_000;

const RETRY: SupervisionPolicy = { intensity: 1, periodMs: 20 * 60_000, pauseMs: 200, longestPauseMs: 200 };

/** Reads the submitted document. */
export const read = activity('read', {
  input: z.object({ document: DocumentReference, type: DocumentType.nullable() }),
  output: z.object({ type: DocumentType, type_confidence: z.number(), language: z.string() }),
  timeoutMs: TIMEOUT_MS,
  retry: RETRY,
});

/** Drafts issues and proposed changes, and stores the result. */
export const draft = activity('draft', {
  input: z.custom<ReviewContext>(),
  output: z.object({ bytes: z.number() }),
  timeoutMs: TIMEOUT_MS,
  retry: RETRY,
});
