/**
 * Pauses before the second, third and fourth attempt to deliver a webhook, in milliseconds, unless CONCLAVE_WEBHOOK_BACKOFF_MS
 * says otherwise. A receiver that restarts answers the second; one that is repaired within half an hour, the last.
 */
export const WEBHOOK_PAUSES_MS: readonly number[] = [30_000, 300_000, 1_800_000];
