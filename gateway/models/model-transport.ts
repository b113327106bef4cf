import { Agent, buildConnector, request } from 'undici';
import { type CallAnswer, NotSent } from '../../runtime/calls/index.ts';
import type { Clock } from '../../runtime/index.ts';
import { KEY_PLACE, type WireRequest } from './language-model.ts';

/** Longest answer that is read, in bytes: a hundred times what any question allows. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Longest wait for a connection, in milliseconds. */
const CONNECT_MS = 10_000;

/** HTTP/2 would send a request again by itself when the server says that it refused the first: two that one row knows of. */
const ONE_REQUEST = { allowH2: false };

export interface ModelTransport {
  send(wire: WireRequest, signal: AbortSignal): Promise<CallAnswer>;
  close(): Promise<void>;
}

/** Sends HTTP requests to a model: inserts the key, follows no redirect (it would send the document elsewhere), never retries. */
export function modelTransport(key: string | undefined, clock: Clock): ModelTransport {
  // The ledger's deadline ends a call; Node's own limits would end it after five minutes.
  const agent = new Agent({ ...ONE_REQUEST, headersTimeout: 0, bodyTimeout: 0, connect: connectorOf() });
  return {
    send: async ({ url, headers, body }, signal) => {
      const withKey = Object.entries(headers).map(([name, value]) => [name, value.replace(KEY_PLACE, key ?? '')]);
      try {
        const answer = await request(url, {
          method: 'POST',
          dispatcher: agent,
          signal,
          headers: Object.fromEntries(withKey) as Record<string, string>,
          body,
        });
        return {
          status: answer.statusCode,
          retryAfterMs: retryAfterMs(answer.headers['retry-after'], clock),
          body: await bounded(answer.body),
        };
      } catch (error) {
        throw failureOf(error as Error);
      }
    },
    close: () => agent.close(),
  };
}

/** Without a connection, also where its certificate is not accepted, no byte was sent: nobody was asked, so nobody charges. */
function connectorOf(): buildConnector.connector {
  const connect = buildConnector({ ...ONE_REQUEST, timeout: CONNECT_MS });
  return (options, done) =>
    connect(options, (error, socket) =>
      error === null ? done(error, socket) : done(new NotSent(`no connection could be made: ${reasonOf(error)}`), null),
    );
}

/** The cause is left behind: it may hold the request. */
const failureOf = (error: Error): Error =>
  error instanceof NotSent ? error : new Error(`the call was cut off: ${reasonOf(error)}`);

/** What was aborted has a number for a code, which says nothing. */
const reasonOf = ({ code, name }: NodeJS.ErrnoException): string => (typeof code === 'string' ? code : name);

async function bounded(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw new Error('the answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Seconds or a date (RFC 9110, 10.2.3); nothing for anything else. */
function retryAfterMs(value: string | string[] | undefined, clock: Clock): number | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1_000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - clock.now());
}
