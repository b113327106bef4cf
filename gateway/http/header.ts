import type { IncomingMessage } from 'node:http';

/** One header of a request, by its lower-case name; undefined too where a header may come several times. */
export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
