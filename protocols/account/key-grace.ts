/** Milliseconds that the old secret of a regenerated key goes on working where the request does not say: it is dead at once. */
export const DEFAULT_GRACE_MS = 0;

/** The longest a request may ask for, in milliseconds. */
export const MAX_GRACE_MS = 24 * 3_600_000;

/** What the page of keys offers, in milliseconds. */
export const OFFERED_GRACES_MS: readonly number[] = [DEFAULT_GRACE_MS, 3_600_000, MAX_GRACE_MS];
