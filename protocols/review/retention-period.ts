/** Days that a review is kept after it ended, unless CONCLAVE_RETENTION_DAYS says otherwise. */
export const DEFAULT_RETENTION_DAYS = 90;

/** Gigabytes of the store beyond which the reviews that ended first are removed, unless CONCLAVE_RETENTION_GB says otherwise. */
export const DEFAULT_RETENTION_GB = 40;
