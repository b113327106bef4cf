import type { IncomingMessage } from 'node:http';
import type * as Effect from 'effect/Effect';
import type { HttpServerRequest } from 'effect/http';
import { networkOf } from '../access/address-rate-limit.ts';
import { answering } from '../answering.ts';
import { header } from '../header.ts';
import type { AccountContext, Answer, Handler } from '../request-context.ts';
import type { BodySlots, BodyToRead } from './body-slots.ts';

/** @param most bytes it may have: what counts where its length was not announced */
export function bodyOf({ request, account }: AccountContext, most: number): BodyToRead {
  const announced = header(request, 'content-length');
  return {
    owner: { account: account.account_id, address: networkOf(request.socket.remoteAddress ?? '') },
    bytes: announced === undefined ? most : Number(announced),
    received: () => request.socket.bytesRead,
    isComplete: () => request.complete,
  };
}

/** What a handler of a large body is told of its reading. */
interface LargeBody<Body> {
  readonly most: number;
  readonly read: (
    request: IncomingMessage,
    context: AccountContext,
  ) => Effect.Effect<Body, unknown, HttpServerRequest.HttpServerRequest>;
}

/** A handler of a body that is too large to be held without a slot: it keeps the slot until it has answered. */
export const withLargeBody =
  <Body>(
    slots: BodySlots,
    { most, read }: LargeBody<Body>,
    handle: (context: AccountContext, body: Body) => Answer | Promise<Answer>,
  ): Handler<AccountContext> =>
  (context) =>
    slots.run(
      bodyOf(context, most),
      () => read(context.request, context),
      (body) => answering(() => handle(context, body), context),
    );
