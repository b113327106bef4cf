import type { Effect } from 'effect';
import type { HttpServerRequest } from 'effect/http';
import { HttpServerResponse } from 'effect/http';
import type { AccountView } from '../../protocols/account/index.ts';

/** One request on its way through a handler: routed, and with the account when the operation needs a key. */
export interface OpenExchange {
  readonly request: HttpServerRequest.HttpServerRequest;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
}

export interface Exchange extends OpenExchange {
  readonly account: AccountView;
}

export type Answer = HttpServerResponse.HttpServerResponse;

/** What answers an operation. It fails with anything `refusalOf` knows; other errors become INTERNAL. */
export type Handler<In extends OpenExchange> = (exchange: In) => Effect.Effect<Answer, unknown>;

const JSON_OPTIONS = { contentType: 'application/json' };

/** 200 with a JSON body. */
export const json = (body: unknown): Answer => jsonText(JSON.stringify(body));

/** 200 with JSON that is already text. */
export const jsonText = (text: string): Answer => HttpServerResponse.text(text, JSON_OPTIONS);

/** 200 with JSON that is already bytes. */
export const jsonBytes = (bytes: Uint8Array): Answer => HttpServerResponse.uint8Array(bytes, JSON_OPTIONS);
