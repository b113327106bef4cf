/**
 * Requests to an identity provider. Its address comes from a customer: only public addresses are called, judged again when the
 * connection is made, redirects are not followed, and an answer is short and soon there.
 */
import { lookup } from 'node:dns';
import { publicClient } from '../webhooks/public-client.ts';
import { refuseWebhookUrl } from '../webhooks/target-policy.ts';

/** In all, from the look-up to the last byte, in milliseconds. */
const ANSWER_MS = 8_000;

/** The keys and the description of a provider are a few kilobytes. */
const MAX_BYTES = 512 * 1024;

interface OutsideRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

export type OutsideFetch = (url: string, asked: OutsideRequest) => Promise<Response>;

/** Where an identity provider may be: https everywhere, http on this machine where that is allowed. */
export function refuseProvider(url: string, allowLoopback: boolean): string | undefined {
  const refused = refuseWebhookUrl(url, allowLoopback);
  if (refused !== undefined) return refused;
  const { protocol, hostname } = new URL(url);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return protocol === 'https:' || isHere ? undefined : 'must be an https address';
}

export function outsideFetch(allowLoopback: boolean): OutsideFetch {
  const client = publicClient(lookup, allowLoopback);
  return async (url, { method, headers, body }) => {
    const refused = refuseProvider(url, allowLoopback);
    if (refused !== undefined) throw new Error(`the address ${refused}`);
    const sent = body === undefined || body === null ? null : String(body);
    const { request, dispatcher } = await client();
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await request(url, { method: method as 'GET', headers, body: sent, dispatcher, signal });
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for await (const piece of answer.body) {
      bytes += piece.length;
      if (bytes > MAX_BYTES) throw new Error('the answer is too long');
      pieces.push(new Uint8Array(piece));
    }
    const type = answer.headers['content-type'];
    const told = typeof type === 'string' ? { 'content-type': type } : {};
    return new Response(new Blob(pieces), { status: answer.statusCode, headers: told });
  };
}
