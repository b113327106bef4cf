import { Context, Effect } from 'effect';
import { HttpRouter, HttpServerRequest } from 'effect/http';
import type { AccountView } from '../../protocols/account/index.ts';
import { OPERATION_IDS, OPERATIONS, type Operation, type OperationId } from '../../protocols/index.ts';
import { refuseTier } from './access.ts';
import type { Answer, Exchange, Handler, OpenExchange } from './exchange.ts';
import type { Gate } from './gate.ts';
import { header } from './header.ts';
import { type HttpLimits, maxFormBytes, maxJsonBytes } from './limits.ts';
import { Refusal } from './refusal.ts';

type KeyedId = { [Id in OperationId]: (typeof OPERATIONS)[Id]['access'] extends 'key' ? Id : never }[OperationId];
type OpenId = Exclude<OperationId, KeyedId>;

/** A handler for every operation there is; one without a key never sees an account. */
export type Handlers = Record<KeyedId, Handler<Exchange>> & Record<OpenId, Handler<OpenExchange>>;

export interface RoutesOptions {
  readonly gate: Gate;
  readonly limits: HttpLimits;
  readonly handlers: Handlers;
}

/**
 * The chain every request with a key goes through, in the interface's order:
 *   1. request id (shell)      2. header size (listener) and announced body size
 *   3. key: 401                4. limits of the account: 429 (both in the gate)
 *   5. tier: 403, for requests without a body; a submission is first read (415, 413, 400) and then judged by tier
 *   6. the handler: for submissions idempotency (409, 422), credits (402), acceptance
 */
export function routes(options: RoutesOptions): HttpRouter.Route<unknown, HttpServerRequest.HttpServerRequest>[] {
  const { gate, limits, handlers } = options;
  const own = OPERATION_IDS.map((id) => {
    const operation: Operation = OPERATIONS[id];
    const handle =
      operation.access === 'open'
        ? (exchange: OpenExchange) => handlers[id as OpenId](exchange)
        : keyed(gate, operation, limits, handlers[id as KeyedId]);
    return HttpRouter.route(operation.method, pattern(operation.path), routed(handle));
  });
  return [...own, ...refusedMethods(gate)];
}

/** The router's way to write `{id}`. */
export const pattern = (path: string): HttpRouter.PathInput =>
  path.replace(/\{(\w+)\}/g, ':$1') as HttpRouter.PathInput;

function keyed(gate: Gate, operation: Operation, limits: HttpLimits, handle: Handler<Exchange>) {
  const maxBytes = operation.body?.type === 'multipart/form-data' ? maxFormBytes(limits) : maxJsonBytes(limits);
  const readsBody = operation.body !== undefined;
  return (open: OpenExchange): Effect.Effect<Answer, unknown> => {
    // Said before the key is asked for: nobody has to send 25 MB to learn that they are too many.
    const announced = Number(header(open.request, 'content-length') ?? 0);
    if (announced > maxBytes) return Effect.fail(tooLarge(announced, maxBytes));
    const admit = (account: AccountView): Effect.Effect<Answer, unknown> => {
      const wrongTier = readsBody ? undefined : refuseTier(account);
      return wrongTier === undefined ? handle({ ...open, account }) : Effect.fail(wrongTier);
    };
    const account = gate.enterAtOnce(open.request);
    return account === undefined ? Effect.flatMap(gate.enter(open.request), admit) : admit(account);
  };
}

type Provided = HttpServerRequest.HttpServerRequest | HttpRouter.RouteContext | HttpServerRequest.ParsedSearchParams;

const tooLarge = (bytes: number, maxBytes: number): Refusal =>
  new Refusal('PAYLOAD_TOO_LARGE', { detail: `The request body has ${bytes} bytes; at most ${maxBytes} are taken.` });

const routed = (handle: (exchange: OpenExchange) => Effect.Effect<Answer, unknown>) =>
  Effect.contextWith((context: Context.Context<Provided>) =>
    handle({
      request: Context.get(context, HttpServerRequest.HttpServerRequest),
      params: Context.get(context, HttpRouter.RouteContext).params,
      query: Context.get(context, HttpServerRequest.ParsedSearchParams),
    }),
  );

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'] as const;

/** 405 with Allow for every other method of every path; under /api only for those who may know what is there. */
function refusedMethods(gate: Gate) {
  const byPath = Map.groupBy(OPERATION_IDS, (id) => OPERATIONS[id].path);
  return [...byPath].flatMap(([path, ids]) => {
    const taken: string[] = ids.map((id) => OPERATIONS[id].method);
    const allow = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    const refusal = new Refusal('METHOD_NOT_ALLOWED', { headers: { allow } });
    const isOpen = OPERATIONS[ids[0] as OperationId].access === 'open';
    const handle = ({ request }: OpenExchange): Effect.Effect<Answer, unknown> =>
      Effect.andThen(isOpen ? Effect.void : gate.enter(request), Effect.fail(refusal));
    const others = METHODS.filter((method) => !taken.includes(method));
    return others.map((method) => HttpRouter.route(method, pattern(path), routed(handle)));
  });
}
