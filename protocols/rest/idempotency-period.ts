/**
 * The shortest time that an Idempotency-Key is remembered, in milliseconds. An account remembers the commands it handled for eight
 * days; its keys must not be forgotten before that.
 */
export const SHORTEST_IDEMPOTENCY_MS = 8 * 86_400_000;
