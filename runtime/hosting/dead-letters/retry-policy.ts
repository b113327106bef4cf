/** How often an event is given to its actor before it becomes a dead letter. Failures of the store are not counted. */
export interface RetryPolicy {
  /** For an event whose handling fails: a snapshot this build cannot read, records that throw. */
  readonly attempts: number;
  /** For an event of an actor that is not there: more than once where messages may overtake one another. */
  readonly attemptsIfMissing: number;
  /** Milliseconds between two of them. */
  readonly pauseMs: number;
}

/** A minute and a half: time for an operator who deployed the wrong build to notice; after that, letters can be replayed. */
export const DEFAULT_RETRY: RetryPolicy = { attempts: 100, attemptsIfMissing: 1, pauseMs: 1_000 };

/** Where several nodes pull from one consumer, a message may come some seconds before the one that creates its actor. */
export const OUT_OF_ORDER_RETRY: RetryPolicy = { ...DEFAULT_RETRY, attemptsIfMissing: 10 };
