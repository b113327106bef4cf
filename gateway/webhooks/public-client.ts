import type { lookup } from 'node:dns';
import type { Dispatcher, request } from 'undici';
import { publicAddressLookup } from './public-lookup.ts';

interface PublicClient {
  readonly request: typeof request;
  readonly dispatcher: Dispatcher;
}

/**
 * HTTP to public addresses only, judged when a connection is made: a name can resolve to another address than it did before.
 * The library is loaded with the first request, since its hundred modules would make every start longer.
 */
export function publicClient(resolve: typeof lookup, allowLoopback: boolean): () => Promise<PublicClient> {
  let client: Promise<PublicClient> | undefined;
  const load = async (): Promise<PublicClient> => {
    const { Agent, request } = await import('undici');
    return { request, dispatcher: new Agent({ connect: { lookup: publicAddressLookup(resolve, allowLoopback) } }) };
  };
  return () => {
    client ??= load();
    return client;
  };
}
