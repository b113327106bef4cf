import type { IncomingMessage } from 'node:http';
import * as Effect from 'effect/Effect';
import { FindMyWay, type HttpMethod } from 'effect/http';
import type { AccountView } from '../../protocols/account/index.ts';
import { OPERATION_IDS, OPERATIONS, type Operation, type OperationId } from '../../protocols/index.ts';
import type { Admission } from './access/admission.ts';
import { tierError } from './access/authorization.ts';
import { answering } from './answering.ts';
import { ApiError } from './errors/api-error.ts';
import { header } from './header.ts';
import { type HttpLimits, maxFormBytes, maxJsonBytes } from './limits.ts';
import type { AccountContext, Answering, Handler, RequestContext } from './request-context.ts';
import { targetOf } from './target.ts';

type KeyedId = { [Id in OperationId]: (typeof OPERATIONS)[Id]['access'] extends 'key' ? Id : never }[OperationId];
type OpenId = Exclude<OperationId, KeyedId>;

/** A handler for every operation there is; one without a key never sees an account. */
export type Handlers = Record<KeyedId, Handler<AccountContext>> & Record<OpenId, Handler<RequestContext>>;

export interface RoutesOptions {
  readonly admission: Admission;
  readonly limits: HttpLimits;
  readonly handlers: Handlers;
}

/** What answers the requests of one path and method. */
export interface Route {
  /** The path as the interface writes it, for the metrics, the log and the spans; `none` where no operation is. */
  readonly name: string;
  readonly handle: (context: RequestContext) => Answering;
}

/** The route a request goes, with what its path and query say. */
export interface Routed {
  readonly handler: Route;
  readonly params: RequestContext['params'];
  readonly searchParams: RequestContext['query'];
}

/** One path has one spelling; an id of any length reaches its handler, to be answered like every unknown one. */
const MATCHING = {
  ignoreTrailingSlash: false,
  ignoreDuplicateSlashes: false,
  caseSensitive: true,
  maxParamLength: 16_384,
};

/**
 * Finds the route of a request; every request has one. The chain every request with a key goes through, in the interface's
 * order:
 *   1. request id (request pipeline)      2. header size (listener) and announced body size
 *   3. key: 401                4. limits of the account: 429 (both in admission)
 *   5. tier: 403, for requests without a body; a submission is first read (415, 413, 400) and then judged by tier
 *   6. the handler: for submissions idempotency (409, 422), credits (402), acceptance
 */
export function routes(options: RoutesOptions): (request: IncomingMessage) => Routed {
  const { admission, limits, handlers } = options;
  const matcher = FindMyWay.make<Route>(MATCHING);
  for (const id of OPERATION_IDS) {
    const operation: Operation = OPERATIONS[id];
    const handle =
      operation.access === 'open'
        ? (context: RequestContext) => answering(handlers[id as OpenId], context)
        : keyed(admission, operation, limits, handlers[id as KeyedId]);
    matcher.on(operation.method, pattern(operation.path), { name: operation.path, handle });
  }
  refuseMethods(matcher, admission);
  const nowhere = unrouted(admission);
  return (request) => {
    const { method = '' } = request;
    const target = targetOf(request);
    return (
      matcher.find(method as HttpMethod.HttpMethod, target) ??
      (method === 'HEAD' ? matcher.find('GET', target) : undefined) ??
      nowhere
    );
  };
}

/** The matcher's way to write `{id}`. */
const pattern = (path: string): FindMyWay.PathInput => path.replace(/\{(\w+)\}/g, ':$1') as FindMyWay.PathInput;

function keyed(admission: Admission, operation: Operation, limits: HttpLimits, handle: Handler<AccountContext>) {
  const maxBytes = operation.body?.type === 'multipart/form-data' ? maxFormBytes(limits) : maxJsonBytes(limits);
  const readsBody = operation.body !== undefined;
  return (open: RequestContext): Answering => {
    // Checked before the key, so that a client learns of the limit without sending 25 MB.
    const announced = Number(header(open.request, 'content-length') ?? 0);
    if (announced > maxBytes) return Effect.fail(tooLarge(announced, maxBytes));
    const admit = (account: AccountView): Answering => {
      const wrongTier = readsBody ? undefined : tierError(account);
      return wrongTier === undefined
        ? answering(handle, {
            request: open.request,
            params: open.params,
            query: open.query,
            account,
            isAuthorized: () => admission.isAuthorized(open.request, account),
          })
        : Effect.fail(wrongTier);
    };
    return Effect.flatMapEager(admission.admit(open.request), admit);
  };
}

const tooLarge = (bytes: number, maxBytes: number): ApiError =>
  new ApiError('PAYLOAD_TOO_LARGE', { detail: `The request body has ${bytes} bytes; at most ${maxBytes} are taken.` });

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'] as const;

/** 405 with Allow for every other method of every path; under /api only for authenticated clients. */
function refuseMethods(matcher: FindMyWay.Router<Route>, admission: Admission): void {
  for (const [path, ids] of Map.groupBy(OPERATION_IDS, (id) => OPERATIONS[id].path)) {
    const taken: string[] = ids.map((id) => OPERATIONS[id].method);
    const allow = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    const methodError = new ApiError('METHOD_NOT_ALLOWED', { headers: { allow } });
    const isOpen = OPERATIONS[ids[0] as OperationId].access === 'open';
    const handle: Route['handle'] = ({ request }) =>
      isOpen ? Effect.fail(methodError) : Effect.flatMapEager(admission.admit(request), () => Effect.fail(methodError));
    const others = METHODS.filter((method) => !taken.includes(method));
    matcher.on(others, pattern(path), { name: path, handle });
  }
}

/** What no route fits is 404, under /api only to those whose key lets them ask: there, too, 401 comes first. */
function unrouted(admission: Admission): Routed {
  const notFound = Effect.fail(new ApiError('NOT_FOUND'));
  const handle: Route['handle'] = ({ request }) =>
    targetOf(request).startsWith('/api') ? Effect.flatMapEager(admission.admit(request), () => notFound) : notFound;
  return { handler: { name: 'none', handle }, params: {}, searchParams: {} };
}
