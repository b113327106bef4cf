import type { IncomingMessage } from 'node:http';
import type { HttpServerRequest } from 'effect/http';

/**
 * One header of a request, by its lower-case name. Read from Node's own record: the framework's `headers` copies all of
 * them first, a tenth of the time a status poll takes.
 */
export function header(request: HttpServerRequest.HttpServerRequest, name: string): string | undefined {
  const value = (request.source as IncomingMessage).headers[name];
  return typeof value === 'string' ? value : undefined;
}
