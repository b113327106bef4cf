/**
 * How an answer is sent. Most are ready at once (polls and refusals) and are written in Node's own `request`
 * event: a fiber and the framework's objects for a request would cost as much as all of the checks. What has to be waited
 * for, reads a body or streams one is the framework's: it knows when the client went away, and what to do with a body that
 * nobody reads.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import * as Context from 'effect/Context';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import { HttpServerRequest, HttpServerResponse } from 'effect/http';
import type { Answer } from './request-context.ts';

/** Begins to answer a request: an `Exit` where it is done already. */
export type Answers = (request: IncomingMessage) => Effect.Effect<Answer, never, HttpServerRequest.HttpServerRequest>;

/** The field of Node's request that holds the answer begun for it; a symbol, so that no other code can name it. */
const BEGUN = Symbol('begun');

interface Source extends IncomingMessage {
  [BEGUN]?: ReturnType<Answers>;
}

/** Begins the server's every request, answers what is ready, and leaves the rest to the framework, which listens already. */
export function answerAtOnce(server: Server, answers: Answers): void {
  const wait = server.listeners('request').at(-1) as RequestListener;
  server.off('request', wait);
  server.on('request', (request: Source, response) => {
    const begun = answers(request);
    const left = isReady(begun) && !hasBody(request) ? write(begun.value, request, response) : begun;
    if (left === undefined) return;
    request[BEGUN] = left;
    wait(request, response);
  });
}

/** For the framework: continues what `answerAtOnce` left, and begins requests that bypass it (`Expect`, `Upgrade`). */
export const answerInFiber = (
  answers: Answers,
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, HttpServerRequest.HttpServerRequest> =>
  Effect.withFiber((fiber) => {
    const source = Context.getUnsafe(fiber.context, HttpServerRequest.HttpServerRequest).source as Source;
    return Effect.map(source[BEGUN] ?? answers(source), asResponse);
  });

const isReady = (begun: ReturnType<Answers>): begun is Exit.Success<Answer> =>
  Exit.isExit(begun) && Exit.isSuccess(begun);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Writes a complete answer; returns what is left to do. An answer that Node rejects is a defect, which the framework answers. */
function write(answer: Answer, request: IncomingMessage, response: ServerResponse): ReturnType<Answers> | undefined {
  const { status, headers, body } = answer;
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return Effect.succeed(answer);
  try {
    headers['content-length'] = String(Buffer.byteLength(body));
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    return undefined;
  } catch (defect) {
    return Effect.die(defect);
  }
}

/** As the framework has it. */
export function asResponse({ status, headers, body }: Answer): HttpServerResponse.HttpServerResponse {
  const options = { status, headers };
  if (body === undefined) return HttpServerResponse.empty(options);
  if (typeof body === 'string') return HttpServerResponse.text(body, options);
  return body instanceof Uint8Array
    ? HttpServerResponse.uint8Array(body, options)
    : HttpServerResponse.stream(body, options);
}
