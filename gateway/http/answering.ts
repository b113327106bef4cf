import type { IncomingMessage } from 'node:http';
import * as Effect from 'effect/Effect';
import type { HttpServerRequest } from 'effect/http';
import type { AccountContext, Answer, Answering, Handler, RequestContext } from './request-context.ts';

/** Runs a handler. The outcome is an `Exit` where the handler answers at once: no fiber is needed then. */
export function answering<In extends RequestContext>(handler: Handler<In>, context: In): Answering {
  try {
    const answer = handler(context);
    if (Effect.isEffect(answer)) return answer;
    if (!(answer instanceof Promise)) return Effect.succeed(answer);
    return Effect.tryPromise({ try: () => answer, catch: (error) => error });
  } catch (error) {
    return Effect.fail(error);
  }
}

/** A handler of the request's body, which the framework reads: it knows when the client goes away in the middle of it. */
export const withBody =
  <Body>(
    read: (request: IncomingMessage) => Effect.Effect<Body, unknown, HttpServerRequest.HttpServerRequest>,
    handle: (context: AccountContext, body: Body) => Answer | Promise<Answer>,
  ): Handler<AccountContext> =>
  (context) =>
    Effect.flatMap(read(context.request), (body) => answering(() => handle(context, body), context));
