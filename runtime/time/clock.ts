/** Clock: the only source of time. Everything else receives instants as data. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Calls back once at or after the instant; the returned function cancels. */
  at(instant: number, callback: () => void): () => void;
}
