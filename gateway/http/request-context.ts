import type { IncomingMessage } from 'node:http';
import type * as Effect from 'effect/Effect';
import type { HttpServerRequest } from 'effect/http';
import type * as Stream from 'effect/Stream';
import type { AccountView } from '../../protocols/account/index.ts';

/** One request on its way through a handler: routed, and with the account when the operation needs a key. */
export interface RequestContext {
  /** Node's request; its body is read through the framework's. */
  readonly request: IncomingMessage;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
}

export interface AccountContext extends RequestContext {
  readonly account: AccountView;
  /** Whether the request's key is still the account's: for answers that go on for long. */
  readonly isAuthorized: () => boolean;
}

/** A review that a request began: its trace is the review's. */
export interface BegunReview {
  readonly id: string;
  /** When its command went to the message server; milliseconds since 1970-01-01 UTC. */
  readonly sentAt: number;
}

/** What a request is answered with. */
export interface Answer {
  readonly status: number;
  /** By lower-case name; this answer's own, so that what every answer has is added to them. */
  readonly headers: Record<string, string>;
  /** Undefined: none, and no length. */
  readonly body: string | Uint8Array | Stream.Stream<Uint8Array, unknown> | undefined;
  readonly began?: BegunReview;
}

/** An answer, now (an `Exit`) or later. It fails with anything `apiErrorOf` knows; other errors become INTERNAL. */
export type Answering = Effect.Effect<Answer, unknown, HttpServerRequest.HttpServerRequest>;

/**
 * What answers an operation: a plain function that throws or rejects with what an `Answering` fails with. Only a handler that
 * reads a body, or must not be interrupted, gives an Effect.
 */
export type Handler<In extends RequestContext> = (context: In) => Answer | Promise<Answer> | Answering;

/** 200 with a JSON body. */
export const json = (body: unknown): Answer => jsonText(JSON.stringify(body));

/** 200 with JSON that is already text, or its bytes. */
export const jsonText = (body: string | Uint8Array): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
});
