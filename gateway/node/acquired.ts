import * as Effect from 'effect/Effect';

/** Something that is opened and closed by promises, for as long as the scope lives. */
export const acquired = <Value>(open: () => Promise<Value>, close: (value: Value) => Promise<void>) =>
  Effect.acquireRelease(Effect.tryPromise({ try: open, catch: (error) => error }), (value) =>
    Effect.promise(() => close(value)),
  );
