import * as Effect from 'effect/Effect';

/** A resource with asynchronous open and close, held as long as the scope is open. */
export const acquired = <Value>(open: () => Promise<Value>, close: (value: Value) => Promise<void>) =>
  Effect.acquireRelease(Effect.tryPromise({ try: open, catch: (error) => error }), (value) =>
    Effect.promise(() => close(value)),
  );
