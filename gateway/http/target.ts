import type { IncomingMessage } from 'node:http';

const SLASH = '/'.charCodeAt(0);

/** Path and query a request asks for. A client that takes the service for a proxy writes a whole URL before them (RFC 9112, 3.2.2). */
export function targetOf({ url = '' }: IncomingMessage): string {
  if (url.charCodeAt(0) === SLASH || !/^https?:/i.test(url) || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
