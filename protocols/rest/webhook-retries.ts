import { listInWords, periodInWords } from '../in-words.ts';

/** Milliseconds that a receiver has to answer, from the look-up of its name to the status line. */
export const WEBHOOK_ANSWER_MS = 10_000;

/**
 * Pauses before the second, third and fourth attempt to deliver a webhook, in milliseconds, unless CONCLAVE_WEBHOOK_BACKOFF_MS
 * says otherwise. A receiver that restarts answers the second; one that is repaired within half an hour, the last.
 */
export const WEBHOOK_PAUSES_MS: readonly number[] = [30_000, 300_000, 1_800_000];

/** Both for the interface documents. */
export const ANSWER_IN_WORDS = periodInWords(WEBHOOK_ANSWER_MS);
export const PAUSES_IN_WORDS = listInWords(WEBHOOK_PAUSES_MS.map(periodInWords));
