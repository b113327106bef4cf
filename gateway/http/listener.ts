import { createServer, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '../../protocols/index.ts';
import { ApiError } from './errors/api-error.ts';
import { writeError } from './errors/error-body.ts';
import type { HttpLimits } from './limits.ts';
import type { RequestIds } from './request-id.ts';
import { trackUnused } from './unused-connections.ts';

export interface Listener {
  readonly server: Server;
  /**
   * Ends the connections on which no request ever began. Browsers open such ones ahead of need, and `server.close` counts
   * them as busy: without this the service stops only after its whole grace period.
   */
  readonly closeUnused: () => void;
}

/**
 * The bare HTTP server: its time limits, and answers in the interface's form to requests that never become one (headers
 * too large or too late, or not HTTP).
 */
export function createListener(limits: HttpLimits, requestIds: RequestIds): Listener {
  const server = createServer({
    ServerResponse: OneWrite,
    headersTimeout: Math.min(limits.headersTimeoutMs, limits.requestTimeoutMs),
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.connectionsCheckingIntervalMs,
    // Two requests in one on a proxy's connection begin with a header that two parsers read differently.
    insecureHTTPParser: false,
    // Of a key or a type given twice Node keeps the first, a proxy before it maybe the last: joined, they are neither.
    joinDuplicateHeaders: true,
  });
  server.timeout = limits.idleMs;
  // Node would answer an expectation it does not know with its own error; nobody has to meet one (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => {
    server.emit('request', request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    // Closed, not half-closed: a client that keeps sending would hold the connection and its work for as long.
    socket.write(rawAnswer(codeOf(error), requestIds.next()));
    socket.destroySoon();
  });
  return { server, closeUnused: trackUnused(server, limits) };
}

/**
 * A response whose headers and body leave in one write. The framework asks every response to compare its length with its
 * Content-Length, and Node then gives the socket a second, empty piece: a gathered write instead of a plain one, and one more
 * step of the event loop. Lengths are always counted from the body itself.
 */
class OneWrite extends ServerResponse {
  static {
    // An accessor, because Node's own constructor and the framework both assign the field.
    Object.defineProperty(OneWrite.prototype, 'strictContentLength', { get: () => false, set() {} });
  }
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'HEADERS_TOO_LARGE';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'REQUEST_TIMEOUT';
  return 'INVALID_PARAMETERS';
}

function rawAnswer(code: ErrorCode, requestId: string): string {
  const detail = code === 'INVALID_PARAMETERS' ? 'This is not a well-formed HTTP request.' : ERRORS[code].detail;
  const { status, headers, body } = writeError(new ApiError(code, { detail }), {
    accept: undefined,
    url: '/',
    requestId,
  });
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${ERRORS[code].title}\r\n${lines.join('')}\r\n${body}`;
}
